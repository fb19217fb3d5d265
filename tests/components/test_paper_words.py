"""Every text of the sheets, cards and pads fits where it stands, on every paper and in any slot."""

import re
from collections.abc import Iterator, Mapping
from itertools import combinations

import pytest

from printkit.app.registry import load
from printkit.app.selection import Wishes, select
from printkit.app.studio import Studio, open_studio
from printkit.base.geometry import Rect
from printkit.base.units import MM_PER_PT
from printkit.components.kit import Sheets, draw_set
from printkit.components.part import DrawnPiece, Part
from printkit.components.setup_sheet import draw_setup_sheet
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.display.items import Group
from printkit.model.game import Game
from printkit.setups.deal import deal
from tests.components.drawn import own_words, said

SPACES = {"a4": (197.3, 276.3), "letter": (203.2, 258.7), "a5": (135.3, 189.3)}
PARTS = {
    "kraby": ("cover", "rules", "setup-card", "reference", "pad"),
    "darjeeling": ("cover", "rules", "setup-card", "reference", "live-pad", "pad"),
    "guatemala-cafe": ("cover", "rules", "setup-card", "reference", "live-pad", "pad"),
}
LEAST = {"reference": 8.0}
"""Smallest type in points; 7 elsewhere."""
BADGE = re.compile(r"[+−]?[0-9]")
COLONIES = ("rules", "reference")
PAGES = {
    "kraby": {"a4": 3, "letter": 3, "a5": 6},
    "darjeeling": {"a4": 4, "letter": 4, "a5": 9},
    "guatemala-cafe": {"a4": 3, "letter": 4, "a5": 8},
}
"""Pages of the leaflet."""
TOPICS = {"kraby": 14, "darjeeling": 17, "guatemala-cafe": 17}


@pytest.fixture(scope="module", params=PARTS)
def game(request: pytest.FixtureRequest) -> Game:
    """Each game with words of its own."""
    return load(request.param)


@pytest.fixture(scope="module")
def studio(game: Game) -> Studio:
    """The shipped templates of the game."""
    return open_studio(game, overrides=False)


@pytest.fixture(scope="module")
def theme(studio: Studio) -> Theme:
    """Its look."""
    return studio.theme


@pytest.fixture(scope="module")
def layouts(studio: Studio) -> Mapping[str, Layout]:
    """Its sizes."""
    return studio.layouts


def drawn(name: str, paper: str, game: Game, theme: Theme, layouts: Mapping[str, Layout]) -> Part:
    """Draw a part of words for a paper."""
    spec = next(each for each in game.kit() if each.part == name)
    kit = select(game, Wishes())
    return draw_set(spec, game, theme, layouts, Sheets(SPACES[paper], kit=kit))


def sides(*parts: Part) -> Iterator[tuple[DrawnPiece, Group]]:
    """Yield each side of each piece."""
    for piece in (piece for part in parts for piece in part.pieces):
        yield piece, piece.front
        if piece.back:
            yield piece, piece.back


@pytest.fixture(scope="module", params=SPACES)
def parts(
    request: pytest.FixtureRequest, game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> tuple[Part, ...]:
    """All parts of words of a game, for each paper."""
    return tuple(drawn(name, request.param, game, theme, layouts) for name in PARTS[game.id])


def test_br_011_all_ink_of_all_words_lies_inside_the_piece(
    parts: tuple[Part, ...], theme: Theme
) -> None:
    """No letter reaches the trim; on cards and pads all stay 2 mm away from it."""
    for part in parts:
        safe = 0.0 if part.kind == "page" else 2.0
        for piece, side in sides(part):
            room = Rect(0.0, 0.0, piece.width, piece.height).inset(safe)
            lines = own_words(side, theme.book)
            assert [] == [each for each in lines if not room.contains(each.box, 0.2)], piece.id


def test_no_words_lie_on_other_words(parts: tuple[Part, ...], theme: Theme) -> None:
    """Two lines of text never touch."""
    for piece, side in sides(*parts):
        lines = [each for each in own_words(side, theme.book) if each.text.strip()]
        clashes = [
            (one.text, two.text)
            for one, two in combinations(lines, 2)
            if one.box.overlaps(two.box, 0.05)
        ]
        assert [] == clashes, piece.id


def test_no_type_is_too_small_to_read(parts: tuple[Part, ...], theme: Theme) -> None:
    """At least 8 pt on reference cards, 7 pt elsewhere and on the badges of pictures."""
    for part in parts:
        least = LEAST.get(part.id, 7.0)
        small = [
            (each.text, each.size / MM_PER_PT)
            for _, side in sides(part)
            for each in own_words(side, theme.book)
            if each.size < (7.0 if BADGE.fullmatch(each.text) else least) * MM_PER_PT - 0.01
        ]
        # The points on an outlined colony are a label inside a picture, not a text.
        colonies = {"+5", "+3", "+1", "0", "−1"} if part.id in COLONIES else set()
        assert [] == [each for each in small if each[0] not in colonies]


def test_every_letter_of_the_game_is_in_the_fonts(parts: tuple[Part, ...], theme: Theme) -> None:
    """Nothing had to be drawn as a stand-in."""
    for _, side in sides(*parts):
        lacking = [
            each.text
            for each in own_words(side, theme.book)
            if theme.book.face(each.role).missing(each.text)
        ]
        assert [] == lacking


@pytest.mark.parametrize("paper", SPACES)
def test_the_leaflet_tells_every_topic(
    paper: str, game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """Each heading stands there once, in order, and no page is empty."""
    part = drawn("rules", paper, game, theme, layouts)
    told = [said(piece.front, theme.book) for piece in part.pieces]
    assert all(len(page) > 200 for page in told)
    whole = " ".join(told)
    places = [whole.index(theme.say(topic.title)) for topic in game.topics()]
    assert TOPICS[game.id] == len(places)
    for topic in game.topics():
        heading = [
            each
            for piece in part.pieces
            for each in own_words(piece.front, theme.book)
            if each.text == theme.say(topic.title) and each.role == "Lato-Black"
        ]
        assert 1 == len(heading), topic.id


@pytest.mark.parametrize("paper", SPACES)
def test_no_heading_of_the_leaflet_is_the_last_of_its_column(
    paper: str, game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """Below each heading, in the same column of the same page, other words follow."""
    titles = {theme.say(topic.title) for topic in game.topics()}
    for piece in drawn("rules", paper, game, theme, layouts).pieces:
        lines = own_words(piece.front, theme.book)
        foot = piece.height - 6.0
        for head in lines:
            if head.text in titles and head.role == "Lato-Black":
                below = [
                    each
                    for each in lines
                    if each.box.y > head.box.bottom
                    and each.box.bottom < foot
                    and abs(each.box.x - head.box.x) < 40
                ]
                assert below, head.text


def test_the_leaflet_has_few_pages(game: Game, theme: Theme, layouts: Mapping[str, Layout]) -> None:
    """Two columns on A4 and Letter, one on A5; the pages are numbered."""
    pages = {paper: drawn("rules", paper, game, theme, layouts).pieces for paper in SPACES}
    assert PAGES[game.id] == {paper: len(found) for paper, found in pages.items()}
    for found in pages.values():
        for number, piece in enumerate(found, start=1):
            assert f"{number} / {len(found)}" in said(piece.front, theme.book)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_cover_is_one_page(
    paper: str, game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """List and advice stand side by side, also where the kit has many parts."""
    assert 1 == len(drawn("cover", paper, game, theme, layouts).pieces)


@pytest.mark.parametrize("game", ["kraby"], indirect=True)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("paper", SPACES)
def test_all_words_of_the_set_up_sheet_fit(
    players: int, paper: str, game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """Also with the longest seed that is taken, and with everything revealed."""
    dealt = deal(game, players, "W" * 100, {"start": "random"})
    part = draw_setup_sheet(dealt, game, theme, layouts["setup-sheet"], SPACES[paper], reveal=True)
    for piece in part.pieces:
        room = Rect(0.0, 0.0, piece.width, piece.height)
        lines = own_words(piece.front, theme.book)
        assert [] == [each for each in lines if not room.contains(each.box, 0.2)]
        assert [] == [
            (one.text, two.text)
            for one, two in combinations(lines, 2)
            if one.box.overlaps(two.box, 0.05)
        ]
