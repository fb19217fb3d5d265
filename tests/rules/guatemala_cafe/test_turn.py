"""A turn: where the Buyer goes, what a purchase costs, what may stand where, what roads are missing."""

from typing import Any

import pytest

from printkit.base.i18n import resolve
from printkit.rules.guatemala_cafe import GAME
from printkit.rules.guatemala_cafe.typed import parse_plantation
from tests.rules.guatemala_cafe import boards
from tests.rules.guatemala_cafe.asking import ask, codes, reasons


def test_the_helpers_and_their_inputs() -> None:
    """Six questions, under the agreed names."""
    inputs = {h.id: {entry.id for entry in h.inputs} for h in GAME.helpers()}
    assert {"coffee", "buy", "buyer", "roads", "place", "sacks"} == set(inputs)
    assert {
        "kind", "warehouse", "workers", "harbour", "ships", "active", "blocked_by",
        "sacks_on_track", "track", "scores", "board",
    } <= inputs["coffee"]  # fmt: skip
    assert {"items", "docks", "money", "steps", "players"} <= inputs["buy"]
    assert {"at", "steps"} <= inputs["buyer"]
    assert {"board", "site"} == inputs["roads"]
    assert {"board", "piece", "at", "player"} == inputs["place"]
    assert {"players", "sacks_on_track", "track", "scores"} == inputs["sacks"]


# What a purchase costs: 6.2

SEED = "warehouse:green,worker:green,worker:yellow"


@pytest.mark.parametrize(
    ("given", "cost"),
    [
        pytest.param({"items": SEED}, 9, id="P1"),
        pytest.param({"items": "road,road,road"}, 0, id="P2"),
        pytest.param({"items": "ship:B", "docks": "B:1"}, 3, id="P3"),
        pytest.param({"items": "ship:B,ship:B"}, 5, id="P4 two"),
        pytest.param({"items": "ship:B,ship:B,ship:B"}, 9, id="P4 three"),
        pytest.param({"items": "ship:B,ship:D,ship:B", "docks": "D:WK"}, 9, id="two harbours"),
        pytest.param({"items": "warehouse:grey,worker:grey,worker:grey"}, 4, id="P5"),
        pytest.param({"items": "warehouse:yellow,worker:yellow,worker:yellow"}, 12, id="P6"),
        pytest.param(
            {"items": "warehouse:2,7,worker:yellow,worker:yellow", "players": "2"}, 11, id="P7"
        ),
        pytest.param({"items": "ship", "docks": "H:3", "players": "2"}, 3, id="P8"),
        pytest.param({"items": "ship:H", "docks": "H:3"}, 3, id="P8 by the harbour's name"),
        pytest.param({"items": SEED, "steps": "4"}, 11, id="P9"),
        pytest.param({"items": SEED, "steps": "3"}, 9, id="three spaces are free"),
        pytest.param({"items": ""}, 0, id="P14"),
        pytest.param({"items": "", "steps": "4"}, 2, id="P14 after four spaces"),
        pytest.param({"items": "warehouse:B2,worker:(4,5),worker:5/8"}, 9, id="by place"),
        pytest.param({"items": "warehouse:D4; worker:1,9"}, 5, id="semicolons"),
    ],
)
def test_what_a_purchase_costs(given: dict[str, Any], cost: int) -> None:
    """The table of 6.2: prices by area, site and next dock, and the long move."""
    answer = ask("buy", **given)
    assert (True, cost) == (answer.ok, answer.result["cost"])
    left = ask("buy", money=str(cost), **given)
    assert (True, 0) == (left.ok, left.result["money"])


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        pytest.param({"items": "road,road,road,road"}, ["E_ITEMS"], id="P10"),
        pytest.param({"items": SEED, "money": "8"}, ["E_MONEY"], id="P11"),
        pytest.param({"items": "ship:B", "docks": "B:3"}, ["E_FULL"], id="P12"),
        pytest.param({"items": "ship:B,ship:B", "docks": "B:2"}, ["E_FULL"], id="P12 on the way"),
        pytest.param({"items": "warehouse:W@B2", "grown": "WK"}, ["E_GROWN"], id="P13 grown"),
        pytest.param(
            {"items": "warehouse:W@B2,warehouse:W@B1"}, ["E_GROWN"], id="P13 twice at once"
        ),
        pytest.param({"items": "warehouse:W@B2", "tiles": "0"}, ["E_TILES"], id="P13 tiles"),
        pytest.param({"items": "warehouse:A2", "players": "3"}, ["E_COVER"], id="P13 covered"),
        pytest.param({"items": "ship:A", "players": "3"}, ["E_COVER"], id="harbour A"),
        pytest.param({"items": "warehouse:5,5"}, ["E_SITE"], id="no site"),
        pytest.param({"items": SEED, "steps": "5"}, ["E_STEPS"], id="five spaces"),
    ],
)
def test_what_the_rules_forbid(given: dict[str, Any], expected: list[str]) -> None:
    """A no with its reason, and nothing is taken."""
    assert expected == reasons(ask("buy", **given))


def test_what_is_missing_is_told() -> None:
    """P11: 9 centavos with 8; the money stays."""
    answer = ask("buy", items=SEED, money="8")
    assert (9, 8) == (answer.result["cost"], answer.result["money"])
    assert "missing: 1" in answer.reasons[0].hint


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        pytest.param({"items": "barn:green"}, ["E_ITEM"], id="no piece"),
        pytest.param({"items": "worker:blue"}, ["E_AREA"], id="no area"),
        pytest.param({"items": "worker"}, ["E_AREA"], id="nowhere"),
        pytest.param({"items": "worker:13,1"}, ["E_AREA"], id="off the board"),
        pytest.param({"items": "warehouse:green", "players": "2"}, ["E_AREA"], id="price on site"),
        pytest.param({"items": "ship:E"}, ["E_HARBOUR"], id="no harbour"),
        pytest.param({"items": "ship"}, ["E_HARBOUR"], id="which harbour"),
        pytest.param({"items": "ship:B", "docks": "Q:1"}, ["E_HARBOUR"], id="docks nowhere"),
        pytest.param({"items": "ship:B", "docks": "B:4"}, ["E_FULL"], id="four docks"),
        pytest.param({"items": "worker:X@4,5"}, ["E_SYMBOL"], id="no coffee"),
        pytest.param({"items": "road", "players": "5"}, ["E_PLAYERS"], id="five"),
        pytest.param({"items": "road", "money": "-1"}, ["E_NEG"], id="debts"),
        pytest.param({"items": "road", "grown": "WX"}, ["E_SYMBOL"], id="grown"),
        pytest.param({"items": "road", "money": "x"}, ["E_INT"], id="no number"),
        pytest.param({}, ["E_MISSING"], id="nothing"),
    ],
)
def test_purchases_that_cannot_be_read(given: dict[str, Any], expected: list[str]) -> None:
    """Bad input has its code and no result."""
    assert expected == codes(ask("buy", **given))


def test_a_purchase_on_a_board() -> None:
    """Pieces are placed one after the other, and the board after it is given."""
    answer = ask(
        "buy", board=boards.WORKED, player="Cili", money="20",
        items="warehouse:W@B1,worker:W@5,8,ship:W@B",
    )  # fmt: skip
    assert (True, 12, [6, 3, 3], 8) == (
        answer.ok,
        answer.result["cost"],
        answer.result["prices"],
        answer.result["money"],
    )
    table, faults = parse_plantation(answer.result["board"])
    assert () == faults
    assert table is not None
    assert ("W3", "w3", ("W", "W", "-")) == (table.at((6, 8)), table.at((5, 8)), table.docks["B"])


@pytest.mark.parametrize(
    ("items", "expected"),
    [
        ("warehouse:W@B1,worker:W@4,8", ["E_GROUP", "E_GROUP"]),
        ("worker:W@3,6,warehouse:W@B1", ["E_GROUP"]),
        ("warehouse:K@B2", ["E_TAKEN"]),
        ("warehouse:K@A2", ["E_COVER"]),
        ("road:B:6-7", ["E_TAKEN"]),
        ("road:A:6-7", ["E_COVER"]),
        ("ship:W@B,ship:W@B,ship:W@C", ["E_SUPPLY"]),
    ],
)
def test_a_purchase_that_the_board_forbids(items: str, expected: list[str]) -> None:
    """Each piece must be legal when its turn comes."""
    assert expected == reasons(ask("buy", board=boards.WORKED, player="3", items=items))


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"items": "worker:4,5", "player": "1"}, ["E_KIND"]),
        ({"items": "worker:W@14,5", "player": "1"}, ["E_FIELD"]),
        ({"items": "ship:W@Q", "player": "1"}, ["E_HARBOUR"]),
        ({"items": "road:B:6-9", "player": "1"}, ["E_ROUTE"]),
        ({"items": "worker:W@4,5"}, ["E_MISSING"]),
        ({"items": "worker:W@4,5", "player": "4"}, ["E_PLAYER"]),
        ({"items": "road:B:6-7", "player": "1", "docks": "B:1"}, ["E_BOTH"]),
    ],
)
def test_a_purchase_on_a_board_that_cannot_be_read(
    given: dict[str, Any], expected: list[str]
) -> None:
    """Kind, place and player must be known."""
    assert expected == codes(ask("buy", board=boards.WORKED, **given))


# Where the Buyer goes: 6.3


@pytest.mark.parametrize(
    ("at", "steps", "reached", "line", "sack", "cost"),
    [
        (1, 3, 4, ("column", 4), "I", 0),
        (8, 3, 11, ("row", 2), None, 0),
        (34, 4, 2, ("column", 2), None, 2),
        (36, 1, 1, ("column", 1), "V", 0),
        (17, 2, 19, ("column", 9), "II", 0),
        (27, 1, 28, ("row", 9), "VI", 0),
        (20, 4, 24, ("column", 4), "I", 2),
    ],
)
def test_where_the_buyer_goes(
    at: int, steps: int, reached: int, line: tuple[str, int], sack: str | None, cost: int
) -> None:
    """The table of 6.3."""
    found = ask("buyer", at=str(at), steps=str(steps)).result
    assert (reached, sack, cost) == (found["at"], found["sack"], found["cost"])
    assert line[1] == found[line[0]]
    assert len({"row", "column"} & set(found)) == 1
    assert 9 == len(found["squares"])


@pytest.mark.parametrize("steps", ["0", "5", "-1"])
def test_moves_that_there_are_not(steps: str) -> None:
    """0 and 5 spaces are no moves; staying is a house rule."""
    assert ["E_STEPS"] == reasons(ask("buyer", at="5", steps=steps))
    stay = ask("buyer", at="5", steps=steps, stay="yes")
    assert stay.ok is (steps == "0")


@pytest.mark.parametrize("at", ["0", "37"])
def test_spaces_that_there_are_not(at: str) -> None:
    """The track has spaces 1 to 36."""
    assert ["E_RANGE"] == codes(ask("buyer", at=at, steps="1"))


# Which roads are missing: 6.4


@pytest.mark.parametrize(
    ("roads", "site", "missing"),
    [
        pytest.param("", "A4", 9, id="A4 without roads"),
        pytest.param("roads A 6-9", "A2", 1, id="A2 lacks the spur"),
        pytest.param("roads B *", "B3", 0, id="B3 connected"),
        pytest.param("roads C 8-9", "C1", 1, id="C1 with one"),
        pytest.param("roads C *", "B3", 7, id="roads of another route"),
    ],
)
def test_which_roads_are_missing(roads: str, site: str, missing: int) -> None:
    """The cases of 6.4."""
    answer = ask("roads", board=boards.empty("A B C D", *([roads] if roads else [])), site=site)
    found = answer.result
    assert (missing, missing == 0) == (found["missing"], found["connected"])
    assert missing == len(found["stretches"])


def test_roads_of_two_players_take_the_best_way() -> None:
    """Existing roads are used where that saves roads, from any corner of the site."""
    near = ask("roads", board=boards.PAIR, site="4,8").result
    assert (True, 0, [[4, 8], [5, 8], [5, 9]]) == (near["connected"], near["missing"], near["path"])
    far = ask("roads", board=boards.PAIR, site="7,8").result
    assert (1, [[[5, 8], [6, 8]]]) == (far["missing"], far["stretches"])


def test_roads_need_a_site() -> None:
    """An unknown site is bad input; a covered one is a no."""
    assert ["E_SITE"] == codes(ask("roads", board=boards.WORKED, site="E1"))
    assert ["E_COVER"] == reasons(ask("roads", board=boards.WORKED, site="A1"))
    assert "B2" == ask("roads", board=boards.WORKED, site="4,6").result["site"]
    assert 44 == ask("roads", board=boards.WORKED, site="b2").result["roads_left"]


# What may stand where: 6.4


@pytest.mark.parametrize(
    ("piece", "at", "player", "price", "gain"),
    [
        pytest.param("worker:W", "3,6", "Béla", 2, {"W": [0, 2, 0]}, id="beside the warehouse"),
        pytest.param("w", "4,4", "2", 2, {"W": [0, 2, 0]}, id="beside a worker, as it is typed"),
        pytest.param("worker:W", "9,5", "1", 2, {"W": [1, 0, 0]}, id="not connected"),
        pytest.param("worker:K", "5,5", "3", 2, {}, id="alone, beside another kind"),
        pytest.param("warehouse:K", "C1", "3", 6, {}, id="a warehouse alone"),
        pytest.param("W", "C1", "Cili", 6, {}, id="a warehouse, as it is typed"),
        pytest.param("ship:W", "B", "1", 3, {"W": [0, 3, 0]}, id="a second ship"),
        pytest.param("ship:W", "D", "1", 2, {}, id="a ship that nobody reaches"),
        pytest.param("road", "D:6-7", "1", 0, {}, id="a road"),
        pytest.param("road", "9,6-10,6", "1", 0, {}, id="a road by its corners"),
    ],
)
def test_what_may_be_placed(
    piece: str, at: str, player: str, price: int, gain: dict[str, list[int]]
) -> None:
    """Price, and what the next scoring brings: 1 + ships for a worker, the workers for a ship."""
    answer = ask("place", board=boards.WORKED, piece=piece, at=at, player=player)
    assert (True, price, gain) == (answer.ok, answer.result["price"], answer.result["gain"])
    table, faults = parse_plantation(answer.result["board"])
    assert (False, ()) == (table is None, faults)


def test_the_last_road_brings_the_ship() -> None:
    """When a warehouse is connected by the piece, that is its gain."""
    lines = [*boards.WORKED[:-1], "roads D s2", "harbour D W"]
    answer = ask("place", board=lines, piece="road", at="D:6-7")
    assert {"W": [2, 0, 0]} == answer.result["gain"]
    assert any("gives Anna 2 more" in resolve(line) for line in answer.told)


@pytest.mark.parametrize(
    ("piece", "at", "player", "expected"),
    [
        pytest.param("worker:W", "4,5", "2", ["E_TAKEN"], id="taken"),
        pytest.param("worker:W", "6,8", "3", ["E_SITE"], id="on a site"),
        pytest.param("worker:K", "3,8", "3", ["E_COVER"], id="on a covered site"),
        pytest.param("worker:W", "7,7", "2", ["E_GROUP"], id="a second group"),
        pytest.param("worker:W", "6,6", "3", ["E_GROUP"], id="touches another player"),
        pytest.param("worker:W", "8,6", "2", ["E_GROUP", "E_GROUP"], id="both"),
        pytest.param("warehouse:W", "5,5", "3", ["E_SITE"], id="off a site"),
        pytest.param("warehouse:K", "B2", "3", ["E_TAKEN"], id="site occupied"),
        pytest.param("warehouse:K", "A1", "3", ["E_COVER"], id="site covered"),
        pytest.param("warehouse:W", "C1", "2", ["E_GROWN"], id="grown already"),
        pytest.param("ship:W", "A", "3", ["E_COVER"], id="left harbour"),
        pytest.param("road", "B:6-7", "3", ["E_TAKEN"], id="road twice"),
        pytest.param("road", "A:6-7", "3", ["E_COVER"], id="left route"),
        pytest.param("road", "5,5-5,6", "3", ["E_ROUTE"], id="off the routes"),
    ],
)
def test_what_may_not_be_placed(piece: str, at: str, player: str, expected: list[str]) -> None:
    """A no of the rules, with every reason."""
    assert expected == reasons(ask("place", board=boards.WORKED, piece=piece, at=at, player=player))


def test_a_lone_worker_waits_for_its_warehouse() -> None:
    """Q17: the warehouse must stand beside the lone group."""
    lines = boards.planted(boards.empty(), c5_6="k1")
    beside = ask("place", board=lines, piece="warehouse:K", at="B2", player="1")
    assert (True, {"K": [1, 0, 0, 0]}) == (beside.ok, beside.result["gain"])
    apart = ask("place", board=lines, piece="warehouse:K", at="B1", player="1")
    assert ["E_GROUP"] == reasons(apart)


def test_pieces_run_out() -> None:
    """The tenth worker, the fourth warehouse and ship, the fourth ship of a harbour, the 51st road."""
    row = {f"c{column}_5": "k1" for column in range(1, 10)}
    lines = boards.planted(boards.empty(), **row)
    assert ["E_SUPPLY"] == reasons(
        ask("place", board=lines, piece="worker:K", at="10,5", player="1")
    )
    stores = boards.planted(boards.empty(), c1_1="K1", c4_1="K2", c7_1="K3")
    assert ["E_SUPPLY"] == reasons(
        ask("place", board=stores, piece="warehouse:K", at="D4", player="4")
    )
    ships = boards.empty("A B C D", "harbour A KKK", "harbour B WNR")
    assert ["E_SUPPLY"] == reasons(ask("place", board=ships, piece="ship:K", at="C", player="1"))
    assert ["E_FULL"] == reasons(ask("place", board=ships, piece="ship:W", at="B", player="1"))
    roads = boards.empty("A B C D", "roads A *", "roads B *", "roads C *", "roads D 1-9 s3 s1")
    assert ["E_ROADS"] == reasons(ask("place", board=roads, piece="road", at="D:s2"))


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"piece": "barn", "at": "4,5"}, ["E_ITEM", "E_MISSING"]),
        ({"piece": "worker", "at": "4,5", "player": "1"}, ["E_KIND"]),
        ({"piece": "worker:W", "at": "4", "player": "1"}, ["E_FIELD"]),
        ({"piece": "worker:W", "at": "4,5"}, ["E_MISSING"]),
        ({"piece": "worker:W", "at": "4,5", "player": "Zoé"}, ["E_PLAYER"]),
        ({"piece": "road", "at": "B:6-9"}, ["E_ROUTE"]),
    ],
)
def test_placing_that_cannot_be_read(given: dict[str, Any], expected: list[str]) -> None:
    """Piece, place and player must be known."""
    assert expected[:1] == codes(ask("place", board=boards.WORKED, **given))[:1]


# How far the end is: 6.5


def test_how_far_the_last_sack_is() -> None:
    """The 20th sack lies on 41; the leader on 35 has 6 to go."""
    found = ask("sacks", sacks_on_track="20", scores="35,12,41").result
    assert (41, 40, [6, 29, 0], True) == (
        found["last_sack"],
        found["next_sack"],
        found["distance"],
        found["over"],
    )
    assert (8, 5, 15) == (found["hand"], found["bag"], found["left"])


def test_before_the_first_sack() -> None:
    """No last sack yet; the first one lies on the end of the track."""
    found = ask("sacks", sacks_on_track="0", track="80", players="2").result
    assert (None, 80, [], None, 12) == (
        found["last_sack"],
        found["next_sack"],
        found["distance"],
        found["over"],
        found["hand"],
    )


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"sacks_on_track": "36"}, ["E_SACKS"]),
        ({"sacks_on_track": "1", "track": "47", "players": "2"}, ["E_RANGE"]),
        ({"sacks_on_track": "1", "track": "46", "players": "3"}, ["E_RANGE"]),
        ({"sacks_on_track": "1", "players": "5"}, ["E_PLAYERS"]),
        ({"sacks_on_track": "1", "players": "3", "scores": "1,2"}, ["E_LEN"]),
        ({"sacks_on_track": "1", "scores": "1,x"}, ["E_INT"]),
        ({}, ["E_MISSING"]),
    ],
)
def test_sacks_that_cannot_be(given: dict[str, Any], expected: list[str]) -> None:
    """Bad input has its code and no result."""
    assert expected == codes(ask("sacks", **given))
