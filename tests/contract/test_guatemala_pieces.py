"""The finished files of Guatemala Café, read back: every loose piece is there as often, and as large."""

from collections import Counter
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

from tests.contract.kits import drawn, prepared, printed
from tests.reading import placed
from tests.rules.guatemala_cafe.manifest import TOTALS, loose_pieces

EXACT = 0.01
SVG = "{http://www.w3.org/2000/svg}"
PARTS = (
    "workers", "warehouses", "ships", "roads", "sacks", "property", "coins", "markers", "covers",
    "screens",
)  # fmt: skip


def test_br_062_pieces_counted_in_the_pdf_agree_with_the_manifest() -> None:
    """Every component is in the PDF as often as the rule book says, and there is no other."""
    found = Counter(
        mark.name for mark in placed(printed("guatemala-cafe", PARTS)) if not mark.inside
    )
    counts = loose_pieces()
    assert counts == {name: found[name] for name in counts}
    starts = ("worker.", "warehouse.", "ship.", "sack.", "coin.", "property.", "marker.")
    assert sum(TOTALS.values()) == sum(
        number for name, number in found.items() if name.startswith(starts)
    )


def test_br_063_pieces_counted_in_the_svg_agree_with_the_manifest() -> None:
    """The SVG sheets use each component as often as the PDF."""
    found: Counter[str] = Counter()
    for sheet in drawn("guatemala-cafe", PARTS):
        for use in ET.fromstring(sheet).iter(f"{SVG}use"):  # noqa: S314 - our own file
            link = use.get("{http://www.w3.org/1999/xlink}href") or use.get("href") or ""
            found[link.removeprefix("#")] += 1
    counts = loose_pieces()
    assert counts == {name: found[name] for name in counts}


@pytest.mark.parametrize(
    ("part", "name", "size"),
    [("sacks", "sack.", (14.0, 14.0)), ("roads", "road", (16.0, 5.0)), ("property", "property.", (18.0, 18.0))],
)  # fmt: skip
def test_br_027_straight_pieces_share_their_cuts(
    part: str, name: str, size: tuple[float, float]
) -> None:
    """Sacks, roads and property tiles lie side by side, exactly their size apart (4.5)."""
    marks = [m for m in placed(printed("guatemala-cafe", (part,)), name) if not m.inside]
    for axis, step in zip((4, 5), size, strict=True):
        places = sorted({round(mark.state.matrix[axis], 4) for mark in marks})
        assert len(places) > 1
        assert all(abs(b - a - step) < EXACT for a, b in pairwise(places))


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("part", PARTS)
def test_every_part_fits_on_common_paper_with_marks_to_cut_by(part: str, paper: str) -> None:
    """Nothing is refused, and no part is left without crop marks."""
    kit = prepared("guatemala-cafe", (part,), paper=paper)
    assert [] == [note for note in kit.imposed.notes if "crop marks" in note]


def test_the_loose_pieces_need_few_sheets() -> None:
    """All but the screens lie on two sheets of A4, the screens on two more."""
    kit = prepared("guatemala-cafe", PARTS)
    assert 4 == len(kit.document.pages)


def test_a_back_lies_behind_every_sack_and_behind_nothing_else() -> None:
    """Printed on both sides there is one back for each sack, where its front is; all are one drawing."""
    kit = prepared("guatemala-cafe", PARTS, duplex="long-edge")
    marks = [
        mark
        for mark in placed(printed("guatemala-cafe", PARTS, duplex="long-edge"))
        if not mark.inside
    ]
    fronts = [mark for mark in marks if mark.name.startswith("sack.")]
    backs = [mark for mark in marks if mark.name.endswith(".back")]
    assert {"sacks.back"} == {mark.name for mark in backs}
    assert TOTALS["sack"] == len(fronts) == len(backs)
    for front in fronts:
        page = kit.document.pages[front.page]
        x, y = front.box[0] + front.box[2] / 2, front.box[1] + front.box[3] / 2
        behind = (page.width - x, y) if page.width <= page.height else (x, page.height - y)
        near = [
            back
            for back in backs
            if back.page == front.page + 1
            and abs(back.box[0] + back.box[2] / 2 - behind[0]) < EXACT
            and abs(back.box[1] + back.box[3] / 2 - behind[1]) < EXACT
        ]
        assert 1 == len(near)
