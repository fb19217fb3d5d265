"""Tables and pictures of the rules are drawn as they are written."""

import re
from collections import Counter
from collections.abc import Mapping

import pytest

from printkit.base.errors import FitError
from printkit.components.blocks import lay_blocks, stack
from printkit.components.minis import piece_drawer
from printkit.components.pictures import lay_picture
from printkit.components.slab import Look, Slab
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.components.wordtable import lay_table
from printkit.display import shapes
from printkit.display.items import Group, PathItem
from printkit.model.game import Game
from printkit.model.leaflet import Bullets, Paragraph, Picture, Table
from printkit.model.text import Text
from tests.components.drawn import keys, walk, words

LOOK = Look(3.4, cell=7.0, wide=80.0, name="the leaflet 'rules'")
WIDTH = 94.0


def pictures(game: Game) -> list[Picture]:
    """Return all pictures of the rules."""
    return [
        block for topic in game.topics() for block in topic.blocks if isinstance(block, Picture)
    ]


def drawn(picture: Picture, game: Game, theme: Theme) -> Slab:
    """Lay out a picture."""
    return lay_picture(picture, theme, LOOK, WIDTH, piece_drawer(game, theme))


def test_a_picture_shows_each_piece_that_is_written(game: Game, theme: Theme) -> None:
    """Every letter and the island once where it lies, and the piece of each move."""
    for picture in pictures(game):
        text = "".join(picture.lines)
        expected = Counter(sign for sign in text if sign in "OGBYP#")
        expected.update(letter for *_, letter, _ in picture.arrows)
        items = drawn(picture, game, theme).items
        found = Counter(
            m[1] for key in keys(items) if (m := re.fullmatch(r"kraby\.mini\.(.)", key))
        )
        assert expected == found


def test_a_picture_stays_in_its_column(game: Game, theme: Theme) -> None:
    """No fill reaches beyond the column or the slab's height."""
    for picture in pictures(game):
        slab = drawn(picture, game, theme)
        for item, matrix, _ in walk(slab.items):
            if isinstance(item, PathItem) and item.style.fill:
                box = shapes.bounds(shapes.transform(item.segments, matrix))
                assert box.x >= -0.5
                assert box.right <= WIDTH + 0.5
                assert box.bottom <= slab.height + 0.5
                assert box.y >= -0.5


def test_a_refused_move_is_not_told_by_colour_alone(game: Game, theme: Theme) -> None:
    """Its line is dashed and it carries a cross; an allowed one has a full line."""
    base = Picture((".....", ".O...", "....."), Text(""))
    allowed, refused = (
        drawn(Picture(base.lines, base.caption, ((1, 5, 1, 2, "P", ok),)), game, theme)
        for ok in (True, False)
    )
    dashed = [
        sum(1 for item, _, _ in walk(slab.items) if isinstance(item, PathItem) and item.style.dash)
        for slab in (allowed, refused)
    ]
    assert [0, 1] == dashed
    assert len(list(walk(allowed.items))) < len(list(walk(refused.items)))


def test_a_turned_crab_is_drawn_turned(game: Game, theme: Theme) -> None:
    """`>` is a quarter turn clockwise of `^`."""
    draw_cell = piece_drawer(game, theme)
    (up,), (right,) = draw_cell("O^", 0.0, 0.0, 10.0), draw_cell("O>", 0.0, 0.0, 10.0)
    assert isinstance(up, Group)
    assert isinstance(right, Group)
    assert up.matrix is not None
    assert right.matrix is not None
    assert (5.0, 0.0) == pytest.approx(up.matrix.apply(5.0, 0.0))
    assert (10.0, 5.0) == pytest.approx(right.matrix.apply(5.0, 0.0))
    assert up.key == right.key


def table(*rows: tuple[str, ...], head: tuple[str, ...] = ()) -> Table:
    """Return a table of these words."""
    return Table(tuple(map(Text, head)), tuple(tuple(map(Text, row)) for row in rows))


def test_every_cell_of_a_table_stays_in_its_column_and_row(game: Game, theme: Theme) -> None:
    """The lines of cells of one row stand beside each other and never touch."""
    tables = [
        block for topic in game.topics() for block in topic.blocks if isinstance(block, Table)
    ]
    for each in tables:
        slab = lay_table(each, theme, LOOK, WIDTH)
        lines = words(Group(slab.items), theme.book)
        wanted = [cell for row in (each.head, *each.rows) for cell in row]
        assert sum(len(theme.say(cell).split()) for cell in wanted) == sum(
            len(line.text.split()) for line in lines
        )
        assert all(0 <= line.box.x and line.box.right <= WIDTH for line in lines)
        assert all(0 <= line.box.y and line.box.bottom <= slab.height for line in lines)
        assert not any(
            one.box.overlaps(two.box) for k, one in enumerate(lines) for two in lines[:k]
        )


def test_a_table_with_a_word_wider_than_its_room_is_refused(theme: Theme) -> None:
    """The message names the text and its longest word."""
    word = "Megszentségteleníthetetlenségeskedéseitekért"
    with pytest.raises(FitError, match=rf"the leaflet 'rules'.*{word}"):
        lay_table(table((word, "1", "2")), theme, LOOK, 50.0)


def test_a_paragraph_leaves_no_single_line_behind(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """The first two and the last two lines are tied; a paragraph of three lines is one piece."""
    del layouts
    draw_cell = piece_drawer(game, theme)
    for letters in (80, 160, 240, 500):
        block = Paragraph(Text("crab " * (letters // 5)))
        tied = [slab.tied for slab in lay_blocks((block,), theme, LOOK, WIDTH, draw_cell)]
        assert not tied[-1]
        if len(tied) <= 3:
            assert all(tied[:-1])
        else:
            assert tied[0]
            assert tied[-2]


def test_what_is_ours_is_marked_and_stays_in_one_piece(game: Game, theme: Theme) -> None:
    """A tinted field with a bar lies below it; it stands below what it adds to."""
    draw_cell = piece_drawer(game, theme)
    blocks = (Paragraph(Text("rule")), Paragraph(Text("ours " * 60), ours=True))
    slabs = lay_blocks(blocks, theme, LOOK, WIDTH, draw_cell)
    assert 2 == len(slabs)
    assert slabs[0].tied
    fills = [item.style.fill for item in slabs[1].items if isinstance(item, PathItem)]
    assert theme.colour("mid") in fills


def test_a_numbered_list_counts(game: Game, theme: Theme) -> None:
    """The numbers stand before the points, in order."""
    block = Bullets((Text("one crab"), Text("two crabs"), Text("three crabs")), numbered=True)
    items, _ = stack(lay_blocks((block,), theme, LOOK, WIDTH, piece_drawer(game, theme)))
    told = [line.text for line in words(Group(items), theme.book)]
    assert ["1", "one crab", "2", "two crabs", "3", "three crabs"] == told
