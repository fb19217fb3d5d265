"""From the tracked Python files to an error for each one over 400 lines: split it by what it does."""

import sys
from pathlib import Path

LIMIT = 400


def too_long(root: Path) -> list[str]:
    """Return one line for each file over the limit."""
    found = []
    for folder in ("printkit", "tests", "bench"):
        for path in sorted((root / folder).rglob("*.py")):
            lines = len(path.read_text(encoding="utf-8").splitlines())
            if lines > LIMIT:
                found.append(f"{path.relative_to(root)}: {lines} lines, at most {LIMIT}")
    return found


if __name__ == "__main__":
    problems = too_long(Path(__file__).resolve().parent.parent)
    sys.stderr.write("".join(f"{line}\n" for line in problems))
    sys.exit(1 if problems else 0)
