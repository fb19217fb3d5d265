"""The questions of Darjeeling: every case of sections 6.1 to 6.6, and bad input."""

import json
from typing import Any

import pytest

from printkit.base.i18n import resolve
from printkit.model.game import Answer
from printkit.rules.darjeeling import GAME

HELPERS = {helper.id: helper for helper in GAME.helpers()}


def ask(helper: str, **given: Any) -> Answer:
    """Ask a question; what is False stands for a flag that is not given."""
    answer = HELPERS[helper].answer(
        {name: value for name, value in given.items() if value is not False}
    )
    json.dumps(answer.result)
    for told in answer.told:
        assert "{" not in resolve(told)
    return answer


def result(helper: str, **given: Any) -> dict[str, Any]:
    """Return the result of a question that has one."""
    answer = ask(helper, **given)
    assert answer.ok, answer
    assert () == answer.errors
    return dict(answer.result)


def refused(helper: str, **given: Any) -> list[str]:
    """Return the codes of the rules that say no."""
    answer = ask(helper, **given)
    assert not answer.ok
    assert () == answer.errors
    return [fault.code for fault in answer.reasons]


def wrong(helper: str, **given: Any) -> list[str]:
    """Return the codes of what is wrong with the input."""
    answer = ask(helper, **given)
    assert not answer.ok
    assert () == answer.reasons
    return [fault.code for fault in answer.errors]


def test_ids_of_the_questions() -> None:
    """The questions have the agreed names, in the order of the turn."""
    due = ["income", "move", "ship", "best", "demand", "load", "harbour", "end"]
    assert due == list(HELPERS)


# Income, 6.1


@pytest.mark.parametrize(
    ("case", "strip", "crates", "points"),
    [
        ("I1", "3,2,1", "3,0,1", 10),
        ("I2", "3,3,2,1", "0,1,0,2", 5),
        ("I3", "3,2,1", "0,0,0", 0),
        ("I4", "3,3,3,2,2,1,1", "4,0,0,2,0,1,0", 17),
        ("I5", "3,3,2,2,1,1", "5,5,0,0,0,0", 30),
        ("I6", "3,3,3,2,2,1,1", "0,0,1,0,0,0,0", 3),
        ("I9", "3,3,2,1", "4,0,3,2", 20),
    ],
)
def test_income(case: str, strip: str, crates: str, points: int) -> None:
    """Own crates times the multiplier, ship by ship."""
    found = result("income", strip=strip, crates=crates)
    assert points == found["points"], case
    assert points == sum(found["ships"])
    players = {3: 2, 4: 3, 6: 4, 7: 5}[len(found["ships"])]
    assert found == result("income", players=players, crates=crates)


@pytest.mark.parametrize(
    ("case", "given", "code"),
    [
        ("I7", {"strip": "3,2,1", "crates": "6,5,0"}, "E_CRATES"),
        ("I8", {"strip": "3,2,1", "crates": "1,1"}, "E_LEN"),
        ("negative", {"strip": "3,2,1", "crates": "1,-1,0"}, "E_NEG"),
        ("words", {"strip": "3,2,1", "crates": "1,x,0"}, "E_INT"),
        ("no strip", {"crates": "1,1,0"}, "E_MISSING"),
        ("players", {"players": 6, "crates": "1,1,0"}, "E_PLAYERS"),
        ("long strip", {"strip": "3,3,3,3,2,2,1,1", "crates": "1"}, "E_LEN"),
        ("rising strip", {"strip": "3,1,2", "crates": "1,1,1"}, "E_ORDER"),
        ("ten", {"strip": "10,1,1", "crates": "1,1,1"}, "E_RANGE"),
    ],
)
def test_income_refuses(case: str, given: dict[str, Any], code: str) -> None:
    """Crates and strips that cannot be are refused with a code and a hint."""
    assert [code] == wrong("income", **given), case


# Move, 6.2


@pytest.mark.parametrize(
    ("case", "given", "cost"),
    [
        ("M1", {"turn": "0"}, 0),
        ("M2", {"turn": "90"}, 0),
        ("M3", {"turn": "180"}, 2),
        ("M4", {"turn": "0", "tiles": 2, "cities": 1}, 4),
        ("M5", {"turn": "0", "tiles": 1, "collectors": 2}, 5),
        ("M6", {"turn": "180", "tiles": 3, "cities": 1, "collectors": 1}, 9),
        ("M8", {"map": "india", "from": "5,1", "facing": "E", "to": "5,4"}, 2),
        ("M9", {"map": "india", "from": "4,2", "facing": "E", "to": "4,6"}, 4),
        ("M10", {"map": "india", "from": "4,2", "facing": "E", "to": "4,6", "others": "4,5"}, 5),
        (
            "M10, round",
            {"map": "india", "from": "4,2", "facing": "W", "to": "4,6", "others": "4,5"},
            7,
        ),
        (
            "M10, aside",
            {"map": "india", "from": "4,2", "facing": "N", "to": "4,6", "others": "4,5"},
            5,
        ),
        (
            "M11, free",
            {"map": "india", "from": "3,5", "facing": "E", "to": "3,9", "gaps": "free"},
            1,
        ),
        ("empty", {"map": "india", "from": "5,1", "facing": "E", "to": "5,4", "empty": "5,2"}, 1),
    ],
)
def test_cost_of_a_move(case: str, given: dict[str, Any], cost: int) -> None:
    """Tiles cost 1, cities and collectors 2, a half turn 2; gaps and emptied cells nothing."""
    assert cost == result("move", **given)["cost"], case


def test_m7_score_below_zero() -> None:
    """A move may lead below zero."""
    assert -3 == result("move", tiles=4, before=1)["after"]


M11 = {"map": "india", "from": "3,5", "facing": "E"}


@pytest.mark.parametrize(
    ("case", "given", "code"),
    [
        ("M11", {**M11, "to": "3,9"}, "E_GAP"),
        ("M12, city", {"map": "india", "from": "4,2", "facing": "E", "to": "4,4"}, "E_CITY"),
        ("M12, collector", {**M11, "to": "3,6", "others": "3,6"}, "E_TAKEN"),
        ("M12, none", {**M11, "to": "3,5"}, "E_NO_MOVE"),
        ("aside", {**M11, "to": "4,6"}, "E_LINE"),
        ("outside", {**M11, "to": "3,1"}, "E_OUTSIDE"),
        ("off the map", {**M11, "to": "30,1"}, "E_OUTSIDE"),
        ("empty", {**M11, "to": "3,6", "empty": "3,6"}, "E_NO_TILE"),
    ],
)
def test_illegal_moves(case: str, given: dict[str, Any], code: str) -> None:
    """The rules say no, with the reason."""
    assert [code] == refused("move", **given), case


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"tiles": -1}, "E_NEG"),
        ({"from": "3,5"}, "E_MISSING"),
        ({"map": "india", "to": "3,5"}, "E_MISSING"),
        ({**M11, "to": "east"}, "E_TYPE"),
        ({**M11, "from": "4,4", "to": "3,5"}, "E_PLACE"),
        ({**M11, "to": "3,6", "others": "3,5"}, "E_PLACE"),
        ({**M11, "to": "3,6", "tiles": 1}, "E_BOTH"),
        ({**M11, "to": "3,6", "turn": "180"}, "E_TURN"),
        ({**M11, "map": ("##", "##"), "to": "3,6"}, "E_CITIES"),
    ],
)
def test_move_refuses(given: dict[str, Any], code: str) -> None:
    """Input that cannot be is refused."""
    assert code in wrong("move", **given)


def test_all_moves() -> None:
    """Without a target every reachable cell is listed, the cheapest first."""
    moves = result("move", **{"map": "sri-lanka", "from": "1,2", "facing": "S"})["moves"]
    costs = {tuple(move["to"]): move["cost"] for move in moves}
    down = {(row, 2): row - 2 for row in range(2, 9)}
    assert {**down, (1, 3): 0} == costs
    assert sorted(costs.values()) == [move["cost"] for move in moves]
    assert [tuple(move["to"]) for move in moves if move["near_city"]] == [
        (3, 2),
        (4, 2),
        (5, 2),
        (6, 2),
        (7, 2),
        (8, 2),
    ]


@pytest.mark.parametrize(
    ("facing", "turns"),
    [
        ("N", "N0 E90 S180 W90"),
        ("E", "N90 E0 S90 W180"),
        ("S", "N180 E90 S0 W90"),
        ("W", "N90 E180 S90 W0"),
    ],
)
def test_how_far_a_collector_turns(facing: str, turns: str) -> None:
    """Straight on and a quarter turn are free, a half turn costs two points."""
    cells = {"N": "5,3", "E": "6,4", "S": "7,3", "W": "6,2"}
    for way in turns.split():
        found = result(
            "move", **{"map": "india", "from": "6,3", "facing": facing, "to": cells[way[0]]}
        )
        assert (int(way[1:]), way[0]) == (found["turn"], found["facing"])
        assert (2 if way[1:] == "180" else 0) == found["cost"]


def test_a_move_in_words() -> None:
    """What is passed, whether a half turn is in it, and both scores are told."""
    told = ask("move", turn="180", tiles=3, cities=1, collectors=1, before=-3).told
    assert [
        "A half turn; passed: tiles 3, cities 1, collectors 1. Cost: 9.",
        "Score: −3 before, −12 after.",
    ] == [resolve(words) for words in told]
    assert resolve(ask("move", tiles=1).told[0]).startswith("No half turn; passed: tiles 1,")


def test_maps_that_are_known_by_name() -> None:
    """The three maps need no file; auto is no map to move on."""
    (known,) = (one.choices for one in HELPERS["move"].inputs if one.id == "map")
    assert ("india", "sri-lanka", "china") == known


def test_stuck_collector() -> None:
    """Where no tile can be reached there is no move; phase 2 is skipped."""
    lines = ("#C", "##")
    given = {"map": lines, "from": "1,1", "facing": "E", "others": "2,1", "empty": "2,2"}
    assert [] == result("move", **given)["moves"]


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
