"""From pieces and a map to what lies where: laid out, evenly if asked, in a row, and what follows."""

from collections.abc import Mapping, Sequence
from typing import Any

from printkit.base.errors import DataError, Fault, RulesError, UsageError
from printkit.base.i18n import resolve
from printkit.model.boards import Chart
from printkit.model.faults import fault
from printkit.model.setup import (
    Charted,
    Derive,
    Derived,
    Even,
    LayOut,
    Measured,
    ShuffleRow,
    Situation,
    Sort,
)
from printkit.setups.table import Table

Values = dict[str, int | str]
Cells = dict[tuple[int, int], Values]
"""What lies on cells: (row, column), counted from 1, and the values of the piece."""

_NOTHING = "."


def lay_out(step: LayOut, table: Table) -> None:
    """Lay out pieces on the cells of a map; what is left stays in the bag."""
    chart = _chart(step, table)
    places = [
        (row, column)
        for row, line in enumerate(chart.rows, start=1)
        for column, sign in enumerate(line, start=1)
        if sign == step.sign
    ]
    pieces = _pieces(step, table)
    if len(places) > len(pieces):
        raise RulesError(f"step {step.id}: {len(places)} cells want a piece, of {len(pieces)}")
    stream = table.stream(step)
    even = step.even if step.even and table.options.get(step.even.option) is True else None
    best: Measured | None = None
    for tried in range(1, even.tries + 1 if even else 2):
        order = stream.shuffled(pieces)
        laid = dict(zip(places, order, strict=False))
        found = table.game.tools[even.tool](chart, laid) if even else None
        if found is None or found.ok:
            _put(step, table, chart, laid, order)
            if even and found:
                _tell_even(even, table, found, tried)
            return
        best = found if best is None or found.badness < best.badness else best
    if even and best:
        raise _uneven(even, chart, best)


def _chart(step: LayOut, table: Table) -> Chart:
    asked = table.texts.get(step.option, table.options.get(step.option))
    found: Charted = table.game.tools[step.tool](asked, table.players)
    faults = [one for one in found.faults if not one.is_warning]
    if faults or found.chart is None:
        name = table.options.get(step.option, step.option)
        number = "a fault" if len(faults) == 1 else f"{len(faults)} faults"
        raise DataError(f"the map {name} has {number}", "mend them all at once", faults)
    table.warnings += found.faults
    return found.chart


def _pieces(step: LayOut, table: Table) -> list[Values]:
    name, option = step.form
    asked = table.options.get(option)
    pieces: list[Values] = []
    for sort in step.sorts:
        forms = dict(sort.forms).get(str(asked), ())
        named = [{name: form} for form, number in forms for _ in range(number)]
        pieces += [{**dict(sort.values), **form} for form in named or [{}] * sort.count]
    return pieces


def _put(step: LayOut, table: Table, chart: Chart, laid: Cells, order: Sequence[Values]) -> None:
    fixed = {sign: dict(values) for sign, values in step.fixed}
    rows = [
        [
            dict(laid[row, column]) if (row, column) in laid else fixed.get(sign)
            for column, sign in enumerate(line, start=1)
        ]
        for row, line in enumerate(chart.rows, start=1)
    ]
    rest = order[len(laid) :]
    table.places[step.place] = {"id": chart.id, "rows": rows}
    table.places[step.left] = _counted(step.sorts, rest)
    table.secret[step.bag] = [_short(piece) for piece in rest]
    table.pictures[step.place] = _picture(chart, laid)
    table.tell(step.text, map=chart.title, number=len(laid), left=len(rest))


def _counted(sorts: Sequence[Sort], pieces: Sequence[Values]) -> dict[str, Any]:
    """Return how many there are of each sort, by its first value, then its second, and so on."""
    counts: dict[str, Any] = {}
    for sort in sorts:
        *path, last = (str(value) for _, value in sort.values)
        inner = counts
        for key in path:
            inner = inner.setdefault(key, {})
        same = dict(sort.values)
        inner[last] = sum(same.items() <= piece.items() for piece in pieces)
    return counts


def _short(piece: Mapping[str, int | str]) -> str:
    """Return a piece in as few signs as possible: ``K2``, of words the first letter: ``K2a``."""
    return "".join(
        str(value)[:1] if isinstance(value, str) else str(value) for value in piece.values()
    )


def _picture(chart: Chart, laid: Cells) -> tuple[str, ...]:
    """Return the map as lines, with a heading of columns and the row in front of each line."""
    shown = {place: _short(piece) for place, piece in laid.items()}
    wide = max((len(word) for word in shown.values()), default=1)
    wide = max(wide, len(str(len(chart.rows[0]))))
    margin = len(str(len(chart.rows)))
    head = " ".join(f"{column:>{wide}}" for column in range(1, len(chart.rows[0]) + 1))
    lines = [f"{'':{margin}}  {head}"]
    for row, line in enumerate(chart.rows, start=1):
        cells = [shown.get((row, column), sign) for column, sign in enumerate(line, start=1)]
        lines.append(f"{row:{margin}}  {' '.join(f'{cell:>{wide}}' for cell in cells)}")
    return tuple(lines)


def _tell_even(even: Even, table: Table, found: Measured, tried: int) -> None:
    measure = resolve(found.measure)
    table.places[even.place] = {"measure": measure, **found.found, "tries": tried}
    table.tell(even.text, measure=found.measure, tries=tried)


def _uneven(even: Even, chart: Chart, best: Measured) -> DataError:
    odd = fault(
        "E_EVEN",
        even.option,
        "{map}: in {tries} tries no layout was even enough; in the best one {why}",
        "asked for: {measure}. Leave out --{option}, try another seed, or change the map",
        map=chart.title,
        tries=even.tries,
        why=best.why,
        measure=best.measure,
        option=even.option,
    )
    return DataError(odd.message, odd.hint, (odd,))


def shuffle_row(step: ShuffleRow, table: Table) -> None:
    """Shuffle pieces into a row."""
    pieces = [piece for piece, number in step.pieces for _ in range(number)]
    row = table.stream(step).shuffled(pieces)
    word = all(len(piece) == 1 for piece in row)
    table.places[step.place] = "".join(row) if word else list(row)
    table.tell(step.text, row=" ".join(row))


def derive(step: Derive, table: Table) -> None:
    """Let the game work out what follows.

    Raises:
        UsageError: An option makes no sense.
        RulesError: The game gives other places than its plan says.
    """
    first = table.first if table.drawn else None
    situation = Situation(table.players, first, table.options, table.places)
    found: Derived = table.game.tools[step.tool](situation)
    if found.faults:
        raise _odd_options(found.faults)
    if set(found.places) != set(step.places):
        raise RulesError(f"step {step.id}: {step.tool} gives {', '.join(found.places)}")
    table.places |= found.places
    for words in found.told:
        table.tell(words)


def _odd_options(faults: Sequence[Fault]) -> UsageError:
    messages = "; ".join(f"--{one.where}: {one.message}" for one in faults)
    return UsageError(messages, faults[0].hint)
