"""The region maps that are printed: the right ones, with the right numbers, own ones too."""

from typing import Any

import pytest

from printkit.app.registry import load
from printkit.app.selection import Wishes, select, warnings
from printkit.base.errors import DataError
from printkit.model.options import FileText
from printkit.model.pieces import Map, MapSet
from printkit.rules.darjeeling.kit_maps import map_sets
from tests.rules.darjeeling.manifest import MAPS

GAME = load("darjeeling")
OWN = FileText("ours.txt", (".##.", "#C##", ".##."))


def maps(part: str = "maps", **wishes: Any) -> dict[str, Map]:
    """Return the maps of a part that are printed, by the id of their region."""
    sets = (each for each in select(GAME, Wishes(**wishes)) if each.part == part)
    return {
        sheet.chart.id: sheet for each in sets if isinstance(each, MapSet) for sheet in each.maps
    }


@pytest.mark.parametrize("name", MAPS)
def test_a_map_has_the_cells_cities_and_numbers_of_the_table(name: str) -> None:
    """4.4, typed by hand: tea, cities, what stays in the bag, cells beside a city."""
    row = MAPS[name]
    sheet = maps()[name]
    places = {
        sign: [
            (r, c)
            for r, line in enumerate(sheet.chart.rows, start=1)
            for c, found in enumerate(line, start=1)
            if found == sign
        ]
        for sign in "#C"
    }
    assert row["tea"] == len(places["#"])
    assert row["cities"] == places["C"]
    assert sum(row["near"]) == len(set(sheet.tinted)) == len(sheet.tinted)
    assert set(sheet.tinted) <= set(places["#"])
    told = " ".join(str(dict(words.values)) for _, words in sheet.facts)
    for number in (row["tea"], row["bag"]):
        assert str(number) in told


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_kit_for_so_many_prints_the_maps_that_are_meant_for_them(players: int) -> None:
    """4.5: India for all, Sri Lanka for two and three, China for four and five."""
    meant = {name for name, row in MAPS.items() if players in row["players"]}
    assert meant == set(maps(players=players))


def test_the_outlines_are_printed_where_they_are_named_and_else_not() -> None:
    """They take eight sheets; the parts list and `--copies` know them all the same."""
    assert {} == maps("outlines")
    assert set(MAPS) == set(maps("outlines", parts=("outlines",)))
    assert set(MAPS) == set(maps("outlines", copies={"outlines": 1}))
    assert {"china"} == set(maps("outlines", pieces={"outline.china": 1}))
    assert ["maps", "outlines"] == [each.part for each in map_sets()]


def test_the_map_that_is_asked_for_is_printed_alone() -> None:
    """`--map china` prints China, for two players too, and says that it is meant for others."""
    wishes = Wishes(players=2, options={"map": "china"})
    assert {"china"} == set(maps(players=2, options={"map": "china"}))
    (told,) = warnings(GAME, wishes)
    assert "China is meant for 4 or 5 players" in told


def test_a_map_of_ones_own_is_printed() -> None:
    """A file takes the place of the shipped maps, small and as an outline."""
    for part in ("maps", "outlines"):
        (sheet,) = maps(part, parts=(part,), options={"map": OWN}).values()
        assert (".##.", "#C##", ".##.") == sheet.chart.rows
        assert 6 == len(sheet.tinted)


def test_a_map_that_cannot_be_is_refused_with_row_and_column() -> None:
    """All faults of the file at once, as bad data, as the set-up does it."""
    wrong = FileText("wrong.txt", ("#?#", "#C#", "##!"))
    with pytest.raises(DataError) as caught:
        select(GAME, Wishes(options={"map": wrong}))
    assert "wrong.txt has 2 faults" in caught.value.message
    messages = " ".join(fault.message for fault in caught.value.faults)
    assert "row 1, column 2" in messages
    assert "row 3, column 3" in messages
