"""The printed set-up of Guatemala Café: what lies on each square, where the Buyer stands, what stays hidden."""

import pytest

from printkit.app.registry import load
from printkit.app.studio import Studio, open_studio
from printkit.base.geometry import Rect
from printkit.components.part import DrawnPiece
from printkit.components.setup_sheet import draw_setup_sheet
from printkit.components.theme import contrast
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem
from printkit.model.setup import Dealt
from printkit.setups.deal import deal
from tests.components.coffee_boards import groups
from tests.components.drawn import walk, words

GAME = load("guatemala-cafe")
SPACES = {"a4": (197.3, 276.3), "letter": (203.2, 258.7), "a5": (135.3, 189.3)}
MINI = f"{GAME.id}.mini."


@pytest.fixture(scope="module")
def studio() -> Studio:
    """The shipped templates of Guatemala Café."""
    return open_studio(GAME, overrides=False)


def sheets(
    studio: Studio, dealt: Dealt, paper: str = "a4", *, reveal: bool = False
) -> tuple[DrawnPiece, ...]:
    """Return the pages of a printed set-up."""
    layout = studio.layouts["setup-sheet"]
    return draw_setup_sheet(dealt, GAME, studio.theme, layout, SPACES[paper], reveal=reveal).pieces


def minis(page: DrawnPiece) -> list[tuple[str, Rect]]:
    """Return id and box of each small piece of a page."""
    found = []
    for key, group, place in groups((page.front,)):
        if key.startswith(MINI) and group.box:
            box = Rect(*group.box)
            (x, y), (right, low) = place.apply(box.x, box.y), place.apply(box.right, box.bottom)
            found.append((key.removeprefix(MINI), Rect(x, y, right - x, low - y)))
    return found


def market(studio: Studio, dealt: Dealt, paper: str = "a4") -> DrawnPiece:
    """Return the page that shows the cultivation board."""
    (page,) = [
        page
        for page in sheets(studio, dealt, paper)
        if "The cultivation board at the start" in {w.text for w in words(page.front, studio.book)}
    ]
    return page


@pytest.mark.parametrize("paper", SPACES)
@pytest.mark.parametrize("mode", ["layout", "random"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_page_shows_each_piece_on_its_square(
    studio: Studio, players: int, mode: str, paper: str
) -> None:
    """81 pieces in nine rows and columns as they were dealt, and the Buyer on the drawn space (4.6)."""
    dealt = deal(GAME, players, "where", {"mode": mode})
    places = dict(dealt.places)
    page = market(studio, dealt, paper)
    found = minis(page)
    (buyer,) = [box for name, box in found if name == "buyer"]
    pieces = sorted(
        ((name, box) for name, box in found if name != "buyer"),
        key=lambda each: (round(each[1].centre.y, 2), each[1].centre.x),
    )
    rows = [[name for name, _ in pieces[k : k + 9]] for k in range(0, 81, 9)]
    squares = places["squares"]
    assert isinstance(squares, list)
    assert [[f"{cell['piece']}.{cell['kind']}" for cell in row] for row in squares] == rows
    whole = Rect(0.0, 0.0, *SPACES[paper])
    for k, (_, box) in enumerate(pieces):
        assert whole.contains(box)
        assert not any(box.overlaps(other) for _, other in pieces[k + 1 :])
    numbers = {w.text: w.box.centre for w in words(page.front, studio.book) if w.text.isdigit()}
    assert set(map(str, range(1, 37))) <= set(numbers)
    number = numbers[str(places["buyer"])]
    assert buyer.x < number.x < buyer.right
    assert buyer.y < number.y < buyer.bottom


def test_frames_hold_the_dealt_sacks(studio: Studio) -> None:
    """A sack lies in each of the six frames, of the kind that the frame was dealt."""
    dealt = deal(GAME, 4, "frames", {"mode": "random"})
    page = market(studio, dealt)
    sacks = [(name, box) for name, box in minis(page) if name.startswith("sack.")]
    labels = {w.text: w.box for w in words(page.front, studio.book) if set(w.text) <= set("IV")}
    found = {}
    for name, box in sacks:
        near = min(
            labels, key=lambda label: abs(labels[label].x - box.x) + abs(labels[label].y - box.y)
        )
        found[near] = name.partition(".")[2]
    assert dict(dealt.places)["sack_squares"] == found


def test_everybodys_money_and_who_begins_stand_in_a_table(studio: Studio) -> None:
    """A line for each player with 15 centavos; one of them begins."""
    dealt = deal(GAME, 3, "who", {})
    said = [w.text for w in words(sheets(studio, dealt)[0].front, studio.book)]
    assert 3 == said.count("15")
    assert 1 == said.count("begins")
    assert "centavos" in said


def fills(items: tuple[Item, ...]) -> list[tuple[Rect, str]]:
    """Return box and colour of each filled path, in the order of painting."""
    return [
        (shapes.bounds(shapes.transform(item.segments, at)), item.style.fill)
        for item, at, _ in walk(items)
        if isinstance(item, PathItem) and item.style.fill
    ]


def test_slips_do_not_show_through(studio: Studio) -> None:
    """Folded, what a slip holds lies under a panel as dark as its name's, over its whole width (4.6)."""
    dealt = deal(GAME, 4, "dark", {})
    dark = studio.theme.colour("deep")
    assert contrast(dark, "#ffffff") > 10.0
    pages = [page for page in sheets(studio, dealt, reveal=True) if not _known(page, studio)]
    sacks = [(page, box) for page in pages for name, box in minis(page)]
    assert 4 * 6 + 5 == len(sacks)
    for page, box in sacks:
        panels = [
            each for each, colour in fills((page.front,)) if colour == dark and each.width > 100
        ]
        (over,) = [p for p in panels if 0 < p.y - box.y < 20.0]
        assert over.x < box.x
        assert box.right < over.right
        assert over.height >= box.height
        # Folded up along its upper edge the panel reaches over the sack.
        assert over.y - over.height < box.y


def _known(page: DrawnPiece, studio: Studio) -> bool:
    assert isinstance(page.front, Group)
    said = {w.text for w in words(page.front, studio.book)}
    return "Step by step" in said or "The cultivation board at the start" in said
