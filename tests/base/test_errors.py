"""Each kind of error has its exit code, and a message with what to do."""

import pytest

from printkit.base import errors
from printkit.base.errors import DataError, Fault, PrintkitError


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("PrintkitError", 1),
        ("UsageError", 2),
        ("DataError", 3),
        ("FitError", 4),
        ("FileError", 5),
        ("RulesError", 6),
    ],
)
def test_br_121_the_class_is_the_exit_code(name: str, code: int) -> None:
    """A script can tell what went wrong by the exit code."""
    kind = getattr(errors, name)
    assert issubclass(kind, PrintkitError)
    assert code == kind.exit_code


def test_the_codes_are_all_different() -> None:
    """No two kinds of error share a code, and none is that of success or of an interruption."""
    kinds: list[type[PrintkitError]] = [PrintkitError, *PrintkitError.__subclasses__()]
    codes = [kind.exit_code for kind in kinds]
    assert len(codes) == len(set(codes))
    assert not {errors.EXIT_DONE, errors.EXIT_INTERRUPTED} & set(codes)


def test_refused_data_carries_every_fault() -> None:
    """All faults are kept, in their order."""
    faults = [Fault("E_SUM", "table.O", "23"), Fault("E_NAME", "players[1].name", "twice", "x")]
    error = DataError("two faults", "mend them", faults)
    assert tuple(faults) == error.faults
    assert ("two faults", "mend them", "two faults") == (error.message, error.hint, str(error))


def test_a_warning_is_known_by_its_code() -> None:
    """Codes that start with W are told and do not stop the work."""
    assert Fault("W_HOLE", "board", "…").is_warning
    assert not Fault("E_HOLE", "board", "…").is_warning
