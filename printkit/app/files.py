"""From paths to texts and from bytes to files: the only place that touches the user's own files.

A file is written whole or not at all: into a temporary file of the same folder, synced, then put in
the place of the old one. A different file that is already there is left alone unless `force`.
"""

import errno
import os
import stat
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Literal, TypeAlias, TypeVar

from printkit.base.errors import FileError

Outcome: TypeAlias = Literal["written", "unchanged"]

P = TypeVar("P", bound="str | os.PathLike[str]")

STDIN = "-"
MAX_BYTES = 4_000_000
_MAX_NAME = 120
_RESERVED = frozenset(
    ("con", "prn", "aux", "nul", *(f"{port}{k}" for port in ("com", "lpt") for k in range(1, 10)))
)
_UTF16_MARKS = (b"\xff\xfe", b"\xfe\xff")
_HINTS = {
    errno.EACCES: "you may not do that there; choose another folder with --out",
    errno.EPERM: "you may not do that there; choose another folder with --out",
    errno.EROFS: "that folder is read-only; choose another one with --out",
    errno.ENOSPC: "the disk is full; free some space, or choose another folder with --out",
    errno.EDQUOT: "your share of the disk is used up; free some space",
    errno.EFBIG: "files of that size are not allowed here; choose another folder with --out",
    errno.ENAMETOOLONG: "choose a shorter name",
    errno.EISDIR: "that is a folder; name a file in it",
    errno.ENOTDIR: "a part of the path is a file and not a folder",
    errno.ENOENT: "check the spelling of the path",
    errno.EBUSY: "another program has the file open; close it there",
}


def read_text(path: str, what: str = "file", stdin: IO[bytes] | None = None) -> str:
    """Return a text file as a string with plain line ends; ``-`` reads standard input.

    UTF-8 whatever the system's code page, with or without a byte-order mark, any line ends.

    Args:
        path: As typed; ``~`` is the home folder.
        what: What the file holds, for the messages: ``answers``.
        stdin: Stands in for standard input.

    Raises:
        FileError: It cannot be read, is too large to be right, or is not UTF-8.
    """
    name = "standard input" if path == STDIN else path
    data = _read_stdin(stdin) if path == STDIN else _read_bytes(path, what)
    if len(data) > MAX_BYTES:
        raise FileError(
            f"{what}: {name} is too large ({len(data):,} bytes or more)",
            f"at most {MAX_BYTES:,} bytes; is it the right file?",
        )
    if data.startswith(_UTF16_MARKS):
        raise FileError(
            f"{what}: {name} is saved as UTF-16 and not as UTF-8",
            "save it again with the encoding UTF-8",
        )
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise FileError(
            f"{what}: {name} is not UTF-8 text (line {line}, byte {error.start})",
            "save it again with the encoding UTF-8",
        ) from error
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _read_stdin(stdin: IO[bytes] | None) -> bytes:
    source = stdin or (sys.stdin.buffer if sys.stdin else None)
    return source.read(MAX_BYTES + 1) if source else b""


def _read_bytes(path: str, what: str) -> bytes:
    with _told(f"{what}: cannot read {path}"), located(path).open("rb") as file:
        return file.read(MAX_BYTES + 1)


def located(path: str | os.PathLike[str]) -> Path:
    """Return the path with ``~`` filled in; relative ones start at the current folder.

    Raises:
        FileError: It is empty or holds a NUL character.
    """
    text = os.fspath(path)
    if not text.strip() or "\0" in text:
        raise FileError(f"not a path: {text!r}", "name a file or folder")
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)


def write_file(path: str | os.PathLike[str], data: bytes, *, force: bool = False) -> Outcome:
    """Write one file whole or not at all; folders on the way are made.

    Returns:
        ``unchanged`` where the same bytes already stood there.

    Raises:
        FileError: A different file is there (without force), or it cannot be written; what was
            there before is still there.
    """
    return write_files({path: data}, force=force)[0]


def write_files(files: Mapping[P, bytes], *, force: bool = False) -> tuple[Outcome, ...]:
    """Write several files, or none of them where one would be refused.

    Returns:
        What happened to each, in their order.

    Raises:
        FileError: As for `write_file`; the message names the file.
    """
    targets = {_target(path): data for path, data in files.items()}
    outcomes = tuple(_outcome(path, data, force=force) for path, data in targets.items())
    due = [path for path, outcome in zip(targets, outcomes, strict=True) if outcome == "written"]
    waiting: dict[Path, Path] = {}
    try:
        for path in due:
            waiting[path] = _write_beside(path, targets[path])
        for path in due:
            with _told(f"cannot write {path}"):
                waiting[path].replace(path)
            del waiting[path]
    finally:
        for stray in waiting.values():
            stray.unlink(missing_ok=True)
    return outcomes


def _target(path: str | os.PathLike[str]) -> Path:
    """Return the file that is meant: a link is followed, so that it stays a link."""
    place = located(path)
    return place.resolve() if place.is_symlink() else place


def _outcome(path: Path, data: bytes, *, force: bool) -> Outcome:
    """Refuse what must not be overwritten, before anything is written."""
    with _told(f"cannot write {path}"):
        try:
            found = path.stat()
        except FileNotFoundError:
            return "written"
        if stat.S_ISDIR(found.st_mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if not stat.S_ISREG(found.st_mode):
            raise FileError(f"cannot write {path}: not a plain file", "name another file")
        if found.st_size == len(data) and path.read_bytes() == data:
            return "unchanged"
    if not force:
        raise FileError(
            f"{path} is already there and holds something else; nothing was written",
            "add --force to replace it, or choose another place",
        )
    return "written"


def _write_beside(path: Path, data: bytes) -> Path:
    """Write the bytes into a new hidden file of the same folder and return it."""
    with _told(f"cannot write {path}"):
        path.parent.mkdir(parents=True, exist_ok=True)
        for attempt in range(1000):
            beside = path.with_name(f".{path.name[:_MAX_NAME]}.{os.getpid()}-{attempt}.tmp")
            try:
                file = beside.open("xb")
            except FileExistsError:
                continue
            try:
                with file:
                    file.write(data)
                    file.flush()
                    os.fsync(file.fileno())
                if path.exists():
                    beside.chmod(stat.S_IMODE(path.stat().st_mode))
            except BaseException:
                beside.unlink(missing_ok=True)
                raise
            return beside
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))


@contextmanager
def _told(message: str) -> Iterator[None]:
    """Turn an error of the operating system into one that says what to do."""
    try:
        yield
    except OSError as error:
        raise FileError(
            f"{message}: {(error.strerror or str(error)).lower()}",
            _HINTS.get(error.errno or 0, ""),
        ) from error


def safe_name(text: str, otherwise: str = "untitled") -> str:
    """Return a file name made from a title, allowed on every system; the title keeps its letters.

    Signs that some system forbids become hyphens; blanks and dots at the ends go; a name that
    Windows keeps for a device gets an underscore.
    """
    name = "".join("-" if sign in '<>:"/\\|?*' or not sign.isprintable() else sign for sign in text)
    name = "-".join(part for part in name.split("-") if part.strip()) if "-" in name else name
    name = " ".join(name.split()).strip(" .-")
    while len(name.encode("utf-8")) > _MAX_NAME:
        name = name[:-1].rstrip(" .-")
    if not name:
        return otherwise
    return f"{name}_" if name.split(".")[0].casefold() in _RESERVED else name


def data_dir() -> Path:
    """Return the folder for what printkit keeps for this user (saved plays); it may not exist."""
    import platformdirs  # noqa: PLC0415 - slow, and not needed for a tally from a file

    return Path(platformdirs.user_data_dir("printkit", appauthor=False))


def settings_dir() -> Path:
    """Return the folder of this user's `printkit.toml`; it may not exist."""
    import platformdirs  # noqa: PLC0415 - slow, and only commands with such options ask

    return Path(platformdirs.user_config_dir("printkit", appauthor=False))


def folder_files(folder: str, ending: str) -> tuple[str, ...]:
    """Return the files of a folder with that ending, as paths below it, sorted; none: empty."""
    root = Path(folder)
    if not root.is_dir():
        return ()
    with _told(f"cannot read the folder {folder}"):
        found = (p for p in root.rglob("*") if p.name.casefold().endswith(ending) and p.is_file())
        return tuple(sorted(p.relative_to(root).as_posix() for p in found))
