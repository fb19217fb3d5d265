"""From theme tables, symbols and a language to what every drawing of a game asks for."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from printkit.base.errors import DataError
from printkit.base.i18n import resolve
from printkit.base.units import parse_length
from printkit.components.template import Layout, near
from printkit.display.fonts import FontBook
from printkit.display.items import Colour
from printkit.display.symbols import Symbol
from printkit.model.text import Text

_CHANNELS = ((1, 0.2126), (3, 0.7152), (5, 0.0722))


@dataclass(frozen=True, slots=True)
class Theme:
    """The look of a game.

    Attributes:
        name: Of the template, for messages.
        colours: Key -> ``#rrggbb``.
        on: Key of a colour -> key of the colour that is drawn on it.
        weights: Line widths in mm: contour, detail, hair.
        symbols: Id -> symbol.
        book: The fonts.
        lang: Language of the words.
        roles: What words, cards and pads ask for (``deep``, ``ornament``) -> key of a colour or id
            of a symbol of this game.
        scene: The landscape of titles, covers and cards, see `scenes.SCENES`.
        layouts: Table name -> sizes, for pieces that are shown small just as they are printed.
    """

    name: str
    colours: Mapping[str, Colour]
    on: Mapping[str, str]
    weights: Mapping[str, float]
    symbols: Mapping[str, Symbol]
    book: FontBook
    lang: str = "en"
    roles: Mapping[str, str] = field(default_factory=dict)
    scene: str = "sea"
    layouts: Mapping[str, Layout] = field(default_factory=dict)

    def colour(self, key: str) -> Colour:
        """Return a colour of the theme.

        Raises:
            DataError: The theme has no such colour.
        """
        key = self.roles.get(key, key)
        if key not in self.colours:
            raise DataError(f"{self.name} has no colour {key!r}", near(key, self.colours))
        return self.colours[key]

    def on_colour(self, key: str) -> Colour:
        """Return the colour in which letters and symbols stand on another one (ink by default)."""
        return self.colour(self.on.get(self.roles.get(key, key), "ink"))

    def shade(self, key: str, amount: float) -> Colour:
        """Return a colour moved towards black (amount below 0) or white (above 0), by -1 to 1."""
        target, share = (255, amount) if amount > 0 else (0, -amount)
        value = self.colour(key)
        parts = (int(value[at : at + 2], 16) for at, _ in _CHANNELS)
        return "#" + "".join(f"{round(part + (target - part) * share):02x}" for part in parts)

    def symbol(self, name: str) -> Symbol:
        """Return a symbol.

        Raises:
            DataError: There is no such symbol.
        """
        name = self.roles.get(name, name)
        if name not in self.symbols:
            raise DataError(f"there is no symbol {name!r}", near(name, self.symbols))
        return self.symbols[name]

    def say(self, text: Text) -> str:
        """Return the words of a text in the theme's language."""
        return resolve(text, self.lang)


def read_theme(
    name: str,
    tables: Mapping[str, Any],
    symbols: Mapping[str, Symbol],
    book: FontBook,
    lang: str = "en",
) -> Theme:
    """Return the theme of a template.

    Raises:
        DataError: A colour is not of the form ``#rrggbb``.
    """
    for key, value in tables["colours"].items():
        digits = str(value).removeprefix("#")
        if len(digits) != 6 or not all(c in "0123456789abcdef" for c in digits.lower()):  # noqa: PLR2004
            raise DataError(f"{name}: the colour {key} = {value!r}", 'write "#rrggbb"')
    return Theme(
        name,
        {key: value.lower() for key, value in tables["colours"].items()},
        dict(tables.get("on", {})),
        {key: parse_length(value, key) for key, value in tables["weights"].items()},
        symbols,
        book,
        lang,
        dict(tables.get("roles", {})),
        str(tables.get("scene", {}).get("name", "sea")),
    )


def luminance(colour: Colour) -> float:
    """Return the relative luminance of a colour, 0 to 1 (WCAG 2)."""
    total = 0.0
    for at, share in _CHANNELS:
        value = int(colour[at : at + 2], 16) / 255
        total += share * (value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4)  # noqa: PLR2004
    return total


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast ratio of two colours, 1 to 21 (WCAG 2)."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
