"""The sheets of the board through printkit's own pipeline: records, imposition, PDF.

Usage: board.py OUT [--no-forms]
"""

import random
import sys
from pathlib import Path

import job

from printkit.backends import pdf
from printkit.base.geometry import translation
from printkit.base.units import MM_PER_PT
from printkit.components.part import DrawnPiece, Part
from printkit.display import shapes, text
from printkit.display.document import Document
from printkit.display.fonts import FontBook, load_fonts
from printkit.display.items import Group, Item, PathItem, Style
from printkit.impose.paper import Paper
from printkit.impose.sheet import Job, impose

SHEET = (190.0, 270.0)
LEFT, TOP = 10.0, 4.0  # of the drawing on the paper of the other job
REACH = job.SIDE + 0.5


def cell(k: int) -> Group:
    """Return a cell of that kind around the origin."""
    style = Style(
        fill=job.TERRAIN[k], stroke=job.LINE, width=job.LINE_WIDTH_PT * MM_PER_PT, round=False
    )
    items = (
        PathItem(shapes.polygon(job.hexagon(0, 0)), style),
        PathItem(shapes.circle(0, 0, 0.5), Style(fill="#000000")),
    )
    return Group(items, key=f"cell.{k}", box=(-REACH, -REACH, 2 * REACH, 2 * REACH))


def sheet(book: FontBook, kinds: list[Group], dice: random.Random, number: int) -> Group:
    """Return the drawing of one sheet."""
    pt = MM_PER_PT
    items: list[Item] = []
    for label, x, y in job.cells():
        place = translation(x - LEFT, y - TOP)
        items.append(Group((kinds[dice.randrange(len(kinds))],), matrix=place))
        items += text.line(book, label, place.e - 7.8 * pt, place.f - 6.5 * pt, size=7 * pt)
    title = f"Map sheet {number}"
    items += text.line(book, title, 12 - LEFT, 8 - TOP, role="bold", size=12 * pt)
    return Group(tuple(items), key=f"sheet.{number}", box=(0.0, 0.0, *SHEET))


def main(out: str, *, forms: bool) -> None:
    """Print the sheets."""
    book = load_fonts()
    kinds = [cell(k) for k in range(len(job.TERRAIN))]
    dice = random.Random(job.SEED)  # noqa: S311 (terrain, not a secret)
    pieces = []
    for number in range(1, job.SHEETS + 1):
        front = sheet(book, kinds, dice, number)
        name = f"Map sheet {number}"
        pieces.append(DrawnPiece(f"sheet.{number}", name, 1, *SHEET, front))
    part = Part("maps", "Maps", "page", tuple(pieces))
    sheets = Job(Paper("A4", *job.PAPER))
    imposed = impose((part,), sheets, book, "Benchmark")
    document = Document("Board", "printkit", "Benchmark", "en", imposed.pages, imposed.outline)
    Path(out).write_bytes(pdf.render(document, book, forms=forms))


if __name__ == "__main__":
    main(sys.argv[1], forms="--no-forms" not in sys.argv)
