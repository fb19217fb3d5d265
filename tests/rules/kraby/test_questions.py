"""The questions during play get their answers, a no with its reason, bad input with its faults."""

import json
from typing import Any

import pytest

from printkit.base.i18n import resolve
from printkit.model.game import Answer
from printkit.rules.kraby import GAME
from tests.rules.kraby import boards as known

SIXTY = (
    "OOOOOOOOOOO",
    "OGGGGGGGGGG",
    "GGBBBBBBBBB",
    "BBBYYYYYYYY",
    "YYYYPPPPPPP",
    "PPPPP#.....",
    *known.EMPTY[6:],
)
"""12 crabs of each colour."""


def ask(helper: str, **given: Any) -> Answer:
    """Ask one question; what comes back can be written as JSON and told in words."""
    (found,) = [entry for entry in GAME.helpers() if entry.id == helper]
    assert set(given) <= {entry.id for entry in found.inputs}
    answer = found.answer(given)
    json.dumps(answer.result)
    assert all(resolve(line) for line in answer.told)
    if answer.errors:
        assert not answer.ok
        assert answer.result == {}
    return answer


def codes(answer: Answer) -> list[str]:
    """Return the codes of the faults."""
    return [fault.code for fault in answer.errors]


def test_the_helpers_and_their_inputs() -> None:
    """Five questions, under the agreed names."""
    assert ["move", "landings", "colonies", "odds", "squares"] == [h.id for h in GAME.helpers()]
    inputs = {h.id: {entry.id for entry in h.inputs} for h in GAME.helpers()}
    assert {"board", "at", "players", "colour"} <= inputs["move"]
    assert {"board", "players", "colour"} <= inputs["landings"]
    assert {"board", "players", "variant"} <= inputs["colonies"]
    assert {"board", "hand", "players"} <= inputs["odds"]
    assert {"wharves", "players"} <= inputs["squares"]


def test_move_gives_the_landing_and_the_gain() -> None:
    """A legal move: where the crab stops and what it is worth in the colour asked about."""
    answer = ask("move", board=known.EMPTY, at="T6", players=3, colour="O")
    assert answer.ok
    assert {"row": 5, "column": 6, "delta": {"O": -1}} == answer.result


def test_move_without_a_colour_tells_of_all() -> None:
    """Every colour of which crabs are left has its gain."""
    answer = ask("move", board=SIXTY, at="B1", players=3)
    assert {"row": 7, "column": 1} == {k: answer.result[k] for k in ("row", "column")}
    assert {"O": -1, "G": -1, "B": -1, "Y": -1, "P": 0} == answer.result["delta"]


@pytest.mark.parametrize(("at", "code"), [("T1", "E_NO_STOP"), ("L11", "E_NO_STOP")])
def test_move_that_the_rules_forbid_is_a_no(at: str, code: str) -> None:
    """A no of the rules is not an error: ok is false and the reason has a code."""
    answer = ask("move", board=known.EMPTY, at=at)
    assert not answer.ok
    assert answer.errors == ()
    assert [code] == [reason.code for reason in answer.reasons]


def test_move_into_a_hole_names_landing_and_hole() -> None:
    """L5 asked as a question."""
    lines = list(known.EMPTY)
    lines[3] = "...OOO....."
    lines[4] = "...O.O....."
    answer = ask("move", board=tuple(lines), at="L6", players=3)
    assert not answer.ok
    assert {"row": 6, "column": 5, "holes": [[5, 5]]} == answer.result
    assert ["E_HOLE"] == [reason.code for reason in answer.reasons]


def test_move_on_a_board_with_a_hole_tells_where_it_was() -> None:
    """A typed board that has a hole already makes every move a no; both reasons are told."""
    lines = list(known.EMPTY)
    lines[3] = "...OOO....."
    lines[4] = "...O.O....."
    lines[5] = "....O#....."
    answer = ask("move", board=tuple(lines), at="T6", players=3)
    assert ["E_HOLE", "W_HOLE"] == [reason.code for reason in answer.reasons]


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"board": known.EMPTY, "at": "Q1"}, ["E_TYPE"]),
        ({"board": known.EMPTY, "at": "T12"}, ["E_RANGE"]),
        ({"board": known.EMPTY, "at": "T6", "players": 5}, ["E_PLAYERS"]),
        ({"board": known.EMPTY, "at": "T6", "players": 0}, ["E_PLAYERS"]),
        ({"board": known.EMPTY[:9], "at": "X", "players": 4}, ["E_SIZE", "E_TYPE"]),
        (
            {
                "board": ("O" * 11, "O" * 11, "OO" + "." * 9, *known.EMPTY[3:]),
                "at": "T6",
                "colour": "O",
            },
            ["E_COUNT"],
        ),
    ],
)
def test_bad_input_of_move(given: dict[str, Any], expected: list[str]) -> None:
    """Everything wrong with the input is told at once."""
    assert expected == codes(ask("move", **given))


def test_a_move_of_two_players() -> None:
    """Line 1 of an 11 x 11 board is closed when two play, open when three do."""
    for players, code in ((2, "E_ZONE"), (3, "E_NO_STOP")):
        (reason,) = ask("move", board=known.EMPTY, at="L1", players=players).reasons
        assert code == reason.code


def test_landings_are_sorted_by_gain() -> None:
    """Each legal place with each colour, the best first."""
    answer = ask("landings", board=SIXTY, players=3)
    found = answer.result["landings"]
    deltas = [entry["delta"] for entry in found]
    assert sorted(deltas, reverse=True) == deltas
    assert {"at", "row", "column", "colour", "delta"} == set(found[0])
    assert not answer.result["over"]
    pink = ask("landings", board=SIXTY, players=3, colour="P").result["landings"]
    assert [entry for entry in found if entry["colour"] == "P"] == pink


def test_landings_on_the_empty_board() -> None:
    """L1 asked as a question."""
    found = ask("landings", board=known.EMPTY, colour="O").result["landings"]
    assert ["T6", "B6", "L6", "R6"] == [entry["at"] for entry in found]


def test_landings_on_the_full_board() -> None:
    """The game is over, and that is an answer."""
    answer = ask("landings", board=known.FULL, players=4)
    assert answer.ok
    assert {"landings": [], "over": True} == answer.result


def test_landings_where_nobody_can_move() -> None:
    """A board that play cannot reach is told as E_STUCK, with the hole."""
    lines = list(known.FULL)
    lines[4] = lines[4][:4] + "." + lines[4][5:]
    answer = ask("landings", board=tuple(lines), players=4)
    assert not answer.ok
    assert ["E_STUCK", "W_HOLE"] == [reason.code for reason in answer.reasons]


def test_colonies_of_both_variants() -> None:
    """Sizes and values per colour, and no holes on a full board."""
    edges = dict(ask("colonies", board=known.FULL, players=4).result)
    assert edges.pop("holes") == []
    assert known.FULL_SIZES == {colour: entry["sizes"] for colour, entry in edges.items()}
    assert known.FULL_VALUES == {colour: entry["value"] for colour, entry in edges.items()}
    claws = dict(ask("colonies", board=known.FULL, players=4, variant="claws").result)
    claws.pop("holes")
    assert known.FULL_CLAWS == {colour: entry["value"] for colour, entry in claws.items()}


def test_colonies_of_a_part_of_a_game() -> None:
    """An unfinished board needs no option; its holes are listed."""
    lines = list(known.EMPTY)
    lines[3] = "...OOO....."
    lines[4] = "...O.O....."
    lines[5] = "....O#....."
    answer = ask("colonies", board=tuple(lines), players=3)
    assert answer.ok
    assert [[5, 5]] == answer.result["holes"]
    assert {"sizes": [5, 1], "value": 4} == answer.result["O"]
    assert {"sizes": [], "value": 0} == answer.result["P"]


def test_odds_of_the_rule_book_case() -> None:
    """60 crabs lie there, 12 of each; own hand O O G B Y P: 10 of 54 are orange."""
    answer = ask("odds", board=SIXTY, hand="OOGBYP", players=3)
    assert {"unseen": 10, "of": 54, "chance": 0.1852} == answer.result["O"]
    assert all(answer.result[colour]["unseen"] == 11 for colour in "GBYP")
    told = " ".join(resolve(line) for line in answer.told)
    assert "10 of 54 = 18.5 %" in told
    assert "42 of them are in the bag, 12 behind the other sails" in told


@pytest.mark.parametrize("hand", ["oogbyp", "O O G B Y P", "O,O,G,B,Y,P", " OO GBYP "])
def test_a_hand_is_read_however_it_is_typed(hand: str) -> None:
    """Letter case, blanks and commas do not count."""
    assert ask("odds", board=SIXTY, hand=hand, players=3).result["O"]["unseen"] == 10


def test_odds_with_two_players_know_four_colours() -> None:
    """20 crabs a colour; the colours are those on board and in the hand, or those named."""
    answer = ask("odds", board=known.SMALL_EMPTY, hand="OGBYOO", players=2)
    assert {"O": 17, "G": 19, "B": 19, "Y": 19} == {
        colour: entry["unseen"] for colour, entry in answer.result.items()
    }
    named = ask("odds", board=known.SMALL_EMPTY, hand="OOGGOO", players=2, colours="ogby")
    assert set(named.result) == set("OGBY")


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"board": known.SMALL_EMPTY, "hand": "OOGG", "players": 2}, ["E_MISSING"]),
        ({"board": known.SMALL_EMPTY, "hand": "OGBYP", "players": 2}, ["E_COLOURS"]),
        ({"board": known.SMALL_EMPTY, "hand": "O", "players": 2, "colours": "OGG"}, ["E_COLOURS"]),
        ({"board": known.SMALL_EMPTY, "hand": "P", "players": 2, "colours": "OGBY"}, ["E_COLOURS"]),
        ({"board": known.EMPTY, "hand": "OXZX", "players": 3}, ["E_COLOUR", "E_COLOUR"]),
        ({"board": known.EMPTY, "hand": "OOOOOOO", "players": 3}, ["E_RANGE"]),
        ({"board": known.EMPTY, "hand": "O", "players": 1}, ["E_PLAYERS"]),
        ({"board": known.FULL, "hand": "OO", "players": 4}, ["E_COUNT"]),
    ],
)
def test_bad_input_of_odds(given: dict[str, Any], expected: list[str]) -> None:
    """Colours that cannot be known, a hand that cannot be held."""
    assert expected == codes(ask("odds", **given))


def test_odds_when_nothing_is_left() -> None:
    """On a full board nothing is unseen: every chance is 0 and nothing is divided by it."""
    answer = ask("odds", board=known.FULL, hand="", players=4)
    assert all({"unseen": 0, "of": 0, "chance": 0.0} == entry for entry in answer.result.values())


def test_squares_after_one_figure() -> None:
    """A has pink on x3: B may use pink on x1 and x2, A nowhere else."""
    answer = ask("squares", wharves="A:x3=P,B:", players=3)
    free = answer.result["players"]
    assert {"x1", "x2", "x3"} == set(free["B"])
    assert ("P" in free["B"]["x1"], "P" in free["B"]["x2"]) == (True, True)
    assert "P" not in free["B"]["x3"]
    assert {"x1": list("OGBY"), "x2": list("OGBY")} == free["A"]
    assert free["B"] == answer.result["others"]


def test_squares_when_the_supply_is_empty() -> None:
    """With four players and two pink figures placed, pink is gone for everybody."""
    answer = ask("squares", wharves="A:x3=P,B:x1=P,C:,D:", players=4)
    assert 0 == answer.result["supply"]["P"]
    for squares in answer.result["players"].values():
        assert all("P" not in colours for colours in squares.values())
    three = ask("squares", wharves="A:x3=P,B:x1=P,C:", players=3).result
    assert three["players"]["C"]["x2"] == list("OGBYP")


def test_squares_of_a_player_with_all_figures() -> None:
    """Two figures are all with four players, three with less."""
    words = "Ann:x1=O,Ann:x2=G"
    assert ask("squares", wharves=words, players=4).result["players"] == {"Ann": {}}
    assert set(ask("squares", wharves=words, players=3).result["players"]["Ann"]) == {"x3"}


def test_squares_reads_names_with_blanks_and_goes_on_with_the_last_name() -> None:
    """A name may be left out behind its first figure; its letter case does not count."""
    found = ask("squares", wharves=" Anna Maria : x3 = p , x1=o, ANNA MARIA:x2=g", players=3)
    assert {"Anna Maria": {}} == found.result["players"]


def test_squares_of_nobody() -> None:
    """Before the first figure everything is free."""
    found = ask("squares", wharves="", players=4).result
    assert found["players"] == {}
    assert {"x1": list("OGBYP"), "x2": list("OGBYP"), "x3": list("OGBYP")} == found["others"]


def test_squares_with_two_players_and_their_colours() -> None:
    """Named colours are the only ones offered."""
    found = ask("squares", wharves="A:x3=P,B:", players=2, colours="PGBY").result
    assert found["players"]["B"]["x1"] == list("GBYP")


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"wharves": "A:x1=O,A:x2=O", "players": 3}, ["E_DUP_COLOUR"]),
        ({"wharves": "A:x3=P,B:x3=P", "players": 3}, ["E_SAME_SQUARE"]),
        ({"wharves": "A:x1=O,B:x2=O,C:x3=O", "players": 4}, ["E_SUPPLY"]),
        ({"wharves": "A:x1=O,A:x2=G,A:x3=B", "players": 4}, ["E_FIGURES"]),
        ({"wharves": "A:x1=O,A:x1=G", "players": 3}, ["E_BOTH"]),
        ({"wharves": "A:x4=O", "players": 3}, ["E_CHOICE"]),
        ({"wharves": "A:x1=Q", "players": 3}, ["E_COLOUR"]),
        ({"wharves": "A:x1=P", "players": 2, "colours": "OGBY"}, ["E_COLOURS"]),
        ({"wharves": "A:,B:,C:", "players": 2}, ["E_PLAYERS"]),
        ({"wharves": "x1=P", "players": 2}, ["E_TYPE"]),
        ({"wharves": "A:x1", "players": 2}, ["E_TYPE"]),
        ({"wharves": "A:x1=P", "players": 7}, ["E_PLAYERS"]),
    ],
)
def test_bad_input_of_squares(given: dict[str, Any], expected: list[str]) -> None:
    """Figures that cannot stand there are told with the codes of the tally."""
    assert expected == codes(ask("squares", **given))
