"""Every check of Kraby with its code: all faults at once, and no echo of one."""

from collections.abc import Callable, Mapping

import pytest

from printkit.base.errors import Fault
from printkit.model.game import Game
from tests.rules.kraby import boards

FaultsOf = Callable[[Game, object], tuple[Fault, ...]]

VALUES = {"O": 7, "G": 9, "B": 10, "Y": 16, "P": -3}


def codes(faults: tuple[Fault, ...]) -> list[tuple[str, str]]:
    """Return what the faults are and where."""
    return [(fault.code, fault.where) for fault in faults]


def people(*wharves: Mapping[str, str]) -> list[dict[str, str]]:
    """Return players P1, P2, ... with these wharves."""
    return [{"name": f"P{k}", **wharf} for k, wharf in enumerate(wharves, start=1)]


def test_s10_sizes_must_add_up(kraby: Game, faults_of: FaultsOf) -> None:
    """23 crabs in a finished game are one too few; the message says both numbers."""
    raw = {"table": {**VALUES, "B": [6, 6, 6, 5]}, "players": people({}, {}, {})}
    (fault,) = faults_of(kraby, raw)
    assert ("E_SUM", "table.B") == (fault.code, fault.where)
    assert "blue" in fault.message
    assert "23" in fault.message
    assert "24" in fault.message


def test_s10_of_two_players_must_add_up_to_twenty(kraby: Game, faults_of: FaultsOf) -> None:
    """With two players a colour has 20 crabs."""
    table = {"O": [5, 5, 5, 5], "G": [5, 5, 5, 5, 4], "B": 0, "Y": 0}
    raw = {"table": table, "players": people({}, {})}
    assert [("E_SUM", "table.G")] == codes(faults_of(kraby, raw))


def test_s11_one_square_two_wharves(kraby: Game, faults_of: FaultsOf) -> None:
    """The message names both players, the colour and the square."""
    raw = {"table": VALUES, "players": people({"x3": "G"}, {"x3": "G"}, {})}
    (fault,) = faults_of(kraby, raw)
    assert ("E_SAME_SQUARE", "players[1].x3") == (fault.code, fault.where)
    assert "P2 has green on x3, but P1 has it there already" == fault.message


def test_s12_one_colour_twice_on_a_wharf(kraby: Game, faults_of: FaultsOf) -> None:
    """The same colour on two squares of one player."""
    raw = {"table": VALUES, "players": people({"x1": "O", "x3": "O"}, {}, {})}
    assert [("E_DUP_COLOUR", "players[0].x3")] == codes(faults_of(kraby, raw))


def test_s13_four_players_place_two_figures(kraby: Game, faults_of: FaultsOf) -> None:
    """Three figures are one too many with four players, and right with three."""
    three = {"x1": "O", "x2": "G", "x3": "B"}
    raw = {"table": VALUES, "players": people(three, {}, {}, {})}
    (fault,) = faults_of(kraby, raw)
    assert ("E_FIGURES", "players[0]") == (fault.code, fault.where)
    assert "P1 has 3 figures on the wharf, but may have 2" == fault.message
    assert () == faults_of(kraby, {**raw, "players": people(three, {}, {})})


@pytest.mark.parametrize(("crowd", "expected"), [(4, [("E_SUPPLY", "players[2].x3")]), (3, [])])
def test_s14_supply_of_figures(
    kraby: Game, faults_of: FaultsOf, crowd: int, expected: list[tuple[str, str]]
) -> None:
    """Orange on three wharves: two figures with four players, three with three."""
    wharves: list[dict[str, str]] = [{"x1": "O"}, {"x2": "O"}, {"x3": "O"}, {}]
    raw = {"table": VALUES, "players": people(*wharves[:crowd])}
    assert expected == codes(faults_of(kraby, raw))


@pytest.mark.parametrize(
    ("value", "players", "fits"),
    [
        (24, 3, False),
        (23, 3, True),
        (-24, 4, True),
        (-25, 4, False),
        (21, 2, False),
        (20, 2, True),
        (22, 3, False),
        (10**400, 3, False),
    ],
    ids=str,
)
def test_s15_range_of_a_colour(
    kraby: Game, faults_of: FaultsOf, value: int, players: int, *, fits: bool
) -> None:
    """−24 to 23 (−20 to 20 with two players), less what no colonies add up to."""
    colours = "OGBY" if players == 2 else "OGBYP"
    table = {**dict.fromkeys(colours, 0), "G": value}
    raw = {"table": table, "players": people(*[{}] * players)}
    assert ([] if fits else [("E_RANGE", "table.G")]) == codes(faults_of(kraby, raw))


def test_s15_tells_the_limits_and_what_is_nearest(kraby: Game, faults_of: FaultsOf) -> None:
    """A value inside the limits that cannot be comes with its neighbours."""
    table = {**VALUES, "O": 24, "G": 22}
    high, never = faults_of(kraby, {"table": table, "players": people({}, {}, {})})
    assert "value of orange cannot be 24: no colonies of 24 crabs add up to it" == high.message
    assert "it lies between −24 and 23" == high.hint
    assert "it lies between −24 and 23; the nearest possible: 21 or 23" == never.hint


def test_all_faults_at_once_and_no_echo_of_one(kraby: Game, faults_of: FaultsOf) -> None:
    """Every slip is told once; what rests on a slip is not told as another one."""
    raw = {
        "game": "kraby",
        "table": {"O": 24, "G": "9", "B": [6, 6, 6, 5], "Y": 16, "P": -3},
        "players": [
            {"name": "Anna", "x1": "O", "x2": "G", "x3": "O"},
            {"name": " ", "x1": "G", "x3": "Q"},
            {"name": "ANNA", "x1": "Y", "x2": 5, "x4": "O"},
            {"name": "Bob", "x1": "G"},
        ],
        "varient": "claws",
    }
    assert [
        ("E_UNKNOWN", "varient"),
        ("E_NAME", "players[1].name"),
        ("E_NAME", "players[2].name"),
        ("E_RANGE", "table.O"),
        ("E_INT", "table.G"),
        ("E_SUM", "table.B"),
        ("E_COLOUR", "players[1].x3"),
        ("E_UNKNOWN", "players[2].x4"),
        ("E_TYPE", "players[2].x2"),
        ("E_FIGURES", "players[0]"),
        ("E_DUP_COLOUR", "players[0].x3"),
        ("E_SAME_SQUARE", "players[3].x1"),
        ("E_SUPPLY", "players[3].x1"),
    ] == codes(faults_of(kraby, raw))


@pytest.mark.parametrize("count", [0, 1, 5])
def test_a_wrong_number_of_players_is_one_fault(
    kraby: Game, faults_of: FaultsOf, count: int
) -> None:
    """What depends on the number of players is not judged with a wrong one."""
    wharves = people(*[{}] * count)
    raw = {"table": {"O": 7, "G": [3, 3]}, "players": wharves}
    assert [("E_PLAYERS", "players")] == codes(faults_of(kraby, raw))
    board = {"board": ["nonsense"], "players": wharves}
    assert [("E_PLAYERS", "players")] == codes(faults_of(kraby, board))


@pytest.mark.parametrize(
    ("colours", "players"), [("OGBY", 3), ("OGB", 2), ("OGBYP", 2), ("", 4), ("OG", 4)]
)
def test_the_colours_in_play_must_all_be_there(
    kraby: Game, faults_of: FaultsOf, colours: str, players: int
) -> None:
    """Too few or too many values are one fault; figures are not blamed for it."""
    wharves = people(*[{"x3": "P"}, {"x3": "O"}, {}, {}][:players])
    raw = {"table": dict.fromkeys(colours, 1), "players": wharves}
    (fault,) = faults_of(kraby, raw)
    assert ("E_COLOURS", "table") == (fault.code, fault.where)
    if len(colours) < 4:
        assert "without a value" in fault.hint


def test_a_figure_of_a_colour_that_is_not_in_play(kraby: Game, faults_of: FaultsOf) -> None:
    """With two players the fifth colour has no figures."""
    raw = {
        "table": dict.fromkeys("OGBY", 1),
        "players": people({"x3": "P", "x1": "O"}, {"x3": "P", "x2": "P"}),
    }
    faults = faults_of(kraby, raw)
    assert [
        ("E_COLOUR", "players[0].x3"),
        ("E_COLOUR", "players[1].x2"),
        ("E_COLOUR", "players[1].x3"),
    ] == codes(faults)
    assert "P1, figure on x3: pink is not in play" == faults[0].message


def test_table_and_board_do_not_go_together(kraby: Game, faults_of: FaultsOf) -> None:
    """Both are one fault, and neither is judged."""
    raw = {"table": {"O": 99}, "board": ["?"], "players": people({}, {}, {})}
    assert [("E_BOTH", "board")] == codes(faults_of(kraby, raw))


def test_neither_table_nor_board(kraby: Game, faults_of: FaultsOf) -> None:
    """Without any values there is one thing to say."""
    assert [("E_MISSING", "table")] == codes(faults_of(kraby, {"players": people({}, {}, {})}))


@pytest.mark.parametrize(
    ("board", "code"),
    [
        ("YYPB", "E_TYPE"),
        ([1, 2], "E_TYPE"),
        ({"a": 1}, "E_TYPE"),
        ([], "E_SIZE"),
        (list(boards.FULL[:10]), "E_SIZE"),
    ],
)
def test_boards_that_are_none(kraby: Game, faults_of: FaultsOf, board: object, code: str) -> None:
    """A text, numbers or too few lines are refused; figures are not judged without a board."""
    faults = faults_of(kraby, {"board": board, "players": people({"x3": "P"}, {}, {})})
    assert code in {fault.code for fault in faults}
    assert all(fault.where.startswith("board") for fault in faults)


def test_faults_of_board_and_wharves_come_together(kraby: Game, faults_of: FaultsOf) -> None:
    """A crab too many on the board does not hide a figure on a wrong place."""
    board = [boards.FULL[0].replace("YY", "YO", 1), *boards.FULL[1:]]
    raw = {"board": board, "players": people({"x3": "G"}, {"x3": "G"}, {})}
    found = codes(faults_of(kraby, raw))
    assert ("E_COUNT", "board") in found
    assert ("E_SAME_SQUARE", "players[1].x3") in found


def test_an_unfinished_list_may_be_short_but_not_long(kraby: Game, faults_of: FaultsOf) -> None:
    """Colonies so far need not add up, and never exceed the crabs there are."""
    table = {**VALUES, "O": [3, 2], "G": [20, 5], "B": []}
    raw = {"table": table, "players": people({}, {}, {}), "unfinished": True}
    (fault,) = faults_of(kraby, raw)
    assert ("E_SUM", "table.G") == (fault.code, fault.where)
    assert "25, but there are only 24" in fault.message
