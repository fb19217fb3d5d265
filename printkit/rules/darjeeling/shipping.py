"""The questions about a shipment: may these tiles be laid out, what do they load, what is the best.

Tiles of one kind come in as numbers by size; the answer has the crates, the load and a layout.
"""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from printkit.base.errors import Fault
from printkit.model.faults import fault
from printkit.model.game import Answer, Helper
from printkit.model.options import Option
from printkit.model.text import Text, text
from printkit.rules.darjeeling.choices import SHAPES
from printkit.rules.darjeeling.loading import loaded_of, quantity_of
from printkit.rules.darjeeling.loops import SIDES, Layout, Tiles
from printkit.rules.darjeeling.numbers import LETTERS, LOADING_CRATES, MIXED_TWOS, SIZES, TILES
from printkit.rules.darjeeling.shipments import lay_out

_ADJACENT, _OPPOSITE, _MIXED = SHAPES
_SIGNS = " ╵╶└╷│┌├╴┘─┴┐┤┬"
"""A tile by its sides (`loops.N` and so on), as lines from its middle to its halves."""
_LETTERS = dict(zip(SIDES, "NESW", strict=True))
_ASKED = ("n1", "n2", "n2a", "n2o", "n3")


def read_tiles(given: Mapping[str, Any]) -> tuple[Tiles, tuple[Fault, ...]]:
    """Return the tiles that were typed, and what is wrong with them (Darjeeling 6.3)."""
    faults = [
        fault("E_NEG", name, "{found} tiles cannot be", "give 0 or more", found=given[name])
        for name in _ASKED
        if given.get(name, 0) < 0
    ]
    shape = given.get("shape") or (_MIXED if "n2a" in given or "n2o" in given else _ADJACENT)
    twos, adjacent, opposite = (given.get(name, 0) for name in ("n2", "n2a", "n2o"))
    if twos and (adjacent or opposite):
        hint = "give n2, or n2a (adjacent) and n2o (opposite)"
        faults.append(fault("E_BOTH", "n2", "two-half tiles are given twice", hint))
    elif twos and shape == _MIXED:
        hint = "give n2a (halves on adjacent sides) and n2o (on opposite sides)"
        faults.append(fault("E_SHAPE", "n2", "it is not known which shape they have", hint))
    elif (adjacent and shape == _OPPOSITE) or (opposite and shape == _ADJACENT):
        message = "all two-half tiles are {shape}, as was said"
        hint = "leave --shape out, or say mixed"
        faults.append(fault("E_SHAPE", "shape", message, hint, shape=shape))
    if shape == _OPPOSITE:
        opposite += twos
    else:
        adjacent += twos
    tiles = Tiles(given.get("n1", 0), adjacent, opposite, given.get("n3", 0))
    return tiles, tuple(faults) or _supply_faults(tiles, shape, given.get("kind"))


def _supply_faults(tiles: Tiles, shape: str, kind: str | None) -> tuple[Fault, ...]:
    kinds = (kind,) if kind else LETTERS
    ones, twos, threes = (max(TILES[one][size] for one in kinds) for size in SIZES)
    limits = [("n1", tiles.ones, ones), ("n3", tiles.threes, threes)]
    if shape == _MIXED:
        limits.append(("n2a", tiles.adjacent, MIXED_TWOS[_ADJACENT]))
        limits.append(("n2o", tiles.opposite, MIXED_TWOS[_OPPOSITE]))
    limits.append(("n2", tiles.adjacent + tiles.opposite, twos))
    return tuple(
        fault(
            "E_SUPPLY",
            where,
            "{found} such tiles of one kind are too many, the box holds {limit}",
            "count them again",
            found=found,
            limit=limit,
        )
        for where, found, limit in limits
        if found > limit
    )


def _free_faults(given: Mapping[str, Any]) -> tuple[Fault, ...]:
    free = given.get("free")
    if free is None or 0 <= free <= LOADING_CRATES:
        return ()
    message = "{free} crates cannot be free"
    hint = "a player has 0 to {limit} free crates"
    return (fault("E_RANGE", "free", message, hint, free=free, limit=LOADING_CRATES),)


def _full(given: Mapping[str, Any]) -> bool:
    return bool(given.get("near") or given.get("no_loss"))


def _ship(given: Mapping[str, Any]) -> Answer:
    tiles, faults = read_tiles(given)
    faults = (*faults, *_free_faults(given))
    if faults:
        return Answer(ok=False, result={}, errors=faults)
    layout = lay_out(tiles)
    refusal = _refusal(tiles, layout, full=_full(given))
    if layout and refusal is None:
        return Answer(
            ok=True, result=_result(tiles, layout, given), told=_told(tiles, layout, given)
        )
    crates = {"crates": tiles.halves // 2} if layout else {}
    better = best_of(tiles, full=_full(given))
    told = (_advice(better[0], given),) if better else ()
    return Answer(ok=False, result=crates, reasons=(refusal,) if refusal else (), told=told)


def _best(given: Mapping[str, Any]) -> Answer:
    tiles, faults = read_tiles(given)
    faults = (*faults, *_free_faults(given))
    if faults:
        return Answer(ok=False, result={}, errors=faults)
    found = best_of(tiles, full=_full(given))
    if found is None:
        message = "nothing can be loaded with these tiles"
        hint = "collect more, or load next to a city or with the action no loss"
        return Answer(ok=False, result={}, reasons=(fault("E_NO_LOAD", "n1", message, hint),))
    part, layout = found
    told = (text("Lay out {tiles}.", tiles=_counted(part, given)), *_told(part, layout, given))
    result = {**_named(part, given), **_result(part, layout, given)}
    return Answer(ok=True, result=result, told=told)


def best_of(tiles: Tiles, *, full: bool) -> tuple[Tiles, Layout] | None:
    """Return the part of the tiles that loads most crates, with a layout; None: there is none.

    Among equal loads it is the one with the fewest half crates, then with the fewest tiles: that
    keeps the one-half tiles, which go with everything.

    Args:
        tiles: Tiles of one kind.
        full: Next to a city, or with the action "no loss".
    """
    ranked = sorted(
        (-loaded_of(part.halves // 2, full=full), part.halves, part.number, part)
        for part in _parts(tiles)
    )
    for load, _, _, part in ranked:
        if load < 0 and (layout := lay_out(part)):
            return part, layout
    return None


def _parts(tiles: Tiles) -> Iterator[Tiles]:
    for numbers in product(*(range(number + 1) for number in tiles)):
        part = Tiles(*numbers)
        if part.halves % 2 == 0:
            yield part


def _refusal(tiles: Tiles, layout: Layout | None, *, full: bool) -> Fault | None:
    if not tiles.number:
        return fault("E_NO_LOAD", "n1", "no tiles are laid out", "give n1, n2 and n3")
    if tiles.halves % 2:
        message = "{halves} half crates leave one of them open"
        hint = "leave a tile with one or three half crates out"
        return fault("E_ODD", "n1", message, hint, halves=tiles.halves)
    if layout is None:
        message = "these tiles cannot be laid so that no half crate stays open"
        hint = "without more one-half than three-half tiles, four of them must turn a corner"
        return fault("E_OPEN", "n1", message, hint)
    crates = tiles.halves // 2
    if loaded_of(crates, full=full) < 1:
        message = "not next to a city one crate fewer is loaded, so this loads nothing"
        hint = "lay out more, or play the action no loss"
        return fault("E_NO_LOAD", "near", message, hint)
    return None


def _result(tiles: Tiles, layout: Layout, given: Mapping[str, Any]) -> dict[str, Any]:
    crates = tiles.halves // 2
    loaded = loaded_of(crates, full=_full(given))
    found = {"crates": crates, "loaded": loaded, "quantity": quantity_of(loaded)}
    if given.get("free") is not None:
        found["missing"] = max(0, loaded - given["free"])
    return {**found, "layout": placed(layout), "drawing": list(drawn(layout))}


def _told(tiles: Tiles, layout: Layout, given: Mapping[str, Any]) -> tuple[Text, ...]:
    crates = tiles.halves // 2
    loaded = loaded_of(crates, full=_full(given))
    bonus = quantity_of(loaded)
    told = [
        text("{crates} crates are laid out, {loaded} loaded.", crates=crates, loaded=loaded),
        text("Quantity bonus: {bonus}.", bonus=bonus),
    ]
    missing = max(0, loaded - given.get("free", LOADING_CRATES))
    if missing:
        told.append(
            text(
                "Only {free} crates are free: take {missing} from other own ships, or load fewer.",
                free=given["free"],
                missing=missing,
            )
        )
    return (*told, text("A layout that closes:"), *(text("{row}", row=r) for r in drawn(layout)))


def _advice(part: Tiles, given: Mapping[str, Any]) -> Text:
    loaded = loaded_of(part.halves // 2, full=_full(given))
    words = "Of these tiles {tiles} can be shipped: {loaded} loaded."
    return text(words, tiles=_counted(part, given), loaded=loaded)


def _named(tiles: Tiles, given: Mapping[str, Any]) -> dict[str, int]:
    """Return tiles under the names of the inputs."""
    if "n2a" in given or "n2o" in given:
        twos = {"n2a": tiles.adjacent, "n2o": tiles.opposite}
    else:
        twos = {"n2": tiles.adjacent + tiles.opposite}
    return {"n1": tiles.ones, **twos, "n3": tiles.threes}


def _counted(tiles: Tiles, given: Mapping[str, Any]) -> str:
    named = _named(tiles, given)
    return ", ".join(f"{name} = {number}" for name, number in named.items() if number)


def placed(layout: Layout) -> list[dict[str, Any]]:
    """Return a layout as JSON has it: row and column from 1, halves, the sides that show them."""
    top, left = _corner(layout)
    return [
        {
            "row": row - top + 1,
            "column": column - left + 1,
            "halves": sides.bit_count(),
            "sides": "".join(letter for side, letter in _LETTERS.items() if sides & side),
        }
        for (row, column), sides in sorted(layout.items())
    ]


def drawn(layout: Layout) -> tuple[str, ...]:
    """Return a layout as lines of signs, one a tile."""
    top, left = _corner(layout)
    width = max(column for _, column in layout) - left + 1
    height = max(row for row, _ in layout) - top + 1
    return tuple(
        "".join(
            _SIGNS[layout.get((top + row, left + column), 0)] for column in range(width)
        ).rstrip()
        for row in range(height)
    )


def _corner(layout: Layout) -> tuple[int, int]:
    return min(row for row, _ in layout), min(column for _, column in layout)


_INPUTS = (
    Option("n1", "int", text("tiles with one half crate"), default=0),
    Option("n2", "int", text("tiles with two half crates")),
    Option("n3", "int", text("tiles with three half crates"), default=0),
    Option("n2a", "int", text("mixed shapes: two-half tiles with halves on adjacent sides")),
    Option("n2o", "int", text("mixed shapes: two-half tiles with halves on opposite sides")),
    Option("shape", "choice", text("the two-half tiles of your kit (adjacent)"), choices=SHAPES),
    Option("kind", "choice", text("which tea, so that the supply is known"), choices=LETTERS),
    Option("near", "flag", text("the collector stands next to a city")),
    Option("no_loss", "flag", text("the action tile no loss is played")),
    Option("free", "int", text("own crates that lie in front of the screen")),
)

SHIP = Helper(
    id="ship",
    title=text("may these tiles of one kind be laid out, and what do they load"),
    inputs=_INPUTS,
    answer=_ship,
    rule="Darjeeling 6.3",
)
BEST = Helper(
    id="best",
    title=text("which of these tiles of one kind load most"),
    inputs=_INPUTS,
    answer=_best,
    rule="Darjeeling 6.3",
)
