"""The log on the disk: nothing lost, nothing changed, other files left alone."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from printkit.base.errors import FileError, UsageError
from printkit.plays import log
from printkit.plays.store import Play, Store

AT = "2025-03-01T19:30:00+01:00"


def _begun(store: Store) -> Play:
    return store.begin("kraby", "1", {"variant": "edges"}, AT)


def test_what_is_appended_is_read_back(tmp_path: Path) -> None:
    """A play comes back with its options and entries, letters of any language included."""
    with Store(tmp_path / "deep" / "plays.db") as store:
        play = store.append(_begun(store), "line", {"ask": "name", "value": "Őze 🎲"}, AT)
    with Store(tmp_path / "deep" / "plays.db") as store:
        assert play == store.play("kraby-1")
        assert play == store.play("1")
        assert (play,) == store.plays("kraby")
        assert store.plays("darjeeling") == ()


def test_a_play_that_is_not_there_is_named(tmp_path: Path) -> None:
    """The refusal names the play that was asked for."""
    with Store(tmp_path / "p.db") as store, pytest.raises(UsageError, match="kraby-9"):
        store.play("kraby-9")


def test_the_log_only_grows(tmp_path: Path) -> None:
    """The file itself refuses to change or drop an entry."""
    with Store(tmp_path / "p.db") as store:
        store.append(_begun(store), "line", {}, AT)
    raw = sqlite3.connect(tmp_path / "p.db")
    for statement in (
        "UPDATE entries SET payload = '{}'",
        "DELETE FROM entries",
        "DELETE FROM plays",
    ):
        with pytest.raises(sqlite3.IntegrityError, match="only grows"):
            raw.execute(statement)
    raw.close()


def test_br_129_the_second_writer_of_one_play_is_refused(tmp_path: Path) -> None:
    """Two windows on one play: the first entry stays, the second is told, nothing is lost."""
    with Store(tmp_path / "p.db") as one, Store(tmp_path / "p.db") as two:
        play = _begun(one)
        same = two.play(play.id)
        after = one.append(play, "line", {"n": 1}, AT)
        with pytest.raises(FileError, match="another window"):
            two.append(same, "line", {"n": 2}, AT)
        assert after == two.play(play.id)


_WRITER = """
import sys
from pathlib import Path
from printkit.plays.store import Store
with Store(Path(sys.argv[1])) as store:
    play = store.begin("kraby", "1", {}, "t")
    for k in range(25):
        play = store.append(play, "line", {"n": k}, "t")
"""


def test_br_129_two_processes_at_once_keep_the_file_valid(tmp_path: Path) -> None:
    """Two processes write 25 entries each into a new file at once: all 50 are there."""
    path = tmp_path / "p.db"
    runs = [subprocess.Popen([sys.executable, "-c", _WRITER, str(path)]) for _ in range(2)]
    assert [run.wait(60) for run in runs] == [0, 0]
    with Store(path) as store:
        assert [len(play.entries) for play in store.plays()] == [25, 25]


def test_br_129_a_killed_process_blocks_nobody(tmp_path: Path) -> None:
    """After a kill in the middle of a transaction the next process writes at once."""
    path = tmp_path / "p.db"
    with Store(path) as store:
        _begun(store)
    script = (
        "import sqlite3, os, sys, signal\n"
        "db = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "db.execute('PRAGMA cache_spill = 1'); db.execute('BEGIN EXCLUSIVE')\n"
        "db.execute(\"INSERT INTO entries VALUES (1, 1, 'line', '{}', 't')\")\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    killed = subprocess.run([sys.executable, "-c", script, str(path)], check=False)
    assert killed.returncode < 0
    with Store(path) as store:
        assert store.play("1").entries == ()
        store.append(store.play("1"), "line", {}, AT)


@pytest.mark.parametrize(
    ("name", "statement"),
    [
        ("version 99", "UPDATE meta SET value = '99'"),
        ("version 0", "UPDATE meta SET value = '0'"),
        ("no version", "DELETE FROM meta"),
        ("unknown key", "INSERT INTO meta VALUES ('colour', 'red')"),
        ("unknown column", "ALTER TABLE plays ADD COLUMN mood TEXT"),
        ("missing table", "DROP TABLE entries"),
    ],
)
def test_br_110_another_version_is_refused_and_left_alone(
    tmp_path: Path, name: str, statement: str
) -> None:
    """A file of another version ends in one sentence, and stays byte for byte."""
    path = tmp_path / "p.db"
    with Store(path) as store:
        store.append(_begun(store), "line", {}, AT)
    raw = sqlite3.connect(path)
    for trigger in ("meta_update", "meta_delete"):
        raw.execute(f"DROP TRIGGER {trigger}")
    raw.execute(statement)
    raw.commit()
    raw.close()
    before = path.read_bytes()
    with pytest.raises(FileError) as told:
        Store(path)
    assert "\n" not in told.value.message, name
    assert str(path) in told.value.message
    assert before == path.read_bytes()
    assert [path] == list(tmp_path.iterdir())


def test_br_110_another_program_s_database_is_left_alone(tmp_path: Path) -> None:
    """A database that is not ours is refused and not added to."""
    path = tmp_path / "other.db"
    raw = sqlite3.connect(path)
    raw.execute("CREATE TABLE songs (title TEXT)")
    raw.commit()
    raw.close()
    before = path.read_bytes()
    with pytest.raises(FileError, match=r"other\.db"):
        Store(path)
    assert before == path.read_bytes()


@pytest.mark.parametrize("damage", ["text", "cut", "middle"])
def test_br_110_a_damaged_file_is_refused_and_left_alone(tmp_path: Path, damage: str) -> None:
    """Text, half a file, and a file with a page overwritten are one error, without a traceback."""
    path = tmp_path / "p.db"
    with Store(path) as store:
        play = _begun(store)
        for k in range(20):
            play = store.append(play, "line", {"n": k, "words": "x" * 2000}, AT)
    data = path.read_bytes()
    broken = {
        "text": b"Anna;40\n" * 40,
        "cut": data[: len(data) // 2],
        "middle": data[:12288] + b"\xff" * 8192 + data[20480:],
    }[damage]
    path.write_bytes(broken)
    with pytest.raises(FileError, match="damaged"):
        Store(path)
    assert broken == path.read_bytes()


def test_br_110_an_entry_that_is_no_json_is_damage(tmp_path: Path) -> None:
    """An entry that cannot be read is told as damage of the file."""
    path = tmp_path / "p.db"
    with Store(path) as store:
        _begun(store)
    raw = sqlite3.connect(path)
    raw.execute("INSERT INTO entries VALUES (1, 1, 'line', '{\"n\":', 't')")
    raw.commit()
    raw.close()
    with Store(path) as store, pytest.raises(FileError, match="damaged"):
        store.play("1")


def test_a_folder_in_the_place_of_the_file_is_told(tmp_path: Path) -> None:
    """A folder is no file of plays."""
    with pytest.raises(FileError, match="cannot be opened"):
        Store(tmp_path)


def test_a_locked_file_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lock that does not go away ends in a message after the wait, and nothing is added."""
    monkeypatch.setattr("printkit.plays.store._WAIT_SECONDS", 0.05)
    path = tmp_path / "p.db"
    with Store(path) as store:
        _begun(store)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(FileError, match="locked") as told:
            store.append(store.play("1"), "line", {}, AT)
        assert "another program" in told.value.hint
        other.close()
        assert store.play("1").entries == ()


_FULL = """
import resource, signal, sys
from pathlib import Path
from printkit.base.errors import FileError
from printkit.plays.store import Store
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
path = Path(sys.argv[1])
with Store(path) as store:
    play = store.begin("kraby", "1", {}, "t")
    limit = path.stat().st_size + 20000
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
    for k in range(1000):
        try:
            play = store.append(play, "line", {"n": k, "words": "x" * 500}, "t")
        except FileError as error:
            print(len(play.entries), error.message)
            break
"""


def test_br_125_a_full_disk_keeps_what_was_entered(tmp_path: Path) -> None:
    """When the file can grow no more, the entry is refused, all before it is kept and readable."""
    path = tmp_path / "p.db"
    run = subprocess.run(
        [sys.executable, "-c", _FULL, str(path)], check=True, capture_output=True, text=True
    )
    count, _, message = run.stdout.partition(" ")
    assert int(count) > 10
    assert str(path) in message
    with Store(path) as store:
        play = store.play("1")
        assert int(count) == len(play.entries)
        store.append(play, "line", {}, AT)


def test_several_entries_are_kept_together_or_not_at_all(tmp_path: Path) -> None:
    """Where one of them cannot be kept, none is: a clash leaves the log as it was."""
    with Store(tmp_path / "p.db") as store:
        play = store.extend(_begun(store), (("line", {"n": 1}), ("line", {"n": 2})), AT)
        assert [1, 2] == [entry.payload["n"] for entry in store.play("1").entries]
        late = play._replace(entries=play.entries[:1])
        with pytest.raises(FileError) as caught:
            store.extend(late, (("line", {"n": 3}), ("line", {"n": 4})), AT)
        assert "these last lines were not kept" in caught.value.message
        assert play == store.play("1")
        play = store.extend(play, (("undo", {}), ("line", {"n": 5})), AT)
        assert [1, 5] == [line["n"] for line in log.lines(store.play("1").entries)]
