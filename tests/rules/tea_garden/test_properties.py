"""What holds for any leaves, teapots and regions, and not only for the worked cases."""

from collections import Counter
from itertools import pairwise, product

from hypothesis import given
from hypothesis import strategies as st

from printkit.rules.tea_garden.numbers import HARVEST
from printkit.rules.tea_garden.paying import brewed, payment
from printkit.rules.tea_garden.regions import REGIONS, path_to
from printkit.rules.tea_garden.ripening import aged, harvested, moved_on

ROWS = st.tuples(*[st.integers(0, 6)] * 6)
COLOURS = ("green", "red", "blue")
POTS = st.lists(st.sampled_from((*COLOURS, "any")), max_size=4)


@given(ROWS, ROWS)
def test_ageing_loses_no_leaf(fresh: tuple[int, ...], fermented: tuple[int, ...]) -> None:
    """Fresh leaves sink by one, fermented ones rise by one, and the ends hold what lies there."""
    older, riper = aged(fresh, fermented)
    assert (sum(fresh), sum(fermented)) == (sum(older), sum(riper))
    assert (0, 0) == (older[5], riper[0])
    qualities = range(1, 7)
    sunk = Counter[int]()
    for quality, number in zip(qualities, fresh, strict=True):
        sunk[max(quality - 1, 1)] += number
    assert [sunk[quality] for quality in qualities] == list(older)
    risen = Counter[int]()
    for quality, number in zip(qualities, fermented, strict=True):
        risen[min(quality + 1, 6)] += number
    assert [risen[quality] for quality in qualities] == list(riper)


@given(st.lists(st.integers(1, 6), max_size=7))
def test_each_garden_gives_two_leaves(values: list[int]) -> None:
    """Of the value of its region."""
    assert HARVEST * len(values) == sum(harvested(values))


@given(ROWS, ROWS, st.integers(1, 9), st.integers(1, 6), st.integers(0, 9), st.booleans())
def test_a_payment_is_right_or_impossible(
    fresh: tuple[int, ...],
    fermented: tuple[int, ...],
    leaves: int,
    quality: int,
    brown: int,
    exact: bool,  # noqa: FBT001 - hypothesis fills it in
) -> None:
    """It succeeds exactly where the rule says, and then pays what is asked from what is held."""
    brown = min(brown, leaves)
    good = slice(quality - 1, quality if exact else 6)
    light, dark = sum(fresh[good]), sum(fermented[good])
    found = payment(fresh, fermented, leaves, quality, brown, exact=exact)
    assert (dark >= brown and light + dark >= leaves) == (found.missing == 0)
    assert leaves - found.missing == sum(found.fresh) + sum(found.fermented)
    assert all(paid <= held for paid, held in zip(found.fresh, fresh, strict=True))
    assert all(paid <= held for paid, held in zip(found.fermented, fermented, strict=True))
    assert sum(found.fresh) == sum(found.fresh[good])
    assert sum(found.fermented) == sum(found.fermented[good])
    if not found.missing:
        assert sum(found.fermented) >= brown
        assert sum(found.fermented) == brown or sum(found.fresh) == light


@given(POTS, POTS, st.integers(0, 3))
def test_teapots_do_exactly_where_some_choice_of_colours_does(
    need: list[str], have: list[str], scrolls: int
) -> None:
    """Every teapot of any colour, and every scroll, may be each colour, or not be used."""
    fixed = Counter(pot for pot in have if pot != "any")
    wild = have.count("any") + scrolls
    wanted = Counter(pot for pot in need if pot != "any")
    possible = any(
        all((fixed + Counter(choice))[pot] >= number for pot, number in wanted.items())
        and sum(fixed.values()) + wild >= len(need)
        for choice in product(COLOURS, repeat=wild)
    )
    found = brewed(Counter(need), Counter(have), wild)
    assert possible == (found.missing == 0)


@given(st.integers(1, 16), st.lists(st.integers(1, 16), min_size=1, max_size=7))
def test_a_way_goes_from_border_to_border(target: int, gardens: list[int]) -> None:
    """It begins at an own garden, ends at the region, and no own garden is nearer."""
    path = path_to(target, tuple(gardens))
    assert path[0] in gardens
    assert target == path[-1]
    assert all(b in REGIONS[a].neighbours for a, b in pairwise(path))
    assert not set(path[1:]) & set(gardens) or target in gardens
    assert all(len(path_to(target, (garden,))) >= len(path) for garden in gardens)


@given(st.lists(st.sampled_from("abcdef"), max_size=6), st.lists(st.sampled_from("xyz")))
def test_the_market_moves_by_one(cards: list[str], deck: list[str]) -> None:
    """One card goes at most, one comes at most, the order stays."""
    after, left = moved_on(cards, deck)
    assert [*cards[1:], *deck] == [*after, *left]
    assert len(left) == max(len(deck) - 1, 0)
