"""The box of Guatemala Café: every piece as often as the rule book says, and what so many players use."""

import pytest

from printkit.app.printing import Request, file_name
from printkit.app.registry import load
from printkit.app.selection import Wishes, select
from printkit.base.errors import UsageError
from printkit.base.i18n import resolve
from printkit.model.pieces import TokenSet
from printkit.model.sets import pieces_of
from tests.rules.guatemala_cafe.manifest import KINDS, START, TOTALS, loose_pieces

GAME = load("guatemala-cafe")
LOOSE = (
    "workers", "warehouses", "ships", "roads", "sacks", "property", "coins", "markers", "covers",
    "screens",
)  # fmt: skip


def counts(**wishes: object) -> dict[str, int]:
    """Return how often each loose piece is printed."""
    asked: dict[str, object] = {} if "pieces" in wishes else {"parts": LOOSE}
    sets = select(GAME, Wishes(**(asked | wishes)))  # type: ignore[arg-type]
    return {piece.id: piece.count + piece.spares for each in sets for piece in pieces_of(each)}


def test_the_box_holds_what_the_rule_book_names() -> None:
    """Every loose piece, of every kind, player and value, and nothing else (1.2, 4.5)."""
    assert loose_pieces() == counts()


def test_the_sums_are_those_of_the_list() -> None:
    """45 workers, 15 warehouses, 15 ships, 35 sacks, 20 property tiles, 45 coins, 4 markers."""
    found = counts()
    starts = {
        "property tile": "property.", "score marker": "marker.", "sack": "sack.", "coin": "coin.",
        "worker": "worker.", "warehouse": "warehouse.", "ship": "ship.",
    }  # fmt: skip
    assert TOTALS == {
        name: sum(count for piece, count in found.items() if piece.startswith(start))
        for name, start in starts.items()
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_what_so_many_players_use(players: int) -> None:
    """Tiles, markers and screens of the first seats; cover cards with three; all that is shared."""
    seats = [str(seat) for seat in range(1, players + 1)]
    wanted = {
        name: count
        for name, count in loose_pieces().items()
        if not name.startswith(("property.", "marker.", "screen.")) or name[-1] in seats
    }
    covered = START[players]["covered"]
    wanted = {**wanted, "cover-card": covered} if covered else wanted
    if not covered:
        del wanted["cover-card"]
    assert wanted == counts(players=players)


def test_the_coins_say_what_they_are_worth() -> None:
    """1, 3 and 5 centavos, 135 in all (3, Q1)."""
    (coins,) = select(GAME, Wishes(parts=("coins",)))
    assert isinstance(coins, TokenSet)
    values = {name: int(resolve(words)) for name, words, _ in coins.shown}
    assert {f"coin.{value}": value for value in (1, 3, 5)} == values
    assert sum(values[piece.id] * piece.count for piece in coins.pieces) == 135


def test_only_sacks_have_backs() -> None:
    """Sacks in hand are secret; their back is one picture for all kinds (1.3, 5a)."""
    sets = [each for each in select(GAME, Wishes(parts=LOOSE)) if isinstance(each, TokenSet)]
    assert ["sacks"] == [each.part for each in sets if each.back]


def test_fewer_roads_are_printed_where_they_are_asked_for() -> None:
    """`--roads 35` prints 35 (9)."""
    assert counts(options={"roads": 35})["road"] == 35
    assert {"road": 35} == counts(parts=("roads",), options={"roads": 35})


@pytest.mark.parametrize("roads", [0, 8, 51])
def test_roads_that_cannot_be_are_refused(roads: int) -> None:
    """Fewer than the longest way needs, or more than the box holds; the option is named."""
    with pytest.raises(UsageError) as caught:
        counts(options={"roads": roads})
    assert "--roads" in caught.value.message
    assert str(roads) in caught.value.message


def test_kits_with_fewer_roads_have_names_of_their_own() -> None:
    """Two kits that differ in an option do not meet in one file."""

    def name(**options: int) -> str:
        return file_name(GAME, Request(wishes=Wishes(parts=("roads",), options=options)))

    assert "guatemala-cafe-roads" == name() == name(roads=50)
    assert "guatemala-cafe-roads-roads-35" == name(roads=35)


def test_lost_pieces_can_be_printed_alone() -> None:
    """`--pieces` knows each chip, coin and marker by its name."""
    lost = {f"sack.{KINDS[0]}": 2, "coin.5": 1, "buyer": 1, "marker.4": 1, "road": 3}
    assert lost == counts(pieces=lost)
