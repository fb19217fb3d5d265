"""The words of Darjeeling agree with the rules: numbers, tables, the turn of the example, what is ours."""

import re

import pytest

from printkit.base.i18n import resolve
from printkit.model.leaflet import Block, Bullets, Paragraph, Picture, Table
from printkit.model.pieces import CardSet, Face
from printkit.model.text import Text
from printkit.rules.darjeeling import GAME, example
from printkit.rules.darjeeling.cards import reference, setup_card
from printkit.rules.darjeeling.choices import ADJACENT, MIXED, OPPOSITE
from printkit.rules.darjeeling.kit import made
from printkit.rules.darjeeling.tables import COST_TABLE, setup_table
from printkit.rules.darjeeling.topics import topics
from tests.rules.darjeeling.manifest import AUTO, BOX, FIRST_INCOMES, SHIPS, STRIPS, WATER


def words_of(blocks: tuple[Block, ...]) -> str:
    """Return all words of blocks in one line."""
    words: list[Text] = []
    for block in blocks:
        match block:
            case Paragraph():
                words.append(block.text)
            case Bullets():
                words += block.items
            case Table():
                words += [cell for row in (block.head, *block.rows) for cell in row]
            case Picture():
                words += [block.caption, *(head for _, head in block.heads)]
                words += [block.alt] if block.alt else []
    return " ".join(map(resolve, words)).replace("\u00a0", " ")


def told() -> dict[str, str]:
    """Return the words of each topic."""
    return {topic.id: words_of(topic.blocks) for topic in GAME.topics()}


def test_the_topics_are_those_that_a_newcomer_needs() -> None:
    """Aim, box, set-up, beginning, the three phases, bonuses, action tiles, end, example, and ours."""
    assert [
        "aim", "box", "setup", "start", "turn", "income", "move", "shipment", "load", "demand",
        "quantity", "actions", "end", "example", "overlooked", "advice", "ours",
    ] == [topic.id for topic in GAME.topics()]  # fmt: skip


def test_what_you_need_is_what_lies_in_the_box() -> None:
    """Each number against the hand-typed manifest."""
    (table,) = (block for topic in GAME.topics() if topic.id == "box" for block in topic.blocks)
    assert isinstance(table, Table)
    rows = {resolve(row[0]): resolve(row[1]) for row in table.rows}
    due = {
        "tea tiles": "tea tiles", "cities": "cities", "strips": "strip faces", "ships": "ships",
        "water": "water", "demand": "demand markers", "action": "action tiles",
        "crates": "crates", "tea collectors": "collectors", "screens": "screens",
    }  # fmt: skip
    for start, name in due.items():
        assert [str(BOX[name])] == [n for words, n in rows.items() if words.startswith(start)]
    assert f"{BOX['crates of a colour']} in each of 5 colours" in told()["box"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_set_up_table_is_that_of_the_game(players: int) -> None:
    """Ships, strip, water and first incomes against the hand-typed manifest (Darjeeling 3, 4.5)."""
    column = players - 1
    rows = {resolve(row[0]): resolve(row[column]).split("\u2009") for row in setup_table().rows}
    name = {"sri-lanka": "Sri Lanka", "china": "China"}[AUTO[players]]
    assert {
        "map": [name],
        "ships": [str(SHIPS[players])],
        "strip from the top": [str(value) for value in STRIPS[players]],
        "water tiles": [str(WATER[players] or "–")],
        "first incomes": [str(value) for value in FIRST_INCOMES[players]],
    } == rows


def test_a_strip_of_ones_own_stands_in_the_set_up_table() -> None:
    """Four berths: ships, water and incomes follow; five players cannot play with it."""
    rows = {resolve(row[0]): list(map(resolve, row[1:])) for row in setup_table((5, 4, 2, 1)).rows}
    assert ["4", "4", "4", "–"] == rows["ships"]
    assert ["3", "3", "3", "–"] == rows["water tiles"]
    assert ["1 2", "1 2 4", "1 2 4 5", "–"] == [
        cell.replace("\u2009", " ") for cell in rows["first incomes"]
    ]


def test_the_costs_of_a_move_are_those_of_the_rule_book() -> None:
    """Darjeeling 1.5, R18 and R21: quarter 0, half 2, tile 1, city 2, collector 2."""
    assert ["0", "2", "1", "2", "2"] == [resolve(row[1]) for row in COST_TABLE.rows]


def test_the_example_gives_the_numbers_of_the_rule_book() -> None:
    """Darjeeling 1.5, typed by hand: 10, 4, 4 crates of 5 tiles, 3 loaded, 5 and doubled 10, no more."""
    assert (10, 4, 4, 3, 5, 10, 0) == (
        example.INCOME, example.MOVE.cost, example.CRATES, example.LOADED, example.DEMAND,
        example.DOUBLED, example.QUANTITY,
    )  # fmt: skip
    assert 5 == sum(example.TILES)
    assert example.SCORE + 10 - 4 + 10 == example.BOOKED.after == 57
    words = told()["example"]
    for said in ("Income: 10 points", "pays 4", "5 tiles", "4 crates", "3 are loaded", "10 points"):
        assert said in words
    assert "10 −4 10 0 41 → 57" in words
    assert "17 points" in words


def test_every_open_point_is_told_and_marked_as_ours() -> None:
    """Darjeeling 3: strips, shapes, gaps, bag, ten crates, fewer, groups, stuck, edge, corner, target."""
    ours = " ".join(
        words_of((block,))
        for topic in GAME.topics()
        for block in topic.blocks
        if getattr(block, "ours", False)
    )
    for words in (
        "strips and the number of ships",
        "share a corner",
        "A gap in the map stops a move",
        "Should the bag be empty",
        "More than 10 crates are never loaded",
        "You may also load fewer",
        "several groups",
        "If no tile can be reached",
        "passing it costs 2 in all",
        "still counts as part of the map",
        "At a corner",
        "150 or 200 points",
        "both bonuses always count",
        "yellow, blue, violet, orange, pink",
        "spaces below 0",
    ):
        assert words in ours, words


def test_the_rules_of_the_book_are_not_marked_as_ours() -> None:
    """The end in the middle of a turn, the lost bonus, the deduction and the shared victory."""
    book = " ".join(
        words_of((block,))
        for topic in GAME.topics()
        for block in topic.blocks
        if not getattr(block, "ours", False)
    )
    for words in (
        "what is left of that turn is not played",
        "the one for the quantity does not count any more",
        "loses a point for each half crate",
        "A tie is a shared victory",
        "Points below zero are allowed",
        "each side only once a turn",
    ):
        assert words in book, words


@pytest.mark.parametrize(
    ("shape", "words"),
    [
        (ADJACENT, "On all tiles with 2 halves they lie on sides that share a corner."),
        (OPPOSITE, "On all tiles with 2 halves they lie on opposite sides."),
        (MIXED, "4 of each kind have them on sides that share a corner and 3 on opposite sides."),
    ],
)
def test_the_leaflet_tells_the_shape_of_the_tiles_that_are_printed(shape: str, words: str) -> None:
    """Darjeeling 3, Q2: with other tiles the words and pictures are others too."""
    (topic,) = (each for each in topics(shape) if each.id == "shipment")
    assert words in words_of(topic.blocks)
    kit = made({"two_half": shape}, None).kit
    (leaflet,) = (each for each in kit if each.part == "rules")
    assert topics(shape) == getattr(leaflet, "topics")  # noqa: B009 - only a leaflet has them
    (cards,) = (each for each in kit if each.part == "reference")
    assert cards == reference(shape)


def faces(cards: CardSet) -> list[Face]:
    """Return both sides of the one card of a set."""
    (card,) = cards.cards
    return [card.front, card.back]


def test_the_reference_card_carries_section_seven() -> None:
    """Darjeeling 7: the three phases, what a move costs, loading, both bonuses, the end."""
    front, back = (words_of(face.blocks) for face in faces(reference(ADJACENT)))
    for words in ("Income", "Move straight on", "half round 2", "each tile 1", "each city 2"):
        assert words in front
    assert "each other collector 2" in front
    for words in (
        "One kind, whole crates", "elsewhere 1 fewer", "ship to the top", "0–6",
        "4 or more loaded: +1", "At 100 points", "−1 for each half left", "2 at most, one of each",
    ):  # fmt: skip
        assert words in back, words


def test_there_is_a_reference_card_for_each_player() -> None:
    """Five in the box, as many as play."""
    piece = reference(ADJACENT).cards[0].piece
    assert (5, {2: 2, 3: 3, 4: 4, 5: 5}) == (piece.count, piece.needed)


def test_the_set_up_card_has_the_steps_in_their_order() -> None:
    """Darjeeling 1.3 and 1.4: map, strip, chute, colours, first player, crate and collector."""
    _, back = faces(setup_card())
    words = words_of(back.blocks)
    order = [
        "lay out the map",
        "Strip",
        "chute",
        "11 crates",
        "who begins",
        "from the lowest upwards",
    ]
    places = [words.index(each) for each in order]
    assert sorted(places) == places


def test_no_sentence_is_left_unfinished() -> None:
    """No braces, no double blanks, no ASCII minus before a number, a full stop at the end."""
    for name, words in told().items():
        assert not re.search(r"[{}]|  |(?<![\w-])-\d|'", words), name
    for topic in GAME.topics():
        for block in topic.blocks:
            if isinstance(block, Paragraph):
                assert resolve(block.text)[-1] in ".:", topic.id
            if isinstance(block, Bullets):
                assert all(resolve(entry)[-1] == "." for entry in block.items), topic.id
