"""Files of the user: read as UTF-8, written whole or not at all."""

import io
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from printkit.app import files
from printkit.base.errors import FileError

NOBODY = 65534


def test_br_135_a_mark_and_any_line_ends_give_the_same_text(tmp_path: Path) -> None:
    """With or without a byte-order mark, LF, CRLF or CR: one text."""
    for k, data in enumerate((b"a\nb\n", b"\xef\xbb\xbfa\r\nb\r\n", b"a\rb\r")):
        path = tmp_path / f"{k}.csv"
        path.write_bytes(data)
        assert files.read_text(str(path)) == "a\nb\n"


def test_br_138_files_are_utf_8_whatever_the_locale(tmp_path: Path) -> None:
    """Under the C locale without UTF-8 mode the letters come through both ways."""
    script = (
        "import sys; from printkit.app import files\n"
        "text = files.read_text(sys.argv[1])\n"
        "files.write_file(sys.argv[2], text.encode('utf-8'))\n"
    )
    (tmp_path / "in.txt").write_text("Őze Łucja 🎲", encoding="utf-8")
    env = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    command = [sys.executable, "-X", "warn_default_encoding", "-W", "error::EncodingWarning"]
    paths = [str(tmp_path / name) for name in ("in.txt", "out.txt")]
    subprocess.run([*command, "-c", script, *paths], check=True, env=env)
    assert (tmp_path / "out.txt").read_text(encoding="utf-8") == "Őze Łucja 🎲"


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"ok\nW\xf3jcik\n", "line 2"),
        ("Őze".encode("utf-16"), "UTF-16"),
        (b"x" * (files.MAX_BYTES + 1), "too large"),
    ],
)
def test_a_text_that_cannot_be_right_is_named(tmp_path: Path, data: bytes, told: str) -> None:
    """The refusal names the file and the place."""
    path = tmp_path / "answers.json"
    path.write_bytes(data)
    with pytest.raises(FileError, match=told) as error:
        files.read_text(str(path), "answers")
    assert str(path) in error.value.message


def test_standard_input_is_read_as_utf_8() -> None:
    """A dash reads standard input, whatever its code page."""
    assert files.read_text("-", stdin=io.BytesIO("\ufeffŐze\r\n".encode())) == "Őze\n"


@pytest.mark.parametrize("name", ["missing.json", ".", "file.txt/x.json", "a\0b", ""])
def test_what_cannot_be_read_is_named(tmp_path: Path, name: str) -> None:
    """A missing file, a folder and odd paths are one error each."""
    (tmp_path / "file.txt").write_text("", encoding="utf-8")
    with pytest.raises(FileError):
        files.read_text(str(tmp_path / name) if name else name)


def test_br_124_a_different_file_is_only_replaced_with_force(tmp_path: Path) -> None:
    """Refused without force, byte for byte untouched; the same bytes are no reason to refuse."""
    path = tmp_path / "kit.pdf"
    assert files.write_file(path, b"one") == "written"
    assert files.write_file(path, b"one") == "unchanged"
    with pytest.raises(FileError, match=r"kit\.pdf") as told:
        files.write_file(path, b"two")
    assert "--force" in told.value.hint
    assert path.read_bytes() == b"one"
    assert files.write_file(path, b"two", force=True) == "written"
    assert path.read_bytes() == b"two"


def test_br_124_of_several_files_all_or_none_are_written(tmp_path: Path) -> None:
    """One file that must not be replaced keeps all others away."""
    (tmp_path / "2.svg").write_bytes(b"mine")
    with pytest.raises(FileError, match=r"2\.svg"):
        files.write_files({tmp_path / f"{k}.svg": b"new" for k in (1, 2, 3)})
    assert [tmp_path / "2.svg"] == list(tmp_path.iterdir())
    assert (tmp_path / "2.svg").read_bytes() == b"mine"


_FULL = """
import resource, signal, sys
from printkit.app import files
from printkit.base.errors import FileError
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
try:
    files.write_files({sys.argv[1]: b"x" * 100, sys.argv[2]: b"x" * 100000}, force=True)
except FileError as error:
    print(error.message)
"""


def test_br_125_a_full_disk_leaves_the_old_files_and_no_strays(tmp_path: Path) -> None:
    """When a file cannot be written to its end, every file is as before."""
    small, large = tmp_path / "a.pdf", tmp_path / "b.pdf"
    small.write_bytes(b"old a")
    large.write_bytes(b"old b")
    command = [sys.executable, "-c", _FULL, str(small), str(large)]
    run = subprocess.run(command, check=True, capture_output=True, text=True)
    assert str(large) in run.stdout
    assert [small, large] == sorted(tmp_path.iterdir())
    assert (small.read_bytes(), large.read_bytes()) == (b"old a", b"old b")


def test_br_126_a_fault_while_saving_keeps_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old file is whole until the new one is."""
    path = tmp_path / "a.json"
    path.write_bytes(b"old")

    def fail(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(KeyboardInterrupt):
        files.write_file(path, b"new", force=True)
    assert [path] == list(tmp_path.iterdir())
    assert path.read_bytes() == b"old"


def test_br_127_a_folder_as_the_target_is_told(tmp_path: Path) -> None:
    """A folder in the place of the file is named."""
    (tmp_path / "kit.pdf").mkdir()
    with pytest.raises(FileError, match=r"kit\.pdf"):
        files.write_file(tmp_path / "kit.pdf", b"x", force=True)


def test_br_127_a_read_only_folder_is_told(tmp_path: Path) -> None:
    """One line names the path and the likely cause; root, who may write anywhere, steps down."""
    script = (
        "import os, sys; from printkit.app import files; from printkit.base.errors import FileError\n"
        f"if os.geteuid() == 0: os.setuid({NOBODY})\n"
        "try:\n    files.write_file(sys.argv[1], b'x')\n"
        "except FileError as error:\n    print(error.message, '|', error.hint)\n"
    )
    path = Path(tempfile.mkdtemp(prefix=f"{tmp_path.name}-")) / "kit.pdf"
    path.parent.chmod(0o555)
    command = [sys.executable, "-c", script, str(path)]
    run = subprocess.run(command, check=True, capture_output=True, text=True)
    assert not path.exists()
    path.parent.rmdir()
    assert str(path) in run.stdout
    assert "permission denied" in run.stdout
    assert "another folder" in run.stdout


def test_br_131_a_title_becomes_a_safe_name() -> None:
    """Signs that some system forbids are gone, something is left, letters stay."""
    assert files.safe_name("Kör 1:2 / finálé?") == "Kör 1-2 - finálé"
    assert files.safe_name("???") == "untitled"
    assert files.safe_name(" .. ") == "untitled"
    assert files.safe_name("CON.pdf") == "CON.pdf_"
    assert files.safe_name("a\x1b[31m\nb") == "a-[31m-b"
    assert len(files.safe_name("ő" * 300).encode()) <= 120


def test_br_132_blanks_letters_and_missing_folders_are_no_trouble(tmp_path: Path) -> None:
    """Folders on the way are made; blanks and letters of any language stay."""
    path = tmp_path / "My Games" / "Łódź tábla (1).pdf"
    assert files.write_file(path, b"x") == "written"
    assert path.read_bytes() == b"x"


def test_br_132_tilde_is_the_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A tilde and relative paths are filled in."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    files.write_file("~/a.txt", b"home")
    files.write_file("b/c.txt", b"here")
    assert (tmp_path / "a.txt").read_bytes() == b"home"
    assert (tmp_path / "b" / "c.txt").read_bytes() == b"here"


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    """Writing through a link changes the file it leads to."""
    (tmp_path / "real.pdf").write_bytes(b"old")
    (tmp_path / "link.pdf").symlink_to("real.pdf")
    files.write_file(tmp_path / "link.pdf", b"new", force=True)
    assert (tmp_path / "link.pdf").is_symlink()
    assert (tmp_path / "real.pdf").read_bytes() == b"new"


def test_a_file_keeps_its_mode(tmp_path: Path) -> None:
    """What the owner allowed stays allowed."""
    path = tmp_path / "a.pdf"
    path.write_bytes(b"old")
    path.chmod(0o640)
    files.write_file(path, b"new", force=True)
    assert path.stat().st_mode & 0o777 == 0o640
