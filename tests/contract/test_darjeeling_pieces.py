"""The finished files of Darjeeling, read back: every loose piece is there as often, and as large."""

from collections import Counter
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

from tests.contract.kits import drawn, prepared, printed
from tests.reading import placed
from tests.rules.darjeeling.manifest import ALL_TILES, BOX, TILES

EXACT = 0.01
SVG = "{http://www.w3.org/2000/svg}"
PARTS = (
    "tiles", "cities", "strips", "ships", "water", "demand", "actions", "crates", "collectors",
    "screens",
)  # fmt: skip


def expected() -> dict[str, int]:
    """Return the manifest's counts by component."""
    counts = {f"tile.{kind}{size}": number for (kind, size), number in TILES.items()}
    counts |= {f"strip.{players}": 1 for players in range(2, 6)}
    counts |= {f"demand.{kind}": 2 for kind in "KGWR"}
    counts |= {f"crate.{seat}": BOX["crates of a colour"] for seat in range(1, 6)}
    counts |= {f"{name}.{seat}": 1 for name in ("collector", "screen") for seat in range(1, 6)}
    return counts | {
        "city": BOX["cities"],
        "ship": BOX["ships"],
        "water": BOX["water"],
        "action": BOX["action tiles"],
    }


def test_br_062_pieces_counted_in_the_pdf_agree_with_the_manifest() -> None:
    """Every component is in the PDF as often as the rule book says, 112 tiles in all."""
    found = Counter(mark.name for mark in placed(printed("darjeeling", PARTS)) if not mark.inside)
    counts = expected()
    assert counts == {name: found[name] for name in counts}
    assert ALL_TILES == sum(number for name, number in found.items() if name.startswith("tile."))
    assert BOX["action tiles"] == found["actions.back"], "a two-sided tile has both faces"


def test_br_063_pieces_counted_in_the_svg_agree_with_the_manifest() -> None:
    """The SVG sheets use each component as often as the PDF."""
    found: Counter[str] = Counter()
    for sheet in drawn("darjeeling", PARTS):
        for use in ET.fromstring(sheet).iter(f"{SVG}use"):  # noqa: S314 - our own file
            link = use.get("{http://www.w3.org/1999/xlink}href") or use.get("href") or ""
            found[link.removeprefix("#")] += 1
    counts = expected()
    assert counts == {name: found[name] for name in counts}


def test_br_027_forty_tiles_of_32_mm_share_their_cuts_on_a_sheet() -> None:
    """A4 holds 5 x 8 tiles, 32.00 mm apart in both directions, on three sheets (4.1)."""
    tiles = [mark for mark in placed(printed("darjeeling", ("tiles",)), "tile.") if not mark.inside]
    assert [40, 40, 32] == [sum(mark.page == page for mark in tiles) for page in range(3)]
    first = [mark for mark in tiles if mark.page == 0]
    for axis, number in ((4, 5), (5, 8)):
        places = sorted({round(mark.state.matrix[axis], 4) for mark in first})
        assert number == len(places)
        assert all(abs(b - a - 32.0) < EXACT for a, b in pairwise(places))


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("part", PARTS)
def test_every_part_fits_on_common_paper_with_marks_to_cut_by(part: str, paper: str) -> None:
    """Nothing is refused, and no part is left without crop marks."""
    kit = prepared("darjeeling", (part,), paper=paper)
    assert [] == [note for note in kit.imposed.notes if "crop marks" in note]


def test_backs_of_action_tiles_lie_behind_their_fronts() -> None:
    """Printed on both sides there is a back for each front, and no other piece has one."""
    marks = [m for m in placed(printed("darjeeling", PARTS, duplex="long-edge")) if not m.inside]
    kit = prepared("darjeeling", PARTS, duplex="long-edge")
    fronts = [m for m in marks if m.name == "action"]
    backs = [m for m in marks if m.name.endswith(".back")]
    assert {"actions.back"} == {m.name for m in backs}
    assert len(fronts) == len(backs) == BOX["action tiles"]
    for front in fronts:
        page = kit.document.pages[front.page]
        x = front.box[0] + front.box[2] / 2
        y = front.box[1] + front.box[3] / 2
        behind = (page.width - x, y) if page.width <= page.height else (x, page.height - y)
        near = [
            back
            for back in backs
            if back.page == front.page + 1
            and abs(back.box[0] + back.box[2] / 2 - behind[0]) < EXACT
            and abs(back.box[1] + back.box[3] / 2 - behind[1]) < EXACT
        ]
        assert 1 == len(near)
