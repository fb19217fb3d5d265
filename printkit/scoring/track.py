"""From a total to the space of a score track on which it is marked, and to a word where none tells it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from printkit.base.errors import Fault
from printkit.base.i18n import resolve
from printkit.model.scoresheet import LapTrack
from printkit.model.text import text
from printkit.scoring.ranking import Standing


class Position(NamedTuple):
    """Where a total is marked: what the laps before count, and the space; 0: off the track."""

    lap: int
    cell: int

    @property
    def words(self) -> str:
        """The place in words: ``space 29``, ``100+ and space 29``."""
        if not self.cell:
            return resolve(text("off the track"))
        if not self.lap:
            return resolve(text("space {cell}", cell=self.cell))
        return resolve(text("{lap}+ and space {cell}", lap=self.lap, cell=self.cell))


def position_of(track: LapTrack | None, total: int | None) -> Position | None:
    """Return where a total is marked; a total below 1 is off the track."""
    if track is None or total is None:
        return None
    if total < 1:
        return Position(0, 0)
    return Position((total - 1) // track.cells * track.cells, (total - 1) % track.cells + 1)


def beyond(track: LapTrack | None, players: Sequence[Standing]) -> Iterator[Fault]:
    """Yield a warning for each total that the laps of the track cannot tell."""
    most = track.cells * track.laps if track else 0
    for seat, player in enumerate(players):
        if track and player.total is not None and player.total > most:
            message = f"{player.name} has {player.total} points, and the track tells {most} at most"
            yield Fault("W_TRACK", f"players[{seat}]", message, "write the total down")
