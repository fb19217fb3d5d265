"""Maps on paper: the coast runs around every cell, all is numbered, outlines fit the tiles."""

from itertools import pairwise

import pytest

from printkit.app.registry import load
from printkit.app.studio import Studio, open_studio
from printkit.base.geometry import Rect
from printkit.components.charts import Land, draw_land, fitted_land
from printkit.components.kit import Sheets, draw_set
from printkit.components.part import DrawnPiece, Part
from printkit.display import shapes
from printkit.display.items import Segment
from printkit.impose.board import split_board
from printkit.impose.job import Job
from printkit.impose.paper import parse_paper, read_papers
from printkit.model.boards import Chart
from printkit.model.pieces import MapSet
from printkit.model.text import text
from printkit.rules.darjeeling.kit_maps import map_sets
from tests.components.drawn import walk, words
from tests.rules.darjeeling.manifest import MAPS

GAME = load("darjeeling")
SMALL, OUTLINES = map_sets()


@pytest.fixture(scope="module")
def studio() -> Studio:
    """The shipped templates of Darjeeling."""
    return open_studio(GAME, overrides=False)


def drawn(studio: Studio, spec: MapSet) -> Part:
    """Draw a set of maps."""
    return draw_set(spec, GAME, studio.theme, studio.layouts, Sheets((190.0, 270.0)))


def by_region(part: Part) -> dict[str, DrawnPiece]:
    """Return the pieces by the id of their region."""
    return {piece.id.partition(".")[2]: piece for piece in part.pieces}


def land(*rows: str, cell: float = 10.0) -> Land:
    """Return a map at the corner of the paper."""
    return Land(Chart("test", text("Test"), rows), 0.0, 0.0, cell)


def loops(path: tuple[Segment, ...]) -> list[list[tuple[float, float]]]:
    """Return the corners of each closed path."""
    found: list[list[tuple[float, float]]] = []
    for op, numbers in path:
        if op == "M":
            found.append([])
        if op != "Z":
            found[-1].append((numbers[0], numbers[1]))
    return found


def area(corners: list[tuple[float, float]]) -> float:
    """Return the area inside; a hole counts as negative."""
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairwise([*corners, corners[0]])) / 2


@pytest.mark.parametrize("sheet", SMALL.maps, ids=lambda sheet: sheet.chart.id)
def test_the_coast_runs_around_exactly_the_cells_of_the_map(sheet: object) -> None:
    """The area inside the outline is that of tea and city cells together (4.4)."""
    chart = sheet.chart  # type: ignore[attr-defined]
    row = MAPS[chart.id]
    found = loops(Land(chart, 3.0, 7.0, 10.0).coast())
    assert 1 == len(found)
    assert row["cells"] * 100 == pytest.approx(area(found[0]))


@pytest.mark.parametrize(
    ("rows", "areas"),
    [
        (("#",), [100]),
        (("##", "##"), [400]),
        (("###", "#.#", "###"), [900, -100]),
        (("#.", ".#"), [100, 100]),
        (("#.#", "###"), [500]),
    ],
)
def test_holes_and_corners_that_touch_have_a_coast_of_their_own(
    rows: tuple[str, ...], areas: list[float]
) -> None:
    """A lake is a path the other way round, cells that touch at a corner are two islands."""
    found = [area(corners) for corners in loops(land(*rows).coast())]
    assert sorted(areas) == sorted(found)


def test_a_coast_has_a_corner_only_where_it_turns() -> None:
    """A long straight coast is one line."""
    ((*corners,),) = loops(land("####").coast())
    assert [(0.0, 0.0), (40.0, 0.0), (40.0, 10.0), (0.0, 10.0)] == corners


def test_a_map_is_as_large_as_its_room_allows_with_its_numbers() -> None:
    """Land and coordinates stay in the room, in its middle, and cells are at most as large as asked."""
    chart = Chart("test", text("Test"), ("##########",))
    room = Rect(5.0, 5.0, 80.0, 60.0)
    found = fitted_land(chart, room, 30.0)
    assert found.cell == pytest.approx(80.0 / 11.24)
    assert room.centre == pytest.approx(found.box.centre)
    assert 4.0 == fitted_land(chart, room, 4.0).cell


def test_a_small_map_numbers_its_rows_and_columns_on_all_sides(studio: Studio) -> None:
    """Each row and each column has its number at both ends, clear of the name and of each other."""
    for name, piece in by_region(drawn(studio, SMALL)).items():
        chart = next(sheet.chart for sheet in SMALL.maps if sheet.chart.id == name)
        told = words(piece.front, studio.book)
        numbers = [each for each in told if each.text.isdigit()]
        expected = [*range(1, len(chart.rows) + 1), *range(1, len(chart.rows[0]) + 1)] * 2
        assert sorted(expected) == sorted(int(each.text) for each in numbers)
        title = next(each for each in told if each.size > 5)
        for k, each in enumerate(numbers):
            assert not each.box.overlaps(title.box), (name, each.text)
            assert not any(each.box.overlaps(other.box) for other in numbers[k + 1 :])
            assert Rect(0.0, 0.0, piece.width, piece.height).inset(3.0).contains(each.box)


def test_a_small_map_tells_the_table(studio: Studio) -> None:
    """Players, tea tiles, cities and what stays in the bag stand on the card, as typed by hand."""
    for name, piece in by_region(drawn(studio, SMALL)).items():
        row = MAPS[name]
        told = [each.text for each in words(piece.front, studio.book)]
        players = row["players"]
        for line in (
            f"{min(players)}–{max(players)} players",
            f"{row['tea']} tea tiles",
            f"{len(row['cities'])} cities",
            f"{row['bag']} left in the bag",
        ):
            assert line in told, (name, line)


def test_a_cell_of_an_outline_is_a_little_larger_than_a_tile(studio: Studio) -> None:
    """At least 1 % larger; the outline is as wide and high as its columns and rows of tiles."""
    tile = studio.layouts["tiles"].mm("size")
    rim = studio.layouts["outlines"].mm("rim")
    for name, piece in by_region(drawn(studio, OUTLINES)).items():
        rows = next(sheet.chart.rows for sheet in OUTLINES.maps if sheet.chart.id == name)
        cell = (piece.width - 2 * rim) / len(rows[0])
        assert tile * 1.01 <= cell <= tile * 1.03
        assert piece.height > len(rows) * cell + 2 * rim


def test_each_tea_cell_of_an_outline_says_its_row_and_column(studio: Studio) -> None:
    """Row and column stand in the middle of each cell for a tile, and nothing on a city."""
    for name, piece in by_region(drawn(studio, OUTLINES)).items():
        rows = next(sheet.chart.rows for sheet in OUTLINES.maps if sheet.chart.id == name)
        expected = {
            f"{r}, {c}"
            for r, line in enumerate(rows, start=1)
            for c, sign in enumerate(line, start=1)
            if sign == "#"
        }
        told = [each.text for each in words(piece.front, studio.book)]
        assert expected == {text for text in told if text.replace(", ", "").isdigit()}


@pytest.mark.parametrize("name", ["a4", "letter"])
def test_no_join_of_an_outline_cuts_a_number_or_a_city(name: str, studio: Studio) -> None:
    """What a player reads while laying tiles is whole on one of the sheets."""
    paper = parse_paper(name, read_papers(studio.papers))
    for piece in drawn(studio, OUTLINES).pieces:
        told = [each.box for each in words(piece.front, studio.book)]
        for sheet in split_board(0, piece, paper, Job(paper)):
            across, down = sheet.window.across, sheet.window.down
            for box in (*told, *(Rect(*each) for each in piece.avoid)):
                for join in filter(None, (across.before, across.after)):
                    assert not box.x + 0.01 < join < box.right - 0.01
                for join in filter(None, (down.before, down.after)):
                    assert not box.y + 0.01 < join < box.bottom - 0.01


def test_what_lies_on_a_cell_is_asked_for_tea_cells_only(studio: Studio) -> None:
    """The drawing of a dealt map asks for every tea cell once, in reading order, never for a city."""
    asked: list[tuple[int, int]] = []

    def lies(place: tuple[int, int], box: Rect) -> tuple[()]:
        assert 10.0 == box.width
        asked.append(place)
        return ()

    items = tuple(draw_land(land("#C", ".#"), studio.theme, {"C": "city"}, lies=lies))
    assert [(1, 1), (2, 2)] == asked
    assert all(
        shapes.bounds(item.segments) for item, *_ in walk(items) if hasattr(item, "segments")
    )
