"""Symbols: path data becomes segments, paints become colours, faults name the symbol."""

import math
from collections.abc import Mapping

import pytest

from printkit.base.errors import DataError
from printkit.base.geometry import Rect
from printkit.base.resources import parse_toml, template_text
from printkit.display.extent import extent
from printkit.display.fonts import FontBook
from printkit.display.shapes import bounds
from printkit.display.symbols import Symbol, draw, read_symbols, silhouette


@pytest.fixture(scope="module")
def shipped() -> Mapping[str, Symbol]:
    """The symbols that printkit ships."""
    return read_symbols(parse_toml(template_text("symbols.toml"), "symbols.toml"))


def one(**layer: object) -> Symbol:
    """Return a symbol of one layer."""
    return read_symbols({"test": {"title": "test", "layers": [layer]}})["test"]


def test_every_shipped_symbol_is_read(shipped: Mapping[str, Symbol]) -> None:
    """All of them have a title and something to draw."""
    assert len(shipped) > 20
    for name, symbol in shipped.items():
        assert name == symbol.id
        assert symbol.title
        assert symbol.layers


def test_every_shipped_symbol_stays_near_its_box(
    shipped: Mapping[str, Symbol], fonts: FontBook
) -> None:
    """A symbol fills its box, and no line reaches more than a twelfth beyond it."""
    for symbol in shipped.values():
        box = extent(silhouette(symbol, 0, 0, 100), fonts)
        assert box is not None
        assert Rect(-8, -8, 116, 116).contains(box), symbol.id
        assert max(box.width, box.height) > 60, symbol.id


def test_a_symbol_is_scaled_and_placed() -> None:
    """The grid of 100 becomes a box of the asked size, line widths with it."""
    symbol = one(d="M 0 0 H 100 V 50 Q 100 100 50 100 C 20 100 0 80 0 50 Z", stroke="ink", width=4)
    (item,) = draw(symbol, 10, 20, 8, {"ink": "#a02000"})
    assert Rect(10, 20, 8, 8) == pytest.approx(bounds(item.segments))
    assert ("#a02000", None, 0.32) == (item.style.stroke, item.style.fill, item.style.width)


def test_an_arc_becomes_curves() -> None:
    """SVG arcs are read as curves that stay on their circle."""
    (item,) = draw(
        one(d="M 10 50 A 40 40 0 1 1 90 50 A 40 40 0 1 1 10 50 Z", fill="ink"), 0, 0, 100, {}
    )
    assert {"M", "C", "Z"} == {op for op, _ in item.segments}
    assert Rect(10, 10, 80, 80) == pytest.approx(bounds(item.segments), abs=0.02)
    ends = [numbers[-2:] for op, numbers in item.segments if op == "C"]
    assert all(math.hypot(x - 50, y - 50) == pytest.approx(40) for x, y in ends)


def test_paints_that_are_not_given_have_a_stand_in() -> None:
    """Accent is painted as ink and light as ground where the theme has no such paint."""
    paints = {"ink": "#111111", "ground": "#eeeeee"}
    for role, expected in (("accent", "#111111"), ("light", "#eeeeee"), ("ink", "#111111")):
        (item,) = draw(one(d="M 0 0 H 9 V 9 Z", fill=role), 0, 0, 8, paints)
        assert expected == item.style.fill
    (item,) = draw(one(d="M 0 0 H 9 V 9 Z", fill="accent"), 0, 0, 8, {"accent": "#00ff00"})
    assert "#00ff00" == item.style.fill


def test_a_layer_may_be_calm() -> None:
    """Where no pattern may lie is told by the symbol; other layers are not calm."""
    assert one(d="M 0 0 H 9 V 9 Z", fill="accent", calm=True).layers[0].calm
    assert not one(d="M 0 0 H 9 V 9 Z", fill="accent").layers[0].calm


def test_a_silhouette_is_black(shipped: Mapping[str, Symbol]) -> None:
    """Every layer of a silhouette is black, so that only the outline tells what it is."""
    for item in silhouette(shipped["crab"], 0, 0, 8):
        assert {"#000000"} == {item.style.fill, item.style.stroke} - {None}


@pytest.mark.parametrize(
    ("table", "told"),
    [
        ({"title": "x"}, "no list of layers"),
        ({"layers": [{"d": "M 0 0 L 1 1", "fil": "ink"}]}, "'fil'"),
        ({"layers": [{"d": "M 0 0 L 1 1", "fill": "red"}]}, "'red'"),
        ({"layers": [{"d": "M 0 0 L x", "fill": "ink"}]}, "cannot be read"),
        ({"layers": [{"d": "", "fill": "ink"}]}, "without a path"),
        ({"layers": [{"d": 7, "fill": "ink"}]}, "cannot be read"),
        ({"layers": [{"d": "M 0 0 L 1 1", "stroke": "ink", "width": -1}]}, "-1"),
        ({"layers": [{"d": "M 0 0 L 1 1", "fill": "ink", "calm": "yes"}]}, "calm = 'yes'"),
        ({"layers": [], "titel": "x"}, "'titel'"),
    ],
)
def test_a_fault_names_the_symbol(table: dict[str, object], told: str) -> None:
    """What is wrong in symbols.toml is told with the symbol and the word at fault."""
    with pytest.raises(DataError, match="'whale'") as caught:
        read_symbols({"whale": table})
    assert told in caught.value.message


def test_an_unknown_key_gets_a_near_match() -> None:
    """A misspelt key is answered with the one that was meant."""
    with pytest.raises(DataError) as caught:
        read_symbols({"whale": {"layers": [{"d": "M 0 0 L 1 1", "fil": "ink"}]}})
    assert "'fill'" in caught.value.hint
