"""Set-ups of Darjeeling: legal for every map, number of players and seed, and by the tables of the rules."""

import json
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from printkit.app.setups import set_up
from printkit.base.errors import DataError, UsageError
from printkit.base.i18n import resolve
from printkit.model.options import FileText
from printkit.model.setup import Measured
from printkit.model.text import text
from printkit.rules.darjeeling import GAME
from printkit.rules.darjeeling.balance import APART, MOST_CLUMPED, clumps, measured
from printkit.setups.deal import deal
from printkit.setups.describe import dealt_json, dealt_lines, seed_line
from tests.rules.darjeeling import manifest as book

SEEDS = 1000
OWN = ("##C##", "##.##", "#####", ".#C#.")


def dealt(players: int, seed: str = "7", **options: Any) -> dict[str, Any]:
    """Deal Darjeeling and return it as JSON knows it, with what is hidden."""
    found = dealt_json(deal(GAME, players, seed, options), reveal=True)
    assert found == json.loads(json.dumps(found))
    return found


def on_the_map(found: dict[str, Any]) -> dict[tuple[int, int], dict[str, Any]]:
    """Return the tiles on the map by row and column."""
    return {
        (row, column): cell
        for row, line in enumerate(found["places"]["map"]["rows"], start=1)
        for column, cell in enumerate(line, start=1)
        if cell and "kind" in cell
    }


def check_pieces(found: dict[str, Any]) -> None:
    """Map, bag and counts hold the 112 tiles of the box, no more and no less."""
    laid = Counter((cell["kind"], cell["halves"]) for cell in on_the_map(found).values())
    bag = Counter((tile[0], int(tile[1])) for tile in found["secret"]["bag"])
    assert book.TILES == dict(laid + bag)
    assert book.ALL_TILES == sum(laid.values()) + sum(bag.values())
    left = found["places"]["bag_left"]
    assert {key: bag[key] for key in book.TILES} == {
        (kind, size): left[kind][str(size)] for kind, size in book.TILES
    }


def check_harbour(found: dict[str, Any], players: int) -> None:
    """Chute, bonuses, strip, ships, water, first crates and incomes are those of the tables."""
    places = found["places"]
    assert dict.fromkeys("KGWR", 2) == dict(Counter(places["chute"]))
    for kind, bonus in places["demand"].items():
        assert 7 - places["chute"].rindex(kind) == bonus
    assert book.STRIPS[players] == places["strip"]
    assert book.SHIPS[players] == places["ships"]
    assert book.WATER[players] == places["water"]
    assert book.FIRST_BERTHS[players] == places["crates"]
    assert book.FIRST_INCOMES[players] == places["income"]


@pytest.mark.parametrize(
    ("name", "players"),
    [(name, n) for name, one in book.MAPS.items() for n in one["players"]],
)
def test_a_thousand_seeds(name: str, players: int) -> None:
    """Every set-up conserves the tiles, fills exactly the map's cells and keeps the tables."""
    cells = None
    for seed in range(SEEDS):
        found = dealt(players, str(seed), map=name)
        check_pieces(found)
        check_harbour(found, players)
        tiles = on_the_map(found)
        assert book.MAPS[name]["tea"] == len(tiles)
        assert cells in (None, set(tiles))
        cells = set(tiles)
        assert book.MAPS[name]["bag"] == len(found["secret"]["bag"])
        rows = found["places"]["map"]["rows"]
        cities = [(r, c) for r, c in places_of(rows) if rows[r - 1][c - 1] == {"city": 1}]
        assert book.MAPS[name]["cities"] == cities
        assert "warnings" not in found


def places_of(rows: list[list[Any]]) -> Iterator[tuple[int, int]]:
    """Yield every row and column."""
    for row, line in enumerate(rows, start=1):
        for column, _ in enumerate(line, start=1):
            yield row, column


def test_seeds_deal_different_maps() -> None:
    """A thousand seeds deal a thousand maps and all kinds of chutes."""
    found = [dealt(2, str(seed)) for seed in range(SEEDS)]
    assert SEEDS == len({json.dumps(one["places"]["map"]) for one in found})
    assert 700 < len({one["places"]["chute"] for one in found})


def test_keys_of_the_set_up() -> None:
    """What is open and what is secret has the agreed names; only a balance adds one."""
    due = {
        "map", "bag_left", "chute", "demand", "strip", "ships", "water", "start", "crates", "income"
    }  # fmt: skip
    found = dealt(4)
    assert due == set(found["places"])
    assert {"bag"} == set(found["secret"])
    assert due | {"balance"} == set(dealt(4, balanced=True)["places"])


@pytest.mark.golden
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_br_075_goldens(players: int, golden: Callable[[str, str], None]) -> None:
    """The set-ups of three seeds are those that were dealt when the streams were made final."""
    found = [dealt(players, "7"), dealt(players, "0", map="india", two_half="mixed")]
    found.append(dealt(players, "rainy-sunday", balanced=True, start="random"))
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in found)
    golden(f"setups/darjeeling-{players}.json", f"[\n{lines}\n]\n")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_automatic_map(players: int) -> None:
    """Without a wish the map goes by the number of players."""
    assert book.AUTO[players] == dealt(players)["places"]["map"]["id"]
    assert book.AUTO[players] == dealt(players, map="AUTO")["places"]["map"]["id"]


def test_unusual_map_is_told() -> None:
    """A map for other numbers of players is dealt, with a warning."""
    found = dealt(5, map="sri-lanka")
    assert "sri-lanka" == found["places"]["map"]["id"]
    assert ["W_MAP"] == [one["code"] for one in found["warnings"]]


def test_a_wish_shifts_nothing_else() -> None:
    """Strip, start player and shapes do not change map, bag and chute of a seed."""
    plain = dealt(3, "42")
    for wish in ({"strip": "9,5,1"}, {"start": "random"}, {"start": "2"}, {"two_half": "opposite"}):
        found = dealt(3, "42", **wish)
        for key in ("map", "chute", "demand", "bag_left"):
            assert plain["places"][key] == found["places"][key], (wish, key)
        assert plain["secret"] == found["secret"]


# Own strip, shapes, start player


def test_own_strip() -> None:
    """A strip of one's own decides ships, water, berths and incomes."""
    places = dealt(3, strip="9, 5,1,1")["places"]
    assert ([9, 5, 1, 1], 4, 3) == (places["strip"], places["ships"], places["water"])
    assert ([4, 3, 2], [1, 1, 5]) == (places["crates"], places["income"])


@pytest.mark.parametrize(
    ("players", "strip"),
    [(2, "3,2"), (2, "3,2,1,1,1,1,1,1"), (2, "1,2,3"), (2, "10,2,1"), (2, "a"), (5, "3,2,1")],
)
def test_impossible_strip(players: int, strip: str) -> None:
    """A strip that cannot be is refused and named."""
    with pytest.raises(UsageError, match="--strip") as caught:
        dealt(players, strip=strip)
    assert caught.value.hint


def test_mixed_shapes() -> None:
    """With both shapes printed, each kind has four adjacent and three opposite tiles."""
    found = dealt(4, two_half="mixed")
    check_pieces(found)
    shapes = Counter(
        (cell["kind"], cell["shape"]) for cell in on_the_map(found).values() if cell["halves"] == 2
    )
    letters = {"a": "adjacent", "o": "opposite"}
    shapes += Counter(
        (tile[0], letters[tile[2]]) for tile in found["secret"]["bag"] if tile[1] == "2"
    )
    assert {(k, s): n for k in "KGWR" for s, n in (("adjacent", 4), ("opposite", 3))} == dict(
        shapes
    )
    whole = on_the_map(dealt(4))
    assert {p: (c["kind"], c["halves"]) for p, c in whole.items()} == {
        p: (c["kind"], c["halves"]) for p, c in on_the_map(found).items()
    }


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_br_084_first_crates_for_every_start_player(players: int) -> None:
    """Whoever begins stands on the lowest ship, the next ones to the left above, one by one."""
    for start in range(1, players + 1):
        places = dealt(players, start=str(start))["places"]
        assert start == places["start"]
        order = [(start - 1 + turn) % players for turn in range(players)]
        assert book.FIRST_BERTHS[players] == [places["crates"][seat] for seat in order]
        assert book.FIRST_INCOMES[players] == [places["income"][seat] for seat in order]


def test_drawn_start_player() -> None:
    """A drawn start player is one of those who play, and every one of them in some seed."""
    starts = {dealt(4, str(seed), start="random")["places"]["start"] for seed in range(50)}
    assert {1, 2, 3, 4} == starts


@pytest.mark.parametrize("start", ["0", "5", "youngest", "-1", "1.0"])
def test_impossible_start_player(start: str) -> None:
    """A start player who does not play is refused."""
    with pytest.raises(UsageError, match="--start"):
        dealt(4, start=start)


# Own maps


def test_own_map() -> None:
    """A map of one's own is dealt like ours."""
    found = dealt(2, map=FileText("my map.txt", OWN))
    check_pieces(found)
    assert "own" == found["places"]["map"]["id"]
    assert 15 == len(on_the_map(found))
    assert "my map.txt" == found["options"]["map"]


def test_own_map_with_faults() -> None:
    """All faults of a map are told at once, with row and column."""
    with pytest.raises(DataError) as caught:
        dealt(2, map=FileText("my map.txt", ("#x#", "#C?")))
    assert "the map my map.txt has 2 faults" == caught.value.message
    assert [
        "row 1, column 2: 'x' is not a cell of a map",
        "row 2, column 3: '?' is not a cell of a map",
    ] == [fault.message for fault in caught.value.faults]


def test_own_map_from_a_file(tmp_path: Path) -> None:
    """The application reads the file that is named; the line that deals it again names it too."""
    path = tmp_path / "my map.txt"
    path.write_text("\n".join(OWN), encoding="utf-8")
    found = set_up(GAME, 3, "7", {"map": str(path), "balanced": True})
    assert "own" == dict(found.places)["map"]["id"]  # type: ignore[index]
    assert f"--map '{path}'" in seed_line(found)
    assert seed_line(found).endswith(" --balanced")


# Balance


def clump_sizes(tiles: dict[tuple[int, int], dict[str, Any]]) -> list[int]:
    """Return the sizes of all groups of one kind, by colouring again and again."""
    label = {place: k for k, place in enumerate(tiles)}
    changed = True
    while changed:
        changed = False
        for (row, column), cell in tiles.items():
            for near in ((row + 1, column), (row, column + 1)):
                if near in tiles and tiles[near]["kind"] == cell["kind"]:
                    low = min(label[row, column], label[near])
                    changed |= label[row, column] != label[near]
                    label[row, column] = label[near] = low
    return list(Counter(label.values()).values())


@pytest.mark.parametrize("name", book.MAPS)
def test_balanced_maps_are_balanced(name: str) -> None:
    """No clump is large, cities have tea of like worth and at least three kinds of it."""
    for seed in range(60):
        found = dealt(4, str(seed), map=name, balanced=True)
        check_pieces(found)
        tiles = on_the_map(found)
        assert max(clump_sizes(tiles)) <= MOST_CLUMPED
        averages = []
        for row, column in book.MAPS[name]["cities"]:
            near = [
                tiles[r, c]
                for r in range(row - 1, row + 2)
                for c in range(column - 1, column + 2)
                if (r, c) in tiles
            ]
            assert len({tile["kind"] for tile in near}) >= 3
            averages.append(sum(tile["halves"] for tile in near) / len(near))
        assert max(averages) - min(averages) <= 1 / APART + 1e-9
        balance = found["places"]["balance"]
        assert max(clump_sizes(tiles)) == balance["largest_clump"]
        assert 1 <= balance["tries"] <= 2000
        assert any(f"tries: {balance['tries']}." in step for step in found["steps"])
        assert any(balance["measure"] in step for step in found["steps"])


def test_the_first_balanced_try_is_the_plain_deal() -> None:
    """A seed whose plain map is balanced already keeps it."""
    seed = next(
        str(s)
        for s in range(500)
        if dealt(2, str(s), balanced=True)["places"]["balance"]["tries"] == 1
    )
    assert dealt(2, seed)["places"]["map"] == dealt(2, seed, balanced=True)["places"]["map"]


def test_br_080_balance_that_cannot_be_met_gives_up_with_the_reason() -> None:
    """A measure that is never content is given up after the last try, and says why."""
    never = Measured(ok=False, found={}, measure=text("a measure"), why=text("this is too much"))
    game = replace(GAME, tools={**GAME.tools, "balance": lambda *_: never})
    with pytest.raises(DataError) as caught:
        deal(game, 2, "7", {"balanced": True})
    assert ["E_EVEN"] == [fault.code for fault in caught.value.faults]
    assert "Sri Lanka: in 2000 tries" in caught.value.message
    assert "this is too much" in caught.value.message
    assert "a measure" in caught.value.hint


def test_largest_own_map_is_settled_in_time() -> None:
    """The largest map that is allowed is balanced, or given up, in two seconds."""
    rows = ["##########"] * 9
    own = FileText(
        "own", ("#C########", *rows[:4], "####C#####", *rows[5:7], "#######C##", "###.......")
    )
    for seed in range(3):
        started = time.process_time()
        try:
            dealt(2, str(seed), map=own, balanced=True)
        except DataError as error:
            assert ["E_EVEN"] == [fault.code for fault in error.faults]  # noqa: PT017 - either will do
        assert time.process_time() - started < 2


def test_measure_names_what_is_too_much() -> None:
    """The measure tells clumps, unequal cities and missing kinds, each in words."""
    chart = GAME.tools["chart"]("sri-lanka", 2).chart
    cells = [
        (r, c)
        for r, line in enumerate(chart.rows, 1)
        for c, sign in enumerate(line, 1)
        if sign == "#"
    ]
    same = measured(chart, {place: {"kind": "K", "halves": 1} for place in cells})
    assert not same.ok
    assert "32 tiles of one kind hang together" in resolve(same.why)
    assert "too few kinds of tea lie beside (4,3) (7,3)" in resolve(same.why)
    rich = {
        p: {"kind": "KGWR"[(p[0] + 2 * p[1]) % 4], "halves": 3 if p[0] < 6 else 1} for p in cells
    }
    uneven = measured(chart, rich)
    assert "one city has clearly more tea beside it than another" == resolve(uneven.why)
    even = measured(chart, {p: {**cell, "halves": 1} for p, cell in rich.items()})
    assert even.ok
    assert 0 == even.badness


def test_clumps_of_any_shape() -> None:
    """A clump that turns back on itself is one clump; corners do not join."""
    whole = {(1, 1), (2, 1), (3, 1), (3, 2), (3, 3), (2, 3), (1, 3)}
    laid = {
        (row, column): {"kind": "K" if (row, column) in whole else "G", "halves": 1}
        for row in range(1, 4)
        for column in range(1, 4)
    }
    assert [2, 7] == sorted(map(len, clumps(laid)))
    laid[3, 2]["kind"] = "W"
    laid[2, 2]["kind"] = "R"
    assert [1, 1, 1, 3, 3] == sorted(map(len, clumps(laid)))


def test_words_for_the_table() -> None:
    """The text tells the steps and shows the map with a line for each row."""
    found = deal(GAME, 2, "7", {})
    lines = dealt_lines(found)
    head = lines.index("Map:")
    assert 1 + 9 == len([line for line in lines[head + 1 :] if line.startswith("  ")])
    assert not any("bag, in the order" in line for line in lines)
    assert any("bag, in the order" in line for line in dealt_lines(found, reveal=True))
