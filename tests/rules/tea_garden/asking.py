"""Asks the questions of Tea Garden as the command line does, and reads the answers."""

import json
from typing import Any

from printkit.base.i18n import resolve
from printkit.model.game import Answer
from printkit.rules.tea_garden import GAME


def ask(helper: str, **given: Any) -> Answer:
    """Ask one question; what comes back can be written as JSON and told in words."""
    (found,) = [entry for entry in GAME.helpers() if entry.id == helper]
    known = {entry.id: entry.default for entry in found.inputs}
    assert set(given) <= set(known)
    defaults = {name: value for name, value in known.items() if value is not None}
    answer = found.answer({**defaults, **given})
    json.dumps(answer.result)
    assert all(resolve(line) for line in answer.told)
    if answer.errors:
        assert not answer.ok
        assert answer.result == {}
    return answer


def codes(answer: Answer) -> list[tuple[str, str]]:
    """Return codes and inputs of the faults."""
    return [(fault.code, fault.where) for fault in answer.errors]


def told(answer: Answer) -> str:
    """Return the answer in words."""
    return " ".join(resolve(line) for line in answer.told)


def six(**leaves: int) -> list[int]:
    """Return leaves in baskets: ``six(q3=2)``."""
    return [leaves.get(f"q{quality}", 0) for quality in range(1, 7)]
