"""Words that some formats turn into something else stay what was written."""

import pytest

from printkit.model.game import Game
from printkit.scoring.answers import read_answers
from printkit.scoring.answers_csv import csv_to_raw
from printkit.scoring.answers_json import parse_json

WORDS = ("no", "yes", "on", "off", "1:30", "007", "1_000", "~", "null", "1e3")


@pytest.mark.parametrize("word", WORDS)
def test_br_136_a_name_that_looks_like_a_value_stays_a_name(kraby: Game, word: str) -> None:
    """A player called ``no`` or ``007`` is called so in the result, from CSV and from JSON."""
    table = "".join(f"table.{kind},0\n" for kind in "OGBY")
    text = f"{table}name,x1,x2,x3\n{word},O,,\nAnna,,O,\n"
    raw = csv_to_raw(text, kraby.sheet)
    assert (word, "Anna") == read_answers(kraby, raw).names
    document = f'{{"game": "kraby", "table": {{"O": 0, "G": 0, "B": 0, "Y": 0}}, "players": [{{"name": "{word}", "x1": "O"}}, {{"name": "Anna", "x2": "O"}}]}}'
    typed = parse_json(document, "answers.json")
    assert isinstance(typed, dict)
    assert (word, "Anna") == read_answers(kraby, typed).names
