"""Questions about shipments, demand, loading and the harbour, with the cases of Darjeeling 6.3 to 6.6."""

from typing import Any

import pytest

from printkit.base.i18n import resolve
from tests.rules.darjeeling.asking import ask, refused, result, wrong

# Shipment, 6.3


@pytest.mark.parametrize(
    ("case", "tiles", "given", "crates", "loaded", "quantity"),
    [
        ("S1", (2, 3, 0), {}, 4, 3, 0),
        ("S2", (3, 0, 1), {"near": True}, 3, 3, 0),
        ("S4", (2, 0, 0), {"near": True}, 1, 1, 0),
        ("S5", (2, 0, 0), {"no_loss": True}, 1, 1, 0),
        ("S8", (0, 4, 0), {"near": True}, 4, 4, 4),
        ("S9", (4, 1, 2), {}, 6, 5, 5),
        ("S11", (2, 2, 2), {"near": True}, 6, 6, 6),
        ("S12", (3, 1, 1), {"no_loss": True}, 4, 4, 4),
        ("S13", (6, 7, 2), {"near": True}, 13, 10, 10),
    ],
)
def test_shipments(
    case: str,
    tiles: tuple[int, int, int],
    given: dict[str, bool],
    crates: int,
    loaded: int,
    quantity: int,
) -> None:
    """Crates laid out, loaded and the quantity bonus; a layout comes with it."""
    n1, n2, n3 = tiles
    found = result("ship", n1=n1, n2=n2, n3=n3, **given)
    assert (crates, loaded, quantity) == (found["crates"], found["loaded"], found["quantity"]), case
    assert sum(tiles) == len(found["layout"])
    assert 2 * crates == sum(tile["halves"] for tile in found["layout"])
    assert all(len(tile["sides"]) == tile["halves"] for tile in found["layout"])


@pytest.mark.parametrize(
    ("case", "tiles", "given", "code"),
    [
        ("S3", (2, 0, 0), {}, "E_NO_LOAD"),
        ("S6", (1, 1, 0), {"near": True}, "E_ODD"),
        ("S7", (0, 2, 0), {"near": True}, "E_OPEN"),
        ("S8, opposite", (0, 4, 0), {"near": True, "shape": "opposite"}, "E_OPEN"),
        ("S10", (1, 0, 1), {"near": True}, "E_OPEN"),
        ("S11, opposite", (2, 2, 2), {"near": True, "shape": "opposite"}, "E_OPEN"),
        ("nothing", (0, 0, 0), {"near": True}, "E_NO_LOAD"),
    ],
)
def test_illegal_shipments(
    case: str, tiles: tuple[int, int, int], given: dict[str, Any], code: str
) -> None:
    """The rules say no, with the reason."""
    n1, n2, n3 = tiles
    assert [code] == refused("ship", n1=n1, n2=n2, n3=n3, **given), case


@pytest.mark.parametrize(
    ("tiles", "drawing"),
    [
        ({"n2": 4}, ["┌┐", "└┘"]),
        ({"n1": 2}, ["╶╴"]),
        ({"n1": 3, "n3": 1}, ["╶┬╴", " ╵"]),
        ({"n1": 2, "n2": 3}, ["  ╷", " ┌┘", "╶┘"]),
        ({"n1": 4}, ["╶╴ ╶╴"]),
        ({"n2a": 4, "n2o": 2}, ["┌─┐", "└─┘"]),
        ({"n1": 1, "n2": 3, "n3": 1}, ["┌┬╴", "└┘"]),
    ],
)
def test_layouts_are_drawn(tiles: dict[str, int], drawing: list[str]) -> None:
    """A tile is a sign whose lines run to its halves; the same stands in the list of tiles."""
    found = result("ship", near=True, **tiles)
    assert drawing == found["drawing"]
    rows = {tile["row"] for tile in found["layout"]}
    assert set(range(1, len(drawing) + 1)) == rows
    assert 1 == min(tile["column"] for tile in found["layout"])
    told = [resolve(words) for words in ask("ship", near=True, **tiles).told]
    assert drawing == told[-len(drawing) :]


def test_sides_of_a_layout() -> None:
    """North is up: the square of four shows east and south in its first tile."""
    layout = result("ship", n2=4, near=True)["layout"]
    assert ["ES", "SW", "NE", "NW"] == [tile["sides"] for tile in layout]


def test_crates_of_a_shipment_that_loads_nothing() -> None:
    """Where only the load fails, the crates laid out are told."""
    assert {"crates": 1} == ask("ship", n1=2).result
    assert {} == ask("ship", n1=1, n2=1).result


def test_refused_shipment_names_what_can_be_shipped() -> None:
    """Where the tiles do not go together, the best part of them is told."""
    answer = ask("ship", n1=3, n2=1, near=True)
    assert ["E_ODD"] == [fault.code for fault in answer.reasons]
    assert "Of these tiles n1 = 2, n2 = 1 can be shipped: 2 loaded." == resolve(answer.told[0])


def test_mixed_shapes() -> None:
    """With both shapes in the box the two sorts of two-half tiles are told apart."""
    assert 6 == result("ship", n2a=4, n2o=2, n1=0, n3=0, shape="mixed", near=True)["crates"]
    assert ["E_OPEN"] == refused("ship", n2a=4, n2o=1, n1=0, n3=0, near=True)
    assert ["E_SHAPE"] == wrong("ship", n2=4, shape="mixed")
    assert ["E_SHAPE"] == wrong("ship", n2a=4, shape="opposite")
    assert ["E_BOTH"] == wrong("ship", n2=4, n2a=1)
    assert ["E_SUPPLY"] == wrong("ship", n1=2, n2a=2, n2o=4, near=True)


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"n1": 22}, "E_SUPPLY"),
        ({"n1": 16, "kind": "R"}, "E_SUPPLY"),
        ({"n2": 8}, "E_SUPPLY"),
        ({"n3": 4}, "E_SUPPLY"),
        ({"n1": -1}, "E_NEG"),
        ({"n1": 2, "free": 11}, "E_RANGE"),
    ],
)
def test_shipment_refuses(given: dict[str, Any], code: str) -> None:
    """More tiles than the box holds, of the kind where it is named, are refused."""
    assert [code] == wrong("ship", **given)


def test_free_crates() -> None:
    """Where too few crates are free it is told how many must come from other ships."""
    assert 2 == result("ship", n1=8, near=True, free=2)["missing"]
    assert 0 == result("ship", n1=8, near=True, free=4)["missing"]
    assert 4 == result("ship", n1=8, near=True, free=0)["missing"]
    assert 0 == result("ship", n1=8, near=True, free=10)["missing"]
    told = [resolve(words) for words in ask("ship", n1=8, near=True, free=3).told]
    assert "Only 3 crates are free: take 1 from other own ships, or load fewer." in told


def test_best_shipment() -> None:
    """The best part of what is held, under the names it was asked with."""
    found = result("best", n1=3, n2=2, n3=1, near=True)
    assert (3, 2, 1, 5) == (found["n1"], found["n2"], found["n3"], found["loaded"])
    mixed = result("best", n1=1, n2a=3, n2o=1, n3=1, near=True)
    assert {"n1": 1, "n2a": 3, "n2o": 1, "n3": 1, "crates": 6, "loaded": 6} == {
        name: mixed[name] for name in ("n1", "n2a", "n2o", "n3", "crates", "loaded")
    }
    assert ["E_NO_LOAD"] == refused("best", n1=2, n2=0, n3=0)
    straight = result("best", n1=2, n2o=1, n3=0, near=True)
    assert {"n1": 2, "n2a": 0, "n2o": 1, "n3": 0} == {
        name: straight[name] for name in ("n1", "n2a", "n2o", "n3")
    }


# Demand, 6.4


@pytest.mark.parametrize(
    ("case", "order", "kind", "bonus", "after"),
    [
        ("D1", "GKGWRKWR", "G", 5, "KGWRKWRG"),
        ("D2", "KGWRKGWR", "K", 3, "GWRKGWRK"),
        ("D3", "WWKGRKGR", "W", 6, "WKGRKGRW"),
        ("D4", "KGWRGKRW", "W", 0, "KGRGKRWW"),
        ("D5", "RKGWKGWR", "R", 0, "KGWKGWRR"),
        ("D6", "KKGGWWRR", "K", 6, "KGGWWRRK"),
        ("D7", "KKGGWWRR", "R", 0, "KKGGWWRR"),
        ("D8", "GWGRWRKK", "G", 5, "WGRWRKKG"),
    ],
)
def test_demand(case: str, order: str, kind: str, bonus: int, after: str) -> None:
    """Markers of other kinds between the two after the lower one went to the top."""
    assert {"bonus": bonus, "order": after} == result("demand", order=order, kind=kind), case
    doubled = result("demand", order=order, kind=kind, double=True)
    assert {"bonus": 2 * bonus, "order": after} == doubled
    first, second = (slot for slot, marker in enumerate(after) if marker == kind)
    between = [marker for marker in after[first:second] if marker != kind]
    assert bonus == len(between)
    assert bonus == result("demand", order=order)["bonuses"][kind]


def test_chute_as_people_write_it() -> None:
    """Letter case, blanks, commas and dashes do not count."""
    for order in ("g k g w r k w r", "G,K,G,W,R,K,W,R", "GKGW-RKWR", "gkgwRKWR"):
        assert "GKGWRKWR" == result("demand", order=order)["order"]


@pytest.mark.parametrize(
    ("order", "codes"),
    [
        ("KKKGWWRR", ["E_ORDER", "E_ORDER"]),
        ("KGWR", ["E_ORDER"] * 4),
        ("KGXRKGWR", ["E_KIND"]),
    ],
)
def test_d9_each_kind_twice(order: str, codes: list[str]) -> None:
    """A chute without two markers of each kind is refused."""
    assert codes == wrong("demand", order=order, kind="K")


# Loading and the end, 6.5


@pytest.mark.parametrize(
    ("case", "given", "gain"),
    [
        ("T1", {"demand": 5, "double": True, "loaded": 3}, 10),
        ("T2", {"demand": 2, "loaded": 4}, 6),
        ("T3", {"demand": 6, "double": True, "loaded": 5}, 17),
        ("T4", {"demand": 0, "loaded": 4}, 4),
        ("T5", {"demand": 1, "loaded": 3}, 1),
        ("by name", {"demand": 6, "actions": "no-loss, double", "loaded": 5}, 17),
    ],
)
def test_gain_of_a_shipment(case: str, given: dict[str, Any], gain: int) -> None:
    """Demand, doubled or not, and the crates from four on."""
    assert gain == result("load", **given)["gain"], case


@pytest.mark.parametrize(
    ("case", "actions", "codes"),
    [
        ("T9", "no-loss,no-loss", ["E_SAME_ACTION"]),
        ("T10", "no-loss,double,no-loss", ["E_ACTIONS", "E_SAME_ACTION"]),
    ],
)
def test_forbidden_action_tiles(case: str, actions: str, codes: list[str]) -> None:
    """At most two action tiles a turn, and no action twice."""
    assert codes == refused("load", demand=1, loaded=3, actions=actions), case


def test_load_refuses() -> None:
    """Bonuses and loads that cannot be are refused."""
    assert ["E_RANGE"] == wrong("load", demand=7, loaded=3)
    assert ["E_RANGE"] == wrong("load", demand=1, loaded=11)
    assert ["E_ACTION"] == wrong("load", demand=1, loaded=3, actions="triple")


@pytest.mark.parametrize(
    ("case", "given", "after", "over"),
    [
        ("T6", {"before": 92, "income": 8, "move": 4}, 100, True),
        ("T6, gain", {"before": 92, "gain": 8}, 100, True),
        ("T7", {"before": 95, "move": 4, "demand": 5, "loaded": 4}, 100, True),
        ("T8", {"before": 98, "income": 1, "move": 0, "demand": 0, "loaded": 3}, 99, False),
        ("target", {"before": 98, "income": 8, "target": 150}, 106, False),
        ("below zero", {"before": -3, "move": 2}, -5, False),
    ],
)
def test_end_of_the_game(case: str, given: dict[str, Any], after: int, over: bool) -> None:  # noqa: FBT001
    """The game is over as soon as the target is reached, in phase 1 or while loading."""
    found = result("end", **given)
    assert (after, over) == (found["after"], found["over"]), case


def test_demand_that_ends_the_game_takes_the_quantity_bonus_away() -> None:
    """The turn ends at once with the demand bonus; a house rule counts both (Q8)."""
    given = {"before": 95, "demand": 6, "loaded": 5}
    found = result("end", **given)
    assert (101, True, 5) == (found["after"], found["over"], found["lost"])
    assert 106 == result("end", **given, both_bonuses=True)["after"]


def test_end_refuses() -> None:
    """A turn after the end, and numbers that cannot be, are refused."""
    assert ["E_RANGE"] == wrong("end", before=0, target=0)
    assert ["E_RANGE"] == wrong("end", before=0, target=1000)
    assert not result("end", before=0, target=1)["over"]
    assert not result("end", before=0, target=999)["over"]
    assert ["E_RANGE"] == wrong("end", before=100)
    assert ["E_NEG"] == wrong("end", before=10, move=-1)


# Harbour, 6.6


def test_h1_harbour() -> None:
    """The bottom ship gives its crates back, all others go down, the load comes in on top."""
    found = result("harbour", ships="A3,B1,C2,D1,A2,B1", player="C", load=4)
    assert ["C4", "A3", "B1", "C2", "D1", "A2"] == found["ships"]
    assert {"owner": "B", "crates": 1} == found["returned"]
    assert {"C": 16, "A": 11, "B": 2, "D": 1} == found["incomes"]
    assert [3, 3, 2, 2, 1, 1] == found["ladder"]


def test_h2_own_crate_returns() -> None:
    """At the start of two players: the loader's own crate comes back."""
    found = result("harbour", ships="-,B1,A1", player="a", load=2, strip="3,2,1")
    assert ["A2", "-", "B1"] == found["ships"]
    assert {"owner": "A", "crates": 1} == found["returned"]
    assert {"A": 6, "B": 1} == found["incomes"]


def test_harbour_in_words() -> None:
    """Ships, what is taken back, incomes and what the new load will earn, in this order."""
    told = ask("harbour", ships="A3,B1,C2,D1,A2,B1", player="C", load=4).told
    assert [
        "Ships from the top: C4, A3, B1, C2, D1, A2.",
        "Taken back from the bottom ship: B1.",
        "Next incomes: C 16, A 11, B 2, D 1.",
        "A crate of the new load earns 3, 3, 2, 2, 1, 1, then it is gone.",
    ] == [resolve(words) for words in told]
    assert 3 == len(ask("harbour", ships="A3,B1,-", player="C", load=4).told)


def test_a_ship_that_cannot_be_read_is_named() -> None:
    """The berth is told, counted from the top."""
    (odd,) = ask("harbour", ships="A3,7,-", player="A", load=1).errors
    assert "berth 2: '7' is not a ship" == odd.message


def test_strip_of_the_harbour() -> None:
    """The strip goes by the number of ships, by the players, or is one's own."""
    ships = {"ships": "A3,B1,-,-", "player": "B", "load": 2}
    assert [3, 3, 2, 1] == result("harbour", **ships)["ladder"]
    assert [3, 3, 2, 1] == result("harbour", **ships, players=3)["ladder"]
    assert [9, 5, 1, 1] == result("harbour", **ships, strip="9,5,1,1")["ladder"]
    assert ["E_LEN"] == wrong("harbour", **ships, players=2)


H3 = {"ships": "A6,A2,B1,A1", "player": "A", "load": 4}


def test_h3_too_few_crates() -> None:
    """The crate that returns counts as free; two more are missing."""
    answer = ask("harbour", **H3)
    assert ["E_CRATES"] == [fault.code for fault in answer.reasons]
    assert {"free": 2, "missing": 2} == answer.result
    assert "take 2 from other own ships, or load only 2" == answer.reasons[0].hint


def test_h3_crates_from_another_ship() -> None:
    """Crates from other own ships make up for it, no more than are missing."""
    assert ["A4", "A4", "A2", "B1"] == result("harbour", **H3, take="2:2")["ships"]
    assert ["A4", "A6", "-", "B1"] == result("harbour", **H3, take="3:2")["ships"]
    assert ["A4", "A5", "A1", "B1"] == result("harbour", **H3, take="2:1,3:1")["ships"]
    assert ["A2", "A6", "A2", "B1"] == result("harbour", **{**H3, "load": 2})["ships"]
    for take in ("2:3", "3:3", "4:1", "1:1", "5:1"):
        assert ["E_TAKE"] == refused("harbour", **H3, take=take), take
    assert ["E_CRATES"] == refused("harbour", **H3, take="2:1")


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"ships": "A3,B1", "player": "A", "load": 2}, "E_MISSING"),
        ({"ships": "A3,B1,-", "player": "A", "load": 2, "strip": "3,3,2,1"}, "E_LEN"),
        ({"ships": "A6,A5,-", "player": "A", "load": 2}, "E_CRATES"),
        ({"ships": "A3,7,-", "player": "A", "load": 2}, "E_TYPE"),
        ({"ships": "A3,B1,-", "player": "A", "load": 0}, "E_RANGE"),
        ({"ships": "A3,B1,-", "player": "A", "load": 2, "take": "one"}, "E_TYPE"),
    ],
)
def test_harbour_refuses(given: dict[str, Any], code: str) -> None:
    """Harbours that cannot be are refused."""
    assert [code] == wrong("harbour", **given)
