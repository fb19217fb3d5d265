"""From a board with a winding track and the sizes of its pieces to where everything lies on it."""

from collections.abc import Mapping
from dataclasses import dataclass

from printkit.base.geometry import Rect
from printkit.components.template import Layout
from printkit.model.boards import RingCell, TrackBoard

SLACK = 1.02
"""A place is 2 % larger than its piece."""
_STRIP_SLACK = 1.004
"""The slot of a strip is a little longer than the strip: its cells must meet the berths."""
_SPACER = 0.4
"""Between two berths, and between two slots of the chute, in mm."""
_MOORING = 3.0
"""From the quay to the ships."""
_SEA = 3.4
"""From the ships to the edge of the water."""
_CANE = 5.2
"""From a slot of the chute to the edge of the clearing: a cane stands there."""
_BEAM = 8.0
"""Above the highest slot of the chute."""


@dataclass(frozen=True, slots=True)
class Ground:
    """Where the parts of the board lie, in mm.

    Attributes:
        view: The landscape, over track and clearing.
        track: Its columns and rows.
        cell: Width and height of a cell with its share of the hedge.
        hedge: Between two rows.
        clearing: With chute and storage, below the landscape.
        harbour: Quay and water.
        quay: The planks.
        strip: The slot of the strip on the quay.
        berths: A place for a ship each, from the top.
        step: From one berth to the next.
        slots: A place for a marker each, from the top.
        store: The place of a tile.
    """

    width: float
    height: float
    view: Rect
    track: Rect
    cell: tuple[float, float]
    hedge: float
    clearing: Rect
    harbour: Rect
    quay: Rect
    strip: Rect
    berths: tuple[Rect, ...]
    step: float
    slots: tuple[Rect, ...]
    store: Rect

    def road(self, cell: RingCell) -> Rect:
        """Return the box of a cell on the road."""
        wide, high = self.cell
        x, y = self.track.x + cell.x * wide, self.track.y + cell.y * high
        return Rect(x, y + self.hedge, wide, high - self.hedge)


def ground(board: TrackBoard, layout: Layout, layouts: Mapping[str, Layout]) -> Ground:
    """Return where everything lies.

    Args:
        board: The board.
        layout: Keys frame, gap, column, row, hedge, verge, clearing, quay, shore.
        layouts: Tables of the pieces that lie on the board.
    """
    frame, gap, verge = layout.mm("frame"), layout.mm("gap"), layout.mm("verge")
    wide, high, hedge = layout.mm("column"), layout.mm("row"), layout.mm("hedge")
    strip, ship = layouts[board.wharf.strip], layouts[board.wharf.holds]
    head, step = strip.mm("head"), strip.mm("cell")
    long = head + step * len(board.wharf.labels)
    height = long * _STRIP_SLACK + 2 * layout.mm("shore")
    rows = high * board.track.rows
    track = Rect(frame + verge, height - frame - verge - rows, wide * board.track.columns, rows)
    left = track.right + verge
    clearing = Rect(left, track.y, layout.mm("clearing"), height - frame - track.y)
    view = Rect(frame, frame, clearing.right - frame, track.y - frame)
    size = (ship.mm("width") * SLACK, min(ship.mm("height") * SLACK, step - _SPACER))
    quay = Rect(clearing.right + gap, frame, layout.mm("quay"), height - 2 * frame)
    harbour = Rect(
        quay.x, frame, quay.width + _MOORING + size[0] + layout.mm("shore") + _SEA, quay.height
    )
    slot = (strip.mm("width") * SLACK, long * _STRIP_SLACK)
    top = height / 2 - long / 2 + head
    marker = layouts[board.chute.holds].mm("size") * SLACK
    tile = layouts[board.storage.holds].mm("size") * SLACK
    first = clearing.y + hedge + 2.0 + _BEAM
    return Ground(
        harbour.right + frame,
        height,
        view,
        track,
        (wide, high),
        hedge,
        clearing,
        harbour,
        quay,
        Rect(quay.centre.x - slot[0] / 2, height / 2 - slot[1] / 2, *slot),
        tuple(
            Rect(quay.right + _MOORING, top + k * step + (step - size[1]) / 2, *size)
            for k in range(len(board.wharf.labels))
        ),
        step,
        tuple(
            Rect(
                clearing.right - 3.0 - _CANE - marker, first + k * (marker + _SPACER + 0.2),
                marker, marker,
            )
            for k in range(len(board.chute.labels))
        ),
        Rect(clearing.right - 4.0 - tile, clearing.bottom - 4.0 - tile, tile, tile),
    )  # fmt: skip
