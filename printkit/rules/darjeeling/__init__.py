"""Darjeeling: tea is collected in a region of tiles and shipped, a kind at a time, for points."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from printkit.model.game import Game, Helper, MadeKit
from printkit.model.text import text
from printkit.rules.darjeeling.numbers import PLAYERS
from printkit.rules.darjeeling.sheet import KINDS, SEATS, SHEET

if TYPE_CHECKING:
    from printkit.model.boards import Chart
    from printkit.model.leaflet import Topic
    from printkit.model.ledger import Ledger
    from printkit.model.options import FileText, Option
    from printkit.model.pieces import PieceSet
    from printkit.model.setup import Charted, Derived, Measured, SetupPlan, Situation
    from printkit.rules.darjeeling.balance import Cells

# What a tally does not need is imported when it is asked for: the start of a command counts.


def _kit() -> tuple["PieceSet", ...]:
    from printkit.rules.darjeeling.kit import KIT  # noqa: PLC0415

    return KIT


def _kit_for(options: Mapping[str, Any], players: int | None) -> MadeKit:
    from printkit.rules.darjeeling.kit import made  # noqa: PLC0415

    return made(options, players)


def _setup() -> "SetupPlan":
    from printkit.rules.darjeeling.plan import PLAN  # noqa: PLC0415

    return PLAN


def _topics() -> tuple["Topic", ...]:
    from printkit.rules.darjeeling.topics import TOPICS  # noqa: PLC0415

    return TOPICS


def _helpers() -> tuple[Helper, ...]:
    from printkit.rules.darjeeling.questions import HELPERS  # noqa: PLC0415

    return HELPERS


def _options() -> tuple["Option", ...]:
    from printkit.rules.darjeeling.choices import OPTIONS  # noqa: PLC0415

    return OPTIONS


def _chart(asked: "str | FileText | None", players: int) -> "Charted":
    from printkit.rules.darjeeling.plan import chart  # noqa: PLC0415

    return chart(asked, players)


def _balance(chart: "Chart", laid: "Cells") -> "Measured":
    from printkit.rules.darjeeling.balance import measured  # noqa: PLC0415

    return measured(chart, laid)


def _derived(name: str) -> "Callable[[Situation], Derived]":
    def derive(situation: "Situation") -> "Derived":
        from printkit.rules.darjeeling import plan  # noqa: PLC0415

        work: Callable[[Situation], Derived] = getattr(plan, name)
        return work(situation)

    return derive


def _ledger() -> "Ledger":
    from printkit.rules.darjeeling.ledger import LEDGER  # noqa: PLC0415

    return LEDGER


GAME = Game(
    id="darjeeling",
    rules="1",
    title=text("Darjeeling"),
    credit=text(
        "A game by Günter Burkhardt, designed by Christof Tisch, published by ABACUSSPIELE (2007)."
    ),
    about=text(
        "Collect tea across the country, ship it one kind at a time while the demand is high, and "
        "earn from your crates as long as their ship keeps its place."
    ),
    players=PLAYERS,
    kinds=KINDS,
    seats=SEATS,
    sheet=SHEET,
    kit=_kit,
    setup=_setup,
    topics=_topics,
    helpers=_helpers,
    options=_options,
    ledger=_ledger,
    tools={
        "chart": _chart,
        "balance": _balance,
        "wharf": _derived("wharf"),
        "chute": _derived("chute"),
        "crates": _derived("crates"),
    },
    kit_for=_kit_for,
)
