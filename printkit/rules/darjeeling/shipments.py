"""From tea tiles of one kind to a layout without an open half crate, or to the word that none exists.

Seen as a graph, tiles are points and touching halves are lines between neighbouring points of the
square grid; tiles with one, two and three halves are points with one, two and three lines. Blank
sides may touch, and groups may lie apart (Darjeeling 3, Q7), so a set closes exactly if such graphs
with these points can be drawn on the grid. Write n1, a, o, n3 for the tiles with one half, two
adjacent, two opposite and three halves, d for n1 - n3, and c for the number of groups. The halves
must be even, hence d is even, and the graph has c - d/2 loops.

*d >= 2.* It always closes: d/2 - 1 pairs of one-half tiles, and one group without loops, a row of
all three-half and opposite tiles (each spare half with a one-half tile below it) that goes on
upwards as a stair of all adjacent tiles; it has n3 + 2 ends, and nothing in it can collide.

*d <= 0.* There are at least c loops, so at least one. A loop of the grid turns at four points or more,
and it turns only in adjacent and three-half tiles: a + n3 >= 4.

*d = 0, n1 > 0.* That is enough: a square of four tiles that turn, three-half tiles first, their third
halves outside; what is left lies behind one of these as in the case d >= 2.

*n1 = n3 = 0.* All groups are loops. Each has as many steps up as down and left as right, so the number
of its tiles is even, as is the number of turns: a and o are even, a >= 4. With o = 0 steps up or down
and steps to a side take turns, so half of the steps is even as well: a is a multiple of 4; then
squares of four do it. With o >= 2 one of the squares is stretched to a rectangle, or with a rest of 2
an angle of 6 + o takes the place of a square.

*d = -2, n1 = 0 or 1.* A group without loops has two ends or more, so there is none; one group has two
loops, all others one. No tile has four halves, so the two loops share a way, or no point at all. If
they share a way, the loop around both has four points where it turns with a quarter inside; the two
three-half tiles where the shared way ends are not among them, since their third half lies inside: so
a + n3 - 2 >= 4. If they share nothing, each of the two turns at four points of its own: a + n3 >= 8.
Either way a + n3 >= 6: a >= 3 for n1 = 1, n3 = 3 and a >= 4 for n1 = 0, n3 = 2.

*n1 = 1, n3 = 3.* With a >= 3 a block of two by three with its dividing way closes, and what is left
goes on outside from its third three-half tile.

*Everything else*, of what the box holds only n1 = 0, n3 = 2, a >= 4 (so nine tiles at most), is settled
by `loops.closed_groups`, which tries all layouts of one group; for the tiles that it leaves the question
is asked anew.
"""

from collections.abc import Iterable

from printkit.rules.darjeeling.loops import STEP, E, Layout, N, S, Tiles, W, closed_groups

_TURNS = 4
"""Points at least where a loop turns."""


def lay_out(tiles: Tiles) -> Layout | None:
    """Return a layout of all the tiles without an open half crate; None: there is none."""
    surplus = tiles.ones - tiles.threes
    if tiles.halves % 2 or min(tiles) < 0:
        return None
    if tiles.number == 0:
        return {}
    if surplus > 0:
        return _without_loops(tiles, surplus)
    return _with_loops(tiles, surplus) if tiles.adjacent + tiles.threes >= _TURNS else None


def _with_loops(tiles: Tiles, surplus: int) -> Layout | None:
    """The cases d <= 0."""
    if surplus == 0:
        return _round_a_square(tiles) if tiles.ones else _only_loops(tiles)
    if (tiles.ones, tiles.threes) == (1, 3):
        return _round_two_squares(tiles) if tiles.adjacent >= _TURNS - 1 else None
    if (tiles.ones, tiles.threes) == (0, 2) and tiles.adjacent < _TURNS:
        return None
    return _searched(tiles)


def _without_loops(tiles: Tiles, surplus: int) -> Layout:
    """The case d >= 2: pairs, and one row that ends in a stair."""
    pairs = surplus // 2 - 1
    layout = {(0, 0): E}
    _chain(layout, (0, 1), tiles._replace(ones=tiles.ones - 2 * pairs - 1))
    return _beside(layout, *({(0, 0): E, (0, 1): W} for _ in range(pairs)))


def _round_a_square(tiles: Tiles) -> Layout:
    """The case d = 0 with ends: a square whose three-half tiles point outside."""
    corners = (((0, 1), S + W, E), ((1, 1), N + W, S), ((1, 0), N + E, W), ((0, 0), E + S, N))
    return _round(corners, {}, tiles)


def _round_two_squares(tiles: Tiles) -> Layout:
    """The case n1 = 1, n3 = 3: two squares with a common side; a third tile points outside."""
    corners = (((0, 2), S + W, E), ((1, 2), N + W, S), ((1, 0), N + E, W), ((0, 0), E + S, N))
    middle = {(0, 1): E + S + W, (1, 1): E + N + W}
    return _round(corners, middle, tiles._replace(threes=tiles.threes - len(middle)))


_Corner = tuple[tuple[int, int], int, int]


def _round(corners: Iterable[_Corner], layout: Layout, tiles: Tiles) -> Layout:
    """Fill four corners, three-half tiles first; the rest goes on from the first of them.

    Args:
        corners: Cell, the sides that turn, the side outside.
        layout: What lies between the corners.
        tiles: For the corners and what hangs on them, at least one of them with one half.
    """
    left = tiles
    for cell, turn, outside in corners:
        layout[cell] = turn
        if not left.threes:
            left = left._replace(adjacent=left.adjacent - 1)
            continue
        layout[cell] += outside
        left = left._replace(threes=left.threes - 1)
        if outside != E:
            end = (cell[0] + STEP[outside][0], cell[1] + STEP[outside][1])
            layout[end] = {S: N, W: E, N: S}[outside]
            left = left._replace(ones=left.ones - 1)
    column = max(column for row, column in layout if row == 0)
    _chain(layout, (0, column + 1), left)
    return layout


def _chain(layout: Layout, start: tuple[int, int], tiles: Tiles) -> None:
    """Lay all tiles behind a half that points east: a row, then a stair upwards, then an end.

    Below the row and right of the stair the grid must be empty. There are as many ends as tiles
    with three halves, and one more.
    """
    row, column = start
    for _ in range(tiles.threes):
        layout[row, column] = W + E + S
        layout[row + 1, column] = N
        column += 1
    for _ in range(tiles.opposite):
        layout[row, column] = W + E
        column += 1
    came = W
    for _ in range(tiles.adjacent):
        layout[row, column] = came + (N if came == W else E)
        row, column, came = (row - 1, column, S) if came == W else (row, column + 1, W)
    layout[row, column] = came


def _only_loops(tiles: Tiles) -> Layout | None:
    """The case n1 = n3 = 0: squares of four, the last of them stretched."""
    turns, straights = tiles.adjacent, tiles.opposite
    if turns % 2 or straights % 2 or (turns % _TURNS and not straights):
        return None
    if turns % _TURNS:
        last, squares = _angle(straights // 2 - 1), (turns - 6) // _TURNS
    else:
        last, squares = _rectangle(straights // 2), turns // _TURNS - 1
    return _beside(last, *(_rectangle(0) for _ in range(squares)))


def _rectangle(stretched: int) -> Layout:
    last = stretched + 1
    layout = {(0, 0): E + S, (1, 0): N + E, (0, last): S + W, (1, last): N + W}
    for column in range(1, last):
        layout[0, column] = layout[1, column] = E + W
    return layout


def _angle(stretched: int) -> Layout:
    """A loop of six turns and two straights around three squares, one arm stretched."""
    last = stretched + 2
    layout = {(0, 0): E + S, (1, 0): N + S, (2, 0): N + E, (2, 1): N + W, (1, 1): E + S}
    layout |= {(0, last): S + W, (1, last): N + W, (0, 1): E + W}
    for column in range(2, last):
        layout[0, column] = layout[1, column] = E + W
    return layout


def _searched(tiles: Tiles) -> Layout | None:
    """Everything else: every closed group, and what becomes of the tiles that it leaves."""
    tried: set[Tiles] = set()
    for group, left in closed_groups(tiles):
        if left in tried:
            continue
        tried.add(left)
        rest = lay_out(left)
        if rest is not None:
            return _beside(group, rest) if rest else group
    return None


def _beside(*layouts: Layout) -> Layout:
    """Return the layouts side by side, a blank column between them."""
    together: Layout = {}
    start = 0
    for layout in layouts:
        left = min(column for _, column in layout)
        top = min(row for row, _ in layout)
        for (row, column), sides in layout.items():
            together[row - top, column - left + start] = sides
        start = 2 + max(column for _, column in together)
    return together
