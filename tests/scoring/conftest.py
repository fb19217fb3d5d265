"""Made-up games, and short ways to read answers and their faults."""

from collections.abc import Callable
from typing import Any

import pytest

from printkit.base.errors import DataError, Fault
from printkit.model.game import Game
from printkit.model.scoresheet import Input, ScoreSheet
from printkit.model.text import text
from printkit.rules.kraby import GAME
from printkit.scoring.answers import read_answers

MakeGame = Callable[..., Game]


def _nothing() -> tuple[()]:
    return ()


@pytest.fixture(scope="session")
def make_game() -> MakeGame:
    """Give a function that makes a game of a score sheet."""

    def make(sheet: ScoreSheet, **fields: Any) -> Game:
        return Game(
            **{
                "id": "made-up",
                "rules": "1",
                "title": text("Made up"),
                "credit": text(""),
                "about": text(""),
                "players": (2, 3, 4),
                "kinds": (),
                "seats": (),
                "sheet": sheet,
                "kit": _nothing,
                "setup": _nothing,
                "topics": _nothing,
                "helpers": _nothing,
                "options": _nothing,
                **fields,
            }
        )

    return make


@pytest.fixture(scope="session")
def number() -> Callable[..., Input]:
    """Give a function that makes an input of a whole number."""

    def make(name: str, **fields: Any) -> Input:
        return Input(id=name, label=text(name.replace("_", " ")), **fields)

    return make


@pytest.fixture(scope="session")
def kraby() -> Game:
    """Give the game of the crabs."""
    return GAME


@pytest.fixture(scope="session")
def faults_of() -> Callable[[Game, object], tuple[Fault, ...]]:
    """Give a function that returns all faults of answers, and none for good ones."""

    def found(game: Game, raw: object) -> tuple[Fault, ...]:
        try:
            read_answers(game, raw)
        except DataError as error:
            return error.faults
        return ()

    return found
