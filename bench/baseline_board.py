"""The sheets of the board on a bare ReportLab canvas: six cells as forms, placed at random.

Usage: baseline_board.py OUT
"""

import random
import sys

import job
from reportlab.lib.colors import HexColor
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas


def draw_cell(canvas: Canvas, colour: str) -> None:
    """Draw a cell around the origin."""
    canvas.setLineWidth(job.LINE_WIDTH_PT)
    canvas.setStrokeColor(HexColor(job.LINE))
    canvas.setFillColor(HexColor(colour))
    path = canvas.beginPath()
    (x, y), *others = job.hexagon(0, 0)
    path.moveTo(x * mm, y * mm)
    for x, y in others:
        path.lineTo(x * mm, y * mm)
    path.close()
    canvas.drawPath(path, stroke=1, fill=1)
    canvas.setFillColorRGB(0, 0, 0)
    canvas.circle(0, 0, 0.5 * mm, stroke=0, fill=1)


def main(out: str) -> None:
    """Print the sheets."""
    height = job.PAPER[1]
    canvas = Canvas(out, pagesize=(job.PAPER[0] * mm, height * mm), pageCompression=1, invariant=1)
    reach = job.SIDE * mm + 1
    for k, colour in enumerate(job.TERRAIN):
        canvas.beginForm(f"cell{k}", -reach, -reach, reach, reach)
        draw_cell(canvas, colour)
        canvas.endForm()
    dice = random.Random(job.SEED)  # noqa: S311 (terrain, not a secret)
    for sheet in range(job.SHEETS):
        labels = canvas.beginText()
        labels.setFont("Helvetica", 7)
        for label, x, y in job.cells():
            canvas.saveState()
            canvas.translate(x * mm, (height - y) * mm)
            canvas.doForm(f"cell{dice.randrange(len(job.TERRAIN))}")
            canvas.restoreState()
            labels.setTextOrigin(x * mm - 7.8, (height - y + 6.5) * mm)
            labels.textOut(label)
        canvas.setFillColorRGB(0, 0, 0)
        canvas.drawText(labels)
        canvas.setFont("Helvetica-Bold", 12)
        canvas.drawString(12 * mm, (height - 8) * mm, f"Map sheet {sheet + 1}")
        canvas.showPage()
    canvas.save()


if __name__ == "__main__":
    main(sys.argv[1])
