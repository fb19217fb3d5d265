"""The printed set-up of Darjeeling shows every tile of the deal in its place, and all that lies around."""

import re
from collections import Counter
from typing import Any

import pytest

from printkit.app.registry import load
from printkit.app.studio import Studio, open_studio
from printkit.components.part import Part
from printkit.components.setup_sheet import draw_setup_sheet
from printkit.display.items import Group
from printkit.model.setup import Dealt
from printkit.setups.deal import deal
from printkit.setups.describe import seed_line
from tests.components.drawn import Words, keys, own_words, said, words

GAME = load("darjeeling")
A4 = (197.3, 276.3)
SPELLED = re.compile(r"darjeeling\.mini\.([KGWR-]{4})")
DISC = re.compile(r"darjeeling\.mini\.([KGWR])")
FACES = {1: "{0}---", 2: "{0}{0}--", 3: "{0}{0}{0}-"}
"""Sides of a tile from the top clockwise, by half crates (4.2)."""


@pytest.fixture(scope="module")
def studio() -> Studio:
    """The shipped templates of Darjeeling."""
    return open_studio(GAME, overrides=False)


def drawn(studio: Studio, dealt: Dealt, space: tuple[float, float] = A4, **more: Any) -> Part:
    """Draw the sheets of a set-up."""
    layout = studio.layouts["setup-sheet"]
    return draw_setup_sheet(dealt, GAME, studio.theme, layout, space, **more)


def places(dealt: Dealt) -> dict[str, Any]:
    """Return what was dealt."""
    return dict(dealt.places)


def row_of(lines: list[Words], label: Words) -> list[str]:
    """Return what stands to the right of a label, from left to right."""
    beside = [
        each
        for each in lines
        if each.box.x > label.box.right and abs(each.box.centre.y - label.box.centre.y) < 3
    ]
    return [each.text for each in sorted(beside, key=lambda each: each.box.x)]


@pytest.mark.parametrize(
    ("players", "region"),
    [(2, "auto"), (3, "auto"), (4, "auto"), (5, "auto"), (2, "india"), (5, "india")],
)
def test_every_tile_of_the_deal_lies_in_its_place(
    players: int, region: str, studio: Studio
) -> None:
    """Each cell shows its kind and its half crates, in reading order; nothing else is on the map."""
    dealt = deal(GAME, players, "7", {"map": region})
    page = drawn(studio, dealt).pieces[-1]
    shown = [m[1] for key in keys((page.front,)) if (m := SPELLED.fullmatch(key))]
    cells = [cell for row in places(dealt)["map"]["rows"] for cell in row if cell]
    expected = [FACES[cell["halves"]].format(cell["kind"]) for cell in cells if "kind" in cell]
    assert expected == shown
    assert len(cells) - len(expected) in {2, 3}, "the cities"


def test_a_tile_lies_at_its_row_and_column(studio: Studio) -> None:
    """Tiles of one row lie level, the numbers of rows and columns beside and above them."""
    dealt = deal(GAME, 3, "42", {})
    page = drawn(studio, dealt).pieces[-1]
    laid = [
        item
        for item in page.front.items
        if isinstance(item, Group) and item.key and SPELLED.fullmatch(item.key)
    ]
    rows = places(dealt)["map"]["rows"]
    tea = [
        (r, c)
        for r, row in enumerate(rows, start=1)
        for c, cell in enumerate(row, start=1)
        if cell and "kind" in cell
    ]
    assert len(tea) == len(laid)
    numbers = [each for each in words(page.front, studio.book) if each.text.isdigit()]
    for (row, column), group in zip(tea, laid, strict=True):
        assert group.matrix is not None
        side = 10.0 * group.matrix.a
        x, y = group.matrix.e + side / 2, group.matrix.f + side / 2
        assert any(n.text == str(row) and abs(n.box.centre.y - y) < 0.5 for n in numbers)
        assert any(n.text == str(column) and abs(n.box.centre.x - x) < 0.5 for n in numbers)


@pytest.mark.parametrize(
    ("shape", "two"), [("opposite", {"{0}-{0}-"}), ("mixed", {"{0}-{0}-", "{0}{0}--"})]
)
def test_two_half_tiles_are_shown_in_the_shape_that_was_asked_for(
    shape: str, two: set[str], studio: Studio
) -> None:
    """`--two-half` holds for the picture as for the printed tiles."""
    dealt = deal(GAME, 5, "7", {"two_half": shape})
    page = drawn(studio, dealt).pieces[-1]
    shown = [m[1] for key in keys((page.front,)) if (m := SPELLED.fullmatch(key))]
    faces = {face.format(kind) for face in two for kind in "KGWR"}
    found = {face for face in shown if face.count("-") == 2}
    assert found
    assert found <= faces
    if shape == "mixed":
        cells = [cell for row in places(dealt)["map"]["rows"] for cell in row if cell]
        asked = Counter(cell["shape"] for cell in cells if cell.get("halves") == 2)
        assert asked["opposite"] == sum(face[1] == "-" for face in shown if face in found)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everything_around_the_map_stands_on_one_sheet(players: int, studio: Studio) -> None:
    """Steps, players, ships, chute, bag and the seed on the first sheet, the map on the second."""
    dealt = deal(GAME, players, "7", {"start": "random"})
    part = drawn(studio, dealt)
    assert 2 == len(part.pieces)
    told = said(part.pieces[0].front, studio.book)
    assert seed_line(dealt) in told.replace("  ", " ")
    for step in dealt.steps:
        assert studio.theme.say(step).split(".")[0] in told


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_has_a_berth_and_a_first_income(players: int, studio: Studio) -> None:
    """The numbers of the deal stand behind the player's number, `begins` where it was drawn."""
    dealt = deal(GAME, players, "11", {"start": "2"})
    lines = own_words(drawn(studio, dealt).pieces[0].front, studio.book)
    right = [each for each in lines if each.box.x > A4[0] / 2]
    top = next(each for each in right if each.text == "berth").box.y
    for k in range(players):
        below = [each for each in right if each.text == str(k + 1) and each.box.y > top]
        first = min(each.box.x for each in below)
        label = min((each for each in below if each.box.x < first + 2), key=lambda each: each.box.y)
        expected = [str(places(dealt)["crates"][k]), str(places(dealt)["income"][k])]
        assert (["begins"] if k == 1 else []) + expected == row_of(right, label)


@pytest.mark.parametrize("players", [2, 5])
def test_ships_stand_in_their_berths_with_the_first_crates(players: int, studio: Studio) -> None:
    """A line for each ship from the top: its multiplier, and whose crate lies on it."""
    dealt = deal(GAME, players, "3", {})
    sheet = drawn(studio, dealt).pieces[0]
    found = places(dealt)
    assert found["ships"] == keys((sheet.front,)).count("darjeeling.mini.ship")
    lines = own_words(sheet.front, studio.book)
    plates = [each for each in lines if each.text.startswith("×") and each.box.x > A4[0] / 2]
    plates.sort(key=lambda each: each.box.y)
    assert [f"×{pays}" for pays in found["strip"]] == [each.text for each in plates]
    for berth, plate in enumerate(plates, start=1):
        owners = [k for k, at in enumerate(found["crates"], start=1) if at == berth]
        expected = [f"crate of player {k}" for k in owners]
        assert expected == row_of(lines, plate)


def test_the_chute_lies_from_the_bottom_to_the_top(studio: Studio) -> None:
    """Eight markers in the order of the deal; then each kind with its bonus and the rest of the bag."""
    dealt = deal(GAME, 4, "5", {})
    sheet = drawn(studio, dealt).pieces[0]
    discs = "".join(m[1] for key in keys((sheet.front,)) if (m := DISC.fullmatch(key)))
    found = places(dealt)
    assert found["chute"] + "KGWR" == discs
    lines = own_words(sheet.front, studio.book)
    for kind in GAME.kinds:
        label = next(each for each in lines if each.text == studio.theme.say(kind.name))
        left = [str(found["bag_left"][kind.id][size]) for size in ("1", "2", "3")]
        assert [str(found["demand"][kind.id]), *left] == row_of(lines, label)


def test_the_bag_is_shown_on_a_slip_where_it_is_revealed(studio: Studio) -> None:
    """Without --reveal nothing of its order is on paper; with it, every tile in order."""
    dealt = deal(GAME, 3, "42", {})
    plain, open_ = drawn(studio, dealt), drawn(studio, dealt, reveal=True)
    assert plain.pieces == open_.pieces[:2]
    bag = dict(dealt.secret)["bag"]
    assert isinstance(bag, list)
    told = [
        each.text
        for piece in open_.pieces[2:]
        for each in words(piece.front, studio.book)
        if re.fullmatch("[KGWR][123]", each.text)
    ]
    assert bag == told


def test_on_small_paper_the_sheets_are_more_but_complete(studio: Studio) -> None:
    """A5 has one column; every tile and every line is still there."""
    dealt = deal(GAME, 5, "7", {})
    part = drawn(studio, dealt, (135.3, 189.3))
    shown = [
        m[1]
        for piece in part.pieces
        for key in keys((piece.front,))
        if (m := SPELLED.fullmatch(key))
    ]
    assert 52 == len(shown)
    told = " ".join(said(piece.front, studio.book) for piece in part.pieces)
    for words_of in ("Step by step", "Who sits where", "Ships from the top", "The map: China"):
        assert words_of in told
