"""Kraby: crabs run across the sea until something stops them, colonies make the colours worth something."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from printkit.model.game import Game, Helper, Reading
from printkit.model.text import text
from printkit.rules.kraby.sheet import KINDS, SEATS, SHEET

if TYPE_CHECKING:
    from printkit.model.leaflet import Topic
    from printkit.model.options import Option
    from printkit.model.pieces import PieceSet
    from printkit.model.setup import SetupPlan

# What a tally does not need is imported when it is asked for: the start of a command counts.


def _kit() -> tuple["PieceSet", ...]:
    from printkit.rules.kraby.kit import KIT  # noqa: PLC0415

    return KIT


def _setup() -> "SetupPlan":
    from printkit.rules.kraby.plan import PLAN  # noqa: PLC0415

    return PLAN


def _topics() -> tuple["Topic", ...]:
    from printkit.rules.kraby.topics import TOPICS  # noqa: PLC0415

    return TOPICS


def _helpers() -> tuple[Helper, ...]:
    from printkit.rules.kraby.questions import HELPERS  # noqa: PLC0415

    return HELPERS


def _options() -> tuple["Option", ...]:
    from printkit.rules.kraby.choices import OPTIONS  # noqa: PLC0415

    return OPTIONS


def _read_board(lines: tuple[str, ...], answers: Mapping[str, Any]) -> Reading:
    from printkit.rules.kraby.board import read_board  # noqa: PLC0415

    return read_board(lines, answers)


GAME = Game(
    id="kraby",
    rules="1",
    title=text("Kraby"),
    credit=text(
        "A game by Adam Kałuża, illustrated by Piotr Socha, published by Granna (2009/2010)."
    ),
    about=text(
        "Slide crabs across the sea until they meet an obstacle, build colonies, and decide in time "
        "which colours count for you."
    ),
    players=(2, 3, 4),
    kinds=KINDS,
    seats=SEATS,
    sheet=SHEET,
    kit=_kit,
    setup=_setup,
    topics=_topics,
    helpers=_helpers,
    options=_options,
    readers={"board": _read_board},
)
