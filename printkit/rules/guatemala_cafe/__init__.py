"""Guatemala Café: coffee is grown, roads lead it to the sea, ships and sacks make it worth points."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from printkit.model.game import Game, Helper, MadeKit
from printkit.model.text import text
from printkit.rules.guatemala_cafe.numbers import PLAYERS
from printkit.rules.guatemala_cafe.sheet import KINDS, SEATS, SHEET

if TYPE_CHECKING:
    from printkit.model.leaflet import Topic
    from printkit.model.ledger import Ledger
    from printkit.model.options import Option
    from printkit.model.pieces import PieceSet
    from printkit.model.setup import Derived, SetupPlan, Situation

# What a tally does not need is imported when it is asked for: the start of a command counts.


def _kit() -> tuple["PieceSet", ...]:
    from printkit.rules.guatemala_cafe.kit import KIT  # noqa: PLC0415

    return KIT


def _kit_for(options: Mapping[str, Any], players: int | None) -> MadeKit:
    from printkit.rules.guatemala_cafe.kit import made  # noqa: PLC0415

    return made(options, players)


def _setup() -> "SetupPlan":
    from printkit.rules.guatemala_cafe.plan import PLAN  # noqa: PLC0415

    return PLAN


def _topics() -> tuple["Topic", ...]:
    from printkit.rules.guatemala_cafe.topics import TOPICS  # noqa: PLC0415

    return TOPICS


def _helpers() -> tuple[Helper, ...]:
    from printkit.rules.guatemala_cafe.questions import HELPERS  # noqa: PLC0415

    return HELPERS


def _options() -> tuple["Option", ...]:
    from printkit.rules.guatemala_cafe.choices import OPTIONS  # noqa: PLC0415

    return OPTIONS


def _ledger() -> "Ledger":
    from printkit.rules.guatemala_cafe.ledger import LEDGER  # noqa: PLC0415

    return LEDGER


def _derived(name: str) -> "Callable[[Situation], Derived]":
    def derive(situation: "Situation") -> "Derived":
        from printkit.rules.guatemala_cafe import plan  # noqa: PLC0415

        work: Callable[[Situation], Derived] = getattr(plan, name)
        return work(situation)

    return derive


GAME = Game(
    id="guatemala-cafe",
    rules="1",
    title=text("Guatemala Café"),
    credit=text(
        "A game by Inka and Markus Brand, illustrated by Matthias Catrein, published by "
        "eggertspiele (2007)."
    ),
    about=text("Grow coffee, lead roads to the harbour, make each sack pay."),
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
    tools={"ready": _derived("ready"), "purse": _derived("purse")},
    kit_for=_kit_for,
)
