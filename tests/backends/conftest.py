"""What the tests of the backends draw: a token, pages of them, documents."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from printkit.base.geometry import Matrix, rotation, translation
from printkit.display import shapes, text
from printkit.display.document import Document, OutlineEntry, Page
from printkit.display.fonts import FontBook
from printkit.display.items import Group, Item, PathItem, Style

Make = Callable[..., Page]


@pytest.fixture
def token(fonts: FontBook) -> Group:
    """A token of 17 mm with a letter, keyed by its id."""
    return Group(
        (
            PathItem(shapes.rounded_rect(0, 0, 17, 17, 2), Style(fill="#f08020")),
            *text.line(fonts, "O", 8.5, 8.5, role="title", size=6, anchor="middle", centred=True),
        ),
        key="token.O",
        box=(0, 0, 17, 17),
        title="orange crab",
    )


@pytest.fixture
def places() -> tuple[Matrix, ...]:
    """Where four tokens lie: upright, turned, in the corner."""
    return (
        translation(20, 30),
        rotation(90).then(translation(70, 30)),
        rotation(180).then(translation(110, 60)),
        translation(193, 280),
    )


@pytest.fixture
def page() -> Make:
    """Make an A4 page whose art is these items."""

    def make(*items: Item, label: str = "tokens 1", layer: str = "art", **other: object) -> Page:
        plain = Page(210, 297, (Group(items, layer=layer),), label, "01-tokens-1", "tokens")
        return replace(plain, **other)  # type: ignore[arg-type]

    return make


@pytest.fixture
def tokens(page: Make, token: Group, places: tuple[Matrix, ...]) -> Page:
    """A page of four tokens."""
    return page(*[replace(token, matrix=place) for place in places])


@pytest.fixture
def document() -> Callable[..., Document]:
    """Make a document of pages, with an outline entry for each."""

    def make(*pages: Page, **other: object) -> Document:
        outline = tuple(OutlineEntry(page.label, k) for k, page in enumerate(pages))
        plain = Document("Kraby – a kit", "printkit", "Board game", "en", pages, outline)
        return replace(plain, **other)  # type: ignore[arg-type]

    return make
