"""Typed plantation boards that several tests look at."""

# Guatemala Café 6.4, the worked file.
_WORKED = """side 3-4
players Anna Béla Cili
## .. .. .. .. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. .. .. .. .. ..
.. .. ## .. .. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. .. .. .. .. ..
.. .. .. w2 .. .. .. .. .. .. .. ..
## .. .. W2 w2 .. .. .. w1 W1 .. ..
.. .. .. w2 .. .. .. .. .. w1 .. ..
.. .. ## .. .. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. .. .. .. .. ..
roads B 6-9 s2
roads D 7-9
harbour B W"""
WORKED = _WORKED.split("\n")

_PAIR = """side 2
players Anna Béla
.. .. .. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. .. .. ..
.. .. .. .. .. .. .. .. .. ..
.. .. .. k1 .. .. .. .. .. ..
.. .. k1 K1 k1 .. .. .. .. ..
.. .. .. k1 .. n2 .. .. .. ..
roads 4,8-5,8 5,8-5,9
harbour H K - N K"""
PAIR = _PAIR.split("\n")


def empty(players: str = "Anna Béla Cili Dora", *more: str) -> list[str]:
    """Return the lines of an empty board of four players, or of the players that are named."""
    size = 10 if len(players.split()) == 2 else 12
    lines = [f"side {'2' if size == 10 else '3-4'}", f"players {players}"]
    lines += [" ".join([".."] * size) for _ in range(9)]
    if len(players.split()) == 3:
        for column, row in ((3, 8), (1, 6), (3, 3), (1, 1)):
            lines = with_cell(lines, column, row, "##")
    return [*lines, *more]


def with_cell(lines: list[str], column: int, row: int, cell: str) -> list[str]:
    """Return the lines with another cell on one field."""
    words = lines[row + 1].split()
    words[column - 1] = cell
    return [*lines[: row + 1], " ".join(words), *lines[row + 2 :]]


def planted(lines: list[str], **cells: str) -> list[str]:
    """Return the lines with pieces: ``c4_5="w2"`` is the field (4,5)."""
    for name, cell in cells.items():
        column, row = map(int, name[1:].split("_"))
        lines = with_cell(lines, column, row, cell)
    return lines
