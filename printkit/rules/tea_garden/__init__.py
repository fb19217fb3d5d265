"""Tea Garden: gardens are built along a river, leaves ripen, and decks of cards grow for an emperor."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from printkit.model.game import Game, Helper, MadeKit, Reading
from printkit.model.scoresheet import ScoreSheet
from printkit.model.text import text
from printkit.rules.tea_garden.numbers import PLAYERS
from printkit.rules.tea_garden.sheet import KINDS, SEATS, SHEET, make_sheet

if TYPE_CHECKING:
    from printkit.model.leaflet import Topic
    from printkit.model.options import Option
    from printkit.model.pieces import PieceSet
    from printkit.model.setup import SetupPlan
    from printkit.rules.tea_garden.design import Design

# What a tally does not need is imported when it is asked for: the start of a command counts.


def _ours() -> "Design":
    from printkit.rules.tea_garden.design import DESIGN  # noqa: PLC0415

    return DESIGN


def _options() -> tuple["Option", ...]:
    from printkit.rules.tea_garden.choices import OPTIONS  # noqa: PLC0415

    return OPTIONS


def _read_cups(lines: tuple[str, ...], answers: Mapping[str, Any]) -> Reading:
    from printkit.rules.tea_garden.cups import read_cups  # noqa: PLC0415

    return read_cups(lines, answers)


def _data() -> dict[str, Any]:
    from printkit.rules.tea_garden.own import tables  # noqa: PLC0415

    return tables(_ours())


def _adjusted(tables: Mapping[str, Any]) -> Game:
    """Return the game with what an owner's tables say, printkit's own where they agree with it.

    Raises:
        DataError: With everything that the tables cannot say.
    """
    from printkit.rules.tea_garden.own import read_design  # noqa: PLC0415

    design = read_design(tables)
    river = tuple(section.points for section in design.river)
    sectors = tuple(sector.points for sector in design.sectors)
    return _game(make_sheet(river, sectors), lambda: design)


def _game(sheet: ScoreSheet, design: "Callable[[], Design]") -> Game:
    """Return the game of a tally and a design that fit together."""

    def kit() -> tuple["PieceSet", ...]:
        from printkit.rules.tea_garden.kit import make_kit  # noqa: PLC0415

        return make_kit(design())

    def kit_for(options: Mapping[str, Any], _players: int | None) -> MadeKit:
        from printkit.rules.tea_garden.kit import made  # noqa: PLC0415

        return made(design(), options)

    def setup() -> "SetupPlan":
        from printkit.rules.tea_garden.plan import make_plan  # noqa: PLC0415

        return make_plan(design())

    def topics() -> tuple["Topic", ...]:
        from printkit.rules.tea_garden.topics import make_topics  # noqa: PLC0415

        return make_topics(design())

    def helpers() -> tuple[Helper, ...]:
        from printkit.rules.tea_garden.questions import make_helpers  # noqa: PLC0415

        return make_helpers(design())

    return Game(
        id="tea-garden",
        rules="1",
        title=text("Tea Garden"),
        credit=text(
            "A game by Tomáš Holek, illustrated by Barbora Srp Žižková, published by Albi (2024)."
        ),
        about=text(
            "Build gardens along a river, let the leaves of your tea ripen, and grow a deck of "
            "cards, a university and a collection of cups that please the emperor."
        ),
        players=PLAYERS,
        kinds=KINDS,
        seats=SEATS,
        sheet=sheet,
        kit=kit,
        setup=setup,
        topics=topics,
        helpers=helpers,
        options=_options,
        readers={"cups": _read_cups},
        data=_data,
        adjusted=_adjusted,
        kit_for=kit_for,
    )


GAME = _game(SHEET, _ours)
