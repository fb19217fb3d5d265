"""A tally of many rows stands upright in a terminal: a column for each player, a line for each row."""

import io

import pytest
from rich.console import Console

from printkit.cli.result import plain_lines, show_result
from printkit.cli.screen import Screen
from printkit.rules.tea_garden import GAME
from printkit.scoring.answers import read_answers
from printkit.scoring.totals import Result, tally
from tests.rules.tea_garden.answers import player


class Terminal(Screen):
    """A terminal of some width whose tables can be read."""

    def __init__(self, width: int) -> None:
        """Make it."""
        super().__init__()
        self.shown = io.StringIO()
        self._console = Console(file=self.shown, width=width, highlight=False, markup=False)

    @property
    def rich(self) -> bool:
        """Tables, please."""
        return True

    def console(self) -> Console:
        """Return what is written to."""
        return self._console


@pytest.fixture(scope="module")
def result() -> Result:
    """Two players with cards, one with a bracket in the name."""
    people = [
        player("Anna [red]", track=47, cards=[1, 2], emperor=["E05", "E03", "E03"], gardens=5),
        player("Bob", track=60, emperor=["E01"], fermented=8, fresh=2, cups=4),
    ]
    return tally(GAME, read_answers(GAME, {"players": people}))


def lines_at(width: int, result: Result) -> list[str]:
    """Return what is shown in a terminal of that width."""
    screen = Terminal(width)
    show_result(screen, GAME, result)
    return screen.shown.getvalue().splitlines()


def cells_of(lines: list[str], label: str) -> list[str]:
    """Return what stands behind a label."""
    (line,) = [line for line in lines if line.strip().startswith(label)]
    return line.strip().removeprefix(label).split()


def test_every_row_has_a_line(result: Result) -> None:
    """Rows in rule order, the entries of one below it, total, tie-breaks and place."""
    lines = lines_at(80, result)
    labels = (
        "score track",
        "action cards",
        "emperor cards",
        "E01 fermented leaves",
        "E03 no condition",
        "E05 gardens",
        "river",
        "university",
        "emperor track",
        "cups",
        "scrolls and emperor tokens",
        "total",
        "leaves",
        "fermented leaves",
        "on the score track",
    )
    at = [k for label in labels for k, line in enumerate(lines) if line.strip().startswith(label)]
    assert len(labels) == len(at)
    assert sorted(at) == at


def test_br_018_places_and_names_stand_above(result: Result) -> None:
    """The winner first, brackets as they were typed."""
    lines = lines_at(80, result)
    (head,) = [line for line in lines if "Bob" in line and "Anna" in line and "." in line][:1]
    assert ["1.", "Anna", "[red]", "2.", "Bob"] == head.split()


def test_cells_tell_words_where_there_is_room(result: Result) -> None:
    """``1 + 2 = 3`` in a wide terminal, 3 in a narrow one; used and cap of a card in both."""
    assert ["1", "+", "2", "=", "3", "0"] == cells_of(lines_at(120, result), "action cards")
    assert ["3", "0"] == cells_of(lines_at(62, result), "action cards")
    narrow = lines_at(72, result)
    assert "5/6 → 15" in "\n".join(narrow)
    assert "6/6 (of 8) → 18" in "\n".join(narrow)
    assert "12; 12" in "\n".join(narrow)


def test_plain_lines_tell_the_same(result: Result) -> None:
    """Entries below their row, the place on the track, the rule of each row."""
    told = list(plain_lines(GAME, result))
    at = told.index("  emperor cards: 39 (Tea Garden 1.6)")
    assert [
        "    E05 gardens: 5/6 → 15",
        "    E03 no condition: 12",
        "    E03 no condition: 12",
    ] == told[at + 1 : at + 4]
    assert "  on the score track: 50+ and space 39" in told


def test_what_was_assumed_is_told() -> None:
    """Once for each field, with the players."""
    people = [player("Anna", track=4), player("Bob", gardens=3)]
    del people[0]["gardens"], people[0]["emperor_top"], people[1]["emperor_top"]
    result = tally(GAME, read_answers(GAME, {"players": people}))
    told = list(plain_lines(GAME, result))
    assert "not said, so taken for 1: gardens on the board (Anna)" in told
    assert "not said, so taken for no: top row of the emperor track (Anna, Bob)" in told
    assert any("not said" in line for line in lines_at(100, result))
