"""The benchmark: both sides do the same job, and what does not depend on the clock holds its bar."""

import re
import subprocess
import sys
from pathlib import Path

import pypdfium2
import pytest

ROOT = Path(__file__).resolve().parents[2]
MEASURE = "import sys, run; print(run.run(sys.argv[1:]).memory)"
PAGES = re.compile(rb"/Type ?/Page\b")


@pytest.fixture
def printed(tmp_path: Path) -> "Printed":
    """Prints jobs of the benchmark into an empty folder."""
    return Printed(tmp_path)


class Printed:
    """Runs a script of the benchmark."""

    def __init__(self, folder: Path) -> None:
        """Keep the folder."""
        self._folder = folder
        self.memory = 0.0

    def __call__(self, script: str, *words: str) -> Path:
        """Return the file that a script printed; `memory` is what it took at most, in MB."""
        out = self._folder / f"{len(list(self._folder.iterdir()))}.pdf"
        # In between stands a small process: a child counts the memory of the one that starts it.
        done = subprocess.run(
            [sys.executable, "-c", MEASURE, sys.executable, script, str(out), *words],
            cwd=ROOT / "bench",
            capture_output=True,
            text=True,
            check=True,
        )
        self.memory = float(done.stdout)
        return out


def words_of(path: Path) -> set[str]:
    """Return the words on the first page."""
    document = pypdfium2.PdfDocument(path.read_bytes())
    try:
        words = document[0].get_textpage().get_text_range().split()
    finally:
        document.close()
    return set(words)


@pytest.mark.parametrize(
    ("ours", "canvas", "count"),
    [("deck.py", "baseline_deck.py", ("9",)), ("board.py", "baseline_board.py", ())],
)
def test_both_sides_print_the_same(
    printed: Printed, ours: str, canvas: str, count: tuple[str, ...]
) -> None:
    """Every word that the bare canvas prints stands on our page too, on as many pages."""
    mine, bare = printed(ours, *count), printed(canvas, *count)
    assert words_of(bare) <= words_of(mine)
    assert len(PAGES.findall(bare.read_bytes())) == len(PAGES.findall(mine.read_bytes()))


def test_a_deck_of_540_cards_keeps_its_size(printed: Printed) -> None:
    """At most 1.15 times the bytes of a bare canvas, under 60 MB; without forms it is far above."""
    bare = printed("baseline_deck.py", "540").stat().st_size
    mine = printed("deck.py", "540")
    assert printed.memory < 60
    assert 60 == len(PAGES.findall(mine.read_bytes()))
    assert mine.stat().st_size <= 1.15 * bare
    assert printed("deck.py", "540", "--no-forms").stat().st_size > 1.15 * bare
