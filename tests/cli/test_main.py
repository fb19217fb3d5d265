"""The one boundary: exit codes, one clear message, output that no terminal chokes on."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import printkit

Run = Callable[..., "subprocess.CompletedProcess[str]"]
COMMANDS = (
    "games",
    "print",
    "pad",
    "proof",
    "setup",
    "score",
    "calc",
    "plays",
    "rules",
    "templates",
    "check",
)


def test_the_version_is_shown_and_nothing_heavy_is_loaded(home: dict[str, str]) -> None:
    """`--version` answers before Typer is imported."""
    command = [sys.executable, "-X", "importtime", "-m", "printkit", "--version"]
    run = subprocess.run(command, capture_output=True, text=True, env=home, check=True)
    assert run.stdout == f"printkit {printkit.__version__}\n"
    assert "typer" not in run.stderr
    assert "dataclasses" not in run.stderr


def test_the_version_is_an_option_among_others(run: Run) -> None:
    """Behind another option it is still the version."""
    assert run("--plain", "--version").stdout == f"printkit {printkit.__version__}\n"


def test_help_lists_every_command(run: Run) -> None:
    """Help names all commands; no word at all is help too."""
    done = run("--help")
    assert done.returncode == 0
    missing = [name for name in COMMANDS if f"\n  {name} " not in done.stdout]
    assert missing == []
    assert run().stdout == done.stdout


@pytest.mark.parametrize("words", [["gams"], ["score", "krabi"], ["pad", "kraby", "--papr", "a4"]])
def test_br_121_what_does_not_exist_is_a_usage_error(run: Run, words: list[str]) -> None:
    """Exit code 2, one message naming the word and what was meant, nothing on stdout."""
    done = run(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert next(word for word in words if word not in {"score", "pad", "kraby"}) in done.stderr
    assert "Traceback" not in done.stderr
    assert any(near in done.stderr for near in ("games", "kraby", "--paper"))


@pytest.mark.parametrize("lang", ["EN", "en_GB", "en"])
def test_br_122_a_language_is_known_in_any_letter_case(run: Run, lang: str) -> None:
    """EN, en_GB and en are one language."""
    assert run("plays", "list", "--lang", lang).returncode == 0


@pytest.mark.parametrize("lang", ["HU", "hu_HU", "xx"])
def test_br_122_a_language_without_texts_is_refused_with_those_there_are(
    run: Run, lang: str
) -> None:
    """The refusal names the language and lists the others."""
    done = run("--lang", lang, "plays", "list")
    assert done.returncode == 2
    assert lang in done.stderr
    assert "en" in done.stderr.splitlines()[-1]


def test_br_120_a_word_with_a_minus_is_explained(run: Run) -> None:
    """A positional -3 is taken for an option; the message says what to do."""
    done = run("plays", "show", "-3")
    assert done.returncode == 2
    assert "-3" in done.stderr
    assert "--before -3" in done.stderr
    assert "behind --" in done.stderr


@pytest.mark.parametrize("code_page", ["ascii", "cp1252"])
def test_br_116_help_in_an_old_code_page(run: Run, code_page: str) -> None:
    """Signs that the code page lacks are replaced, nothing fails."""
    for words in (["--help"], ["score", "kraby", "--help"]):
        done = run(*words, PYTHONIOENCODING=code_page)
        assert done.returncode == 0
        assert "Traceback" not in done.stderr
        assert "score" in done.stdout


def test_br_117_a_closed_pipe_is_no_traceback(home: dict[str, str]) -> None:
    """A reader that goes away leaves nothing on stderr."""
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [sys.executable, "-m", "printkit", "--help"],
        stdout=write,
        stderr=subprocess.PIPE,
        env={**home, "PYTHONUNBUFFERED": "1"},
        check=False,
    )
    os.close(write)
    assert done.stderr == b""
    assert done.returncode == 141


def test_br_125_a_full_disk_behind_stdout_is_told(home: dict[str, str]) -> None:
    """Output that cannot be written is exit code 5 and one message."""
    with Path("/dev/full").open("wb") as full:
        command = [sys.executable, "-m", "printkit", "--help"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, env=home, check=False)
    assert done.returncode == 5
    assert b"no space left" in done.stderr
    assert b"Traceback" not in done.stderr
    assert b"Exception ignored" not in done.stderr


def test_a_traceback_is_shown_only_when_asked_for(run: Run) -> None:
    """--debug adds the traceback to the message."""
    quiet, loud = run("score", "krabi"), run("score", "krabi", "--debug")
    assert "Traceback" not in quiet.stderr
    assert "Traceback" in loud.stderr
    assert quiet.stderr in loud.stderr
    assert quiet.returncode == loud.returncode == 2


def test_settings_with_a_mistake_are_named(run: Run, tmp_path: Path) -> None:
    """A misspelt key in printkit.toml stops the command that would use it."""
    (tmp_path / "here" / "printkit.toml").write_text('papr = "a4"\n', encoding="utf-8")
    done = run("pad", "kraby", "--dry-run")
    assert done.returncode == 3
    assert "papr" in done.stderr
    assert "paper" in done.stderr


def test_a_default_that_cannot_be_is_traced_to_its_file(run: Run, tmp_path: Path) -> None:
    """The message says where the value comes from; typed, it does not."""
    (tmp_path / "here" / "printkit.toml").write_text('format = "pfd"\n', encoding="utf-8")
    assert "printkit.toml" in run("print", "kraby", "--dry-run").stderr
    assert "printkit.toml" not in run("print", "kraby", "--dry-run", "--format", "fpd").stderr


def test_settings_become_defaults_that_help_shows(run: Run, tmp_path: Path) -> None:
    """What printkit.toml sets is the default, for common options and a game's own."""
    text = 'paper = "Letter"\nmargin = 5\n[kraby]\nsize = "small"\n'
    (tmp_path / "here" / "printkit.toml").write_text(text, encoding="utf-8")
    shown = " ".join(run("print", "kraby", "--help").stdout.split())
    assert "[default: Letter]" in shown
    assert "[default: 5]" in shown
    assert "[default: small]" in shown


def test_a_game_is_found_wherever_it_stands(run: Run) -> None:
    """Options may stand before the game, whose name is known in any letter case."""
    for words in (
        ["score", "--plain", "KRABY", "--help"],
        ["--json", "score", "--answers", "f.json", "Kraby", "--help"],
        ["score", "--new", "kraby", "--help"],
    ):
        done = run(*words)
        assert done.returncode == 0
        assert "--variant" in done.stdout
