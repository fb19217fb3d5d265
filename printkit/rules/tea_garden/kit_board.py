"""The boards of Tea Garden as sets of pieces (Tea Garden 3.1 to 3.6)."""

from dataclasses import replace

from printkit.model.boards import RegionBoard, RingCell, Track
from printkit.model.pieces import BoardSet, Piece, PieceSet
from printkit.model.regionboard import Circle, Ladder, Rounds, Rung, Sector, Stacks
from printkit.model.text import text
from printkit.rules.tea_garden.design import Design
from printkit.rules.tea_garden.icons import SIGNS, icons_of, points_icon
from printkit.rules.tea_garden.kit_map import make_map
from printkit.rules.tea_garden.numbers import CENTRE, LAPS, PALACE, ROUNDS, TRACK
from printkit.rules.tea_garden.regions import PROVINCES

LEFT, BOTTOM, RIGHT = 15, 28, 7
"""Cells of the score track on the left, at the bottom and on the right (Tea Garden 1.7, 3.2)."""
_FIFTH, _TENTH = 5, 10


def _score() -> Track:
    """Return the track in the form of a U, with the boxes for whole rounds of it above its end."""
    rows = LEFT + 1
    places = [
        *((0, y) for y in range(LEFT)),
        *((x, LEFT) for x in range(BOTTOM)),
        *((BOTTOM - 1, LEFT - k) for k in range(1, RIGHT + LAPS)),
    ]
    cells = [
        RingCell(
            x,
            y,
            str(number),
            tone="plain" if number % _TENTH else "tenth",
            strong=number % _FIFTH == 0,
        )
        for number, (x, y) in enumerate(places[:TRACK], start=1)
    ]
    cells += [
        RingCell(x, y, f"{lap * TRACK}+", tone="box")
        for lap, (x, y) in enumerate(places[TRACK:], start=1)
    ]
    return Track("score", text("Score"), BOTTOM, rows, tuple(cells))


def make_board(design: Design) -> RegionBoard:
    """Return the main board with the river, university and emperor track of a design."""
    return RegionBoard(
        id="board",
        title=text("Tea Garden"),
        map=make_map(design),
        score=_score(),
        rounds=Rounds(text("Round"), "season", tuple(map(str, range(1, ROUNDS + 1)))),
        stacks=Stacks(text("Cups"), PROVINCES, "cup-tiles", "cup"),
        circle=Circle(
            text("University"),
            "university",
            text("Start"),
            tuple(
                Sector(points_icon(sector.points, end=True), icons_of(sector.choices))
                for sector in design.sectors
            ),
            points_icon(CENTRE, end=True),
            icons_of(design.centre),
        ),
        ladder=Ladder(
            text("Emperor"),
            "emperor",
            text("Start"),
            tuple(
                Rung(
                    replace(SIGNS["emperor-token"], count=step.cost),
                    SIGNS["draw"] if step.card else None,
                    points_icon(PALACE, end=True) if k == len(design.steps) else None,
                )
                for k, step in enumerate(design.steps, start=1)
            ),
        ),
    )


def board_sets(design: Design) -> tuple[PieceSet, ...]:
    """Return the main board and the player boards."""
    return (
        BoardSet(
            "board",
            text("Board"),
            Piece("board", text("board"), "", 1),
            make_board(design),
            "board",
        ),
    )
