"""The deck through printkit's own pipeline: records, imposition, PDF.

Usage: deck.py OUT [COUNT] [--no-forms]
"""

import sys
from dataclasses import replace
from pathlib import Path

import job

from printkit.backends import pdf
from printkit.base.units import MM_PER_PT
from printkit.components.part import DrawnPiece, Part
from printkit.display import shapes, text
from printkit.display.document import Document
from printkit.display.fonts import FontBook, load_fonts
from printkit.display.items import Group, Item, PathItem, Style
from printkit.impose.paper import Paper
from printkit.impose.sheet import Job, impose

WIDTH, HEIGHT = job.CARD
BOX = (0.0, 0.0, WIDTH, HEIGHT)


def art(suit: int) -> Group:
    """Return the frame and the icon of a suit."""
    name, ink, tint = job.SUITS[suit]
    line = Style(stroke="#000000", width=1 * MM_PER_PT, round=False)
    solid = Style(fill=ink)
    items: list[Item] = [
        PathItem(shapes.rounded_rect(2, 2, WIDTH - 4, HEIGHT - 4, 3), replace(line, fill=tint)),
        PathItem(shapes.line(5, 13, 58, 13), line),
        PathItem(shapes.polygon(job.star(14, 10, 16)), solid),
        PathItem(shapes.circle(31.5, 35, 8.5), Style(fill="#ffffff")),
        PathItem(shapes.polygon(job.star(7, 4, 8)), solid),
        *[PathItem(shapes.circle(x, y, 0.9), solid) for x, y in job.dots()],
        PathItem(shapes.circle(*job.BADGE), solid),
    ]
    return Group(tuple(items), key=f"art.{name}", box=BOX)


def draw_card(book: FontBook, picture: Group, card: job.Card) -> tuple[Item, ...]:
    """Return what stands on one card."""
    pt = MM_PER_PT
    body = text.paragraph(book, card.body, 5, 53, 53, size=9 * pt, leading=11 / 9, name=card.title)
    return (
        picture,
        *text.line(book, card.title, 31.5, 10, role="bold", size=13 * pt, anchor="middle"),
        *body.items,
        *text.line(book, card.number, 58, 81, size=6 * pt, anchor="end"),
        *text.line(
            book, card.cost, 9, 81.4, role="bold", size=11 * pt, colour="#ffffff", anchor="middle"
        ),
    )


def deck(book: FontBook, count: int) -> Part:
    """Return the deck as a part of a kit."""
    pictures = [art(suit) for suit in range(len(job.SUITS))]
    pieces = []
    for k in range(count):
        card = job.card(k, count)
        name = f"card.{k + 1}"
        front = Group(draw_card(book, pictures[card.suit], card), key=name, box=BOX)
        pieces.append(DrawnPiece(name, card.title, 1, WIDTH, HEIGHT, front))
    return Part("deck", "Deck", "pack", tuple(pieces))


def main(out: str, count: int, *, forms: bool) -> None:
    """Print the deck."""
    book = load_fonts()
    sheets = Job(Paper("A4", *job.PAPER))
    imposed = impose((deck(book, count),), sheets, book, "Benchmark")
    document = Document(
        "Deck", "printkit", "Benchmark", "en", imposed.pages, imposed.outline, sheets.duplex
    )
    Path(out).write_bytes(pdf.render(document, book, forms=forms))


if __name__ == "__main__":
    words = [word for word in sys.argv[2:] if word != "--no-forms"]
    main(sys.argv[1], int(words[0]) if words else 540, forms="--no-forms" not in sys.argv)
