"""Pictures of the rules hold any piece of a kit: tiles by their sides, turned figures, loaded ships."""

from collections import Counter
from dataclasses import replace

import pytest

from printkit.app.registry import load
from printkit.app.selection import Wishes, select
from printkit.app.studio import open_studio
from printkit.base.geometry import Rect
from printkit.components.grounds import TORN
from printkit.components.kit import Sheets, draw_set
from printkit.components.minis import piece_drawer
from printkit.components.pictures import lay_picture
from printkit.components.slab import Look, Slab
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem
from printkit.model.cells import cells_of, read_sign
from printkit.model.game import Game
from printkit.model.leaflet import Badge, Picture
from printkit.model.text import Text
from tests.components.drawn import keys, said, walk, words

LOOK = Look(3.4, cell=8.0, wide=88.0, name="the leaflet 'rules'")
WIDTH = 94.0


@pytest.fixture(scope="module")
def game() -> Game:
    """Darjeeling."""
    return load("darjeeling")


@pytest.fixture(scope="module")
def theme(game: Game) -> Theme:
    """The shipped look of Darjeeling."""
    return open_studio(game, overrides=False).theme


@pytest.fixture(scope="module")
def pictures(game: Game) -> tuple[Picture, ...]:
    """All pictures of the rules."""
    return tuple(
        block for topic in game.topics() for block in topic.blocks if isinstance(block, Picture)
    )


def drawn(picture: Picture, game: Game, theme: Theme) -> Slab:
    """Lay out a picture."""
    return lay_picture(picture, theme, LOOK, WIDTH, piece_drawer(game, theme))


def boxes(items: tuple[Item, ...], key: str) -> list[Rect]:
    """Return where each group with this key lies."""
    found = []

    def search(inside: tuple[Item, ...], groups: tuple[Group, ...]) -> None:
        for item in inside:
            if isinstance(item, Group):
                if item.key == key and item.box:
                    x, y, width, height = item.box
                    corners = [(x, y), (x + width, y + height)]
                    for each in (item, *reversed(groups)):
                        if each.matrix:
                            corners = [each.matrix.apply(*corner) for corner in corners]
                    (x1, y1), (x2, y2) = corners
                    found.append(Rect(min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1)))
                search(item.items, (*groups, item))

    search(items, ())
    return found


def test_a_picture_shows_each_piece_that_is_written(
    pictures: tuple[Picture, ...], game: Game, theme: Theme
) -> None:
    """Tiles, cities, figures, markers and ships once where they lie, each crate of a load too."""
    for picture in pictures:
        expected: Counter[str] = Counter()
        for row in cells_of(picture.lines):
            for sign in map(read_sign, row):
                expected[sign.base] += sign.base not in (".", "#")
                for name, number in sign.load:
                    expected[name] += number
        found = Counter(
            key.removeprefix("darjeeling.mini.")
            for key in keys(drawn(picture, game, theme).items)
            if key.startswith("darjeeling.mini.")
        )
        assert +expected == found


def test_a_picture_stays_in_its_column(
    pictures: tuple[Picture, ...], game: Game, theme: Theme
) -> None:
    """No piece, badge or word reaches beyond the column or the slab's height, where nothing is cut."""
    for picture in pictures:
        slab = drawn(picture, game, theme)
        room = Rect(0.0, 0.0, WIDTH, slab.height)
        lying = words(Group(slab.items), theme.book)
        lying = [each for each in lying if not (picture.open and each.inside)]
        assert [] == [each.text for each in lying if not room.contains(each.box, 0.2)]
        for key in set(keys(slab.items)) if not picture.open else ():
            assert all(room.contains(box, 0.1) for box in boxes(slab.items, key)), key


def test_a_tile_is_written_by_its_sides_from_the_top_clockwise(game: Game, theme: Theme) -> None:
    """The letter of a half stands near its side; a full set of sides has a letter each."""
    draw_cell = piece_drawer(game, theme)
    places = {0: (5.0, 1.5), 1: (8.5, 5.0), 2: (5.0, 8.5), 3: (1.5, 5.0)}
    for side, (x, y) in places.items():
        word = "".join("G" if k == side else "-" for k in range(4))
        items = draw_cell(word, 0.0, 0.0, 10.0)
        (letter,) = words(Group(items), theme.book)
        assert (x, y) == pytest.approx(letter.box.centre, abs=0.8)
    four = words(Group(draw_cell("GGGG", 0.0, 0.0, 10.0)), theme.book)
    assert ["G"] * 4 == [each.text for each in four]


def test_a_tile_of_three_halves_shows_what_it_brings(game: Game, theme: Theme) -> None:
    """Its free side has both faces of an action tile, as on the printed tile; others have none."""
    draw_cell = piece_drawer(game, theme)
    marked, plain = (
        {
            item.style.fill
            for item, _, _ in walk(draw_cell(word, 0.0, 0.0, 10.0))
            if isinstance(item, PathItem)
        }
        for word in ("GGG-", "GG--")
    )
    action = {theme.colour("river-deep"), theme.colour("saffron")}
    assert action <= marked
    assert not action & plain


def test_figures_are_turned(game: Game, theme: Theme) -> None:
    """A collector's front is up; `>` is a quarter turn clockwise."""
    draw_cell = piece_drawer(game, theme)
    (up,), (right,) = (draw_cell(f"collector.1{turn}", 0.0, 0.0, 10.0) for turn in "^>")
    assert isinstance(up, Group)
    assert isinstance(right, Group)
    assert up.matrix is not None
    assert right.matrix is not None
    assert (5.0, 0.0) == pytest.approx(up.matrix.apply(5.0, 0.0))
    assert (10.0, 5.0) == pytest.approx(right.matrix.apply(5.0, 0.0))


def test_crates_lie_on_their_ship_side_by_side(game: Game, theme: Theme) -> None:
    """Ten crates fill the ten places, in two rows of five; no two share a place."""
    items = piece_drawer(game, theme)("ship/crate.2*10", 0.0, 0.0, 10.0)
    (ship,) = boxes(items, "darjeeling.mini.ship")
    crates = boxes(items, "darjeeling.mini.crate.2")
    assert 10 == len(crates)
    assert all(ship.contains(crate) for crate in crates)
    assert not any(a.overlaps(b) for k, a in enumerate(crates) for b in crates[:k])
    assert [5, 5] == list(Counter(round(crate.y, 3) for crate in crates).values())


def test_both_faces_of_a_piece_can_be_shown(game: Game, theme: Theme) -> None:
    """An action tile from the front and from behind lie on different grounds."""
    draw_cell = piece_drawer(game, theme)
    front, back = (
        {
            item.style.fill
            for item, _, _ in walk(draw_cell(word, 0.0, 0.0, 10.0))
            if isinstance(item, PathItem)
        }
        for word in ("action", "action.back")
    )
    assert theme.colour("river-deep") in front - back
    assert theme.colour("saffron") in back - front


def test_an_unknown_word_draws_nothing(game: Game, theme: Theme) -> None:
    """`check` names such words; a drawing leaves the cell empty."""
    draw_cell = piece_drawer(game, theme)
    assert () == draw_cell("carriage", 0.0, 0.0, 10.0)
    assert () == draw_cell("#", 0.0, 0.0, 10.0)


@pytest.mark.parametrize(
    ("open_sides", "across", "down"),
    [("", 3 + 2 * 0.24, 3 + 2 * 0.24), ("tblr", 1 + 2 * TORN, 1 + 2 * TORN)],
)
def test_a_map_that_goes_on_is_cut_inside_its_last_cells(
    open_sides: str, across: float, down: float, game: Game, theme: Theme
) -> None:
    """A land of 3 x 3 cells; where it is open, its outer cells show less than a half."""
    lines = ("# # #", "# G--- #", "# # #")
    middle = ((Text(""), ((1, 1),)),)
    land = Picture(lines, Text(""), ground="map", open=open_sides, groups=middle)
    slab = lay_picture(land, theme, LOOK, WIDTH, piece_drawer(game, theme))
    assert down * 8.0 == pytest.approx(slab.height)
    clips = [item.clip for item in slab.items if isinstance(item, Group) and item.clip]
    assert bool(open_sides) == bool(clips)
    if clips:
        box = shapes.bounds(clips[0])
        assert (across * 8.0, down * 8.0) == pytest.approx((box.width, box.height))
        assert 1 == len(slab.items), "nothing is drawn beside what is cut"


def test_badges_are_legible_and_a_blank_one_is_a_cross(game: Game, theme: Theme) -> None:
    """On small cells too a label has 7 pt; strong ones differ in tone; a cross has no words."""
    base = Picture(("# # #",), Text(""), ground="map", scale=0.3)
    labels = [Badge(0, 0, Text("4")), Badge(0, 1, Text("+6"), "strong"), Badge(0, 2, Text(""))]
    slab = drawn(replace(base, badges=tuple(labels)), game, theme)
    found = words(Group(slab.items), theme.book)
    assert ["4", "+6"] == [each.text for each in found]
    assert all(each.size >= 7 * 25.4 / 72 - 0.01 for each in found)
    fills = [i.style.fill for i, _, _ in walk(slab.items) if isinstance(i, PathItem)]
    assert theme.colour("deep") in fills
    assert theme.colour("refused") in {
        style
        for i, _, _ in walk(slab.items)
        if isinstance(i, PathItem)
        for style in (i.style.fill, i.style.stroke)
    }


def test_links_run_from_place_to_place_the_strong_ones_over_the_others(
    game: Game, theme: Theme
) -> None:
    """A line for each, on a white casing; the strong one is thicker and drawn last."""
    picture = Picture(
        ("# # #", "# # #"),
        Text(""),
        ground="map",
        links=((1.0, 0.0, 0.0, 2.0, True), (0.0, 0.0, 1.0, 2.0, False)),
    )
    slab = drawn(picture, game, theme)
    lines = [
        item.style
        for item in slab.items
        if isinstance(item, PathItem) and not item.style.round and not item.style.fill
    ]
    assert 4 == len(lines)
    _, weak, _, strong = lines
    assert theme.colour("grey") == weak.stroke
    assert theme.colour("ink") == strong.stroke
    assert strong.width > weak.width


def test_words_stand_beside_the_rows_and_above_the_columns(
    pictures: tuple[Picture, ...], game: Game, theme: Theme
) -> None:
    """Multipliers left of the water, at the height of their ships; headings above it."""
    harbour = next(picture for picture in pictures if picture.sides and picture.heads)
    slab = drawn(harbour, game, theme)
    lines = words(Group(slab.items), theme.book)
    ships = boxes(slab.items, "darjeeling.mini.ship")
    beside = [line for line in lines if line.text.startswith("×")][: len(harbour.sides)]
    rows = sorted({round(ship.centre.y, 3) for ship in ships})
    assert rows == pytest.approx([line.box.centre.y for line in beside], abs=0.3)
    assert all(line.box.right < min(ship.x for ship in ships) for line in beside)
    for head in ("before", "after"):
        (line,) = [each for each in lines if each.text == head]
        assert line.box.bottom < min(ship.y for ship in ships)


@pytest.mark.parametrize("shape", ["opposite", "mixed"])
def test_the_words_of_a_kit_with_other_tiles_fit_too(shape: str, game: Game, theme: Theme) -> None:
    """Leaflet and reference card show the tiles that are printed, with a strip of one's own."""
    layouts = open_studio(game, overrides=False).layouts
    wishes = Wishes(options={"two_half": shape, "strip": "9,8,7,6,5,4,3"})
    for spec in select(game, wishes):
        if spec.part in ("rules", "setup-card", "reference"):
            part = draw_set(spec, game, theme, layouts, Sheets((197.3, 276.3)))
            assert part.pieces
            told = " ".join(said(piece.front, theme.book) for piece in part.pieces)
            assert ("opposite sides" in told) == (spec.part == "rules")
            row = "9\u20098\u20097\u20096\u20095\u20094\u20093"
            assert (row in told) == (spec.part != "reference")
