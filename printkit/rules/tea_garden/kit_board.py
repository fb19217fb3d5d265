"""The boards of Tea Garden as sets of pieces (Tea Garden 3.1 to 3.6)."""

from dataclasses import replace

from printkit.model.boards import RegionBoard, RingCell, Track
from printkit.model.homeboard import Flow, Hint, HomeBoard, Slot
from printkit.model.icons import Icon
from printkit.model.kinds import for_seat
from printkit.model.pieces import BoardSet, HomeSet, Piece, PieceSet
from printkit.model.regionboard import Circle, Ladder, Rounds, Rung, Sector, Stacks
from printkit.model.text import Text, text
from printkit.rules.tea_garden.design import Design
from printkit.rules.tea_garden.icons import SIGNS, icons_of, leaf_icon, points_icon
from printkit.rules.tea_garden.kit_map import make_map
from printkit.rules.tea_garden.numbers import (
    BASKETS,
    CENTRE,
    LAPS,
    MOST_SOLD,
    PAGODA_STRENGTHS,
    PALACE,
    PLAYERS,
    ROUNDS,
    SALE,
    SKIP_STRENGTH,
    TRACK,
    TURNS,
)
from printkit.rules.tea_garden.regions import PROVINCES
from printkit.rules.tea_garden.sheet import SEATS

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
                    Icon("emperor", "vermilion", "straw") if step.card else None,
                    points_icon(PALACE, end=True) if k == len(design.steps) else None,
                )
                for k, step in enumerate(design.steps, start=1)
            ),
        ),
    )


def make_home(design: Design) -> HomeBoard:
    """Return the board of a player with the price of the fourth turn of a design."""
    fourth = design.fourth
    fresh, brown = (Icon("tea-leaf-fresh", "jade-light"), Icon("tea-leaf-fermented", "umber"))
    price = (
        replace(
            leaf_icon(fourth.quality, brown=True) if fourth.quality > 1 else brown,
            count=fourth.brown,
        ),
        replace(leaf_icon(fourth.quality), count=fourth.leaves - fourth.brown),
    )
    plus = Text(f"+{SKIP_STRENGTH}")
    return HomeBoard(
        id="player-board",
        building="pagoda-space",
        buildings=tuple(
            Slot(icon=Icon("strength-blank", "night", "paper", str(strength), room=40.0))
            for strength in PAGODA_STRENGTHS
        ),
        basket="basket",
        baskets=tuple(Slot(str(quality)) for quality in range(1, BASKETS + 1)),
        flows=(Flow(fresh, -1), Flow(brown, 1)),
        slot=text("Turn"),
        slots=tuple(
            Slot(str(turn), cost=tuple(one for one in price if one.count) if turn == TURNS else ())
            for turn in range(1, TURNS + 1)
        ),
        sides=(("deck", text("deck")), ("discard", text("discard"))),
        hints=(
            Hint(
                (plus.pattern, Icon("strength", "straw"), ":", Icon("hop", "pale")),
                text("{more} more strength: build one region further.", more=SKIP_STRENGTH),
            ),
            Hint(
                (
                    fresh,
                    "→",
                    points_icon(SALE["fresh"]),
                    brown,
                    "→",
                    points_icon(SALE["fermented"]),
                ),
                text("Sell at most {most} leaves in a turn.", most=MOST_SOLD),
            ),
            Hint(
                (fresh, "←", fresh, "/", brown),
                text("A brown leaf pays for a green one, never the other way round."),
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
        HomeSet(
            "player-boards",
            text("Player boards"),
            tuple(
                Piece(
                    f"player-board.{seat.id}",
                    text("{name} player board", name=seat.name),
                    seat.id,
                    1,
                    needed=for_seat(seat, PLAYERS),
                )
                for seat in SEATS
            ),
            make_home(design),
            "player-boards",
        ),
    )
