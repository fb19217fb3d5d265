"""Set-ups are dealt by the seed alone, by the rules, for ever."""

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from printkit.base.errors import RulesError, UsageError
from printkit.base.i18n import resolve
from printkit.model.setup import (
    ChooseKinds,
    DealSigns,
    Dealt,
    DrawHands,
    FillBag,
    SetupPlan,
    Step,
    Supply,
)
from printkit.model.text import text
from printkit.rules.kraby import GAME
from printkit.setups.deal import deal, read_seed
from printkit.setups.describe import dealt_json, dealt_lines, seed_line
from tests.rules.kraby import manifest as book

SEEDS = ("7", "0", "rainy-sunday")


def dealt(players: int, seed: str = "7", **options: str) -> dict[str, Any]:
    """Deal Kraby and return it as JSON knows it, with what is hidden."""
    found = dealt_json(deal(GAME, players, seed, options), reveal=True)
    assert found == json.loads(json.dumps(found))
    return found


@pytest.mark.golden
@pytest.mark.parametrize("players", [2, 3, 4])
def test_br_075_goldens(players: int, golden: Callable[[str, str], None]) -> None:
    """The set-ups of three seeds are those that were dealt when the generator was made final."""
    lines = ",\n".join(json.dumps(dealt(players, seed), ensure_ascii=False) for seed in SEEDS)
    golden(f"setups/kraby-{players}.json", f"[\n{lines}\n]\n")


def test_who_has_which_ship_is_drawn() -> None:
    """Every order of the ships in play comes up, and a kit for so many players holds them all."""
    for players, orders in ((2, 2), (3, 6), (4, 24)):
        found = {tuple(dealt(players, str(seed))["places"]["signs"]) for seed in range(200)}
        assert orders == len(found)


def test_the_scheme_stands_in_the_output() -> None:
    """Whoever keeps a seed can see which generator and which rules it belongs to."""
    found = dealt(2)
    assert ("kraby", "1", "1", "7", 2, None) == tuple(
        found[key] for key in ("game", "rules", "scheme", "seed", "players", "code")
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_keys_of_the_set_up(players: int) -> None:
    """What is open and what is secret has the agreed names, and nothing else is there."""
    found = dealt(players)
    assert {"colours", "signs", "start", "figures", "aside"} == set(found["places"])
    assert {"hands", "bag"} == set(found["secret"])


def check_start(found: dict[str, Any], players: int) -> None:
    """Hold a set-up against the table of the rule book, typed by hand."""
    start = book.START[players]
    places, secret = found["places"], found["secret"]
    colours = places["colours"]
    assert [colour for colour in book.COLOURS if colour in colours] == colours
    assert start["colours"] == len(colours)
    assert start["tokens aside"] == sum(places["aside"].values())
    assert dict.fromkeys(colours, start["figures of a colour"]) == places["figures"]
    assert [start["hand"]] * players == [len(hand) for hand in secret["hands"]]
    assert start["bag after the hands"] == len(secret["bag"])
    pieces = Counter(secret["bag"])
    for hand in secret["hands"]:
        pieces.update(hand)
    assert dict.fromkeys(colours, start["tokens of a colour"]) == dict(pieces)
    whole = pieces + Counter(places["aside"])
    assert book.BOX["token"] == dict(whole)
    assert players == len(places["signs"])
    assert len(set(places["signs"])) == players
    assert set(["anchor", "star", "fish", "shell"][:players]) == set(places["signs"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_br_079_a_thousand_seeds_keep_the_rules(players: int) -> None:
    """1,000 set-ups conserve the pieces and give everybody what the table says."""
    for seed in range(1000):
        check_start(dealt(players, str(seed)), players)


@pytest.mark.parametrize("start", ["youngest", "random"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_br_084_the_goods_of_every_seat(players: int, start: str) -> None:
    """Whoever begins, every seat has its ship and six crabs, and the start is told."""
    begins = set()
    for seed in range(60):
        found = dealt(players, str(seed), start=start)
        check_start(found, players)
        begins.add(found["places"]["start"])
    assert begins == ({"youngest"} if start == "youngest" else set(range(1, players + 1)))


def test_br_084_the_start_player_draws_first() -> None:
    """The hands follow the turns: who begins takes the first six of the bag."""
    youngest, drawn = dealt(3, "7"), dealt(3, "7", start="random")
    first = drawn["places"]["start"] - 1
    assert first != 0
    hands = drawn["secret"]["hands"]
    assert youngest["secret"]["hands"] == hands[first:] + hands[:first]
    assert youngest["secret"]["bag"] == drawn["secret"]["bag"]


@pytest.mark.parametrize("players", [1, 5, 0, -1, 100])
def test_br_083_numbers_of_players_outside_the_limits(players: int) -> None:
    """Who cannot be seated is refused with the numbers that can."""
    with pytest.raises(UsageError) as told:
        deal(GAME, players, "7", {})
    assert str(players) in told.value.message
    assert "2, 3, 4" in told.value.hint


def test_br_074_seed_0_is_a_seed() -> None:
    """0 deals the same each time, something else than other seeds, and is told as 0."""
    assert dealt(4, "0") == dealt(4, "0")
    assert dealt(4, "0")["seed"] == "0"
    others = [dealt(4, seed)["secret"] for seed in ("0", "1", "-1", "00", "zero", "None")]
    assert len({json.dumps(secret) for secret in others}) == 6


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("7", "7"), (" 7 ", "7"), ("0", "0"), ("-1", "-1"), ("Rainy Sunday", "Rainy Sunday")],
)
def test_a_seed_is_any_text(typed: str, kept: str) -> None:
    """Numbers and words are seeds; blanks around them do not count, letter case does."""
    assert kept == read_seed(typed)


def test_one_word_is_one_seed_on_any_machine() -> None:
    """A letter with an accent may be typed as one sign or as two."""
    assert read_seed("ko\u0302d") == read_seed("k\u00f4d")


@pytest.mark.parametrize("typed", ["", "   ", "\n", "a\nb", "a\x1b[31m", "x" * 101, "\udcff"])
def test_what_is_no_seed(typed: str) -> None:
    """Blank seeds and signs that cannot be written down are refused with what to do."""
    with pytest.raises(UsageError) as told:
        read_seed(typed)
    assert "seed" in told.value.message
    assert "\x1b" not in told.value.message
    assert told.value.hint


def test_br_073_hash_seeds_do_not_matter() -> None:
    """Processes with different hash seeds deal the same bytes."""
    code = (
        "import json; from printkit.rules.kraby import GAME; from printkit.setups.deal import deal;"
        "from printkit.setups.describe import dealt_json;"
        "print(json.dumps([dealt_json(deal(GAME, n, '42', {}), reveal=True) for n in (2, 3, 4)]))"
    )
    found = set()
    for hash_seed in ("0", "1", "2", "random"):
        environment = {
            **os.environ,
            "PYTHONHASHSEED": hash_seed,
            "PYTHONPATH": os.pathsep.join(sys.path),
        }
        run = subprocess.run(
            [sys.executable, "-c", code], env=environment, capture_output=True, check=True
        )
        found.add(run.stdout)
    assert len(found) == 1
    assert json.loads(found.pop())[2]["seed"] == "42"


@pytest.mark.parametrize("typed", ["OGBY", "ybgo", " o g b y ", "O,G,B,Y"])
def test_named_colours(typed: str) -> None:
    """Two players may name their colours, in any order and letter case."""
    found = dealt(2, colours=typed)
    check_start(found, 2)
    assert list("OGBY") == found["places"]["colours"]
    assert {"colours": "OGBY", "start": "youngest"} == found["options"]


def test_naming_the_colours_that_would_be_drawn_changes_nothing_else() -> None:
    """A choice made by hand does not shift what the seed deals in other steps."""
    drawn = dealt(2)
    named = dealt(2, colours="".join(drawn["places"]["colours"]))
    for key in ("places", "secret"):
        assert drawn[key] == named[key]


def test_all_colours_can_be_drawn() -> None:
    """Each of the five colours is left out by some seed."""
    left_out = {
        (set("OGBYP") - set(dealt(2, str(seed))["places"]["colours"])).pop() for seed in range(60)
    }
    assert set("OGBYP") == left_out


@pytest.mark.parametrize(
    ("players", "typed"),
    [(2, "OGB"), (2, "OGBYP"), (2, "OGBB"), (2, "OGBX"), (2, ""), (3, "OGBY"), (4, "OGB")],
)
def test_colours_that_cannot_be(players: int, typed: str) -> None:
    """Too few, too many, twice or unknown: refused with the number that is needed."""
    with pytest.raises(UsageError) as told:
        deal(GAME, players, "7", {"colours": typed})
    assert "--colours" in told.value.message
    assert ("4" if players == 2 else "5") in told.value.hint


def test_all_five_colours_may_be_named() -> None:
    """With three players the colours can only be all five; saying so is no fault."""
    assert dealt(3, colours="PYBGO")["places"] == dealt(3)["places"]


@pytest.mark.parametrize("options", [{"start": "oldest"}, {"size": "small"}, {"colour": "OGBY"}])
def test_options_that_do_not_exist(options: dict[str, str]) -> None:
    """An option of another command, an unknown one, a value that is none."""
    with pytest.raises(UsageError) as told:
        deal(GAME, 2, "7", options)
    assert next(iter(options)) in told.value.message


def plan(*steps: Step) -> Dealt:
    """Deal a plan made for the test."""
    return deal(replace(GAME, setup=lambda: SetupPlan(steps)), 4, "7", {})


WORDS = text("…")


@pytest.mark.parametrize(
    "steps",
    [
        (ChooseKinds("bad", "colours", 6, None, WORDS),),
        (FillBag("bad", "bag", "aside", 25, 24, WORDS),),
        (Supply("bad", "figures", 4, 3, WORDS),),
        (DrawHands("bad", "hands", "bag", 6, WORDS),),
        (FillBag("bag", "bag", "aside", 4, 24, WORDS), DrawHands("bad", "hands", "bag", 6, WORDS)),
    ],
    ids=["kinds", "bag", "supply", "no bag", "hands"],
)
def test_br_080_a_plan_that_cannot_be_met_is_named(steps: tuple[Step, ...]) -> None:
    """A plan that wants more than there is ends with the step's name, at once."""
    with pytest.raises(RulesError, match="step bad"):
        plan(*steps)


def test_br_080_a_seat_for_each_player_or_none() -> None:
    """More players than seats cannot be dealt."""
    small = replace(
        GAME,
        seats=GAME.seats[:3],
        setup=lambda: SetupPlan((DealSigns("bad", "signs", WORDS),)),
    )
    with pytest.raises(RulesError, match="step bad"):
        deal(small, 4, "7", {})


@pytest.mark.sweep
def test_br_080_every_seed_is_dealt_at_once() -> None:
    """No seed makes the dealing go on for ever."""
    for seed in range(int(os.environ.get("PRINTKIT_SEEDS", "300"))):
        assert dealt(2 + seed % 3, f"sweep-{seed}")["places"]["signs"]


def test_secrets_are_shown_only_when_asked_for() -> None:
    """Hands and bag are neither in the JSON nor in the text, and not in the steps either."""
    found = deal(GAME, 3, "7", {})
    assert dealt_json(found)["secret"] == {}
    hidden = [" ".join(hand) for hand in dealt(3)["secret"]["hands"]]
    closed, opened = (" ".join(dealt_lines(found, reveal=flag)) for flag in (False, True))
    assert not any(hand in closed for hand in hidden)
    assert all(hand in opened for hand in hidden)
    assert "--reveal" in closed


def test_the_open_part_is_the_same_with_and_without_secrets() -> None:
    """Asking for the secrets changes nothing but the secrets."""
    found = deal(GAME, 3, "7", {})
    closed, opened = dealt_json(found), dealt_json(found, reveal=True)
    assert {**closed, "secret": None} == {**opened, "secret": None}


def test_lines_for_the_table() -> None:
    """The text says what the JSON says: players, seed, colours, numbers, ships."""
    found = deal(GAME, 2, "7", {"colours": "OGBY"})
    lines = dealt_lines(found)
    assert "Kraby, 2 players, seed 7" == lines[0]
    words = " ".join(lines)
    for part in (
        "lighter middle part",
        "Colours in play: orange, green, blue, yellow.",
        "20 crabs of each colour in play into the bag, 80 in all",
        "Set aside: 4 orange, 4 green, 4 blue, 4 yellow, 24 pink.",
        "3 figures of each colour in play beside the board, 12 in all; 3 stay in the box",
        "The youngest player begins",
        "draws 6 crabs",
    ):
        assert part in words
    for player, sign in enumerate(dealt(2)["places"]["signs"], start=1):
        assert f"player {player} {sign} ship" in words


def test_steps_are_filled_in_for_every_number_of_players() -> None:
    """No step shows a brace, and the whole board is used by three and four."""
    for players in (2, 3, 4):
        words = [resolve(step) for step in deal(GAME, players, "7", {}).steps]
        assert not any("{" in line for line in words)
        assert ("lighter" in words[0]) == (players == 2)


@pytest.mark.parametrize(
    ("seed", "expected"),
    [("7", "--seed 7 "), ("-1", "--seed -1 "), ("rainy sunday", "--seed 'rainy sunday' ")],
)
def test_the_seed_line_deals_the_same_again(seed: str, expected: str) -> None:
    """The command on the printed sheet can be typed as it stands."""
    line = seed_line(deal(GAME, 2, seed, {}))
    assert line.startswith("printkit setup kraby --players 2 ")
    assert expected in f"{line} "
