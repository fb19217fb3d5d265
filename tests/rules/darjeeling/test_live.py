"""A whole game of Darjeeling at the table, typed line by line, to the tally at its end."""

from typing import Any

import pytest

from printkit.app import live
from printkit.app.live import State, Step, begun, question, step
from printkit.app.live_file import live_state
from printkit.app.score import lived, score
from printkit.rules.darjeeling import GAME
from tests.rules.darjeeling.game import GAME_LINES, SCORES, TALLY


def after(*lines: str, state: State | None = None, **options: Any) -> Step:
    """Return what the last of these lines led to; each is accepted."""
    done = Step(state or begun(GAME, options))
    for line in lines:
        done = step(done.state, line)
        assert done.kept, (line, done.said)
    return done


def asked(state: State) -> str:
    """Return what is asked next."""
    found = question(state)
    return found.prompt if found else ""


def codes(done: Step) -> list[str]:
    """Return the codes of what was told."""
    return [one.code for one in done.said if one.code]


def test_the_whole_game_adds_up() -> None:
    """After each turn the scores are those that were worked out by hand; the tally takes the tiles."""
    state = begun(GAME, {})
    for line, scores in zip(GAME_LINES, SCORES, strict=True):
        state = after(line, state=state).state
        if scores is not None:
            assert scores == state.at.scores, line
    state = after(*TALLY, state=state).state
    assert "" == asked(state)
    result = score(GAME, live.raw_answers(state))
    assert [112, 29] == [one.total for one in result.players]
    assert ["Ann"] == list(result.winners)
    assert [True, False] == [one.marks["ended_game"] for one in result.players]
    assert 12 == len(live.turns_json(state))


def test_the_same_game_from_a_file() -> None:
    """The turns of a finished game, given as a file, are the same game."""
    state = after(*GAME_LINES, *TALLY).state
    tiles = [{"name": "Ann", "h1": 2, "h2": 1, "h3": 0}, {"name": "Ben", "h1": 1, "h2": 0, "h3": 1}]
    raw = {"players": tiles, "turns": list(live.turns_json(state))}
    result = lived(live_state(GAME, raw, options={}))
    assert [112, 29] == [one.total for one in result.players]
    assert live.turns_json(state) == result.turns


def test_forgotten_income_is_told_and_taken_back() -> None:
    """A move without the income is told with the sum; taken back, the income is asked again."""
    before = after(*GAME_LINES[:3]).state
    assert "Ben, income: the ships pay 1 (Enter books it): " == asked(before)
    done = after("m1", state=before)
    assert ["W_FORGOTTEN"] == codes(done)
    assert done.said[0].text.startswith("Note: Ben forgot the income of 1; it is booked")
    assert 0 == done.state.at.scores[1]
    back = after("u", state=done.state)
    assert "Taken back: Ben, move 1" == back.said[0].text
    assert before == back.state
    assert [] == codes(after("", "1", state=back.state))


def test_undo_to_the_start_and_again() -> None:
    """Every state of the game comes back on the way to its start, and the game can be typed anew."""
    lines = (*GAME_LINES, *TALLY)
    states = [begun(GAME, {})]
    for line in lines:
        states.append(after(line, state=states[-1]).state)
    state = states[-1]._replace(review=True)
    seen = [len(one.lines) for one in states]
    while state.lines:
        state = after("u", state=state).state
        if len(state.lines) in seen:
            earlier = states[seen.index(len(state.lines))]
            assert earlier == state._replace(review=False)
    assert states[-1] == after(*lines, state=begun(GAME, {})).state


NEAR_THE_END = GAME_LINES[:-4]
"""Ann has 90 points and is about to ship: demand 2 for white tea, 4 crates."""


@pytest.mark.parametrize(
    ("options", "over", "points"),
    [
        ({"target": 92}, True, 92),  # R51, Q8: the demand bonus ends the game, 4 do not count
        ({"target": 92, "both_bonuses": True}, True, 96),
        ({"target": 96}, True, 96),  # both bonuses reach it (T7)
        ({"target": 97}, False, 96),  # one point short (T8)
    ],
)
def test_the_end_while_loading(options: dict[str, Any], *, over: bool, points: int) -> None:
    """The game ends with the very bonus that reaches the target, and not before (R50, R51, Q8)."""
    state = after(*NEAR_THE_END, **options).state
    assert 90 == state.at.scores[0]
    done = after("w4 n take 2:3", state=state)
    assert points == done.state.at.scores[0]
    assert over == asked(done.state).startswith("Left-over tiles")
    assert over != asked(done.state).startswith("Ben")


def test_the_end_in_phase_1() -> None:
    """Income that reaches the target ends the game before the move (R50, R51, T6)."""
    state = after(*GAME_LINES[:-1]).state
    done = after("i m2 k 4 n", state=state)
    assert (116, 33) == done.state.at.scores
    assert "What stands behind it does not count any more: m2 k 4 n" in [
        one.text for one in done.said
    ]
    assert asked(done.state).startswith("Left-over tiles")
    late = after("m2", state=state)
    assert ["W_FORGOTTEN"] == codes(late)
    assert (116, 33) == late.state.at.scores
    assert asked(late.state).startswith("Left-over tiles")


def test_a_shipment_is_mended_later() -> None:
    """Another shipment in the place of an earlier one moves ships, chute and all later sums."""
    state = after(*GAME_LINES[:7]).state
    assert (24, 18) == state.at.scores
    done = after("e 4 ship G 4 near", state=state)
    # Demand 5 instead of 10; everything behind it stays.
    assert (19, 18) == done.state.at.scores
    nothing = after("e 4 -", state=done.state)
    assert (5, 18) != nothing.state.at.scores
    refused = step(state, "u 4")
    assert () == refused.kept
    assert "Then entry 4 (income) would not be possible" in refused.said[0].text


def test_examples_can_be_typed() -> None:
    """What the help shows as examples is read, each by its own form."""
    states = {
        "chute": after("Ann, Ben").state,
        "income": after(*GAME_LINES[:2]).state,
        "move": after(*GAME_LINES[:2], "").state,
        "ship": after(*GAME_LINES[:2], "", "0").state,
        "pass": after(*GAME_LINES[:2], "", "0").state,
    }
    for form in GAME.ledger().forms:  # type: ignore[misc]
        for example in form.examples:
            if "take 5" not in example:
                assert step(states[form.id], example).kept, example
