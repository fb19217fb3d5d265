"""A kit with tiles or strips that contradict themselves is told, each with its place."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from printkit.app.registry import load
from printkit.model.check_kit import check_kit
from printkit.model.game import Game
from printkit.model.pieces import SidedTile, StripSet, TileSet

GAME = load("darjeeling")


def with_tile(change: Callable[[SidedTile], SidedTile], **of_set: object) -> Game:
    """Return the game with its first tile changed."""
    kit = []
    for each in GAME.kit():
        if isinstance(each, TileSet):
            first, *others = each.tiles
            changed = replace(each, tiles=(change(first), *others))
            kit.append(replace(changed, **of_set))  # type: ignore[arg-type]
    return replace(GAME, kit=lambda: tuple(kit))


def with_places(places: int) -> Game:
    """Return the game with so few places beside its strips."""
    kit = tuple(replace(each, places=places) for each in GAME.kit() if isinstance(each, StripSet))
    return replace(GAME, kit=lambda: kit)


def codes(game: Game) -> list[tuple[str, str]]:
    """Return code and place of each fault but the missing pad."""
    return [(one.code, one.where) for one in check_kit(game) if one.code != "R_PAD"]


def test_the_kit_itself_has_no_fault() -> None:
    """Tiles and strips as they are printed are in order."""
    assert [] == codes(with_tile(lambda tile: tile)) == codes(with_places(7))


@pytest.mark.parametrize(
    "change",
    [
        lambda tile: replace(tile, sides=("Z", "", "", "")),
        lambda tile: replace(tile, sides=("", "", "", "")),
        lambda tile: replace(tile, sides=("K", "K", "K", "K"), marked=True),
    ],
)
def test_a_tile_that_cannot_be_is_told(change: Callable[[SidedTile], SidedTile]) -> None:
    """A kind that does not exist, a tile that shows nothing, a mark without a free side."""
    assert [("R_TILE", "kit[0].tiles[0]")] == codes(with_tile(change))


def test_a_mark_that_the_set_does_not_have_is_told() -> None:
    """Each marked tile is named where the set has no picture for its mark."""
    assert [("R_TILE", f"kit[0].tiles[{n}]") for n in (2, 5, 8, 11)] == codes(
        with_tile(lambda tile: tile, marks=())
    )


def test_a_strip_longer_than_its_places_is_told() -> None:
    """Six places hold the strips of up to four players, not that of five."""
    assert [("R_STRIP", "kit[0].strips[3]")] == codes(with_places(6))
