"""A game kept turn by turn as a state machine: asked, accepted, refused, taken back, ended."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from printkit.app import live
from printkit.app.asking import Line
from printkit.app.live import State, Step, begun, question, step
from printkit.app.score import score
from printkit.base.errors import DataError, RulesError
from printkit.plays import log
from tests.app.cairn import CAIRN

START = ("Ann, Ben", "sun")


def after(*lines: str, state: State | None = None, **options: Any) -> Step:
    """Return what the last of these lines led to."""
    done = Step(state or begun(CAIRN, options))
    for line in lines:
        done = step(done.state, line)
    return done


def asked(done: Step) -> str:
    """Return what is asked next."""
    found = question(done.state)
    return found.prompt if found else ""


def told(done: Step) -> list[str]:
    """Return what was told, each with its code."""
    return [f"{one.text} {one.code}".rstrip() for one in done.said]


def replay(entries: Sequence[tuple[log.EntryKind, Mapping[str, Any]]]) -> tuple[Line, ...]:
    """Return the lines that count after entries of a log."""
    kept = [log.Entry(seq, *one, "now") for seq, one in enumerate(entries, start=1)]
    return log.lines(kept)


# The course of a game


def test_a_whole_game() -> None:
    """Players, the table's entry, turns, the end, what is still open, the tally."""
    lines = ["Ann, Ben", "", "R 3", "b9 y", "R 2", "toll 1 0", "p R 4", "b 2", "2 -0"]
    prompts = [
        "Players in turn order (names with commas, or how many): ",
        "Weather: ",
        "Ann, stones: ",
        "Ben, stones: ",
        "Ann, stones: ",
        "Ben, stones: ",
        "Ann, stones: ",
        "Ben, stones: ",
        "Shells (Ann, Ben): ",
    ]
    done = Step(begun(CAIRN, {}))
    for prompt, line in zip(prompts, lines, strict=True):
        assert prompt == asked(done)
        done = step(done.state, line)
        assert [("line", done.state.lines[-1])] == list(done.kept)
    assert "" == asked(done)
    result = score(CAIRN, live.raw_answers(done.state))
    assert [10, 20] == [one.total for one in result.players]
    assert ["Ann", "Ben"] == [one.name for one in result.players]


def test_the_rest_of_the_tally_is_led_in() -> None:
    """With the last entry it is told how what is still open is typed."""
    done = after(*START, "R 9 y times 2")
    assert "Shells (Ann, Ben): " == asked(done)
    assert told(done)[0] == "Ann has 36."
    assert told(done)[-1].startswith("Type a number")
    assert "E_RANGE" in told(after("21 0", state=done.state))[0]
    assert any(
        "Shells" in words or "Stones" in words or "blanks" in words
        for words in told(after("?", state=done.state))
    )


def test_a_turn_begins_with_the_table() -> None:
    """Whoever has the turn next sees what lies on the table; a note keeps the turn."""
    done = after(*START)
    assert ["It begins.", "", "Scores 0, 0"] == told(done)
    assert [] == told(after("note well", state=done.state))
    assert ["Ann has 3.", "", "Scores 3, 0"] == told(after("R 3", state=done.state))


def test_warnings_come_first() -> None:
    """What the ledger warns of is told with its code and what to do."""
    done = after("Ann, Ben", "rain", "R 6")
    assert "Note: stones are wet (build lower) W_SLIPPERY" == told(done)[0]
    assert ["W_SLIPPERY"] == [one["code"] for one in live.turns_json(done.state)[1]["warnings"]]


@pytest.mark.parametrize("typed", ["R 10", "nonsense", "weather sun", "R 3 p B 2", ""])
def test_what_is_refused_changes_nothing(typed: str) -> None:
    """The reason is told, nothing is kept, the same question comes again."""
    before = after(*START)
    done = after(typed, state=before.state)
    assert before.state == done.state
    assert () == done.kept
    assert told(done)


def test_entries_of_one_line_are_kept_one_by_one() -> None:
    """Each can be taken back alone, and what was typed for it is in the log."""
    done = after("Ann, Ben", "w rain p R 3")
    assert ["w rain", "p R 3"] == [line["typed"] for _, line in done.kept]
    assert "Ann, stones: " == asked(after("u", state=done.state))


def test_what_stands_behind_the_end_is_told() -> None:
    """The rest of a line does not count where the game is over before it."""
    done = after(*START, "R 9 y times 2 p R 1")
    assert "What stands behind it does not count any more: p R 1" in told(done)


def test_names_one_by_one() -> None:
    """The number of players will do; then each name is asked for."""
    done = after("2", "Ann")
    assert "Name of player 2: " == asked(done)
    assert "E_NAME" in told(after("ANN", state=done.state))[0]
    assert "Weather: " == asked(after("Ben", state=done.state))


def test_br_098_renaming_keeps_everything() -> None:
    """A new name changes nothing else, at any point of a game, even after the end."""
    for lines in (
        START,
        (*START, "R 3"),
        (*START, "R 9 y times 2"),
        (*START, "R 9 y times 2", "1 2"),
    ):
        before = after(*lines)
        if lines[-1] == "1 2":
            before = before._replace(state=before.state._replace(review=True))
        done = after("name 1 Anna", state=before.state)
        assert ["Ann is called Anna now."] == told(done)
        assert ("Anna", "Ben") == done.state.names
        assert before.state.entries == done.state.entries
        assert before.state.ledger.scores(before.state.at) == done.state.ledger.scores(
            done.state.at
        )
        assert asked(before).replace("Ann", "Anna") == asked(done)
        assert "Anna" == live.raw_answers(done.state)["players"][0]["name"]
        assert before.state == after("u", state=done.state).state._replace(
            review=before.state.review
        )
    assert "E_NAME" in told(after(*START, "name 1 ben"))[0]
    assert "there is no player 3" in told(after(*START, "name 3 Cili"))[0].casefold()


# Taking back


def test_br_108_undo_to_the_start() -> None:
    """U takes back one entry after the other, through the tally and the turns to the players."""
    lines = ("Ann, Ben", "rain", "R 3", "note a b", "b 9 to 1", "R 9 times 3", "1 2", "name 2 Bob")
    states = [begun(CAIRN, {})]
    for line in lines[:-2]:
        states.append(step(states[-1], line).state)
    done = Step(step(states[-1], lines[-2]).state._replace(review=True))
    done = step(done.state, lines[-1])
    said = []
    for before in (step(states[-1], lines[-2]).state, *reversed(states)):
        done = step(done.state, "u")
        assert (("undo", {}),) == done.kept
        assert before == done.state._replace(review=False)
        said.append(told(done)[0])
    assert [
        "Taken back: name of player 2: Bob",
        "Taken back: shells: Ann 1, Ben 2",
        "Taken back: Ann, pile R 9 times 3",
        "Taken back: Ben, pile B 9 to Ann",
        "Taken back: Ben, note a b",
        "Taken back: Ann, pile R 3",
        "Taken back: weather rain",
        "Taken back: players: Ann, Ben",
    ] == said
    assert ["There is nothing to take back."] == told(after("u", state=done.state))
    assert ("u", "Ben") == after("2", '"u"', "Ben").state.names


def test_any_entry_is_taken_back_alone() -> None:
    """U 2 takes the second entry out of the game; those behind it are played again."""
    before = after(*START, "R 3", "b 4", "r 5")
    done = after("u 3", state=before.state)
    assert "Taken back: Ben, pile B 4" == told(done)[0]
    # The third pile is Ben's now.
    assert (3, 5) == done.state.ledger.scores(done.state.at)
    assert ["undo", "undo", "line"] == [kind for kind, _ in done.kept]
    log_before = [("line", line) for line in before.state.lines]
    assert done.state.lines == replay((*log_before, *done.kept))  # type: ignore[arg-type]
    assert done.state == begun(CAIRN, {}, done.state.lines)


def test_another_entry_in_its_place() -> None:
    """E 2 puts another entry in the place of the second; those behind it stay."""
    done = after(*START, "R 3", "b 4", "e2 b 7 to 2")
    assert [
        "Taken back: Ann, pile R 3",
        "In its place: pile B 7 to Ben",
        "Ann has 7.",
        "",
        "Scores 7, 5",
    ] == told(done)
    again = after("e 2 R 3", state=done.state)
    assert after(*START, "R 3", "b 4").state.at == again.state.at


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("u 9", "There is no entry 9; there are 1 to 3."),
        ("e 0 R 3", "There is no entry 0; there are 1 to 3."),
        ("e 2 R 10", "too high"),
        ("e 2 weather sun", "The day has begun"),
        ("u 1", "Then entry 1 (pile R 3) would not be possible: the day has not begun"),
        (
            "e 2 R 9 times 3",
            "Then entry 3 (pile B 4) would not be possible: the game is over",
        ),
    ],
)
def test_a_change_that_cannot_be(typed: str, words: str) -> None:
    """What makes a later entry impossible is refused, and names it; nothing changes."""
    before = after(*START, "R 3", "b 4")
    done = after(typed, state=before.state)
    assert words in " ".join(told(done))
    assert before.state == done.state
    assert () == done.kept


def test_a_game_that_goes_on_forgets_what_was_entered_at_the_end() -> None:
    """Where a change undoes the end, what was counted then is asked anew when the game is over."""
    over = after(*START, "R 9 times 3", "1 2")
    assert "" == asked(over)
    done = after("e 2 R 9", state=over.state._replace(review=True))
    assert "Ben, stones: " == asked(done)
    assert "what was entered at the end is asked anew" in " ".join(told(done))
    assert not any(line["ask"] == "row" for line in done.state.lines)
    log_before = [("line", line) for line in over.state.lines]
    assert done.state.lines == replay((*log_before, *done.kept))  # type: ignore[arg-type]
    kept = after("e 2 R 9 times 2 y", state=over.state._replace(review=True))
    assert "row" == kept.state.lines[-1]["ask"]


# Looking


def test_the_list_of_turns() -> None:
    """L lists the turns: the number of the first entry, who, what, the score; s the table."""
    done = after(*START, "note a", "R 3", "b 4", "toll 1 2", "l")
    assert [
        "1       weather sun → Ann 0, Ben 0",
        "2  Ann  note a pile R 3 → 3",
        "4  Ben  pile B 4 → 4",
        "5  Ann  toll 1 2 → 2",
    ] == told(done)
    assert ["Scores 2, 2"] == told(after("s", state=done.state))
    assert ["Nothing is entered yet."] == told(after("Ann, Ben", "l"))


def test_help_tells_the_rules_of_what_may_come() -> None:
    """? tells each entry that may come: its rule, how it is typed, every field."""
    words = told(after(*START, "?"))
    assert "Stones (Cairn 1.2): A colour and how high it is." in words
    assert "  starts with pile, p, such as R 3; b2 to 2 lucky" in words
    assert "  colour: R red, B blue" in words
    assert "  height: a whole number from 1 to 9" in words
    assert "  to Ann: gets a point" in words
    assert "  2b: bonuses" in words
    assert "  times 3: how often" in words
    assert "  lucky or y: doubled, twice" in words
    assert not any("Weather" in one for one in words)
    assert "Weather (Cairn 1.1): How the day begins." in told(after("Ann, Ben", "?"))
    assert "2 or 3 people play" in told(after("?"))[0]


def test_a_long_game_is_summed_up() -> None:
    """Going on with a game shows the last turns and the table, and says how to see the rest."""
    turns = ["R 1", "b 1"] * 5
    said = [one.text for one in live.summary(after(*START, *turns).state)]
    assert "… and 5 turns before these; l lists all." == said[0]
    assert 8 == len(said)
    assert "Scores 5, 5" == said[-1]
    assert ["players: Ann, Ben", "Scores 0, 0"] == [
        one.text for one in live.summary(after("Ann, Ben").state)
    ]
    assert ["Nothing is entered yet."] == [one.text for one in live.summary(begun(CAIRN, {}))]


def test_leaving() -> None:
    """Q leaves at any point, and everything is kept."""
    for lines in ((), START, (*START, "R 9 times 3")):
        done = after(*lines, "q")
        assert done.state.left
        assert "" == asked(done)


# Options, logs


def test_standings_so_far() -> None:
    """Of a game that goes on the rest of the tally can be asked for at once."""
    done = after(*START, "R 3", state=begun(CAIRN, {"unfinished": True}))
    state = begun(CAIRN, {"unfinished": True}, after(*START, "R 3").state.lines)
    assert "Shells (Ann, Ben): " == asked(Step(state))
    assert "Shells (Ann, Ben): " == asked(done)
    raw = live.raw_answers(after("1 2", state=state).state)
    assert [4, 2] == [one.total for one in score(CAIRN, raw).players]


def test_options_reach_the_ledger() -> None:
    """Options of the game are for its ledger; wrong ones end the dialogue."""
    assert "Ann, stones: " == asked(after("Ann, Ben", sky="rain"))
    assert "" == asked(after("Ann, Ben", "R 3", "1 2", sky="sun", target=3))
    with pytest.raises(DataError) as caught:
        after("Ann, Ben", target=0)
    assert "E_RANGE" == caught.value.faults[0].code


def test_a_log_that_cannot_be_is_refused() -> None:
    """Lines that another version wrote, or somebody changed, do not become a wrong score."""
    lines = after(*START, "R 3").state.lines
    for entry in (
        {"entry": "dance"},
        {"entry": "pile", "colour": "R"},
        {"entry": "weather", "sky": "sun"},
    ):
        with pytest.raises(DataError):
            begun(CAIRN, {}, (*lines, {"ask": "turn", "entry": entry, "typed": ""}))


def test_a_game_without_a_ledger() -> None:
    """It cannot be kept turn by turn."""
    from dataclasses import replace  # noqa: PLC0415 - only here

    with pytest.raises(RulesError):
        after("Ann, Ben", state=begun(replace(CAIRN, ledger=None), {}))
