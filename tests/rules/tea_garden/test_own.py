"""What is our design in Tea Garden can be replaced; everything that cannot be is told with its key."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from printkit.base.errors import DataError
from printkit.model.check import check
from printkit.rules.tea_garden import GAME
from printkit.rules.tea_garden.design import DESIGN
from printkit.rules.tea_garden.own import read_design, tables
from printkit.scoring.answers import read_answers
from printkit.scoring.totals import tally
from printkit.setups.deal import deal
from tests.rules.tea_garden.answers import player

Tables = dict[str, Any]


@pytest.fixture
def own() -> Tables:
    """Return all that may be replaced, to be changed."""
    return copy.deepcopy(tables(DESIGN))


def faults(own: Tables) -> list[tuple[str, str]]:
    """Return codes and keys of what the tables cannot say."""
    with pytest.raises(DataError) as told:
        read_design(own)
    assert all(fault.where in fault.message for fault in told.value.faults)
    assert all(fault.hint for fault in told.value.faults)
    return [(fault.code, fault.where) for fault in told.value.faults]


def test_what_printkit_brings_comes_back(own: Tables) -> None:
    """Written as tables and read again it is the same design, and the same game."""
    assert DESIGN == read_design(own)
    assert GAME.data is not None
    assert own == GAME.data()
    assert GAME.adjusted is not None
    assert GAME.setup() == GAME.adjusted(own).setup()


def test_every_part_of_the_design_can_be_replaced(own: Tables) -> None:
    """River, university, emperor track, fourth turn, cards, caravans, cups, bonuses."""
    assert {
        "river",
        "university",
        "emperor_track",
        "fourth_turn",
        "cups",
        "bonuses",
        "starting_cards",
        "action_cards",
        "emperor_cards",
        "caravans",
    } == set(own)
    assert (11, 45, 11, 30) == tuple(
        len(own[name]) for name in ("starting_cards", "action_cards", "emperor_cards", "caravans")
    )


def test_another_river_counts_in_the_tally(own: Tables) -> None:
    """Names of sections and numbers of sectors have the owner's points, and new ones exist."""
    own["river"] = {"points": [0, 4, 8], "bonuses": ["", "draw", "points-3"]}
    own["university"] |= {"points": [2, 9], "bonuses": [["draw"], ["swap", "remove"]]}
    assert GAME.adjusted is not None
    game = GAME.adjusted(own)
    cells = {"river": "S2", "uni_sector_numbers": [2, 1]}
    raw = {"players": [player("A", **cells), player("B", track=1)]}
    rows = tally(game, read_answers(game, raw)).players[0].rows
    assert (8, 11) == (rows["river"], rows["university"])
    with pytest.raises(DataError, match="S3"):
        read_answers(game, {"players": [player("A", river="S3"), player("B")]})
    assert [] == [one for one in check(game) if not one.where.startswith("kit")]


def test_other_faces_are_dealt_and_priced(own: Tables) -> None:
    """A card of another level lies in another place of the deck, and helpers take its price."""
    own["action_cards"]["A100"]["level"] = "V"
    own["action_cards"]["A100"]["price"] |= {"leaves": 4, "quality": 5}
    own["bonuses"]["tiles"] = ["points-7"] * 18
    assert GAME.adjusted is not None
    game = GAME.adjusted(own)
    bonuses = dict(deal(game, 4, "7", {}).places)["region_bonuses"]
    assert isinstance(bonuses, dict)
    assert {"points-7"} == set(bonuses.values())
    (pay,) = [helper for helper in game.helpers() if helper.id == "pay"]
    assert 3 == pay.answer({"fresh": "q5:1", "card": "A100"}).result["missing"]


def change(path: str, value: object) -> Callable[[Tables], None]:
    """Return what puts a value at a path of keys."""

    def work(own: Tables) -> None:
        *keys, last = path.split(".")
        for key in keys:
            own = own[key]
        own[last] = value

    return work


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("river.points", [1, 2], [("E_LEN", "river.bonuses")]),
        ("river.points", [0.5] * 13, [("E_INT", f"river.points[{k}]") for k in range(13)]),
        ("river.bonuses", ["", *["drow"] * 12], [("E_EFFECT", "river.bonuses[1]")]),
        ("university.points", [1, 2, 3, 300], [("E_RANGE", "university.points[3]")]),
        ("university.bonuses", ["draw"] * 4, [("E_TYPE", "university.bonuses[0]")]),
        ("university.centre", ["points"], None),
        ("university.centre", ["point-2"], [("E_EFFECT", "university.centre[0]")]),
        ("emperor_track.costs", [], [("E_LEN", "emperor_track.costs")]),
        ("emperor_track.cards", [8], [("E_RANGE", "emperor_track.cards[0]")]),
        ("fourth_turn.brown", 3, [("E_RANGE", "fourth_turn.brown")]),
        ("fourth_turn.quality", 7, [("E_RANGE", "fourth_turn.quality")]),
        ("starting_cards.S01.strength", True, [("E_INT", "starting_cards.S01.strength")]),
        (
            "starting_cards.S01.teapots",
            ["gren"],
            [("E_CHOICE", "starting_cards.S01.teapots[0]")],
        ),
        ("action_cards.A111.points", 10, [("E_RANGE", "action_cards.A111.points")]),
        ("action_cards.A111.level", "VI", [("E_CHOICE", "action_cards.A111.level")]),
        ("action_cards.A111.actions", ["rivers"], [("E_CHOICE", "action_cards.A111.actions[0]")]),
        ("action_cards.A111.price.quality", 0, [("E_RANGE", "action_cards.A111.price.quality")]),
        ("emperor_cards.E01.copies", 3, [("E_COUNT", "emperor_cards")]),
        ("caravans.CB2E.small.leaves", 0, [("E_RANGE", "caravans.CB2E.small.leaves")]),
        ("caravans.CB2E.low.strength", -1, [("E_RANGE", "caravans.CB2E.low.strength")]),
        ("caravans.CB2E.high.gains", ["x"], [("E_EFFECT", "caravans.CB2E.high.gains[0]")]),
        ("cups.tiles", ["BG-draw"] * 39, [("E_COUNT", "cups.tiles")]),
        ("cups.tiles", ["BX-draw", *["BG-draw"] * 39], [("E_TILE", "cups.tiles[0]")]),
        ("cups.tiles", ["BG-drow", *["BG-draw"] * 39], [("E_EFFECT", "cups.tiles[0]")]),
        ("bonuses.tiles", ["draw"], [("E_COUNT", "bonuses.tiles")]),
    ],
    ids=str,
)
def test_what_the_data_cannot_say(
    own: Tables, path: str, value: object, expected: list[tuple[str, str]] | None
) -> None:
    """Each value out of range, of another type, or unknown, with its key."""
    change(path, value)(own)
    if expected is None:
        assert DESIGN != read_design(own)
        return
    assert expected == faults(own)[: len(expected)]


def test_a_near_match_is_told(own: Tables) -> None:
    """An effect, a colour and a level that were probably meant."""
    own["bonuses"]["tiles"][0] = "drow"
    own["starting_cards"]["S01"]["teapots"] = ["gren"]
    own["cups"]["tiles"][0] = "BG-leaf-2-q3"
    with pytest.raises(DataError) as told:
        read_design(own)
    hints = " ".join(fault.hint for fault in told.value.faults)
    for meant in ("'draw'", "'green'", "'leaves'"):
        assert f"did you mean {meant}" in hints


def test_levels_and_caravans_must_be_enough_for_four(own: Tables) -> None:
    """Four players need six cards of each level and thirteen basic caravans."""
    for name in ("A100", "A101", "A102", "A110"):
        own["action_cards"][name]["level"] = "II"
    for name in ("CB2E", "CB2S", "CB2D"):
        own["caravans"][name]["advanced"] = True
    assert [("E_COUNT", "caravans"), ("E_COUNT", "action_cards")] == faults(own)
    own["caravans"]["CB2E"]["advanced"] = False
    own["action_cards"]["A100"]["level"] = "I"
    assert 45 == len(read_design(own).action)
