"""The finished files of Tea Garden, read back: every loose piece is there as often, and cups meet."""

from collections import Counter
from xml.etree import ElementTree as ET

import pytest

from tests.contract.kits import drawn, prepared, printed
from tests.reading import placed
from tests.rules.tea_garden.manifest import BOX

SVG = "{http://www.w3.org/2000/svg}"
EXACT = 0.01
PARTS = (
    "cup-tiles", "cup-tokens", "bonuses", "leaves", "scrolls", "emperor-tokens", "figures",
)  # fmt: skip
EXPECTED = {
    "cup": BOX["cup tiles"],
    "cup-token": BOX["cup tokens"],
    "bonus": BOX["region bonuses"],
    "leaf": BOX["leaves"],
    "leaves": BOX["leaves"],  # their backs
    "scroll": BOX["scrolls"],
    "emperor-token": BOX["emperor tokens"],
    "pagoda": BOX["pagodas"],
    "worker": BOX["workers"],
    "boat": BOX["boats"],
    "marker": BOX["point markers"],
    "lap": BOX["point markers"],
    "round": BOX["round marker"],
    "start": BOX["start token"],
}


def sort(name: str) -> str:
    """Return the sort of a piece; the three scrolls are one."""
    first = name.partition(".")[0]
    return "scroll" if first.startswith("scroll-") else first


def test_br_062_pieces_counted_in_the_pdf_agree_with_the_manifest() -> None:
    """Every loose piece is in the PDF as often as in the box, each leaf with both sides."""
    marks = placed(printed("tea-garden", PARTS))
    found = Counter(sort(mark.name) for mark in marks if not mark.inside)
    assert EXPECTED == {name: found[name] for name in EXPECTED}


def test_br_063_pieces_counted_in_the_svg_agree_with_the_manifest() -> None:
    """The SVG sheets use each piece as often as the PDF."""
    found: Counter[str] = Counter()
    for sheet in drawn("tea-garden", PARTS):
        for use in ET.fromstring(sheet).iter(f"{SVG}use"):  # noqa: S314 - our own file
            link = use.get("{http://www.w3.org/1999/xlink}href") or use.get("href") or ""
            found[sort(link.removeprefix("#"))] += 1
    assert EXPECTED == {name: found[name] for name in EXPECTED}


def test_each_cup_tile_is_another_one() -> None:
    """Forty tiles, no two alike (3.7)."""
    marks = placed(printed("tea-garden", ("cup-tiles",)))
    names = [mark.name for mark in marks if mark.name.startswith("cup.") and not mark.inside]
    assert BOX["cup tiles"] == len(names) == len(set(names))


def test_two_sides_of_a_leaf_lie_side_by_side_to_fold() -> None:
    """Printed on one side only, each fresh side has its fermented one beside it (1.4)."""
    marks = [mark for mark in placed(printed("tea-garden", ("leaves",))) if not mark.inside]
    backs = [mark.box for mark in marks if mark.name == "leaves.back"]
    for mark in marks:
        if mark.name == "leaf":
            x, y, width, height = mark.box
            near = [
                box
                for box in backs
                if (abs(abs(box[0] - x) - width) < EXACT and abs(box[1] - y) < EXACT)
                or (abs(abs(box[1] - y) - height) < EXACT and abs(box[0] - x) < EXACT)
            ]
            assert near, "no back beside the leaf"


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("part", PARTS)
def test_every_part_fits_on_common_paper_with_marks_to_cut_by(part: str, paper: str) -> None:
    """Nothing is refused, and no part is left without crop marks."""
    kit = prepared("tea-garden", (part,), paper=paper)
    assert [] == [note for note in kit.imposed.notes if "crop marks" in note]
