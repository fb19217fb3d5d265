"""Laying out on a map, evenly on request, shuffling a row, and what follows: steps for any game."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from printkit.base.errors import DataError, Fault, RulesError, UsageError
from printkit.model.boards import Chart
from printkit.model.game import Game
from printkit.model.options import FileText, Option
from printkit.model.setup import (
    Charted,
    Dealt,
    Derive,
    Derived,
    Even,
    LayOut,
    Measured,
    SetupPlan,
    ShuffleRow,
    Situation,
    Sort,
    StartPlayer,
    Step,
)
from printkit.model.text import text
from printkit.rules.kraby import GAME as KRABY
from printkit.setups.deal import deal
from printkit.setups.describe import dealt_json, dealt_lines, seed_line

SORTS = (
    Sort((("kind", "A"), ("size", 1)), 4, (("both", (("round", 3), ("square", 1))),)),
    Sort((("kind", "A"), ("size", 2)), 1),
    Sort((("kind", "B"), ("size", 1)), 3),
)
EVEN = Even("even", "evenness", "measure", 50, text("Even by {measure} after {tries}."))
LAY = LayOut(
    "field", "field", "map", "chart", "x", (("o", (("hut", 1),)),), SORTS, "bag", "left",
    text("Lay out {map}: {number}, {left} stay."), ("form", "forms"), EVEN,
)  # fmt: skip
ROW = ShuffleRow("row", "row", (("p", 2), ("q", 3)), text("Row: {row}."))
FOLLOWS = Derive("follows", ("sum", "first"), "follow")
START = StartPlayer(
    "start", "start", "oldest", "start", text("The oldest."), text("Player {player}.")
)
OPTIONS = (
    Option(
        "map", "file", text("map"), choices=("small", "large"), default="small", commands=("setup",)
    ),
    Option("even", "flag", text("even"), commands=("setup",)),
    Option(
        "forms",
        "choice",
        text("forms"),
        choices=("one", "both"),
        default="one",
        commands=("setup",),
    ),
    Option(
        "start",
        "text",
        text("start"),
        choices=("oldest", "random"),
        default="oldest",
        commands=("setup",),
    ),
    Option("times", "int", text("times"), default=2, commands=("setup",)),
)
MAPS = {"small": (".xx", "xox"), "large": ("xxxx", "xoxx")}


def chart(asked: object, players: int) -> Charted:
    """Return the map asked for; a file with a question mark has two faults."""
    if isinstance(asked, FileText):
        if "?" in "".join(asked.lines):
            faults = (
                Fault("E_SYMBOL", "map[0]", "row 1", "mend"),
                Fault("E_CITY", "map", "none", "add"),
            )
            return Charted(None, faults)
        return Charted(Chart("own", text("own"), asked.lines))
    warnings = (Fault("W_MAP", "map", "unusual", "well"),) if players == 4 else ()
    return Charted(
        Chart(str(asked), text("the {name} map", name=str(asked)), MAPS[str(asked)]), warnings
    )


def measure(_chart: Chart, laid: Any) -> Measured:
    """Be content where an A lies in the first place."""
    first = next(iter(laid.values()))
    ok = first["kind"] == "A"
    return Measured(ok, {"first": first["kind"]}, text("the first"), text("it begins with B"), 1)


def follow(situation: Situation) -> Derived:
    """Return something that rests on options, places and the start player."""
    times = int(situation.options["times"])
    if times > 9:
        return Derived({}, faults=(Fault("E_RANGE", "times", "too often", "at most 9"),))
    first = -1 if situation.first is None else situation.first
    told = (text("Times {times}.", times=times),)
    return Derived({"sum": times * len(str(situation.places["row"])), "first": first}, told)


def game(*steps: Step, **tools: Any) -> Game:
    """Return a game with that plan."""
    known = {"chart": chart, "measure": measure, "follow": follow, **tools}
    plan = SetupPlan(steps or (LAY, ROW, START, FOLLOWS))
    return replace(KRABY, setup=lambda: plan, options=lambda: OPTIONS, tools=known)


def dealt(players: int = 2, seed: str = "7", **options: Any) -> Dealt:
    """Deal the made-up game."""
    return deal(game(), players, seed, options)


def places(found: Dealt) -> dict[str, Any]:
    """Return what is open."""
    return dict(found.places)


def hidden(found: Dealt) -> dict[str, Any]:
    """Return what is secret."""
    return dict(found.secret)


def pieces(found: Dealt) -> list[dict[str, Any]]:
    """Return the pieces on the map."""
    rows = places(found)["field"]["rows"]
    return [cell for row in rows for cell in row if cell and "kind" in cell]


def test_pieces_lie_where_the_map_says() -> None:
    """Each marked cell has a piece, fixed cells their own thing, all others nothing."""
    found = dealt()
    rows = places(found)["field"]["rows"]
    assert [[None, "kind", "kind"], ["kind", "hut", "kind"]] == [
        [next(iter(cell)) if cell else None for cell in row] for row in rows
    ]
    assert "small" == places(found)["field"]["id"]


def test_no_piece_is_lost() -> None:
    """Map, bag and counts together are the box, in every seed."""
    for seed in range(100):
        found = dealt(seed=str(seed), map="large")
        laid = Counter(f"{one['kind']}{one['size']}" for one in pieces(found))
        bag = Counter(hidden(found)["bag"])
        assert {"A1": 4, "A2": 1, "B1": 3} == dict(laid + bag)
        assert {"A": {"1": bag["A1"], "2": bag["A2"]}, "B": {"1": bag["B1"]}} == places(found)[
            "left"
        ]


def test_forms_of_one_sort() -> None:
    """An option gives pieces forms; where they lie does not change."""
    plain, mixed = dealt(map="large"), dealt(map="large", forms="both")
    forms = Counter(one.get("form") for one in pieces(mixed))
    forms += Counter({"r": "round", "s": "square"}.get(one[-1]) for one in hidden(mixed)["bag"])
    assert (3, 1) == (forms["round"], forms["square"])
    assert pieces(plain) == [{k: v for k, v in one.items() if k != "form"} for one in pieces(mixed)]


def test_even_layouts() -> None:
    """Laid out again until the measure is content; the number of tries is told."""
    tries = set()
    for seed in range(30):
        found = dealt(seed=str(seed), even=True)
        told = places(found)["evenness"]
        assert "A" == pieces(found)[0]["kind"] == told["first"]
        assert "the first" == told["measure"]
        assert f"Even by the first after {told['tries']}." in [
            line.split(". ", 1)[1] for line in dealt_lines(found) if "Even" in line
        ]
        tries.add(told["tries"])
    assert len(tries) > 1
    assert "evenness" not in places(dealt())


def test_br_080_nothing_even_enough() -> None:
    """After the last try the best one's reason is told."""
    calls = []

    def never(_chart: Chart, _laid: Any) -> Measured:
        calls.append(1)
        number = 60 - len(calls)
        return Measured(
            ok=False, found={}, measure=text("m"), why=text("over by {n}", n=number), badness=number
        )

    with pytest.raises(DataError) as caught:
        deal(game(measure=never), 2, "7", {"even": True})
    assert 50 == len(calls)
    assert ["E_EVEN"] == [fault.code for fault in caught.value.faults]
    assert "in 50 tries" in caught.value.message
    assert "over by 10" in caught.value.message


def test_maps_in_files() -> None:
    """A file stands for a map; its faults are told all at once, and its name is kept."""
    found = dealt(map=FileText("my map.txt", ("xx", "ox")))
    assert "own" == places(found)["field"]["id"]
    assert ("map", "my map.txt") in found.unusual
    assert seed_line(found).endswith("--map 'my map.txt'")
    with pytest.raises(DataError) as caught:
        dealt(map=FileText("bad.txt", ("x?",)))
    assert "the map bad.txt has 2 faults" == caught.value.message
    assert ["E_SYMBOL", "E_CITY"] == [fault.code for fault in caught.value.faults]


def test_a_word_that_stands_for_no_map() -> None:
    """Words are read in any letter case; another word is refused with those that are known."""
    assert "large" == places(dealt(map="LARGE"))["field"]["id"]
    with pytest.raises(UsageError, match="--map") as caught:
        dealt(map="huge")
    assert "small, large" in caught.value.hint


def test_warnings_are_told_and_stop_nothing() -> None:
    """What is unusual about a map stands in the set-up."""
    found = dealt(4)
    assert ["W_MAP"] == [one.code for one in found.warnings]
    assert ["W_MAP"] == [one["code"] for one in dealt_json(found)["warnings"]]
    assert "warnings" not in dealt_json(dealt(2))


def test_a_map_that_is_too_large_for_the_box() -> None:
    """More cells than pieces is a fault of the plan."""
    with pytest.raises(RulesError, match="9 cells want a piece, of 8"):
        dealt(map=FileText("m", ("xxx", "xxx", "xxx")))


def test_a_shuffled_row() -> None:
    """All pieces come into the row, in an order of the seed; long names make a list."""
    rows = {places(dealt(seed=str(seed)))["row"] for seed in range(60)}
    assert {"ppqqq"} == {"".join(sorted(row)) for row in rows}
    assert 10 == len(rows)
    named = ShuffleRow("row", "row", (("left", 1), ("right", 1)), text("{row}"))
    row = places(deal(game(named), 2, "7", {}))["row"]
    assert ["left", "right"] == sorted(row)


def test_a_tool_that_gives_other_places() -> None:
    """The plan says what a tool gives; anything else is a fault of the rules module."""
    with pytest.raises(RulesError, match="follow gives other"):
        deal(game(ROW, FOLLOWS, follow=lambda _: Derived({"other": 1})), 2, "7", {})


@pytest.mark.parametrize("start", ["0", "3", "youngest", "1.5", "²"])
def test_start_players_who_do_not_play(start: str) -> None:
    """A number outside the game, and any other word, are refused."""
    with pytest.raises(UsageError, match="--start"):
        dealt(start=start)


def test_the_line_that_deals_it_again() -> None:
    """Flags stand alone, other options with their value, usual ones not at all."""
    assert seed_line(dealt()).endswith("--seed 7")
    line = seed_line(dealt(even=True, times=3, start="random"))
    assert line.endswith("--seed 7 --even --start random --times 3")


def test_the_map_is_shown_as_it_lies() -> None:
    """The words for the table hold the map, a line for each row, with columns counted."""
    lines = dealt_lines(dealt())
    at = lines.index("Field:")
    assert "      1  2  3" == lines[at + 1]
    assert 2 == len([line for line in lines[at + 2 :] if line.startswith("  ")])
    assert lines[at + 3].split()[0] == "2"
    assert "o" == lines[at + 3].split()[2]
