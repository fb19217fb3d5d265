"""The records of Tea Garden are those of the sources, and our design fits what they state."""

from collections import Counter
from itertools import pairwise

import pytest

from printkit.base.i18n import resolve
from printkit.rules.tea_garden import numbers
from printkit.rules.tea_garden.cards import ACTION, EMPEROR, STARTING, Card
from printkit.rules.tea_garden.design import DESIGN
from printkit.rules.tea_garden.effects import SORTS, Effect, parse_effect
from printkit.rules.tea_garden.geometry import (
    LAKE,
    RIVER_FROM,
    RIVER_TO,
    RIVER_Y,
    SQUARES,
    section_span,
)
from printkit.rules.tea_garden.goals import GOALS
from printkit.rules.tea_garden.pieces import CARAVANS, CUP_TILES, Caravan, Trade
from printkit.rules.tea_garden.regions import PROVINCES, REGIONS, START, Region, path_to
from printkit.rules.tea_garden.words import caravan_words, card_words, cup_words, emperor_words
from tests.rules.tea_garden import manifest as book

BY_ID = {card.id: card for card in ACTION}


def squares_of(region: int) -> set[tuple[int, int]]:
    """Return the squares of a region: (x, y)."""
    return {
        (x, y) for y, row in enumerate(SQUARES) for x, found in enumerate(row) if found == region
    }


def borders() -> dict[tuple[int, int], list[tuple[str, float]]]:
    """Return where two regions share sides of squares: ("h", y) below a line, ("v", x) beside one."""
    found: dict[tuple[int, int], list[tuple[str, float]]] = {}
    for y, row in enumerate(SQUARES):
        for x, here in enumerate(row):
            right = row[x + 1] if x + 1 < len(row) else LAKE
            below = SQUARES[y + 1][x] if y + 1 < len(SQUARES) else LAKE
            for there, side in ((right, ("v", x + 1.0)), (below, ("h", y + 1.0))):
                if LAKE not in (here, there) and here != there:
                    found.setdefault((min(here, there), max(here, there)), []).append(side)
    return found


# The box


def test_the_counts_of_the_box() -> None:
    """Cards, tiles and tokens are as many as the box holds."""
    players = max(numbers.PLAYERS)
    assert book.BOX["pagodas"] == numbers.PAGODAS * players
    assert book.BOX["workers"] == numbers.WORKERS * players
    assert book.BOX["starting cards"] == sum(card.copies for card in STARTING) * players
    assert book.BOX["action cards"] == len(ACTION) == numbers.ACTION_CARDS
    assert book.BOX["emperor cards"] == sum(card.copies for card in EMPEROR)
    assert book.BOX["emperor cards"] == numbers.EMPEROR_CARDS
    assert book.BOX["caravans"] == len(CARAVANS) == numbers.CARAVANS
    assert book.BOX["cup tiles"] == len(CUP_TILES) == numbers.CUP_TILES
    assert book.BOX["region bonuses"] == len(DESIGN.bonuses) == numbers.BONUSES
    assert book.BOX["cup tokens"] == numbers.CUP_TOKENS
    assert book.BOX["leaves"] == numbers.LEAVES
    assert book.BOX["scrolls"] == numbers.SCROLLS
    assert book.BOX["emperor tokens"] == numbers.EMPEROR_TOKENS
    assert book.BOX["help cards"] == numbers.HELP_CARDS


def test_numbers_by_players() -> None:
    """Stacks, levels and basic caravans are those of the table, and the decks follow."""
    assert book.STACK == numbers.STACK
    assert book.OF_EACH_LEVEL == numbers.LEVEL_CARDS
    assert book.BASIC == numbers.BASIC_CARAVANS
    for players in numbers.PLAYERS:
        assert len(PROVINCES) * book.STACK[players] <= book.BOX["cup tiles"]
        assert book.ACTION_DECK[players] == len(numbers.LEVELS) * numbers.LEVEL_CARDS[players]


# The map


def test_the_regions_are_those_of_the_table() -> None:
    """Province, value, spaces, borders and points of all sixteen."""
    typed = {}
    for line in book.MAP.strip().splitlines():
        name, province, value, spaces, near, points = line.split()
        given = () if points == "-" else tuple(map(int, points.split(",")))
        typed[int(name)] = Region(
            int(name), province, int(value), int(spaces), tuple(map(int, near.split(","))), given
        )
    assert typed == REGIONS


def test_the_graph_is_one_map() -> None:
    """Borders go both ways; distances, spaces and provinces are those that are stated."""
    pairs = {(a, b) for a, region in REGIONS.items() for b in region.neighbours}
    assert pairs == {(b, a) for a, b in pairs}
    assert 2 * book.BORDERS == len(pairs)
    assert book.GARDEN_SPACES == sum(region.spaces for region in REGIONS.values())
    assert book.DISTANCE == {region: len(path_to(region, (START,))) - 1 for region in REGIONS}
    sizes = Counter(region.province for region in REGIONS.values())
    assert set(PROVINCES) == set(sizes)
    assert ["yellow"] == [province for province, number in sizes.items() if number == 1]
    assert {2, 3, 4, 5, 6} == {region.value for region in REGIONS.values()}


def test_the_squares_have_the_borders_of_the_graph() -> None:
    """Two regions share a side exactly where they are neighbours; each is one connected piece."""
    wanted = {(min(a, b), max(a, b)) for a, region in REGIONS.items() for b in region.neighbours}
    assert wanted == set(borders())
    assert {(16,)} == {(len(row),) for row in SQUARES}
    for region in REGIONS:
        rest = squares_of(region)
        waiting = [rest.pop()]
        for x, y in waiting:
            near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & rest
            rest -= near
            waiting += near
        assert not rest, region


def test_the_river_is_a_border_of_four_pairs() -> None:
    """Only four borders lie on the river, and these regions are neighbours all the same."""
    crossed = {
        pair for pair, sides in borders().items() if ("h", RIVER_Y) in sides and 1 not in pair
    }
    assert book.OVER_THE_RIVER == crossed
    north, south = {"green", "red"}, {"blue", "orange"}
    for y, row in enumerate(SQUARES):
        for x, region in enumerate(row):
            if region not in (LAKE, START):
                side = north if y < RIVER_Y else south
                assert REGIONS[region].province in side, (x, y)


def test_the_sections_of_the_river_fill_it() -> None:
    """Twelve sections of equal length from the spring to the rim."""
    spans = [section_span(k, 12) for k in range(1, 13)]
    assert RIVER_FROM == spans[0][0]
    assert pytest.approx(RIVER_TO) == spans[-1][1]
    assert all(a[1] == pytest.approx(b[0]) for a, b in pairwise(spans))


@pytest.mark.parametrize(
    ("target", "gardens", "path"),
    [
        (6, (1,), (1, 6)),
        (4, (1,), (1, 2, 4)),
        (12, (1,), (1, 6, 9, 10, 12)),
        (13, (1, 5), (5, 13)),
        (13, (13,), (13,)),
        (1, (11, 2), (2, 1)),
    ],
)
def test_the_way_to_a_region(target: int, gardens: tuple[int, ...], path: tuple[int, ...]) -> None:
    """From the nearest garden, through the lowest numbers."""
    assert path == path_to(target, gardens)


# Cards


def test_goals_of_emperor_cards() -> None:
    """Points, caps and strengths of all eleven sorts."""
    found = {code: (goal.each, goal.cap, goal.most, goal.strength) for code, goal in GOALS.items()}
    assert book.GOALS == found
    for goal in GOALS.values():
        assert goal.cap is None or goal.most == goal.each * goal.cap


def test_emperor_cards() -> None:
    """Sixteen cards: five sorts twice; a choice, one side action, or a teapot of any colour."""
    assert {"E01", "E02", "E05", "E06", "E11"} == {c.id for c in EMPEROR if c.copies == 2}
    assert list(book.GOALS) == [card.id for card in EMPEROR]
    assert {"E01", "E02", "E03"} == {card.id for card in EMPEROR if card.choose}
    assert ("any",) == EMPEROR[-1].teapots
    symbols = {"E08": ("river",), "E09": ("university",), "E10": ("cups",)}
    assert symbols == {card.id: card.actions for card in EMPEROR if card.id in symbols}


def test_starting_cards() -> None:
    """Eleven cards of a total strength of 13: three teapots, four actions, four blank ones."""
    assert 13 == sum(card.strength for card in STARTING)
    assert [("green",), ("red",), ("blue",)] == [c.teapots for c in STARTING if c.teapots]
    assert [("river",), ("university",), ("cups",), ("sell",)] == [
        card.actions for card in STARTING if card.actions
    ]
    blank = [card.strength for card in STARTING if not card.actions and not card.teapots]
    assert [1, 1, 2, 2] == blank
    assert not any(card.points for card in STARTING)


@pytest.mark.parametrize("level", list(book.LEVELS))
def test_action_cards_of_a_level(level: str) -> None:
    """Nine cards, three of each type; price and faces are those of the table."""
    cards = [card for card in ACTION if card.level == level]
    strength, leaves, quality, pots, (high, low), (rich, poor) = book.LEVELS[level]
    assert {(a, c) for a in ("river", "university", "cups") for c in ("green", "red", "blue")} == {
        (card.actions[0], card.teapots[0]) for card in cards
    }
    types: Counter[tuple[int, int, int]] = Counter()
    for card in cards:
        assert card.price is not None
        assert (strength, quality) == (card.price.strength, card.price.quality)
        own = card.teapots[0]
        assert [own if pot == "c" else pot for pot in pots] == list(card.price.teapots)
        types[card.strength, card.points, card.price.leaves - leaves] += 1
    assert {(high, rich, 1): 3, (low, rich, 0): 3, (high, poor, 0): 3} == dict(types)


def test_level_two_agrees_with_the_loose_figures() -> None:
    """Each card of level II in the figure (strength, points) exists, with three copies at most."""
    figure = Counter([(2, 1), (2, 2), (1, 2), (2, 2), (2, 1), (1, 2), (2, 1)])
    ours = Counter((card.strength, card.points) for card in ACTION if card.level == "II")
    assert figure <= ours


def test_ids_say_level_side_and_colour() -> None:
    """A312 is of level III, allows the university and shows a blue teapot."""
    assert ("III", ("university",), ("blue",)) == (
        BY_ID["A312"].level,
        BY_ID["A312"].actions,
        BY_ID["A312"].teapots,
    )
    assert len(BY_ID) == 45


# Caravans, cups, bonuses


def told(trade: Trade) -> tuple[int, int, int, int, list[str]]:
    """Return a trade with its gains as ids."""
    return (*trade[:4], [gain.id for gain in trade.gains])


def caravan(name: str) -> Caravan:
    """Return the caravan of that id."""
    (found,) = [one for one in CARAVANS if one.id == name]
    return found


def test_caravans() -> None:
    """Fifteen of each kind, with the prices and gains of the table."""
    assert Counter({False: 15, True: 15}) == Counter(one.advanced for one in CARAVANS)
    basic, advanced = caravan("CB4S"), caravan("CA5E")
    assert (2, 4, 0, 0, ["points-4"]) == told(basic.small)
    assert (4, 4, 0, 0, ["points-10"]) == told(basic.large)
    assert (0, 0, 0, 2, ["scroll-any"]) == told(basic.low)
    assert (0, 0, 0, 4, ["scroll-any", "points-3"]) == told(basic.high)
    assert (3, 5, 1, 0, ["points-9"]) == told(advanced.small)
    assert (5, 5, 2, 0, ["points-18"]) == told(advanced.large)
    assert (0, 0, 0, 3, ["emperor-token-2"]) == told(advanced.low)
    assert (0, 0, 0, 6, ["emperor-token-2", "points-4"]) == told(advanced.high)
    assert ["draw", "emperor-token"] == told(caravan("CA2D").low)[4]


def test_cup_tiles() -> None:
    """Each pair at least four times, halves 27, 27 and 26, eight bonuses five times, no two alike."""
    halves = Counter(half for tile in CUP_TILES for half in (tile.left, tile.right))
    assert {"B": 27, "G": 27, "W": 26} == dict(halves)
    pairs = Counter(tile.left + tile.right for tile in CUP_TILES)
    assert {"BG": 5, "GB": 5, "GW": 5, "WB": 5} == {p: n for p, n in pairs.items() if n == 5}
    assert {4, 5} == set(pairs.values())
    assert {5} == set(Counter(tile.bonus.id for tile in CUP_TILES).values())
    assert 8 == len({tile.bonus.id for tile in CUP_TILES})
    assert 40 == len({tile.id for tile in CUP_TILES})


def test_region_bonuses() -> None:
    """Eighteen tiles, two more than there are regions."""
    assert book.BONUSES == dict(Counter(bonus.id for bonus in DESIGN.bonuses))
    assert len(REGIONS) + 2 == len(DESIGN.bonuses)


def test_river_university_and_emperor_track() -> None:
    """Points, bonuses and steps of our design, and that they fit the numbers of the box."""
    assert book.RIVER == [section.points for section in DESIGN.river]
    assert DESIGN.river[0].bonus is None
    assert all(section.bonus for section in DESIGN.river[1:])
    assert book.SECTORS == [sector.points for sector in DESIGN.sectors]
    assert {2} == {len(sector.choices) for sector in DESIGN.sectors}
    assert book.CARD_STEPS == [k for k, step in enumerate(DESIGN.steps, 1) if step.card]
    assert book.STEPS == len(DESIGN.steps)
    most = max(numbers.PLAYERS)
    assert most * len(book.CARD_STEPS) + numbers.OPEN_EMPEROR <= numbers.EMPEROR_CARDS
    assert most * sum(step.cost for step in DESIGN.steps) <= numbers.EMPEROR_TOKENS
    assert (2, 2) == (DESIGN.fourth.leaves, DESIGN.fourth.brown)


# Effects and words


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("leaves-2-q3", "2 leaves of quality 3"),
        ("leaves-1-q6", "1 leaf of quality 6"),
        ("draw", "draw 1 card"),
        ("draw-2", "draw 2 cards"),
        ("swap", "draw 1 card, then discard 1"),
        ("scroll-any-2", "2 scrolls of your choice"),
        ("emperor-token-2", "2 emperor tokens"),
        ("points-50", "50 points now"),
    ],
)
def test_an_effect_by_its_id(name: str, words: str) -> None:
    """An id is read, written the same way, and told in words."""
    effect = parse_effect(name)
    assert effect is not None
    assert name == effect.id
    assert words == resolve(effect.words)


@pytest.mark.parametrize(
    "word", ["", "drow", "leaves", "leaves-2", "leaves-2-q7", "draw-0", "draw-1-q2", "points-51"]
)
def test_what_is_no_effect(word: str) -> None:
    """A sort that does not exist, a number out of range, a quality too many or missing."""
    assert parse_effect(word) is None


def test_every_effect_is_told() -> None:
    """Each sort has words for one and for several, and its id comes back."""
    for name, sort in SORTS.items():
        for number in (1, 2):
            effect = Effect(name, number, 3 if sort.quality else 0)
            assert effect == parse_effect(effect.id)
            assert "{" not in resolve(effect.words)


def test_cards_in_words() -> None:
    """What the table hears of a card, a caravan and a tile."""
    assert "A101 (level I, strength 2, river, red teapot)" == resolve(card_words(BY_ID["A101"]))
    assert "S08 (strength 1)" == resolve(card_words(STARTING[7]))
    assert "E05 (gardens)" == resolve(emperor_words(EMPEROR[4]))
    words = resolve(caravan_words(caravan("CA2D")))
    assert "CA2D (advanced, quality 2, draw 1 card, 1 emperor token)" == words
    assert "blue-green, draw 1 card" == resolve(cup_words(CUP_TILES[1]))


def test_a_card_with_several_actions_asks_for_a_choice() -> None:
    """Only one side action may be carried out."""
    assert Card("X", 1, actions=("river", "cups")).choose
    assert not Card("X", 1, actions=("river",)).choose
