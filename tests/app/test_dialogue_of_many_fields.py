"""The score prompt of a sheet with lists, rows and defaults asks only for what counts."""

from collections.abc import Mapping
from typing import Any

import pytest

from printkit.app import registry
from printkit.app.asking import State
from printkit.app.dialogue import Step, question, raw_answers, step
from printkit.app.telling import summary
from printkit.scoring.answers import read_answers
from printkit.scoring.totals import tally

TEA = registry.load("tea-garden")
PLAIN = (
    "Anna, Bob",
    "47 60",
    "12 4",
    "- -",
    "0 0",
    "0 0",
    "0 0",
    "0 0",
    "9 2",
    "0 0",
    "- | -",
    "",
    "4 0",
)
"""Two players without emperor cards: names, eleven rows, and an empty line for the top row."""


def _after(*lines: str) -> Step:
    done = Step(State(TEA, {}))
    for line in lines:
        done = step(done.state, line)
    return done


def _asked(*lines: str) -> str:
    asked = question(_after(*lines).state)
    return asked.prompt if asked else ""


def _told(done: Step) -> str:
    return " ".join(f"{one.text} {one.code}" for one in done.said)


def _players(*lines: str) -> list[Mapping[str, Any]]:
    found: list[Mapping[str, Any]] = raw_answers(_after(*lines).state)["players"]
    return found


def test_thirteen_lines_are_all_that_is_asked() -> None:
    """Leaves, gardens, caravans and card counts are not asked for where they do not count."""
    for k, line in enumerate(PLAIN):
        assert _asked(*PLAIN[:k]), line
    assert "" == _asked(*PLAIN)
    result = tally(TEA, read_answers(TEA, raw_answers(_after(*PLAIN).state)))
    assert [75, 66] == [one.total for one in result.players]
    assert ("players[0].gardens", "players[1].gardens") == result.assumed


@pytest.mark.parametrize(
    ("card", "prompt"),
    [
        ("E01", "Fermented leaves (Anna; 0 for none): "),
        ("E02", "Fresh leaves (Anna; 0 for none): "),
        ("E05", "Gardens on the board (Anna; Enter for 1): "),
        ("E06", "Caravan cards (Anna; 0 for none): "),
        ("E07", "Starting cards left (Anna; 0 for none): "),
        ("E08", "Cards with a river symbol (Anna; 0 for none): "),
        ("E11", "Cards with any teapot (Anna; 0 for none): "),
    ],
)
def test_a_card_asks_its_own_question(card: str, prompt: str) -> None:
    """Only the player who has it is asked, in the place of the sheet."""
    lines: tuple[str, ...] = ("Anna, Bob", "47 60", "12 4", f"{card} | -")
    seen = []
    for _ in range(12):
        seen.append(_asked(*lines))
        lines = (*lines, "1 1" if "Bob" in seen[-1] else "1")
    assert prompt in seen


def test_leaves_are_asked_for_when_players_are_level() -> None:
    """Nobody is asked before; then everybody who is level."""
    level = (PLAIN[0], "47 69", *PLAIN[2:])
    first = _asked(*level)
    assert first.startswith("Fresh leaves (Anna; 0 for none)")
    done = (*level, "3", "4", "2", "2")
    prompts = [_asked(*done[: len(level) + k]) for k in range(4)]
    assert {"Fresh leaves", "Fermented leaves"} == {prompt.split(" (")[0] for prompt in prompts}
    assert "" == _asked(*done)


def test_lists_stand_between_bars() -> None:
    """A list has + or blanks between its entries; a hyphen is an empty one."""
    lines = ("Anna, Bob", "47 60", "c 1 2 2 3 4 | 4", "E05+E03 | -")
    anna, bob = _players(*lines)
    assert ([1, 2, 2, 3, 4], ["E05", "E03"]) == (anna["cards"], anna["emperor"])
    assert (4, []) == (bob["cards"], bob["emperor"])
    told = _told(_after(*lines))
    assert "emperor cards: Anna E05 gardens, E03 no condition, Bob none" in told
    assert _players(*lines[:3], "e05 e03 | gardens")[1]["emperor"] == ["E05"]


def test_the_hint_of_a_list_shows_bars() -> None:
    """Entries of two players without a bar between them cannot be told apart."""
    done = _after("Anna, Bob", "47 60", "12 4", "E05 E03 E04")
    assert done.kind is None
    assert "| between players" in _told(done)


def test_a_card_that_does_not_exist_is_refused_at_once() -> None:
    """The player and the codes are named."""
    done = _after("Anna, Bob", "47 60", "12 4", "E12 | -")
    assert done.kind is None
    assert "Anna, emperor cards" in _told(done)


def test_an_empty_line_gives_the_default() -> None:
    """It is told what it stands for, and kept as if it had been typed."""
    before = PLAIN[:11]
    assert "Top row of the emperor track (Anna, Bob; Enter for no): " == _asked(*before)
    assert "Anna no, Bob no" in _told(_after(*before, ""))
    assert [False, False] == [one["emperor_top"] for one in _players(*before, "")]
    assert [True, False] == [one["emperor_top"] for one in _players(*before, "y n")]
    explained = _told(_after(*before, "?"))
    assert "An empty line stands for no." in explained
    assert "leaves it open" not in explained


def test_rows_of_cups_may_be_typed_for_their_number() -> None:
    """Each player as it comes; what was typed can be listed and taken back."""
    lines = (*PLAIN[:12], "4 | BG GG GW / BW WB")
    done = _after(*lines)
    anna, bob = _players(*lines)
    assert (4, ["BG GG GW", "BW WB"]) == (anna["cups"], bob["cup_rows"])
    assert "cups" not in bob
    assert "connections of one colour: Anna 4, Bob BG GG GW / BW WB" in _told(done)
    assert "Bob: 3" in _told(done)
    assert "Bob BG GG GW / BW WB" in [one.text for one in summary(done.state)][-1]
    result = tally(TEA, read_answers(TEA, raw_answers(done.state)))
    assert [7, 4] == [one.rows["cups"] for one in result.players]
    assert "rows of cups" in _told(_after(*PLAIN[:12], "?"))


def test_a_wrong_tile_is_refused_at_once() -> None:
    """The question comes again."""
    done = _after(*PLAIN[:12], "4 | BG GX")
    assert done.kind is None
    assert "E_TILE" in _told(done)
    assert _asked(*PLAIN[:12]) == _asked(*PLAIN[:12], "4 | BG GX")


def test_names_of_sections_are_offered() -> None:
    """The river takes a number or a name."""
    before = PLAIN[:8]
    assert "or a name from S0 to S12" in _told(_after(*before))
    assert ["S12", "s3"] == [one["river"] for one in _players(*before, "S12 s3")]


def test_baskets_are_shown_in_full_length() -> None:
    """The example of a list that must have six numbers has six."""
    lines = ("Anna, Bob", "47 60", "12 4", "E01 | -")
    assert "baskets as b 0 2 0 3 1 0" in _told(_after(*lines))
    assert [0, 2, 0, 3, 1, 0] == _players(*lines, "b 0 2 0 3 1 0")[0]["fermented"]
    assert "E_LEN" in _told(_after(*lines, "b 1 2"))


def test_what_must_be_there_cannot_be_none() -> None:
    """A hyphen is no answer to a question that counts."""
    done = _after("Anna, Bob", "47 60", "12 4", "E01 | -", "-")
    assert done.kind is None
    assert "a value is needed" in _told(done)
