"""The pieces of Guatemala Café fit their places and are told apart by letter, hatch, sign and shape."""

from dataclasses import replace
from itertools import pairwise

import pytest

from printkit.app.registry import load
from printkit.app.studio import Studio, open_studio
from printkit.base.geometry import Rect
from printkit.components.kit import Sheets, draw_set
from printkit.components.outlines import outline
from printkit.components.part import DrawnPiece, Part
from printkit.components.theme import contrast, luminance
from printkit.components.tones import pattern_tone
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem
from printkit.model.kinds import Kind
from printkit.rules.guatemala_cafe.kit_pieces import SACK_SET
from printkit.rules.guatemala_cafe.sheet import KINDS, SEATS
from tests.components.drawn import Words, walk, words

GAME = load("guatemala-cafe")
OF_KINDS = ("workers", "warehouses", "ships", "sacks")
PT = 25.4 / 72


@pytest.fixture(scope="module")
def studio() -> Studio:
    """The shipped templates of Guatemala Café."""
    return open_studio(GAME, overrides=False)


def drawn(studio: Studio, part: str, bleed: float = 0.0) -> Part:
    """Draw the set of that name in the kit."""
    spec = next(one for one in GAME.kit() if one.part == part)
    return draw_set(spec, GAME, studio.theme, studio.layouts, Sheets((190.0, 270.0), bleed))


def letter(studio: Studio, piece: DrawnPiece) -> Words:
    """Return the only letter on a piece."""
    (found,) = words(piece.front, studio.book)
    return found


def patterns(studio: Studio, kind: Kind, items: tuple[Item, ...]) -> list[tuple[PathItem, Rect]]:
    """Return the hatches of a kind that are painted, each with the box that it is clipped to."""
    tone = pattern_tone(studio.theme, kind.colour)
    found = []
    for item in items:
        if isinstance(item, Group):
            found += patterns(studio, kind, item.items)
            if item.clip and not item.matrix:
                box = shapes.bounds(item.clip)
                found += [
                    (path, box)
                    for path in item.items
                    if isinstance(path, PathItem) and tone in {path.style.fill, path.style.stroke}
                ]
    return found


@pytest.mark.parametrize("part", OF_KINDS)
def test_every_piece_of_a_kind_has_its_letter_in_the_calm(studio: Studio, part: str) -> None:
    """The letter is at least 3 mm high, inside the cut, and no hatch lies behind it (9)."""
    for kind, piece in zip(KINDS, drawn(studio, part).pieces, strict=True):
        found = letter(studio, piece)
        assert kind.letter == found.text
        assert found.box.height >= 3.0
        middle = piece.width / 2
        reach = max(
            ((x - middle) ** 2 + (y - middle) ** 2) ** 0.5
            for x in (found.box.x, found.box.right)
            for y in (found.box.y, found.box.bottom)
        )
        shape = studio.layouts[part]["shape"]
        inside = reach <= middle if shape == "disc" else found.box.bottom < piece.height
        assert inside


@pytest.mark.parametrize("part", OF_KINDS)
def test_every_piece_of_a_kind_is_hatched(studio: Studio, part: str) -> None:
    """Five different hatches; each covers at least half of the piece's width (3, Q3)."""
    seen = set()
    for kind, piece in zip(KINDS, drawn(studio, part).pieces, strict=True):
        found = patterns(studio, kind, piece.front.items)
        assert found
        assert max(box.width for _, box in found) >= piece.width / 2
        seen.add((found[0][0].segments, found[0][0].style.fill is None))
    assert len(seen) == len(KINDS)


@pytest.mark.parametrize("part", OF_KINDS)
def test_the_calm_place_hides_the_hatch(studio: Studio, part: str) -> None:
    """What lies behind the letter is painted after the last hatch, in the kind's own colour."""
    for kind, piece in zip(KINDS, drawn(studio, part).pieces, strict=True):
        found = letter(studio, piece)
        tone = pattern_tone(studio.theme, kind.colour)
        painted = [item for item, _, _ in walk((piece.front,)) if isinstance(item, PathItem)]
        last = max(
            k for k, item in enumerate(painted) if tone in {item.style.fill, item.style.stroke}
        )
        over = [
            shapes.bounds(item.segments)
            for item in painted[last + 1 :]
            if item.style.fill == studio.theme.colour(kind.colour)
        ]
        assert any(box.contains(found.box) for box in over)


def test_sorts_are_told_apart_by_their_outline(studio: Studio) -> None:
    """Worker, warehouse, ship and sack have four outlines of one size, 14 mm (4.5)."""
    cuts = {part: drawn(studio, part).pieces[0] for part in OF_KINDS}
    assert {(14.0, 14.0)} == {(piece.width, piece.height) for piece in cuts.values()}
    assert len({piece.trim for piece in cuts.values()}) == 4


def test_pieces_have_the_sizes_of_the_list(studio: Studio) -> None:
    """Roads 16 x 5 mm, property tiles 18 mm, coins 16 mm (4.5)."""
    sizes = {
        part: {(piece.width, piece.height) for piece in drawn(studio, part).pieces}
        for part in ("roads", "property", "coins")
    }
    assert {"roads": {(16.0, 5.0)}, "property": {(18.0, 18.0)}, "coins": {(16.0, 16.0)}} == sizes


def test_pieces_fit_the_spaces_of_the_boards(studio: Studio) -> None:
    """Every space is at least one hundredth larger than what lies on it (4.1, 4.2, 4.4)."""
    square = studio.layouts["cultivation"].mm("cell")
    field = studio.layouts["plantation"].mm("cell")
    room = {
        "workers": square, "warehouses": square, "ships": square, "sacks": square,
        "roads": square, "property": field, "covers": field,
    }  # fmt: skip
    for part, space in room.items():
        for piece in drawn(studio, part).pieces:
            assert max(piece.width, piece.height) * 1.01 <= space
    *markers, buyer = drawn(studio, "markers").pieces
    assert buyer.width * 1.01 <= square
    assert all(2 * marker.width * 1.01 <= field for marker in markers), "four on one box"


def test_a_property_tile_is_seen_under_the_piece_on_it(studio: Studio) -> None:
    """A worker in its middle leaves all four signs free, a warehouse the upper two (R28, R30)."""
    layout = studio.layouts["property"]
    tile, sign, rim = layout.mm("size"), layout.mm("corners"), layout.mm("rim")
    worker = studio.layouts["workers"].mm("size")
    centre, near = tile / 2, rim + sign
    assert ((centre - near) ** 2 * 2) ** 0.5 > worker / 2
    house = Rect((tile - worker) / 2, (tile - worker) / 2, worker, worker)
    points = [xy for op, xy in outline("house", house) if op in {"M", "L"}]
    ridge, eaves = points[0], points[-1]
    # The corner of the sign nearest to the roof lies above the line from the eaves to the ridge.
    slope = (ridge[1] - eaves[1]) / (ridge[0] - eaves[0])
    assert near < eaves[1] + slope * (near - eaves[0])


def test_a_property_tile_shows_its_sign_in_every_corner(studio: Studio) -> None:
    """Four signs in the colour that stands out, and a picture in the middle (3, Q2)."""
    for seat, piece in zip(SEATS, drawn(studio, "property").pieces, strict=True):
        on = studio.theme.on_colour(seat.colour)
        boxes = [
            shapes.bounds(item.segments)
            for item, _, _ in walk((piece.front,))
            if isinstance(item, PathItem) and on in {item.style.fill, item.style.stroke}
        ]
        corners = {
            (box.centre.x < 9, box.centre.y < 9)
            for box in boxes
            if abs(box.centre.x - 9) > 5 and abs(box.centre.y - 9) > 5
        }
        assert len(corners) == 4


def test_coffees_and_players_are_told_apart_in_grey(studio: Studio) -> None:
    """Two coffees differ by 14 L* at least, two players by 10; signs stand out 4.5 : 1 (9)."""
    theme = studio.theme

    def lightness(colour: str) -> float:
        return float(116 * luminance(theme.colour(colour)) ** (1 / 3) - 16)

    for owners, least in ((KINDS, 14), (SEATS, 10)):
        shades = sorted(lightness(owner.colour) for owner in owners)
        assert min(b - a for a, b in pairwise(shades)) >= least
    for owner in (*KINDS, *SEATS):
        assert contrast(theme.colour(owner.colour), theme.on_colour(owner.colour)) >= 4.5


def test_no_player_has_the_colour_of_a_coffee(studio: Studio) -> None:
    """Every player's colour lies far from each coffee's (at least 50 of 441 in RGB)."""

    def channels(colour: str) -> tuple[int, ...]:
        return tuple(int(studio.theme.colour(colour)[at : at + 2], 16) for at in (1, 3, 5))

    for kind in KINDS:
        for seat in SEATS:
            pairs = zip(channels(kind.colour), channels(seat.colour), strict=True)
            assert sum((a - b) ** 2 for a, b in pairs) ** 0.5 >= 50, (kind.id, seat.id)


def test_the_backs_of_all_sacks_are_one_drawing(studio: Studio) -> None:
    """No back tells the kind: one key, one drawing, no letter, none of the coffees' colours."""
    backs = [piece.back for piece in drawn(studio, "sacks").pieces]
    first = backs[0]
    assert first is not None
    assert all(back == first for back in backs)
    assert [] == words(first, studio.book)
    coffees = {studio.theme.colour(kind.colour) for kind in KINDS}
    painted = {
        colour
        for item, _, _ in walk((first,))
        if isinstance(item, PathItem)
        for colour in (item.style.fill, item.style.stroke)
    }
    assert set() == painted & coffees


def test_the_number_of_a_coin_is_read_across_the_table(studio: Studio) -> None:
    """At least 6 mm high, and each value has a metal of its own."""
    pieces = drawn(studio, "coins").pieces
    assert ["1", "3", "5"] == [letter(studio, piece).text for piece in pieces]
    assert all(letter(studio, piece).box.height >= 6.0 for piece in pieces)
    metals = {
        next(item.style.fill for item, _, _ in walk((piece.front,)) if isinstance(item, PathItem))
        for piece in pieces
    }
    assert len(metals) == 3


def test_roads_meet_end_to_end(studio: Studio) -> None:
    """Everything that reaches the right end of a road reaches the left end at the same height."""
    (piece,) = drawn(studio, "roads").pieces
    ends: dict[float, set[float]] = {0.0: set(), piece.width: set()}
    for item, _, _ in walk((piece.front,)):
        if isinstance(item, PathItem):
            for _, xy in item.segments:
                if xy and round(xy[-2], 6) in ends:
                    ends[round(xy[-2], 6)].add(round(xy[-1], 3))
    left, right = ends.values()
    assert left
    assert left == right


def test_art_bleeds_over_every_cut(studio: Studio) -> None:
    """With bleed no cut leaves a white edge: the ground of each piece reaches beyond its trim."""
    for part in (*OF_KINDS, "roads", "property", "coins", "covers"):
        for piece in drawn(studio, part, bleed=2.0).pieces:
            trim = (
                shapes.bounds(piece.trim) if piece.trim else Rect(0, 0, piece.width, piece.height)
            )
            grounds = (
                shapes.bounds(item.segments)
                for item, _, _ in walk((piece.front,))
                if isinstance(item, PathItem) and item.style.fill
            )
            assert any(box.contains(trim.inset(-1.99)) for box in grounds), piece.id


def test_the_buyer_stands_and_belongs_to_nobody(studio: Studio) -> None:
    """A strip with three folds, the same face on both sides, in no player's colour (1.2)."""
    *markers, buyer = drawn(studio, "markers").pieces
    assert len(buyer.folds) == 3
    assert not any(marker.folds for marker in markers)
    assert all(marker.trim for marker in markers)
    colours = {studio.theme.colour(seat.colour) for seat in SEATS}
    painted = {
        colour
        for item, _, _ in walk((buyer.front,))
        if isinstance(item, PathItem)
        for colour in (item.style.fill, item.style.stroke)
    }
    assert set() == painted & colours


def test_the_screens_say_the_turn_behind_and_show_the_player_in_front(studio: Studio) -> None:
    """Words of 7 pt at least stand upside down above the wall; prices and the income are there."""
    for piece in drawn(studio, "screens").pieces:
        fold = max(piece.folds, key=lambda path: shapes.bounds(path).width)
        top = shapes.bounds(fold).y
        found = words(piece.front, studio.book)
        said = " ".join(" ".join(each.text for each in found).split())
        for each in ("Move, then build", "or take a sack", "8 c from the bank", "2, 3, 4 c"):
            assert each in said
        assert all(each.box.bottom <= top for each in found)
        assert all(each.size >= 7 * PT - 1e-6 for each in found)


def test_a_screen_hides_the_sacks_of_two_players(studio: Studio) -> None:
    """Twelve sacks lie in two rows behind the wall (1.3)."""
    sack = studio.layouts["sacks"].mm("size")
    assert studio.layouts["screens"].mm("width") >= 6 * sack
    assert studio.layouts["screens"].mm("height") >= 60


def test_hatch_and_letter_go_with_the_kind_not_with_the_order(studio: Studio) -> None:
    """Drawn alone, a kind looks as it does among the others."""
    alone = replace(SACK_SET, pieces=SACK_SET.pieces[3:4])
    (one,) = draw_set(alone, GAME, studio.theme, studio.layouts, Sheets((190.0, 270.0))).pieces
    assert drawn(studio, "sacks").pieces[3].front == one.front
