"""From a dealt set-up to plain values for JSON and to lines for the table."""

import shlex
from collections.abc import Iterable
from typing import Any

from printkit.base.i18n import resolve
from printkit.model.setup import Dealt


def dealt_json(dealt: Dealt, *, reveal: bool = False, lang: str = "en") -> dict[str, Any]:
    """Return the set-up as plain values.

    Args:
        dealt: The set-up.
        reveal: With the hands, the bag and whatever else is hidden; otherwise `secret` is empty.
        lang: Language of the steps.
    """
    found = {
        "game": dealt.game,
        "rules": dealt.rules,
        "players": dealt.players,
        "seed": dealt.seed,
        "options": dict(dealt.options),
        "code": dealt.code,
        "scheme": dealt.scheme,
        "steps": [resolve(step, lang) for step in dealt.steps],
        "places": dict(dealt.places),
        "secret": dict(dealt.secret) if reveal else {},
    }
    if dealt.warnings:
        found["warnings"] = [
            {"code": one.code, "where": one.where, "message": one.message, "hint": one.hint}
            for one in dealt.warnings
        ]
    return found


def dealt_lines(dealt: Dealt, *, reveal: bool = False, lang: str = "en") -> tuple[str, ...]:
    """Return the set-up as lines: what it is, the steps in order, and what is hidden if asked."""
    title = resolve(dealt.title, lang) if dealt.title else dealt.game
    lines = [f"{title}, {dealt.players} players, seed {dealt.seed}"]
    lines += [f"{k}. {resolve(step, lang)}" for k, step in enumerate(dealt.steps, start=1)]
    for key, picture in dealt.pictures:
        lines += [f"{key[:1].upper()}{key[1:]}:", *(f"  {line}" for line in picture)]
    if reveal:
        lines.append("Secret:")
        lines += [line for key, value in dealt.secret for line in _secret_lines(key, value)]
    elif dealt.secret:
        names = " and ".join(key for key, _ in dealt.secret)
        lines.append(f"Secret and not shown: {names} (--reveal shows what this seed deals).")
    return tuple(lines)


def seed_line(dealt: Dealt) -> str:
    """Return the command that deals this set-up again."""
    options = "".join(
        f" --{name.replace('_', '-')}" + ("" if value is True else f" {shlex.quote(str(value))}")
        for name, value in dealt.unusual
    )
    seed = shlex.quote(dealt.seed)
    return f"printkit setup {dealt.game} --players {dealt.players} --seed {seed}{options}"


def _secret_lines(key: str, value: object) -> Iterable[str]:
    if isinstance(value, list) and value and all(isinstance(item, list) for item in value):
        for player, items in enumerate(value, start=1):
            yield f"  {key}, player {player}: {' '.join(map(str, items))}"
    elif isinstance(value, list):
        yield f"  {key}, in the order of drawing: {' '.join(map(str, value))}"
    else:
        yield f"  {key}: {value}"
