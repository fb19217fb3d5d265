"""Maps: the table of 4.4, and everything that can be wrong with a map of one's own."""

import pytest

from printkit.model.text import text
from printkit.rules.darjeeling.maps import (
    Region,
    ill_suited,
    numbered,
    read_region,
    region,
    region_for,
)
from tests.rules.darjeeling import manifest as book

GOOD = ("##.", "#C#", ".##")


def codes(lines: tuple[str, ...], players: int = 2) -> list[str]:
    """Return the codes of everything wrong with a map."""
    return [fault.code for fault in read_region(lines, players)[1]]


def neighbours(row: int, column: int, *, corners: bool) -> set[tuple[int, int]]:
    """Return the places around one."""
    near = {(row + r, column + c) for r in (-1, 0, 1) for c in (-1, 0, 1)} - {(row, column)}
    return near if corners else {(r, c) for r, c in near if r == row or c == column}


@pytest.mark.parametrize("name", book.MAPS)
def test_table_of_the_maps(name: str) -> None:
    """Cells, cities, edge, cells beside each city, bag and gaps are those of the table."""
    found, due = region(name), book.MAPS[name]
    assert due["cells"] == len(found.places("#", "C"))
    assert due["tea"] == len(found.tea)
    assert due["cities"] == list(found.cities)
    assert due["edge"] == len(found.edge)
    assert due["near"] == [len(found.beside(city)) for city in found.cities]
    assert due["bag"] == book.ALL_TILES - len(found.tea)
    assert due["gaps"] == list(found.gaps)


@pytest.mark.parametrize("name", book.MAPS)
def test_edge_and_city_by_an_own_count(name: str) -> None:
    """The edge is where a side is free; next to a city counts corners too (R12, R31)."""
    found = region(name)
    inside = set(found.places("#", "C"))
    assert {p for p in found.tea if not neighbours(*p, corners=False) <= inside} == set(found.edge)
    for place in found.tea:
        near = bool(neighbours(*place, corners=True) & set(found.cities))
        assert near == found.is_near_city(place)


@pytest.mark.parametrize("name", book.MAPS)
def test_no_tea_touches_two_cities(name: str) -> None:
    """On our maps every tea cell belongs to one city at most."""
    found = region(name)
    beside = [place for city in found.cities for place in found.beside(city)]
    assert len(beside) == len(set(beside))


@pytest.mark.parametrize("name", book.MAPS)
def test_our_maps_are_read_again_from_their_own_print(name: str) -> None:
    """A map with its heading and row numbers is a map that can be typed."""
    again, faults = read_region(numbered(region(name)), players=5)
    assert () == faults
    assert again is not None
    assert region(name).rows == again.rows


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_automatic_map(players: int) -> None:
    """Two and three players get Sri Lanka, four and five China."""
    assert book.AUTO[players] == region_for(players).id


@pytest.mark.parametrize("name", book.MAPS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_unusual_number_of_players_is_only_told(name: str, players: int) -> None:
    """A map for other numbers of players is a warning and no error."""
    found = ill_suited(region(name), players)
    assert (players in book.MAPS[name]["players"]) == (found is None)
    if found:
        assert found.is_warning


def test_own_map() -> None:
    """A good map is read; small letters and blanks between cells are welcome."""
    found, faults = read_region(GOOD)
    assert () == faults
    assert found == Region("own", text("your map"), GOOD)
    spaced, _ = read_region(("", "  # # .", "  # c #", "  . # #", ""))
    assert spaced is not None
    assert GOOD == spaced.rows
    marked, _ = read_region(("\ufeff##.", "#C#", ".##"))
    assert marked is not None
    assert GOOD == marked.rows


def test_unknown_sign_names_row_and_column() -> None:
    """A strange sign is named with its row and column, each of them."""
    _, faults = read_region(("##.", "#x#", "C#?"))
    assert [
        "row 2, column 2: 'x' is not a cell of a map",
        "row 3, column 3: '?' is not a cell of a map",
    ] == [fault.message for fault in faults]
    assert ["map[1]", "map[2]"] == [fault.where for fault in faults]
    assert {"E_SYMBOL"} == {fault.code for fault in faults}


def test_blank_in_a_row_is_not_taken_for_nothing() -> None:
    """A map drawn with blanks is refused instead of being pushed together."""
    _, faults = read_region(("##C", " ##", "# #"))
    assert [
        ("E_SYMBOL", "row 2, column 1: a blank is not a cell of a map"),
        ("E_SYMBOL", "row 3, column 2: a blank is not a cell of a map"),
    ] == [(fault.code, fault.message) for fault in faults]


def test_rows_of_different_length() -> None:
    """A short row is named, with the row it is compared with."""
    _, faults = read_region(("##.#", "#C", ".###"))
    assert [("E_SIZE", "row 2 has 2 cells, row 1 has 4")] == [(f.code, f.message) for f in faults]


def test_parts_that_do_not_hang_together() -> None:
    """Cells that are cut off are named; touching at a corner is not enough."""
    _, faults = read_region(("##..", "#C..", "..#.", "...#"))
    assert ["(3,3) is cut off from the rest", "(4,4) is cut off from the rest"] == [
        fault.message for fault in faults
    ]
    assert {"E_CONNECTED"} == {fault.code for fault in faults}


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ((), "E_EMPTY"),
        (("...", "..."), "E_CITIES"),
        (("###", "###"), "E_CITIES"),
        (("C#C#C#C",), "E_CITIES"),
    ],
)
def test_cities(lines: tuple[str, ...], code: str) -> None:
    """A map has one to three cities."""
    assert code in codes(lines)


def test_most_tea() -> None:
    """90 tea cells are allowed, 91 are not; the cell where it becomes too much is named."""
    rows = ("C#########", *["##########"] * 8, "#.........")
    assert [] == codes(rows)
    more = (*rows[:-1], "##........")
    _, faults = read_region(more)
    assert ["E_TEA"] == [fault.code for fault in faults]
    assert "(10,2)" in faults[0].hint


def test_edge_for_every_player() -> None:
    """Each player needs a cell to start from."""
    lines = ("CCC", "C#C", "###")
    assert "E_EDGE" not in codes(lines, players=3)
    _, faults = read_region(("#C#",), players=3)
    assert ["E_EDGE"] == [fault.code for fault in faults]


def test_cities_side_by_side_are_a_warning() -> None:
    """Two cities that share a side are told and allowed."""
    found, faults = read_region(("##", "CC", "##"))
    assert found is not None
    assert ["W_CITIES"] == [fault.code for fault in faults]
    assert "the cities at (2,1) and (2,2) touch" == faults[0].message
