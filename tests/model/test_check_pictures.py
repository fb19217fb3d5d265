"""`check` tells what cannot be in a picture of the rules or on a pad of a game."""

from dataclasses import replace

import pytest

from printkit.model.check import check
from printkit.model.game import Game
from printkit.model.leaflet import Picture, Topic
from printkit.model.pad import Pad
from printkit.model.pieces import PadSet
from printkit.model.text import Text, text
from printkit.rules.darjeeling import GAME

WORDS = text("…")


def with_picture(*lines: str, ground: str = "map", sides: tuple[Text, ...] = ()) -> Game:
    """Return Darjeeling with a topic of one picture."""
    picture = Picture(lines, WORDS, ground=ground, sides=sides)
    topic = Topic("odd", WORDS, (picture,), "Darjeeling 9")
    return replace(GAME, topics=lambda: (*GAME.topics(), topic))


def with_pad(name: str, pad: Pad) -> Game:
    """Return Darjeeling with another pad."""
    kit = tuple(
        replace(each, pad=pad) if isinstance(each, PadSet) and each.part == name else each
        for each in GAME.kit()
    )
    return replace(GAME, kit=lambda: kit)


def pad_of(name: str) -> Pad:
    """Return a pad of Darjeeling."""
    return next(e.pad for e in GAME.kit() if isinstance(e, PadSet) and e.part == name)


def codes(game: Game) -> list[tuple[str, str]]:
    """Return code and message of everything that is wrong."""
    return [(fault.code, fault.message) for fault in check(game)]


@pytest.mark.parametrize(
    "lines",
    [
        ("G--- .", "-KK- #"),
        ("collector.1> city", "action.back action"),
        ("ship/crate.1*3 .",),
        ("G K W R",),
    ],
)
def test_what_the_kit_holds_can_be_shown(lines: tuple[str, ...]) -> None:
    """Tiles by their sides, figures, both faces, loads, markers."""
    assert [] == codes(with_picture(*lines))


@pytest.mark.parametrize(
    "word", ["carriage", "G--Z", "----", "ship/barrel.1*2", "ship/crate.1*x", "crate.9", ".back"]
)
def test_a_word_that_means_nothing_is_named(word: str) -> None:
    """Whatever is no piece, no tile, no load of pieces."""
    message = f"the picture has signs that mean nothing: {word}"
    assert [("R_PICTURE", message)] == codes(with_picture(f"{word} ."))


def test_a_ground_that_nobody_knows_is_named() -> None:
    """A picture lies on a board, a map, water or a table."""
    message = "the picture lies on 'clouds', which does not exist"
    assert [("R_PICTURE", message)] == codes(with_picture("G K", ground="clouds"))


def test_words_beside_a_picture_are_one_a_line() -> None:
    """Two lines with one word are told."""
    found = codes(with_picture("G K", "W R", sides=(WORDS,)))
    assert [("R_PICTURE", "the words beside the picture are not one a line")] == found


def test_a_running_pad_needs_no_cells_for_inputs_but_does_not_stand_for_the_other() -> None:
    """What is entered at the end has its cells elsewhere; without that pad its lack is told."""
    assert () == check(GAME)
    kit = tuple(e for e in GAME.kit() if not (isinstance(e, PadSet) and e.part == "pad"))
    found = codes(replace(GAME, kit=lambda: kit))
    assert [("R_PAD", "there is no score pad")] == found


def test_columns_and_what_is_written_in_them_match() -> None:
    """A table of three columns with two of them tied is told, and so is what lost its cell."""
    pad = pad_of("pad")
    table = replace(pad.tables[0], ties=pad.tables[0].ties[:2])
    found = codes(with_pad("pad", replace(pad, tables=(table, *pad.tables[1:]))))
    message = "what is written in the columns of the table does not match them"
    assert [("R_PAD", message)] == found


def test_what_is_written_in_a_column_must_exist() -> None:
    """An id that the sheet does not have is named."""
    pad = pad_of("pad")
    table = replace(pad.tables[0], ties=(("aim",), *pad.tables[0].ties[1:]))
    found = codes(with_pad("pad", replace(pad, tables=(table, *pad.tables[1:]))))
    assert ("R_PAD", "a cell of the pad belongs to 'aim', which does not exist") in found
