"""What counts in a log after lines were taken back."""

from printkit.plays.log import Entry, EntryKind, lines, result


def _log(*kinds: EntryKind) -> tuple[Entry, ...]:
    return tuple(Entry(k, kind, {"n": k}, "") for k, kind in enumerate(kinds, 1))


def test_br_108_each_undo_takes_back_exactly_one_line() -> None:
    """Two undos take back two lines, whatever stands between."""
    entries = _log("line", "line", "undo", "line", "line", "undo", "undo")
    assert lines(entries) == ({"n": 1},)


def test_br_108_undo_at_the_start_takes_back_nothing() -> None:
    """An undo without a line before it does no harm to what follows."""
    assert lines(_log("undo", "line")) == ({"n": 2},)


def test_a_reopened_play_has_no_result() -> None:
    """A result holds until the play goes on."""
    assert result(_log("line", "finish")) == {"n": 2}
    assert result(_log("line", "finish", "reopen")) is None
    assert result(_log("line", "finish", "reopen", "undo", "finish")) == {"n": 5}
