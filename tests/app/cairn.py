"""A small made-up game that is kept turn by turn, with a field of every type."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from printkit.base.errors import DataError, Fault
from printkit.model.formula import entered
from printkit.model.game import Game
from printkit.model.ledger import Asked, Entry, Field, Form, Ledger, Told
from printkit.model.options import Option
from printkit.model.scoresheet import Input, Row, ScoreSheet, Span
from printkit.model.text import Text, text


class Pile(NamedTuple):
    """A game as far as it was entered."""

    names: tuple[str, ...]
    target: int
    weather: str = ""
    scores: tuple[int, ...] = ()
    seat: int = 0
    notes: tuple[str, ...] = ()
    told: Told = Told()


FORMS = (
    Form(
        "weather",
        text("weather"),
        (
            Field(
                "sky",
                text("the sky"),
                "choice",
                choices=(("sun", text("sunny day")), ("rain", text("rainy day"))),
                required=True,
                code="E_SKY",
            ),
        ),
        ("w",),
        text("How the day begins."),
        ("sun",),
        "Cairn 1.1",
    ),
    Form(
        "pile",
        text("stones"),
        (
            Field(
                "colour",
                text("colour"),
                "choice",
                choices=(("R", text("red")), ("B", text("blue"))),
                required=True,
            ),
            Field("height", text("height"), span=Span(1, 9), required=True),
            Field("gift", text("gets a point"), "player", words=("to",)),
            Field("bonus", text("bonuses"), units=("b", "bonus", "bonuses")),
            Field("times", text("how often"), only=(1, 2, 3), default=1, words=("times",)),
            Field("lucky", text("doubled"), "flag", words=("lucky", "y"), help=text("twice")),
        ),
        ("p",),
        text("A colour and how high it is."),
        ("R 3", "b2 to 2 lucky"),
        "Cairn 1.2",
    ),
    Form(
        "toll",
        text("toll"),
        (Field("paid", text("points paid"), "each", span=Span(-9, 9), required=True),),
        ("t",),
        examples=("0 1 2",),
    ),
    Form(
        "find",
        text("find"),
        (Field("at", text("stones by place"), "counts", span=Span(1, 5), required=True),),
        examples=("find 3:1",),
    ),
    Form(
        "note",
        text("note"),
        (Field("words", text("words"), "text", required=True),),
        examples=("note it rains",),
    ),
    Form(
        "thank",
        text("thanks"),
        (Field("whom", text("who is thanked"), "player", required=True),),
        examples=("thank 2",),
    ),
)


def begin(names: tuple[str, ...], options: Mapping[str, Any]) -> Pile:
    """Return the first state; the sky may be an option."""
    target = options.get("target", 20)
    if target < 1:
        fault = Fault("E_RANGE", "target", "there is nothing to reach", "1 at least")
        raise DataError(fault.message, fault.hint, (fault,))
    return Pile(names, target, options.get("sky", ""), (0,) * len(names))


def step(state: Pile, entry: Entry) -> Pile:
    """Take one entry."""
    kind = entry["entry"]
    if asks(state) is None:
        refuse("E_OVER", "the game is over")
    if kind == "weather":
        if state.weather:
            refuse("E_PHASE", "the day has begun")
        return state._replace(weather=entry["sky"], told=Told((text("It begins."),)))
    if not state.weather:
        refuse("E_PHASE", "the day has not begun")
    if kind == "note":
        return state._replace(notes=(*state.notes, entry["words"]), told=Told())
    return played(state, entry)


def played(state: Pile, entry: Entry) -> Pile:
    """Take an entry that ends a turn."""
    scores = list(state.scores)
    warnings: tuple[Fault, ...] = ()
    if entry["entry"] == "pile":
        gained = entry["height"] * entry["times"] * (2 if entry.get("lucky") else 1)
        scores[state.seat] += gained + entry.get("bonus", 0)
        if "gift" in entry:
            scores[entry["gift"] - 1] += 1
        if state.weather == "rain" and entry["height"] > 5:
            warnings = (Fault("W_SLIPPERY", "height", "stones are wet", "build lower"),)
    elif entry["entry"] == "toll":
        scores = [score - paid for score, paid in zip(scores, entry["paid"], strict=True)]
    elif entry["entry"] == "find":
        scores[state.seat] += sum(entry["at"].values())
    else:
        scores[entry["whom"] - 1] += 1
    said = text("{name} has {score}.", name=state.names[state.seat], score=scores[state.seat])
    seat = (state.seat + 1) % len(scores)
    return state._replace(scores=tuple(scores), seat=seat, told=Told((said,), warnings))


def refuse(code: str, message: str) -> None:
    """Raise a refusal."""
    fault = Fault(code, "entry", message, "look again")
    raise DataError(message, fault.hint, (fault,))


def asks(state: Pile) -> Asked | None:
    """Return what comes next."""
    if not state.weather:
        return Asked(text("Weather"), ("weather",), None, {"entry": "weather", "sky": "sun"})
    if max(state.scores) >= state.target:
        return None
    name = state.names[state.seat]
    forms = ("pile", "toll", "find", "note", "thank")
    return Asked(text("{name}, stones", name=name), forms, state.seat)


def show(state: Pile) -> tuple[Text, ...]:
    """Return the table."""
    return (text("Scores {scores}", scores=tuple(map(str, state.scores))),)


def answers(state: Pile) -> Mapping[str, Any]:
    """Return what the tally gets."""
    found: dict[str, Any] = {
        "table": {"target": state.target},
        "players": [
            {"name": name, "stones": score}
            for name, score in zip(state.names, state.scores, strict=True)
        ],
    }
    return found if asks(state) is None else {**found, "unfinished": True}


LEDGER = Ledger(
    forms=FORMS,
    begin=begin,
    step=step,
    asks=asks,
    told=lambda state: state.told,
    show=show,
    scores=lambda state: state.scores,
    answers=answers,
)

SHEET = ScoreSheet(
    inputs=(
        Input("target", text("points to reach"), "table", span=Span(1, 99), default=20),
        Input("stones", text("stones"), span=Span(-99, 99)),
        Input("shells", text("shells"), span=Span(0, 20)),
    ),
    rows=(
        Row("stones", text("stones"), entered("stones"), "Cairn 2"),
        Row("shells", text("shells"), entered("shells"), "Cairn 2"),
    ),
)


def nothing() -> Any:
    """Return no pieces, topics or helpers."""
    return ()


CAIRN = Game(
    id="cairn",
    rules="1",
    title=text("Cairn"),
    credit=text("Made up."),
    about=text("Stones."),
    players=(2, 3),
    kinds=(),
    seats=(),
    sheet=SHEET,
    kit=nothing,
    setup=nothing,
    topics=nothing,
    helpers=nothing,
    options=lambda: (
        Option("target", "int", text("points to reach"), commands=("score", "live")),
        Option("sky", "text", text("the weather"), commands=("live",)),
        Option("wet", "flag", text("it rains"), commands=("live",)),
    ),
    ledger=lambda: LEDGER,
)
