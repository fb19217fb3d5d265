"""The typed plantation board is read, written back the same, and told where it is wrong."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from printkit.base.errors import Fault
from printkit.rules.guatemala_cafe.network import Roads, stretches
from printkit.rules.guatemala_cafe.plantation import MANY, PAIR
from printkit.rules.guatemala_cafe.plants import Plantation, groups
from printkit.rules.guatemala_cafe.typed import parse_plantation
from printkit.rules.guatemala_cafe.writing import plantation_lines
from tests.rules.guatemala_cafe import boards


def read(lines: list[str]) -> Plantation:
    """Return a board that must be right."""
    table, faults = parse_plantation(lines)
    assert () == faults
    assert table is not None
    return table


def told(lines: list[str]) -> list[Fault]:
    """Return everything that is wrong with a board."""
    return list(parse_plantation(lines)[1])


def codes(lines: list[str]) -> list[tuple[str, str]]:
    """Return code and place of everything that is wrong."""
    return [(fault.code, fault.where) for fault in told(lines)]


def test_the_worked_file_is_read() -> None:
    """Three players, two white groups, four and two roads, one ship."""
    table = read(boards.WORKED)
    assert ("Anna", "Béla", "Cili") == table.players
    found = {(g.kind, g.owner): (g.workers, len(g.warehouses)) for g in groups(table)}
    assert {("W", 1): (2, 1), ("W", 2): (3, 1)} == found
    assert {
        ((4, 6), (4, 7)),
        ((4, 7), (4, 8)),
        ((4, 8), (4, 9)),
        ((3, 6), (4, 6)),
        ((10, 7), (10, 8)),
        ((10, 8), (10, 9)),
    } == set(table.roads)
    assert ("W", "-", "-") == table.docks["B"]
    assert ("-", "-", "-") == table.docks["D"]


def test_the_worked_file_comes_back() -> None:
    """Written again it is the same file, line by line."""
    assert tuple(boards.WORKED) == plantation_lines(read(boards.WORKED))


def test_the_board_of_two_comes_back() -> None:
    """Roads along borders are gathered into straight lines, ships keep their docks."""
    table = read(boards.PAIR)
    assert {((4, 8), (5, 8)), ((5, 8), (5, 9))} == set(table.roads)
    assert ("K", "-", "N", "K", "-", "-") == table.docks["H"]
    assert table == read(list(plantation_lines(table)))


def test_blank_lines_and_comments_do_not_count() -> None:
    """Also a byte order mark, blanks at the ends, and capitals in the words."""
    lines = ["\ufeff; a game", "", "SIDE 3–4", *boards.WORKED[1:5], "", "; rows go on"]
    lines += [f"  {line} " for line in boards.WORKED[5:]]
    assert read(boards.WORKED) == read(lines)


def test_names_with_blanks_stand_between_commas() -> None:
    """And come back so."""
    lines = [boards.WORKED[0], "players Anna Maria, Béla,  Cili", *boards.WORKED[2:]]
    table = read(lines)
    assert ("Anna Maria", "Béla", "Cili") == table.players
    assert "players Anna Maria, Béla, Cili" == plantation_lines(table)[1]
    assert table == read(list(plantation_lines(table)))


def test_ways_to_write_roads() -> None:
    """The whole route, a trunk piece by piece, and a spur that is half covered."""
    whole = read(boards.empty("A B C D", "roads B *"))
    pieces = read(boards.empty("A B C D", "roads B 1-4 9-4 s1 s2", "roads B s3 s4"))
    assert 13 == len(whole.roads)
    assert whole == pieces
    assert "roads B *" == plantation_lines(pieces)[-1]
    half = read(boards.empty("A B C D", "roads B 4,4-5,4 8-9"))
    assert {((4, 4), (5, 4)), ((4, 8), (4, 9))} == set(half.roads)
    assert "roads B 8-9 4,4-5,4" == plantation_lines(half)[-1]


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_any_board_comes_back(data: st.DataObject) -> None:
    """Roads and ships in any places are written and read back as the same board."""
    board, names = data.draw(st.sampled_from([(MANY, "A B C D"), (PAIR, "A B")]))
    roads: Roads = data.draw(st.frozensets(st.sampled_from(sorted(stretches(board))), max_size=50))
    empty = read(boards.empty(names))
    docks = {
        harbour.id: tuple(data.draw(st.sampled_from("KWBRN-")) for _ in harbour.docks)
        for harbour in board.harbours
    }
    table = empty._replace(roads=roads, docks=docks)
    again, faults = parse_plantation(plantation_lines(table))
    assert table == again
    assert {"E_SUPPLY"} >= {fault.code for fault in faults}


@pytest.mark.parametrize(
    ("place", "line", "expected"),
    [
        pytest.param(6, ".. .. .. x2 .. .. .. .. .. .. .. ..", [("E_SYMBOL", "board[6]")], id="x2"),
        pytest.param(6, ".. .. .. w4 .. .. .. .. .. .. .. ..", [("E_SYMBOL", "board[6]")], id="w4"),
        pytest.param(4, ".. .. ##", [("E_SIZE", "board[4]")], id="short row"),
        pytest.param(0, "side 5", [("E_SYMBOL", "board[0]")], id="side"),
        pytest.param(0, "; none", [("E_MISSING", "board")], id="no side"),
        pytest.param(1, "; none", [("E_MISSING", "board")], id="no players"),
        pytest.param(1, "players A B", [("E_PLAYERS", "board[1]")], id="two on the large side"),
        pytest.param(1, "players A b a", [("E_NAME", "board[1]")], id="names"),
        pytest.param(5, "; none", [("E_SIZE", "board")], id="eight rows"),
        pytest.param(11, "raods B 6-9", [("E_SYMBOL", "board[11]")], id="raods"),
        pytest.param(11, "roads X 6-9", [("E_ROUTE", "board[11]")], id="route"),
        pytest.param(11, "roads B 6-10", [("E_ROUTE", "board[11]")], id="trunk too long"),
        pytest.param(11, "roads B s7", [("E_ROUTE", "board[11]")], id="spur"),
        pytest.param(11, "roads B 7,1-7,3", [("E_ROUTE", "board[11]")], id="other route"),
        pytest.param(11, "roads B six", [("E_SYMBOL", "board[11]")], id="six"),
        pytest.param(13, "harbour E W", [("E_HARBOUR", "board[13]")], id="harbour"),
        pytest.param(13, "harbour B X", [("E_SYMBOL", "board[13]")], id="ship"),
        pytest.param(13, "harbour B WKKW", [("E_HARBOUR", "board[13]")], id="four docks"),
        pytest.param(12, "harbour B K", [("E_TWICE", "board[13]")], id="twice"),
        pytest.param(2, boards.empty()[2], [("E_COVER", "board[2]")], id="not covered"),
        pytest.param(3, "## " + boards.empty()[2][3:], [("E_COVER", "board[3]")], id="no site"),
        pytest.param(12, "roads A 6-7", [("E_COVER", "board")], id="left route"),
        pytest.param(13, "harbour A K", [("E_COVER", "board")], id="left harbour"),
    ],
)
def test_what_cannot_be_read(place: int, line: str, expected: list[tuple[str, str]]) -> None:
    """One slip of the pen in the worked file is one fault at its line."""
    lines = [*boards.WORKED[:place], line, *boards.WORKED[place + 1 :]]
    if line.startswith("; none"):
        lines = [line for k, line in enumerate(lines) if k != place]
    assert expected == codes(lines)


@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        pytest.param({"c5_5": "W1"}, [("E_SITE", 6)], id="warehouse off a site"),
        pytest.param({"c4_6": "w1"}, [("E_SITE", 7)], id="worker on a site"),
        pytest.param({"c5_5": "w1", "c8_8": "w1"}, [("E_GROUP", 9)], id="second group"),
        pytest.param({"c5_5": "w1", "c6_5": "w2"}, [("E_GROUP", 6)], id="side by side"),
        pytest.param({"c5_5": "w1", "c5_4": "w2"}, [("E_GROUP", 5)], id="one above the other"),
        pytest.param({"c4_6": "W1", "c10_6": "W1"}, [("E_GROUP", 7)], id="two warehouses"),
    ],
)
def test_what_cannot_stand_there(cells: dict[str, str], expected: list[tuple[str, int]]) -> None:
    """Sites and groups, with the line of the file; diagonal neighbours do not touch."""
    lines = boards.planted(boards.empty(), **cells)
    assert [(code, f"board[{line}]") for code, line in expected] == codes(lines)


def test_what_may_stand_side_by_side() -> None:
    """Different kinds, different players at a corner, and a lone worker."""
    cells = {"c5_5": "w1", "c6_5": "k2", "c5_4": "k1", "c6_6": "w2", "c9_9": "n4"}
    assert [] == codes(boards.planted(boards.empty(), **cells))


def test_faults_name_line_and_column() -> None:
    """The message says where to look in the file, counted from 1."""
    lines = boards.planted(boards.empty(), c5_5="W1", c7_7="zz")
    messages = [fault.message for fault in told(lines)]
    assert "line 9, column 7: 'zz' is not a field of a board" == messages[0]
    assert "line 7, column 5: the warehouse W1 does not stand on a site" == messages[1]


def test_more_pieces_than_the_box() -> None:
    """Ten workers, four warehouses, four ships of a kind."""
    row = {f"c{column}_5": "k1" for column in range(1, 11)}
    assert [("E_SUPPLY", "board")] == codes(boards.planted(boards.empty(), **row))
    stores = {"c1_1": "K1", "c4_1": "K2", "c7_1": "K3", "c10_1": "K4"}
    assert [("E_SUPPLY", "board")] == codes(boards.planted(boards.empty(), **stores))
    ships = boards.empty("A B C D", "harbour A KK", "harbour B KK")
    assert [("E_SUPPLY", "board")] == codes(ships)


def test_more_roads_than_the_box() -> None:
    """All 52 stretches cannot be covered with 50 roads; 50 of them can."""
    lines = boards.empty("A B C D", *(f"roads {name} *" for name in "ABC"))
    assert [("E_ROADS", "board[14]")] == codes([*lines, "roads D *"])
    assert [] == codes([*lines, "roads D 1-9 s3 s1"])


def test_all_faults_are_told_at_once() -> None:
    """Wrong words, fields and groups together."""
    lines = boards.planted(boards.empty("A B C D", "roads E *", "harbour Q"), c5_5="q1", c6_6="W1")
    assert {"E_SYMBOL", "E_ROUTE", "E_HARBOUR", "E_SITE"} == {code for code, _ in codes(lines)}


@pytest.mark.parametrize("lines", [[], [""], ["x"], ["side"], ["players"], ["roads"], ["harbour"]])
def test_nothing_useful_is_refused(lines: list[str]) -> None:
    """No line, or one word, is no board and no crash."""
    table, faults = parse_plantation(lines)
    assert table is None
    assert faults


@settings(max_examples=100, deadline=None)
@given(st.lists(st.text(alphabet="side playrhbouABH0129-,*#.wW\u212a\u017f ", max_size=30)))
def test_no_text_makes_it_stumble(lines: list[str]) -> None:
    """Whatever is typed, the reader tells faults."""
    table, faults = parse_plantation(lines)
    assert table is not None or faults


def test_every_kind_and_player_can_be_typed() -> None:
    """Five kinds, four players, in small letters; the letters of the box and no others."""
    for kind, player in product("kwbrn", "1234"):
        (group,) = groups(read(boards.planted(boards.empty(), c5_5=kind + player)))
        assert (kind.upper(), int(player)) == (group.kind, group.owner)
