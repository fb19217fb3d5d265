"""The deck on a bare ReportLab canvas, as well as it can be done: art and marks once, as forms.

Usage: baseline_deck.py OUT [COUNT]
"""

import sys
from importlib.resources import files

import job
from reportlab import rl_config
from reportlab.lib.colors import HexColor
from reportlab.lib.units import mm
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

WIDTH, HEIGHT = job.CARD


def draw_art(canvas: Canvas, suit: int) -> None:
    """Draw the frame and the icon of a suit, from the card's lower left corner."""
    _, ink, tint = job.SUITS[suit]
    canvas.setLineWidth(1)
    canvas.setStrokeColorRGB(0, 0, 0)
    canvas.setFillColor(HexColor(tint))
    canvas.roundRect(2 * mm, 2 * mm, (WIDTH - 4) * mm, (HEIGHT - 4) * mm, 3 * mm, stroke=1, fill=1)
    canvas.line(5 * mm, (HEIGHT - 13) * mm, 58 * mm, (HEIGHT - 13) * mm)
    canvas.setFillColor(HexColor(ink))
    draw_polygon(canvas, job.star(14, 10, 16))
    canvas.setFillColorRGB(1, 1, 1)
    canvas.circle(31.5 * mm, (HEIGHT - 35) * mm, 8.5 * mm, stroke=0, fill=1)
    canvas.setFillColor(HexColor(ink))
    draw_polygon(canvas, job.star(7, 4, 8))
    for x, y in job.dots():
        canvas.circle(x * mm, (HEIGHT - y) * mm, 0.9 * mm, stroke=0, fill=1)
    x, y, radius = job.BADGE
    canvas.circle(x * mm, (HEIGHT - y) * mm, radius * mm, stroke=0, fill=1)


def draw_polygon(canvas: Canvas, corners: list[tuple[float, float]]) -> None:
    """Fill a closed path through the corners."""
    path = canvas.beginPath()
    path.moveTo(corners[0][0] * mm, (HEIGHT - corners[0][1]) * mm)
    for x, y in corners[1:]:
        path.lineTo(x * mm, (HEIGHT - y) * mm)
    path.close()
    canvas.drawPath(path, stroke=0, fill=1)


def draw_words(canvas: Canvas, card: job.Card) -> None:
    """Write what is different on the card."""
    canvas.setFillColorRGB(0, 0, 0)
    canvas.setFont("Lato-Bold", 13)
    canvas.drawCentredString(31.5 * mm, (HEIGHT - 10) * mm, card.title)
    text = canvas.beginText(5 * mm, (HEIGHT - 56) * mm)
    text.setFont("Lato-Regular", 9, 11)
    for line in simpleSplit(card.body, "Lato-Regular", 9, 53 * mm):
        text.textLine(line)
    canvas.drawText(text)
    canvas.setFont("Lato-Regular", 6)
    canvas.drawRightString(58 * mm, (HEIGHT - 81) * mm, card.number)
    canvas.setFillColorRGB(1, 1, 1)
    canvas.setFont("Lato-Bold", 11)
    canvas.drawCentredString(9 * mm, (HEIGHT - 81.4) * mm, card.cost)


def main(out: str, count: int) -> None:
    """Print the deck."""
    rl_config.useA85 = 0
    for name in ("Lato-Regular", "Lato-Bold"):
        path = str(files("fontpkg_lato") / "files" / f"{name}.ttf")
        pdfmetrics.registerFont(TTFont(name, path))
    paper = (job.PAPER[0] * mm, job.PAPER[1] * mm)
    canvas = Canvas(out, pagesize=paper, pageCompression=1, invariant=1)
    for suit in range(len(job.SUITS)):
        canvas.beginForm(f"art{suit}", 0, 0, WIDTH * mm, HEIGHT * mm)
        draw_art(canvas, suit)
        canvas.endForm()
    canvas.beginForm("marks", 0, 0, *paper)
    canvas.setLineWidth(0.3)
    canvas.lines([tuple(value * mm for value in mark) for mark in job.crop_marks()])
    canvas.endForm()
    per_sheet = job.COLUMNS * job.ROWS
    for start in range(0, count, per_sheet):
        for k in range(start, min(start + per_sheet, count)):
            row, column = divmod(k - start, job.COLUMNS)
            card = job.card(k, count)
            canvas.saveState()
            x = job.LEFT + column * WIDTH
            y = job.PAPER[1] - job.TOP - (row + 1) * HEIGHT
            canvas.translate(x * mm, y * mm)
            canvas.doForm(f"art{card.suit}")
            draw_words(canvas, card)
            canvas.restoreState()
        canvas.doForm("marks")
        canvas.showPage()
    canvas.save()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 540)
