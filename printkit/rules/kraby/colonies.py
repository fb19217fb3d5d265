"""From rows of spaces to colonies and to the holes that no crab can enter; places count from 0."""

from printkit.rules.kraby.sheet import KINDS

ROCK, EMPTY, UNKNOWN = "#", ".", "?"
LETTERS = tuple(kind.id for kind in KINDS)
FACINGS = "^>v<"

Space = tuple[int, int]
Rows = tuple[tuple[str, ...], ...]
"""Spaces such as ``#``, ``.``, ``O``, ``G>``, line by line from the top left."""

_STEPS = {"^": (-1, 0), ">": (0, 1), "v": (1, 0), "<": (0, -1)}


def joined(one: str, other: str, step: Space, variant: str = "edges") -> bool:
    """Whether two neighbouring spaces hold crabs of one colony (Kraby 3.1).

    Args:
        one: The first space.
        other: The space one step further.
        step: Rows and columns from the first to the second.
        variant: ``edges``, or ``claws``: not where the shared side is the front of either crab.
    """
    if one[0] != other[0] or one[0] in (EMPTY, ROCK, UNKNOWN):
        return False
    if variant == "edges":
        return True
    back = (-step[0], -step[1])
    return _STEPS[one[1:] or "^"] != step and _STEPS[other[1:] or "^"] != back


def label_colonies(rows: Rows, variant: str = "edges") -> tuple[dict[Space, int], tuple[int, ...]]:
    """Number the colonies in reading order of their first space.

    Returns:
        The number of the colony on each space with a crab (rows and columns from 0), and the
        colonies' sizes.
    """
    label: dict[Space, int] = {}
    sizes: list[int] = []
    for r, row in enumerate(rows):
        for c, space in enumerate(row):
            if space[0] not in LETTERS or (r, c) in label:
                continue
            label[r, c] = len(sizes)
            waiting = [(r, c)]
            reached = 0
            while waiting:
                here = waiting.pop()
                reached += 1
                for place in neighbours(rows, here, variant):
                    if place not in label:
                        label[place] = len(sizes)
                        waiting.append(place)
            sizes.append(reached)
    return label, tuple(sizes)


def neighbours(rows: Rows, here: Space, variant: str = "edges") -> list[Space]:
    """Return the spaces beside one that hold a crab of its colony (rows and columns from 0)."""
    r, c = here
    return [
        (r + dr, c + dc)
        for dr, dc in _STEPS.values()
        if 0 <= r + dr < len(rows)
        and 0 <= c + dc < len(rows[r + dr])
        and joined(rows[r][c], rows[r + dr][c + dc], (dr, dc), variant)
    ]


def colonies(rows: Rows, variant: str = "edges") -> dict[str, list[int]]:
    """Return the sizes of the colonies of each colour that lies there (Kraby 4.1).

    The colours come in scoring order, the sizes in reading order of the colonies' first spaces.
    """
    label, sizes = label_colonies(rows, variant)
    colour = {number: rows[r][c][0] for (r, c), number in label.items()}
    by_colour = {
        letter: [size for number, size in enumerate(sizes) if colour[number] == letter]
        for letter in LETTERS
    }
    return {letter: found for letter, found in by_colour.items() if found}


def holes(rows: Rows) -> tuple[Space, ...]:
    """Return the empty spaces that no crab can enter any more, from 0, in reading order (4.3)."""
    height, width = len(rows), len(rows[0]) if rows else 0
    seen: set[Space] = set()
    lines = [[(r, c) for c in range(width)] for r in range(height)]
    lines += [[(r, c) for r in range(height)] for c in range(width)]
    for line in (*lines, *(backwards[::-1] for backwards in lines)):
        for r, c in line:
            if rows[r][c] != EMPTY:
                break
            seen.add((r, c))
    return tuple(
        (r, c)
        for r in range(height)
        for c in range(width)
        if rows[r][c] == EMPTY and (r, c) not in seen
    )
