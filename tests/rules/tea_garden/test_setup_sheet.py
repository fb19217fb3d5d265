"""The printed set-up sheet of Tea Garden shows every piece that lies open, on one sheet."""

from collections.abc import Iterator
from typing import Any

import pytest

from printkit.app.studio import open_studio
from printkit.components.setup_sheet import draw_setup_sheet
from printkit.display.items import Group, Item, TextItem
from printkit.rules.tea_garden import GAME
from printkit.setups.deal import deal

SPACES = {"a4": (197.3, 276.0), "letter": (203.2, 258.0)}
SHOWN = ("region_bonuses", "cup_tops", "market", "caravans", "emperor")


def texts(item: Item) -> Iterator[str]:
    """Yield all texts of a drawing."""
    if isinstance(item, TextItem):
        yield item.text
    elif isinstance(item, Group):
        for inner in item.items:
            yield from texts(inner)


@pytest.mark.parametrize("players", GAME.players)
def test_every_piece_that_may_lie_open_has_icons(players: int) -> None:
    """Whatever is dealt, the sheet knows what to show for it."""
    known = {shown.place: dict(shown.icons) for shown in GAME.setup().shown if shown.icons}
    assert set(SHOWN) == set(known)
    for seed in range(60):
        places: dict[str, Any] = dict(deal(GAME, players, str(seed), {}).places)
        for place in SHOWN:
            there = places[place]
            ids = list(there.values()) if isinstance(there, dict) else list(there)
            assert ids
            assert all(known[place][one] for one in ids)


@pytest.mark.parametrize("paper", SPACES)
@pytest.mark.parametrize("players", GAME.players)
def test_the_sheet_is_one_sheet(players: int, paper: str) -> None:
    """Steps and icons stand side by side, and every open card is named."""
    studio = open_studio(GAME, overrides=False)
    dealt = deal(GAME, players, "one sheet", {})
    layout = studio.layouts["setup-sheet"]
    (piece,) = draw_setup_sheet(dealt, GAME, studio.theme, layout, SPACES[paper]).pieces
    said = list(texts(piece.front))
    places: dict[str, Any] = dict(dealt.places)
    assert set(places["market"]) <= set(said)
    assert set(places["caravans"]) <= set(said)
    assert {str(k) for k in range(1, 17)} <= set(said)
