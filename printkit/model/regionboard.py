"""From a map of regions, and tracks and places around it, to the records of a board."""

from dataclasses import dataclass

from printkit.model.icons import Icon
from printkit.model.text import Text

Place = tuple[float, float]
"""A place on a map, in mm from its top left corner."""


@dataclass(frozen=True, slots=True)
class Border:
    """A line between two regions, or between a region and what is none.

    Attributes:
        one: Id of the region on its left hand, seen from its beginning; empty: no region.
        other: Id of the region on its right hand; empty: no region.
        points: From its beginning to its end; it is drawn as a curve through them.
        straight: Drawn as straight lines instead.
    """

    one: str
    other: str
    points: tuple[Place, ...]
    straight: bool = False


@dataclass(frozen=True, slots=True)
class Space:
    """A space for a piece on a map.

    Attributes:
        icon: What the first piece there gives; None: nothing.
    """

    at: Place
    icon: Icon | None = None


@dataclass(frozen=True, slots=True)
class Ornament:
    """Something that only pleases the eye."""

    symbol: str
    at: Place
    size: float


@dataclass(frozen=True, slots=True)
class MapRegion:
    """A region of a map.

    Attributes:
        id: Printed small, for set-ups and questions.
        kind: Id of the kind (province) that gives its colour.
        value: What it is worth, and where that stands.
        bonus: Where a tile with a bonus lies.
        spaces: In the order in which they are taken.
        ornaments: On its free land.
    """

    id: str
    kind: str
    value: Icon
    value_at: Place
    bonus: Place
    spaces: tuple[Space, ...]
    ornaments: tuple[Ornament, ...] = ()


@dataclass(frozen=True, slots=True)
class RiverSection:
    """A section of a river.

    Attributes:
        end: Where it ends, going down the river.
        points: At the end of the game.
        gains: At once.
    """

    end: float
    points: Icon | None
    gains: tuple[Icon, ...]


@dataclass(frozen=True, slots=True)
class River:
    """A river from left to right over a map; for neighbours it is an ordinary border.

    Attributes:
        course: Its middle, as a curve through these points; it begins with the spring.
        width: From bank to bank.
        sections: From the spring on; the first one is where the boats start.
        bridges: Where a bridge shows that both banks are neighbours.
    """

    name: Text
    course: tuple[Place, ...]
    width: float
    sections: tuple[RiverSection, ...]
    bridges: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class RegionMap:
    """Regions that share borders, and a river between them; lengths in mm.

    Attributes:
        borders: All of them; those of one region close around it.
        lakes: Ornaments on what belongs to no region.
    """

    width: float
    height: float
    borders: tuple[Border, ...]
    regions: tuple[MapRegion, ...]
    river: River
    lakes: tuple[Ornament, ...] = ()


@dataclass(frozen=True, slots=True)
class Sector:
    """A sector of a circle: points at the end of the game, and gains of which one is chosen."""

    points: Icon
    choices: tuple[Icon, ...]


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle of sectors that pieces go around, into its middle.

    Attributes:
        start: Stands where the pieces begin.
        sectors: In order.
        points: Of the middle, at the end.
        gains: Of the middle, at once.
    """

    name: Text
    symbol: str
    start: Text
    sectors: tuple[Sector, ...]
    points: Icon
    gains: tuple[Icon, ...]


@dataclass(frozen=True, slots=True)
class Rung:
    """A step of a ladder: what it costs, what it gives at once, points at the end."""

    cost: Icon
    gain: Icon | None = None
    points: Icon | None = None


@dataclass(frozen=True, slots=True)
class Ladder:
    """A track of steps upwards.

    Attributes:
        start: Stands where the pieces begin.
        steps: From below.
    """

    name: Text
    symbol: str
    start: Text
    steps: tuple[Rung, ...]


@dataclass(frozen=True, slots=True)
class Stacks:
    """Places side by side for a stack of pieces each.

    Attributes:
        kinds: Ids of the kinds that give the places their colours, from the left.
        holds: Layout table of the pieces.
        symbol: Shown on each place.
    """

    name: Text
    kinds: tuple[str, ...]
    holds: str
    symbol: str


@dataclass(frozen=True, slots=True)
class Rounds:
    """Spaces for a marker of rounds."""

    name: Text
    symbol: str
    labels: tuple[str, ...]
