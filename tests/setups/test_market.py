"""Frames, squares, hands and spaces: steps that fill a market, for any game."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from printkit.base.errors import RulesError
from printkit.model.boards import Ring
from printkit.model.check import check
from printkit.model.codec import plain, restored
from printkit.model.game import Game
from printkit.model.kinds import Kind
from printkit.model.options import Option
from printkit.model.setup import SetupPlan, StartPlayer, Step
from printkit.model.spreading import FillFrames, PickSpace, ShareOut, Spread
from printkit.model.terrain import Frame, MarketBoard, Square
from printkit.model.text import text
from printkit.rules.kraby import GAME as KRABY
from printkit.setups.deal import deal
from printkit.setups.describe import dealt_json, dealt_lines

KINDS = (
    Kind("A", text("amber"), "A", "amber", "dots"),
    Kind("B", text("blue"), "B", "blue", "waves"),
)
# A small market: a frame in two corners and one in the middle of 3 x 2 squares.
MARKET = MarketBoard(
    "small",
    text("Small market"),
    rows=2,
    columns=3,
    frames=(Frame("one", 1, 1), Frame("two", 3, 1), Frame("last", 2, 2)),
    squares=(
        Square(1, 1, "gem", "A"), Square(2, 1, "cup", "A"), Square(3, 1, "gem", "B"),
        Square(1, 2, "cup", "B"), Square(2, 2, "gem", "B"), Square(3, 2, "jar", "A"),
    ),
    ring=Ring("walk", text("walk"), 5, (), 4, corners=False),
)  # fmt: skip
FRAMES = FillFrames(
    "gems", "frames", MARKET, 5, 2, "mode", text("Printed: {pieces}."), text("Drawn: {pieces}.")
)
SPREAD = Spread(
    "pieces", "squares", "frames", MARKET, (("gem", "*"), ("cup", "c"), ("jar", "j")), "mode",
    text("{number} as printed."), text("{number} at random."),
)  # fmt: skip
SHARE = ShareOut("hands", "hands", "bag", "frames", 5, {2: 1, 3: 1}, text("{hand} each, {bag}."))
PICK = PickSpace("walker", "walker", 10, text("Space {space}."))
START = StartPlayer("start", "start", "oldest", "start", text("Oldest."), text("Player {player}."))
PLAN: tuple[Step, ...] = (START, FRAMES, SPREAD, SHARE, PICK)
OPTIONS = (
    Option(
        "mode", "choice", text("mode"), choices=("printed", "random"), default="printed",
        commands=("setup",),
    ),
    Option(
        "start", "choice", text("start"), choices=("oldest", "random"), default="oldest",
        commands=("setup",),
    ),
)  # fmt: skip


def game(*steps: Step, **changes: Any) -> Game:
    """Return a game with these steps, or with all of them."""
    plan = SetupPlan(steps or PLAN)
    fields = {"kinds": KINDS, "players": (2, 3), "setup": lambda: plan, "options": lambda: OPTIONS}
    return replace(KRABY, **{**fields, **changes})


def dealt(players: int, seed: str, **options: Any) -> dict[str, Any]:
    """Return a set-up with its secrets."""
    return dealt_json(deal(game(), players, seed, options), reveal=True)


def test_a_printed_market_is_laid_as_printed() -> None:
    """Frames and squares are those of the board; nothing is drawn for them."""
    found = dealt(2, "x")
    assert {"one": "A", "two": "B", "last": "B"} == found["places"]["frames"]
    cells = [[f"{c['piece']} {c['kind']}" for c in row] for row in found["places"]["squares"]]
    assert [["gem A", "cup A", "gem B"], ["cup B", "gem B", "jar A"]] == cells
    assert "Printed: one amber, two blue, last blue." in found["steps"]
    assert "3 as printed." in found["steps"]


def test_a_market_at_random_keeps_its_pieces() -> None:
    """The first frames show every kind once; the pieces change places, none is lost."""
    seen: set[tuple[str, ...]] = set()
    lasts: set[str] = set()
    for seed in range(60):
        places = dealt(2, str(seed), mode="random")["places"]
        assert {"A", "B"} == {places["frames"]["one"], places["frames"]["two"]}
        lasts.add(places["frames"]["last"])
        (one, free, two), (left, last, right) = places["squares"]
        assert ["gem"] * 3 == [cell["piece"] for cell in (one, two, last)]
        assert list(places["frames"].values()) == [cell["kind"] for cell in (one, two, last)]
        pieces = tuple(f"{cell['piece']} {cell['kind']}" for cell in (free, left, right))
        assert ["cup A", "cup B", "jar A"] == sorted(pieces)
        seen.add(pieces)
    assert 6 == len(seen)
    assert {"A", "B"} == lasts


@pytest.mark.parametrize(("players", "hand"), [(2, 3), (3, 2)])
def test_the_rest_of_the_supply_is_shared(players: int, hand: int) -> None:
    """Ten pieces less three on frames less one in the bag, dealt evenly; all are there."""
    for seed in range(20):
        found = dealt(players, str(seed), mode="random")
        whole = Counter(found["places"]["frames"].values()) + Counter(found["secret"]["bag"])
        for own in found["secret"]["hands"]:
            assert (hand, sorted(own)) == (len(own), own)
            whole += Counter(own)
        assert {"A": 5, "B": 5} == dict(whole)
        assert f"{hand} each, 1." in found["steps"]


def test_a_space_is_picked() -> None:
    """Every space comes up, and none that there is not."""
    assert set(range(1, 11)) == {dealt(2, str(seed))["places"]["walker"] for seed in range(200)}


def test_steps_have_streams_of_their_own() -> None:
    """Laying the market at random does not shift hands drawn from the same rest, nor the space."""
    one, other = dealt(2, "s"), dealt(2, "s", mode="random")
    assert one["places"]["walker"] == other["places"]["walker"]


def test_the_market_is_shown_as_a_picture() -> None:
    """Signs and kinds under numbered columns, behind numbered rows."""
    lines = dealt_lines(deal(game(), 2, "x", {}))
    at = lines.index("Squares:")
    assert ("      1  2  3", "  1  *A cA *B", "  2  cB *B jA") == lines[at + 1 : at + 4]


def test_the_steps_are_data() -> None:
    """They come back from JSON as they were."""
    plan = SetupPlan(PLAN)
    assert plan == restored(plain(plan))


BROKEN = [
    pytest.param(replace(FRAMES, once=3), id="three kinds of two"),
    pytest.param(replace(FRAMES, board=replace(MARKET, squares=())), id="nothing is printed"),
    pytest.param(replace(FRAMES, option="start2"), id="no such option"),
    pytest.param(replace(SPREAD, board=replace(MARKET, squares=MARKET.squares[:5])), id="a gap"),
    pytest.param(replace(SPREAD, signs=(("gem", "*"),)), id="a piece without a sign"),
    pytest.param(replace(SHARE, in_bag={2: 2, 3: 2}), id="five for two"),
    pytest.param(replace(SHARE, in_bag={2: 9, 3: 9}), id="more than there are"),
    pytest.param(replace(PICK, spaces=0), id="no space"),
    pytest.param(replace(FRAMES, text=text("{peices}")), id="a misspelt name"),
]


@pytest.mark.parametrize("step", BROKEN)
def test_a_contradiction_in_a_step_is_told(step: Step) -> None:
    """The check names the step before anybody deals it."""
    steps = tuple(step if type(one) is type(step) else one for one in PLAN)
    assert any(fault.where.startswith("setup") for fault in check(game(*steps)))


def test_the_plan_itself_is_clean() -> None:
    """Otherwise the tests above would test nothing."""
    assert [] == [fault for fault in check(game()) if fault.where.startswith("setup")]


@pytest.mark.parametrize(
    ("steps", "options"),
    [
        ((replace(FRAMES, once=1),), {"mode": "random"}),
        ((replace(FRAMES, supply=1, board=MARKET),), {"mode": "random"}),
        ((replace(FRAMES, board=replace(MARKET, squares=())),), {}),
        ((SPREAD,), {}),
        ((FRAMES, replace(SPREAD, board=replace(MARKET, squares=MARKET.squares[:5]))), {}),
        ((FRAMES, replace(SHARE, in_bag=2)), {}),
        ((FRAMES, replace(SHARE, supply=1)), {}),
    ],
)
def test_what_cannot_be_dealt_is_refused(steps: tuple[Step, ...], options: dict[str, Any]) -> None:
    """A plan that was not checked is refused and never deals too few pieces."""
    with pytest.raises(RulesError, match="step"):
        deal(game(*steps), 2, "x", options)
