"""Asks one question of Guatemala Café and looks at what must hold of every answer."""

import json
from typing import Any

from printkit.app.calc import ask as checked
from printkit.base.i18n import resolve
from printkit.model.game import Answer
from printkit.rules.guatemala_cafe import GAME


def ask(helper: str, **given: Any) -> Answer:
    """Ask one question; what comes back can be written as JSON and told in words."""
    (found,) = [entry for entry in GAME.helpers() if entry.id == helper]
    answer = checked(found, given)
    json.dumps(answer.result)
    assert all(resolve(line) for line in answer.told)
    if answer.errors:
        assert not answer.ok
        assert answer.result == {}
    if answer.reasons:
        assert not answer.ok
    return answer


def codes(answer: Answer) -> list[str]:
    """Return the codes of the faults of the input."""
    return [fault.code for fault in answer.errors]


def reasons(answer: Answer) -> list[str]:
    """Return the codes of the reasons of a no; there must be no fault of the input."""
    assert answer.errors == ()
    return [fault.code for fault in answer.reasons]
