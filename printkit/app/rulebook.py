"""From the topics of a game to lines for a terminal and to plain values: the leaflet in words."""

import textwrap
from collections.abc import Iterator, Sequence
from typing import Any, assert_never

from printkit.base.errors import UsageError
from printkit.base.i18n import resolve
from printkit.model.cells import NO_SIDE, SIDES, cells_of, read_sign
from printkit.model.game import Game
from printkit.model.leaflet import Block, Bullets, Paragraph, Picture, Table, Topic

OURS = "| "
"""Stands before what is our own design and not the rule book's."""

_NARROWEST = 4
_GAP = 2
_LEGEND = {
    ".": "empty",
    "o": "empty, and not in use by two players",
    "#": "island",
    "x": "a space where nothing can go",
    "+": "where the crab stops",
}
_TILES = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""A tile by its sides with something on them: top 1, right 2, bottom 4, left 8."""


def find(game: Game, word: str | None) -> tuple[Topic, ...]:
    """Return the topic of that name, or all of them.

    Raises:
        UsageError: There is no such topic; the hint names those there are.
    """
    topics = game.topics()
    if word is None:
        return topics
    name = word.strip().casefold().replace("_", "-")
    found = tuple(topic for topic in topics if topic.id == name)
    if found:
        return found
    from printkit.base.nearest import nearest  # noqa: PLC0415 - only a refusal needs it

    ids = tuple(topic.id for topic in topics)
    near = nearest(name, ids)
    known = f"topics: {', '.join(ids)}"
    message = f"{game.id} has no topic {word!r}"
    raise UsageError(message, f"did you mean {near!r}? {known}" if near else known)


def lines(topics: Sequence[Topic], width: int, lang: str = "en") -> tuple[str, ...]:
    """Return topics as lines of at most so many signs.

    What is our own design stands behind a bar; a last line says so where there is any.
    """
    told: list[str] = []
    for topic in topics:
        title = resolve(topic.title, lang)
        rule = f"  ({topic.rule})" if topic.rule else ""
        heading = _wrapped(f"{title}{rule}", width)
        told += [*([""] if told else []), *heading, "-" * min(len(title), width)]
        for k, block in enumerate(topic.blocks):
            told += [""] if k else []
            told += _block(block, width, lang)
    if any(line.startswith(OURS) for line in told):
        told += [
            "",
            *_wrapped("stands before what is our own and in no rule book.", width, OURS, OURS),
        ]
    return tuple(told)


def topics_json(topics: Sequence[Topic], lang: str = "en") -> list[dict[str, Any]]:
    """Return topics as plain values."""
    return [
        {
            "id": topic.id,
            "title": resolve(topic.title, lang),
            "rule": topic.rule,
            "blocks": [_block_json(block, lang) for block in topic.blocks],
        }
        for topic in topics
    ]


def _block(block: Block, width: int, lang: str) -> list[str]:
    match block:
        case Paragraph():
            bar = OURS if block.ours else ""
            return _wrapped(resolve(block.text, lang), width, bar, bar)
        case Bullets():
            return list(_bullets(block, width, lang))
        case Table():
            return list(_table(block, width, lang))
        case Picture():
            return list(_picture(block, width, lang))
        case _:
            assert_never(block)


def _wrapped(words: str, width: int, first: str = "", rest: str = "") -> list[str]:
    return textwrap.wrap(
        words,
        max(width, 20),
        initial_indent=first,
        subsequent_indent=rest,
        break_on_hyphens=False,
    )


def _bullets(block: Bullets, width: int, lang: str) -> Iterator[str]:
    bar = OURS if block.ours else ""
    for k, entry in enumerate(block.items, start=1):
        mark = f"{k}. " if block.numbered else "• "
        yield from _wrapped(resolve(entry, lang), width, bar + mark, bar + " " * len(mark))


def _table(table: Table, width: int, lang: str) -> Iterator[str]:
    """Yield a table with its columns side by side; words that do not fit go on below."""
    rows = [[resolve(cell, lang) for cell in row] for row in table.rows]
    head = [[resolve(cell, lang) for cell in table.head]] if table.head else []
    widths = [max(map(len, column)) for column in zip(*head, *rows, strict=True)]
    while sum(widths) + _GAP * (len(widths) - 1) > width and max(widths) > _NARROWEST:
        widths[widths.index(max(widths))] -= 1
    for row in head:
        yield from _row(row, widths)
        yield "  ".join("-" * column for column in widths)
    for row in rows:
        yield from _row(row, widths)


def _row(row: Sequence[str], widths: Sequence[int]) -> Iterator[str]:
    cells = [textwrap.wrap(c, w) or [""] for c, w in zip(row, widths, strict=True)]
    for k in range(max(map(len, cells))):
        parts = [cell[k] if k < len(cell) else "" for cell in cells]
        aligned = [part.ljust(column) for part, column in zip(parts, widths, strict=True)]
        yield "  ".join(aligned).rstrip()


def _picture(picture: Picture, width: int, lang: str) -> Iterator[str]:
    """Yield the board of a picture, what its signs mean, and the picture told in words.

    A picture of pieces that letters cannot show is told in words alone.
    """
    signs, legend = _signs(picture)
    for row in signs:
        yield f"    {' '.join(row)}".rstrip()
    if signs and picture.heads:
        named = "; ".join(resolve(words, lang) for _, words in picture.heads)
        yield from _wrapped(f"(from left to right: {named})", width, "    ", "     ")
    if legend:
        yield from _wrapped(f"({', '.join(legend)})", width, "    ", "     ")
    yield from _wrapped(resolve(picture.caption, lang), width)
    if picture.alt is not None:
        yield from _wrapped(resolve(picture.alt, lang), width)


def _signs(picture: Picture) -> tuple[list[list[str]], list[str]]:
    """Return a picture as rows of single signs, and what they mean; no rows where that cannot be."""
    rows = cells_of(picture.lines)
    if picture.ground == "board":
        used = [sign for sign in _LEGEND if any(sign in row for row in rows)]
        return [list(row) for row in rows], [f"{sign} {_LEGEND[sign]}" for sign in used]
    words = [word for row in rows for word in row]
    meant = {word: read_sign(word) for word in words}
    ids = {sign.base for sign in meant.values() if sign.base[0].islower() and len(sign.base) > 1}
    if any(sign.load for sign in meant.values()) or (ids and picture.ground != "map"):
        return [], []
    shown = {
        word: _sign(word, sign.base, letters=picture.ground == "map")
        for word, sign in meant.items()
    }
    named: dict[str, list[str]] = {}
    for word, sign in meant.items():
        if sign.base in ids:
            named.setdefault(sign.base.partition(".")[0], []).append(shown[word])
    legend = [f"{' '.join(dict.fromkeys(signs))} {name}" for name, signs in named.items()]
    if any(NO_SIDE in word for word in words):
        lines = "lines go from the middle of a tile to its halves"
        legend.append("letters: what the tiles show" if picture.ground == "map" else lines)
    return [[shown[word] for word in row] for row in rows], legend


def _sign(word: str, base: str, *, letters: bool) -> str:
    """Return one sign for a cell: nothing, a letter, a tile by its sides, a direction."""
    if word == ".":
        return " "
    if len(base) == SIDES and not base.islower():
        sides = sum(1 << k for k, side in enumerate(base) if side != NO_SIDE)
        return max(base) if letters else _TILES[sides]
    if len(base) == 1:
        return base
    return word[-1] if word != base else base[0].upper()


def _block_json(block: Block, lang: str) -> dict[str, Any]:
    match block:
        case Paragraph():
            return {"kind": "paragraph", "text": resolve(block.text, lang), "ours": block.ours}
        case Bullets():
            return {
                "kind": "list",
                "items": [resolve(entry, lang) for entry in block.items],
                "numbered": block.numbered,
                "ours": block.ours,
            }
        case Table():
            return {
                "kind": "table",
                "head": [resolve(cell, lang) for cell in block.head],
                "rows": [[resolve(cell, lang) for cell in row] for row in block.rows],
            }
        case Picture():
            return {
                "kind": "picture",
                "lines": list(block.lines),
                "caption": resolve(block.caption, lang),
                "alt": resolve(block.alt, lang) if block.alt is not None else None,
            }
        case _:
            assert_never(block)
