"""The box of Darjeeling: every piece as often as the rule book says, and what so many players use."""

import pytest

from printkit.app.printing import Request, file_name
from printkit.app.registry import load
from printkit.app.selection import Wishes, select, warnings
from printkit.base.errors import UsageError
from printkit.model.pieces import StripSet, TileSet
from printkit.model.sets import pieces_of
from tests.rules.darjeeling.manifest import ALL_TILES, BOX, SHIPS, STRIPS, TILES, WATER

GAME = load("darjeeling")
COLOURS = range(1, 6)


def counts(**wishes: object) -> dict[str, int]:
    """Return how often each piece is printed."""
    sets = select(GAME, Wishes(**wishes))  # type: ignore[arg-type]
    return {piece.id: piece.count + piece.spares for each in sets for piece in pieces_of(each)}


def tiles(shape: str = "adjacent") -> dict[tuple[str, ...], int]:
    """Return how many tiles show which kinds on their four sides."""
    found: dict[tuple[str, ...], int] = {}
    for each in select(GAME, Wishes(parts=("tiles",), options={"two_half": shape})):
        assert isinstance(each, TileSet)
        for tile in each.tiles:
            found[tile.sides] = found.get(tile.sides, 0) + tile.piece.count
    return found


def strips(**wishes: object) -> dict[str, tuple[int, list[int]]]:
    """Return the signs on the head and the multipliers of each face of a strip."""
    (found,) = select(GAME, Wishes(parts=("strips",), **wishes))  # type: ignore[arg-type]
    assert isinstance(found, StripSet)
    return {
        strip.piece.id: (strip.head, [int(cell.pattern.strip("×")) for cell in strip.cells])
        for strip in found.strips
        if strip.piece.count
    }


@pytest.mark.parametrize("shape", ["adjacent", "opposite", "mixed"])
def test_tiles_by_kind_and_halves_are_those_of_the_table(shape: str) -> None:
    """112 tiles, each kind and size as often as the table says, one kind a tile (2, F2)."""
    found: dict[tuple[str, int], int] = {}
    for sides, number in tiles(shape).items():
        (kind,) = {side for side in sides if side}
        key = kind, sum(bool(side) for side in sides)
        found[key] = found.get(key, 0) + number
    assert TILES == found
    assert ALL_TILES == sum(found.values())


def test_two_half_tiles_have_the_shape_that_is_asked_for() -> None:
    """All on adjacent sides, all on opposite ones, or four and three of each kind (3, Q2)."""
    for kind in "KGWR":
        near, far = (kind, kind, "", ""), (kind, "", kind, "")
        shapes = {name: tiles(name) for name in ("adjacent", "opposite", "mixed")}
        assert (7, 0) == (shapes["adjacent"][near], shapes["adjacent"].get(far, 0))
        assert (0, 7) == (shapes["opposite"].get(near, 0), shapes["opposite"][far])
        assert (4, 3) == (shapes["mixed"][near], shapes["mixed"][far])


def test_the_box_holds_what_the_rule_book_names() -> None:
    """Cities, strips, ships, water, markers, action tiles, crates, collectors, screens (4.1)."""
    found = counts()

    def number(start: str) -> int:
        return sum(count for name, count in found.items() if name.startswith(start))

    assert {
        "cities": BOX["cities"],
        "strip faces": BOX["strip faces"],
        "ships": BOX["ships"],
        "water": BOX["water"],
        "demand markers": BOX["demand markers"],
        "action tiles": BOX["action tiles"],
        "crates": BOX["crates"],
        "collectors": BOX["collectors"],
        "screens": BOX["screens"],
    } == {
        "cities": number("city"),
        "strip faces": number("strip."),
        "ships": number("ship"),
        "water": number("water"),
        "demand markers": number("demand."),
        "action tiles": number("action"),
        "crates": number("crate."),
        "collectors": number("collector."),
        "screens": number("screen."),
    }
    assert [BOX["crates of a colour"]] * 5 == [found[f"crate.{seat}"] for seat in COLOURS]
    assert [2] * 4 == [found[f"demand.{kind}"] for kind in "KGWR"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_only_what_so_many_players_use(players: int) -> None:
    """Crates, collectors and screens of the first seats, their strip, its ships, water beside it."""
    found = counts(players=players)
    seats = [str(seat) for seat in range(1, players + 1)]
    for name, each in (("crate", 11), ("collector", 1), ("screen", 1)):
        expected = {f"{name}.{seat}": each for seat in seats}
        assert expected == {k: n for k, n in found.items() if k.startswith(f"{name}.")}
    assert [f"strip.{players}"] == [name for name in found if name.startswith("strip.")]
    assert SHIPS[players] == found["ship"]
    assert WATER[players] == found.get("water", 0)
    assert ALL_TILES == sum(n for name, n in found.items() if name.startswith("tile."))


def test_the_strips_show_players_and_multipliers() -> None:
    """Each face: the number of people on its green field, and its multipliers from the top (Q1)."""
    expected = {f"strip.{players}": (players, values) for players, values in STRIPS.items()}
    assert expected == strips()


def test_a_strip_of_ones_own_brings_its_ships() -> None:
    """With `--strip` there is one strip, a ship for each multiplier, water for the other berths."""
    own = {"strip": "5,4,3,2,1"}
    assert {"strip.own": (0, [5, 4, 3, 2, 1])} == strips(options=own)
    assert {"strip.own": (4, [5, 4, 3, 2, 1])} == strips(options=own, players=4)
    found = counts(options=own, players=4)
    assert (5, 2) == (found["ship"], found["water"])


@pytest.mark.parametrize(
    ("words", "players", "said"),
    [
        ("3,2,1", 4, "3 berths, but 4 players"),
        ("3,2", None, "2 berths"),
        ("1,2,3", None, "more than the berth above"),
        ("3,x,1", None, "'x' is not a whole number"),
    ],
)
def test_a_strip_that_cannot_be_is_refused(words: str, players: int | None, said: str) -> None:
    """The message names the option and what is wrong with it."""
    with pytest.raises(UsageError) as caught:
        counts(options={"strip": words}, players=players)
    assert "--strip" in caught.value.message
    assert said in caught.value.message


def test_lost_pieces_can_be_printed_alone() -> None:
    """`--pieces` knows each tile and marker by its name."""
    assert {"tile.K3": 2, "crate.5": 1} == counts(pieces={"tile.K3": 2, "crate.5": 1})


def test_options_stand_in_the_name_of_the_file() -> None:
    """Two kits that differ in an option do not meet in one file; what is usual is not named."""

    def name(**options: str) -> str:
        return file_name(GAME, Request(wishes=Wishes(parts=("tiles",), options=options)))

    assert "darjeeling-tiles" == name() == name(two_half="adjacent", map="auto")
    assert "darjeeling-tiles-two_half-mixed" == name(two_half="mixed")
    assert "darjeeling-tiles-strip-3,2,1" == name(strip="3,2,1")


def test_an_ill_suited_map_is_told_and_printed() -> None:
    """What is odd with an option is a notice, not a refusal (4.5)."""
    wishes = Wishes(parts=("maps",), players=2, options={"map": "china"})
    (said,) = warnings(GAME, wishes)
    assert "China" in said
    assert select(GAME, wishes)
    assert () == warnings(GAME, Wishes(options={"map": "auto"}))
