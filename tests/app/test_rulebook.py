"""The rules are shown in words that a terminal can show, with what is our own marked."""

import json

import pytest

from printkit.app import rulebook
from printkit.base.errors import UsageError
from printkit.base.i18n import resolve
from printkit.model.leaflet import Bullets, Paragraph, Picture, Table, Topic
from printkit.model.text import text
from printkit.rules.kraby import GAME


def told(*blocks: Paragraph | Bullets | Table | Picture, width: int = 30) -> list[str]:
    """Return a topic of these blocks as lines, without its heading."""
    topic = Topic("odd", text("Odd"), blocks, "Kraby 9")
    lines = rulebook.lines((topic,), width)
    assert lines[:2] == ("Odd  (Kraby 9)", "---")
    return list(lines[2:])


def test_a_paragraph_is_wrapped() -> None:
    """Lines end between words."""
    assert told(Paragraph(text("Crabs run straight ahead until they stop."))) == [
        "Crabs run straight ahead until",
        "they stop.",
    ]


def test_what_is_ours_is_marked_on_every_line_and_explained() -> None:
    """A reader can tell our own design from the rule book's."""
    found = told(Paragraph(text("A figure stays where it was put for good."), ours=True))
    assert found == [
        "| A figure stays where it was",
        "| put for good.",
        "",
        "| stands before what is our",
        "| own and in no rule book.",
    ]


def test_lists_hang() -> None:
    """What goes on stands below the words, not below the mark."""
    items = (text("Play one of your tokens. You must."), text("Draw."))
    assert told(Bullets(items, numbered=True)) == [
        "1. Play one of your tokens.",
        "   You must.",
        "2. Draw.",
    ]
    assert told(Bullets(items))[2] == "• Draw."


def test_a_table_stands_in_columns() -> None:
    """Columns are as wide as their words; wide ones are wrapped in their column."""
    table = Table(
        (text("players"), text("2"), text("3")),
        ((text("crabs in the bag"), text("80"), text("120")),),
    )
    assert told(table) == [
        "players           2   3",
        "----------------  --  ---",
        "crabs in the bag  80  120",
    ]
    assert told(table, width=20) == [
        "players      2   3",
        "-----------  --  ---",
        "crabs in     80  120",
        "the bag",
    ]


def test_a_picture_is_typed_and_told() -> None:
    """The board as letters, what the signs mean, the caption, the picture in words."""
    picture = Picture(("G.", "x#"), text("A hole."), alt=text("One space is shut in."))
    assert told(picture, width=70) == [
        "    G .",
        "    x #",
        "    (. empty, # island, x a space where nothing can go)",
        "A hole.",
        "One space is shut in.",
    ]


def test_tiles_laid_side_by_side_are_lines_to_their_halves() -> None:
    """A ring of four corners is a small square; the words above it go along."""
    picture = Picture(
        ("-GG- --GG", "GG-- G--G"),
        text("A ring."),
        ground="table",
        heads=((0.5, text("4 crates")),),
    )
    assert told(picture, width=60) == [
        "    ┌ ┐",
        "    └ ┘",
        "    (from left to right: 4 crates)",
        "    (lines go from the middle of a tile to its halves)",
        "A ring.",
    ]


def test_a_map_shows_letters_cities_and_where_figures_look() -> None:
    """What is no part of the map is blank; each sign is explained once."""
    picture = Picture(
        (". G---", "city collector.1>", "-KK- collector.2v"), text("Land."), ground="map"
    )
    assert told(picture, width=70) == [
        "      G",
        "    C >",
        "    K v",
        "    (C city, > v collector, letters: what the tiles show)",
        "Land.",
    ]


@pytest.mark.parametrize(
    "lines", [("ship/crate.1*3 . ship",), ("action . action.back",)], ids=["loads", "pieces"]
)
def test_pieces_that_no_letter_can_show_are_told_in_words(lines: tuple[str, ...]) -> None:
    """The board is left out, caption and alternative are there."""
    picture = Picture(lines, text("A ship."), alt=text("Three crates."), ground="water")
    assert told(picture) == ["A ship.", "Three crates."]


@pytest.mark.parametrize("width", [40, 60, 80, 88])
def test_no_line_is_wider_than_asked_for(width: int) -> None:
    """All rules of the game fit in a narrow terminal."""
    found = rulebook.lines(GAME.topics(), width)
    assert [line for line in found if len(line) > width] == []
    assert not any("{" in line for line in found)


def test_every_word_of_the_topics_is_shown() -> None:
    """Nothing of the leaflet is missing in the terminal."""
    shown = " ".join(" ".join(rulebook.lines(GAME.topics(), 80)).split())
    for topic in GAME.topics():
        assert resolve(topic.title) in shown
        for block in topic.blocks:
            if isinstance(block, Paragraph) and not block.ours:
                assert " ".join(resolve(block.text).split()) in shown


@pytest.mark.parametrize("word", ["scoring", " Scoring ", "SCORING"])
def test_one_topic(word: str) -> None:
    """A topic is found by its name in any letter case."""
    (found,) = rulebook.find(GAME, word)
    assert found.id == "scoring"


def test_an_unknown_topic_is_named_with_those_there_are() -> None:
    """The refusal has the near match and the list."""
    with pytest.raises(UsageError, match="scorng") as refused:
        rulebook.find(GAME, "scorng")
    assert "did you mean 'scoring'?" in refused.value.hint
    assert "aim" in refused.value.hint


def test_topics_as_json() -> None:
    """Every block has its kind; all of it is plain data."""
    found = rulebook.topics_json(GAME.topics())
    assert found == json.loads(json.dumps(found))
    kinds = {block["kind"] for topic in found for block in topic["blocks"]}
    assert kinds == {"paragraph", "list", "table", "picture"}
    assert [topic["id"] for topic in found] == [topic.id for topic in GAME.topics()]
