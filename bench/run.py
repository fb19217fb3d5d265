"""Measures printkit against a bare ReportLab canvas and a bare import of Typer; fails above a bar.

Whole processes, alternating, medians of one run. Usage: run.py [ROUNDS]
"""

import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
MOST_MEMORY = 60.0
PRINTKIT = "from printkit.cli.main import main; main()"
PAGES = re.compile(rb"/Type ?/Page\b")


@dataclass(frozen=True)
class Run:
    """One finished process: seconds, and its peak memory in MB."""

    seconds: float
    memory: float


@dataclass(frozen=True)
class Result:
    """What the runs of one command took: median seconds, most memory, bytes and pages written."""

    seconds: float
    memory: float
    size: int
    pages: int


@dataclass(frozen=True)
class Bar:
    """One thing that must hold."""

    name: str
    value: float
    limit: float
    unit: str = "times"
    must_miss: bool = False

    @property
    def holds(self) -> bool:
        """Whether the value is within the limit; for a control, whether it is beyond."""
        return (self.value <= self.limit) != self.must_miss


def run(command: list[str]) -> Run:
    """Run a process to its end.

    Raises:
        RuntimeError: It failed.
    """
    environment = {**os.environ, "PYTHONPATH": str(HERE.parent)}
    start = time.perf_counter()
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL) as process:
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        message = f"{' '.join(command)} ended with {process.returncode}"
        raise RuntimeError(message)
    kilobytes = usage.ru_maxrss / (1024 if sys.platform == "darwin" else 1)
    return Run(seconds, kilobytes / 1024)


def compare(commands: dict[str, list[str]], rounds: int, folder: Path) -> dict[str, Result]:
    """Run the commands in turn, one round after another; ``OUT`` in a command is its own file."""
    files = {name: folder / f"{name}.pdf" for name in commands}
    runs: dict[str, list[Run]] = {name: [] for name in commands}
    for turn in range(rounds + 1):
        for name, words in commands.items():
            out = str(files[name])
            done = run([sys.executable, *[out if word == "OUT" else word for word in words]])
            if turn:  # the first round warms the caches of the disk
                runs[name].append(done)
    results = {}
    for name, done_runs in runs.items():
        data = files[name].read_bytes() if files[name].exists() else b""
        results[name] = Result(
            statistics.median(one.seconds for one in done_runs),
            max(one.memory for one in done_runs),
            len(data),
            len(PAGES.findall(data)),
        )
    return results


def script(name: str, *words: str) -> list[str]:
    """Return the command of a script beside this one."""
    return [str(HERE / name), *words]


def show(title: str, results: dict[str, Result], bars: list[Bar]) -> bool:
    """Print a table and whether its bars hold; return whether all do."""
    print(f"\n{title}")
    for name, result in results.items():
        written = f"{result.size:>9,} bytes  {result.pages:>4} pages" if result.size else ""
        print(f"  {name:<22} {result.seconds:7.3f} s  {result.memory:5.1f} MB  {written}")
    for bar in bars:
        word = "must be above" if bar.must_miss else "at most"
        verdict = "holds" if bar.holds else "MISSED"
        print(f"  {bar.name:<34} {bar.value:6.2f} {bar.unit}  ({word} {bar.limit:g})  {verdict}")
    return all(bar.holds for bar in bars)


def deck(rounds: int, folder: Path) -> bool:
    """Print a deck of 540 different cards, with a control that draws everything again."""
    results = compare(
        {
            "canvas": script("baseline_deck.py", "OUT", "540"),
            "printkit": script("deck.py", "OUT", "540"),
            "printkit, no forms": script("deck.py", "OUT", "540", "--no-forms"),
        },
        rounds,
        folder,
    )
    canvas, ours, control = results.values()
    assert canvas.pages == ours.pages == control.pages == 60
    # the control misses the bar when it is over it in time or in bytes, as ours would miss it
    worst = max(control.seconds / canvas.seconds / 1.5, control.size / canvas.size / 1.15)
    bars = [
        Bar("time", ours.seconds / canvas.seconds, 1.5),
        Bar("bytes", ours.size / canvas.size, 1.15),
        Bar("memory", ours.memory, MOST_MEMORY, "MB"),
        Bar("control, of its bar", worst, 1.0, must_miss=True),
    ]
    return show("540 cards on 60 sheets", results, bars)


def large_deck(rounds: int, folder: Path) -> bool:
    """Print ten times as many cards."""
    results = compare(
        {
            "canvas": script("baseline_deck.py", "OUT", "5400"),
            "printkit": script("deck.py", "OUT", "5400"),
        },
        rounds,
        folder,
    )
    canvas, ours = results.values()
    assert canvas.pages == ours.pages == 600
    bars = [Bar("time", ours.seconds / canvas.seconds, 1.1)]
    return show("5,400 cards on 600 sheets", results, bars)


def board(rounds: int, folder: Path) -> bool:
    """Print a hundred sheets of a random board."""
    results = compare(
        {
            "canvas": script("baseline_board.py", "OUT"),
            "printkit": script("board.py", "OUT"),
        },
        rounds,
        folder,
    )
    canvas, ours = results.values()
    assert canvas.pages == ours.pages == 100
    bars = [Bar("time", ours.seconds / canvas.seconds, 1.5)]
    return show("100 sheets of 120 cells", results, bars)


def start(rounds: int, folder: Path) -> bool:
    """Start printkit and score a game, against a bare import of Typer."""
    answers = ["score", "kraby", "--answers", str(HERE / "answers.json")]
    results = compare(
        {
            "import typer": ["-c", "import typer"],
            "printkit --version": ["-c", PRINTKIT, "--version"],
            "score --json": ["-c", PRINTKIT, *answers, "--json"],
            "score, a table": ["-c", PRINTKIT, *answers],
        },
        2 * rounds,
        folder,
    )
    typer, version, machine, table = (result.seconds for result in results.values())
    bars = [
        Bar("printkit --version", version / typer, 1.3),
        Bar("score --json", machine / typer, 2.0),
        Bar("score, a table", table / typer, 2.5),
    ]
    return show("Start-up", results, bars)


def shipments() -> bool:
    """Ask about every set of tea tiles that the box of Darjeeling can supply."""
    done = subprocess.run(
        [sys.executable, str(HERE / "shipments.py")], capture_output=True, text=True, check=True
    )
    slowest, _, tiles = done.stdout.strip().partition(" ")
    return show(f"Shipments, the slowest {tiles}", {}, [Bar("answer", float(slowest), 50, "ms")])


def main() -> int:
    """Run everything; return 1 when a bar is missed."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        results = [
            deck(rounds, folder),
            large_deck(max(3, rounds // 3), folder),
            board(rounds, folder),
            start(rounds, folder),
            shipments(),
        ]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
