"""The words of Guatemala Café agree with the rules: numbers, tables, the example, what is ours, the pads."""

import re

import pytest

from printkit.base.i18n import resolve
from printkit.model.leaflet import Block, Bullets, Paragraph, Picture, Table
from printkit.model.text import Text
from printkit.rules.guatemala_cafe import GAME, example
from printkit.rules.guatemala_cafe.cards import REFERENCE_SET, setup_card
from printkit.rules.guatemala_cafe.kit import made
from printkit.rules.guatemala_cafe.pad import LINES, LIVE_PAD, LIVE_PADS, PAD
from printkit.rules.guatemala_cafe.tables import POINTS_TABLE, PRICE_TABLE, setup_table
from printkit.rules.guatemala_cafe.topics import topics


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
                words += [block.caption, *([block.alt] if block.alt else [])]
    return " ".join(map(resolve, words)).replace("\u00a0", " ")


def told() -> dict[str, str]:
    """Return the words of each topic."""
    return {topic.id: words_of(topic.blocks) for topic in GAME.topics()}


def marked(*, ours: bool) -> str:
    """Return all words that are, or are not, marked as our own."""
    return " ".join(
        words_of((block,))
        for topic in GAME.topics()
        for block in topic.blocks
        if bool(getattr(block, "ours", False)) is ours
    )


def cells(table: Table) -> list[list[str]]:
    """Return the lines of a table as plain words."""
    return [list(map(resolve, row)) for row in table.rows]


def test_the_topics_are_those_that_a_newcomer_needs() -> None:
    """From the aim to what is our own, in the order of a game."""
    assert [
        "aim", "box", "boards", "setup", "turn", "build", "plantation", "roads", "two", "sell",
        "points", "block", "end", "example", "overlooked", "advice", "ours",
    ] == [topic.id for topic in GAME.topics()]  # fmt: skip


def test_what_you_need_is_what_lies_in_the_box() -> None:
    """Guatemala Café 1.2, typed by hand."""
    table = next(t for t in GAME.topics() if t.id == "box").blocks[0]
    assert isinstance(table, Table)
    rows = {words: int(number) for words, number in cells(table)}
    due = {
        "cultivation board": 1, "plantation board": 1, "workers": 45, "warehouses": 15,
        "ships": 15, "sacks": 35, "roads": 50, "property tiles": 20, "score markers": 4,
        "Buyer": 1, "coins": 45, "cover cards": 4, "screens": 4, "bag": 1,
    }  # fmt: skip
    for start, number in due.items():
        assert [number] == [n for words, n in rows.items() if words.startswith(start)], start
    assert len(due) == len(rows)


def test_the_prices_and_points_are_those_of_the_rule_book() -> None:
    """Guatemala Café R21, R41 and R42."""
    assert [
        ["grey", "2 c", "1 c"],
        ["green", "4 c", "2 c"],
        ["yellow", "6 c", "3 c"],
    ] == cells(PRICE_TABLE)
    assert ["0", "1", "2", "3", "4"] == [row[1] for row in cells(POINTS_TABLE)]


def test_the_set_up_table_is_that_of_the_game() -> None:
    """Guatemala Café 1.3 and 4.6: sacks 12, 8, 6; bank 105, 90, 75."""
    assert [
        ["plantation board, side", "2", "3–4", "3–4"],
        ["cover cards", "–", "4", "–"],
        ["centavos for each", "15", "15", "15"],
        ["sacks for each", "12", "8", "6"],
        ["sacks in the bag", "5", "5", "5"],
        ["centavos in the bank", "105", "90", "75"],
        ["first sack on space", "60", "60", "60"],
    ] == cells(setup_table(60))
    assert ["first sack on space", "46", "–", "–"] == cells(setup_table(46))[-1]


def test_the_example_gives_the_numbers_of_the_rule_book() -> None:
    """Guatemala Café R43 and 6.1 (C12, C13): blue 6, yellow 2, the sack on 41, one ship leaves."""
    assert (2, 6) == (example.YELLOW_POINTS, example.BLUE_POINTS)
    assert (41, 41, 8) == (example.LANDING, example.LAST, example.PAID)
    assert (32, 39) == example.AFTER
    assert ("K", "-", "-") == example.DOCKS_AFTER
    assert [("B", 1)] == [(ship.harbour, ship.dock) for ship in example.SCORED.leaves]
    assert "3 × 2 = 6 points" in told()["example"]
    assert "4 + 2 + 3 = 9 c" in told()["build"]


@pytest.mark.parametrize(
    ("topic", "words"),
    [
        ("turn", "1 to 3 spaces clockwise"),
        ("turn", "For 2 c to the bank you may move him 4"),
        ("build", "Take 1 to 3"),
        ("build", "put a road from the supply on each empty square"),
        ("plantation", "only one plantation of each coffee"),
        ("plantation", "Different coffees may touch"),
        ("two", "6 docks"),
        ("sell", "You need not grow its coffee"),
        ("points", "it is 36 points"),
        ("block", "The Buyer does not move again"),
        ("block", "cannot block your own"),
        ("end", "more money"),
    ],
)
def test_the_rules_of_the_book_are_told_and_not_marked_as_ours(topic: str, words: str) -> None:
    """Guatemala Café 1.4 to 1.8."""
    assert words in told()[topic]
    assert words in marked(ours=False)


@pytest.mark.parametrize(
    "words",
    [
        "5, 5, 3, 1, 1",
        "bank never runs out",
        "supply of roads is used up",
        "stays empty until somebody builds",
        "Sacks lie face up",
        "only one leaves",
        "where a marker stands",
        "victory is shared",
        "Workers cost the same",
        "2, 2, 3, 3, 4, 4 c",
        "its warehouse has to touch it",
        "score track of 60 spaces",
        "15, 15, 15",
    ],
)
def test_what_the_rule_book_does_not_say_is_marked_as_ours(words: str) -> None:
    """Guatemala Café 3: coins, bank, roads, ends, ties, two players."""
    assert words in marked(ours=True)


def test_the_leaflet_follows_the_track_and_the_roads_that_are_asked_for() -> None:
    """Another track and fewer roads: leaflet and set-up card say so."""
    kit = made({"track": 80, "roads": 35}, None).kit
    (leaflet,) = (each for each in kit if each.part == "rules")
    assert topics(80, 35) == getattr(leaflet, "topics")  # noqa: B009 - only a leaflet has them
    (card,) = (each for each in kit if each.part == "setup-card")
    assert setup_card(80) == card


def test_the_reference_card_carries_section_seven() -> None:
    """Guatemala Café 7; a card for each player."""
    (card,) = REFERENCE_SET.cards
    front, back = words_of(card.front.blocks), words_of(card.back.blocks)
    for words in ("1 to 3 spaces", "4 for 2 c", "2, 3, 4 c. Road: 0 c", "roads on all empty"):
        assert words in front, words
    for words in ("Take 8 c", "Points for all", "cheapest leaves", "Block", "more money"):
        assert words in back, words
    assert (4, {2: 2, 3: 3, 4: 4}) == (card.piece.count, card.piece.needed)


def test_the_pad_of_the_scorings_has_all_that_is_noted() -> None:
    """Guatemala Café 6.6: number, kind, who, blocked, points and totals of four, sack; 35 sacks."""
    (table,) = LIVE_PAD.tables
    assert isinstance(table.columns, tuple)
    heads = list(map(resolve, table.columns))
    assert ["sack on", "coffee", "taken by", "blocked"] == heads[:4]
    assert ["yellow", "blue", "red", "violet"] == heads[4::2]
    assert ["stands on"] * 4 == heads[5::2]
    assert LINES * LIVE_PADS >= 35
    assert LIVE_PAD.running
    assert LIVE_PAD.shared


def test_the_pad_of_the_end_has_a_cell_for_every_input() -> None:
    """Guatemala Café 5: track, sacks, marker, money."""
    ties = {tie for table in PAD.tables for row in table.rows for tie in row.ties}
    ties |= {tie for table in PAD.tables for column in table.ties for tie in column}
    assert {entry.id for entry in GAME.sheet.inputs} <= ties


def test_no_sentence_is_left_unfinished() -> None:
    """No braces, no double blanks, no ASCII apostrophe, a full stop at the end."""
    for name, words in told().items():
        assert not re.search(r"[{}]|  |(?<![\w-])-\d|'", words), name
    for topic in GAME.topics():
        for block in topic.blocks:
            if isinstance(block, Paragraph):
                assert resolve(block.text)[-1] in ".:", topic.id
            if isinstance(block, Bullets):
                assert all(resolve(entry)[-1] in ".:" for entry in block.items), topic.id
