"""Puts a question of Darjeeling and takes its answer apart."""

import json
from typing import Any

from printkit.base.i18n import resolve
from printkit.model.game import Answer
from printkit.rules.darjeeling import GAME

HELPERS = {helper.id: helper for helper in GAME.helpers()}


def ask(helper: str, **given: Any) -> Answer:
    """Ask a question; what is False stands for a flag that is not given."""
    answer = HELPERS[helper].answer(
        {name: value for name, value in given.items() if value is not False}
    )
    json.dumps(answer.result)
    for told in answer.told:
        assert "{" not in resolve(told)
    return answer


def result(helper: str, **given: Any) -> dict[str, Any]:
    """Return the result of a question that has one."""
    answer = ask(helper, **given)
    assert answer.ok, answer
    assert () == answer.errors
    return dict(answer.result)


def refused(helper: str, **given: Any) -> list[str]:
    """Return the codes of the rules that say no."""
    answer = ask(helper, **given)
    assert not answer.ok
    assert () == answer.errors
    return [fault.code for fault in answer.reasons]


def wrong(helper: str, **given: Any) -> list[str]:
    """Return the codes of what is wrong with the input."""
    answer = ask(helper, **given)
    assert not answer.ok
    assert () == answer.reasons
    return [fault.code for fault in answer.errors]
