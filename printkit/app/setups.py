"""From a number of players and a seed to a dealt set-up: as lines, as plain values, on paper."""

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from printkit.app.option_files import with_files
from printkit.base.errors import UsageError
from printkit.model.game import Game
from printkit.model.setup import Dealt
from printkit.setups.deal import deal
from printkit.setups.describe import dealt_json, dealt_lines, seed_line

if TYPE_CHECKING:
    from printkit.app.printing import Prepared, Request

__all__ = [
    "dealt_json",
    "dealt_lines",
    "file_name",
    "new_seed",
    "on_paper",
    "read_players",
    "seed_line",
    "set_up",
]

_SEEDS = 1_000_000


def read_players(game: Game, words: str | None) -> int:
    """Return the number of players as it was typed.

    Raises:
        UsageError: It is missing, is no number, or the game does not seat so many; the hint has
            the numbers that it seats.
    """
    allowed = f"numbers of players: {', '.join(map(str, game.players))}"
    if words is None:
        message = "how many play is not said"
        raise UsageError(message, f"give --players; {allowed}")
    typed = words.strip()
    if not (typed.isascii() and typed.isdecimal() and int(typed[:9]) in game.players):
        message = f"--players {words}: {game.id} is not for so many"
        raise UsageError(message, allowed)
    return int(typed)


def new_seed() -> str:
    """Return a seed that nobody can foresee, short enough to be told."""
    return str(secrets.randbelow(_SEEDS))


def set_up(game: Game, players: int, seed: str | None, options: Mapping[str, Any]) -> Dealt:
    """Deal a set-up; without a seed a new one is made.

    Raises:
        UsageError: The seed is blank, the game is not for so many, an option makes no sense.
        DataError: A map in a file cannot be right.
        FileError: A file that is named cannot be read.
    """
    chosen = with_files(game.options(), options)
    return deal(game, players, new_seed() if seed is None else seed, chosen)


def on_paper(game: Game, dealt: Dealt, request: "Request", *, reveal: bool = False) -> "Prepared":
    """Draw a set-up and lay it on paper; writes nothing.

    Raises:
        UsageError: A paper that nobody knows.
        FitError: A text does not fit.
    """
    from printkit.app import printing  # noqa: PLC0415 - loads the drawing
    from printkit.app.studio import open_studio  # noqa: PLC0415 - the same
    from printkit.components.setup_sheet import draw_setup_sheet  # noqa: PLC0415 - the same
    from printkit.impose.sheet import page_space  # noqa: PLC0415 - the same

    studio = open_studio(game, size=request.size, overrides=request.overrides, lang=request.lang)
    space = page_space(printing.make_job(request, studio))
    layout = studio.layouts["setup-sheet"]
    part = draw_setup_sheet(dealt, game, studio.theme, layout, space, reveal=reveal)
    name = studio.theme.say(game.title)
    title = f"{name}: set-up for {dealt.players} players, seed {dealt.seed}"
    return printing.lay_out(game, (part,), request, studio, title)


def file_name(dealt: Dealt, *, reveal: bool = False) -> str:
    """Return the name of the printed set-up's file, without ending."""
    from printkit.app import files  # noqa: PLC0415 - only where something is written

    words = (dealt.game, "setup", f"{dealt.players}-players", dealt.seed.replace("-", "_"))
    chosen = tuple(name if value is True else str(value) for name, value in dealt.unusual)
    return files.safe_name("-".join((*words, *chosen, *(("revealed",) if reveal else ()))))
