"""What is entered for a player of Tea Garden, with its limits and help (Tea Garden 4.1)."""

from collections.abc import Sequence

from printkit.model.formula import answered, chosen, count, expr, item, negated, total_over
from printkit.model.scoresheet import Input, Parts, Span
from printkit.model.text import Text, text
from printkit.rules.tea_garden.goals import GOALS
from printkit.rules.tea_garden.numbers import (
    BASKETS,
    CARAVANS,
    CENTRE,
    MOST_CARD_POINTS,
    PAGODAS,
    PALACE,
    STARTING_CARDS,
    UNIVERSITY_WORKERS,
)


def _number(name: str, label: Text, rule: str, about: Text, high: int | None = None) -> Input:
    return Input(name, label, span=Span(0, high), help=about, rule=rule)


def _with_card(
    name: str, label: Text, about: Text, *codes: str, high: int | None = None, rule: str = "1.6"
) -> Input:
    """Return an input that is needed only by who has one of these emperor cards."""
    return Input(
        name,
        label,
        span=Span(0, high),
        optional=True,
        needed=count(*(chosen("emperor", code) for code in codes)),
        help=about,
        rule=f"Tea Garden {rule}",
    )


def _leaves(name: str, label: Text, code: str) -> Input:
    """Return leaves as one number, or basket by basket."""
    return Input(
        name,
        label,
        span=Span(0),
        optional=True,
        needed=chosen("emperor", code),
        parts=Parts("b", text("baskets"), total_over(name, item()), None, low=0, length=BASKETS),
        help=text(
            "All of these leaves on the player board, as one number or basket by basket from "
            "quality 1 to {baskets}. They matter with an emperor card or when players are level.",
            baskets=BASKETS,
        ),
        rule="Tea Garden 1.3",
    )


def _scroll(name: str, label: Text) -> Input:
    about = text("Unused scrolls of this kind: a point each.")
    return _number(name, label, "Tea Garden 1.3", about)


def _cards(name: str, label: Text, code: str) -> Input:
    about = text(
        "Cards with that symbol in the whole deck: draw pile, discard pile, hand and cards played "
        "in the last round, starting and emperor cards too."
    )
    return _with_card(name, label, about, code)


def make_inputs(river: Sequence[int], sectors: Sequence[int]) -> tuple[Input, ...]:
    """Return the inputs in the order of the prompts.

    Args:
        river: Points of the dock and the sections in order.
        sectors: Points of the sectors of the university in order.
    """
    last = len(river) - 1
    return (
        _number(
            "track",
            text("points on the score track"),
            "Tea Garden 1.3",
            text("The points scored during play: add 50 for each lap marked beside the track."),
        ),
        Input(
            "cards",
            text("points on action cards"),
            span=Span(0),
            parts=Parts(
                "c",
                text("cards"),
                total_over("cards", item()),
                None,
                low=0,
                high=MOST_CARD_POINTS,
            ),
            help=text(
                "The points on the right of all action cards that were bought and are still in the "
                "deck; as one sum, or card by card. A card removed from the game scores nothing."
            ),
            rule="Tea Garden 1.3",
        ),
        Input(
            "emperor",
            text("emperor cards"),
            type="choices",
            choices=tuple((code, goal.name) for code, goal in GOALS.items()),
            choice_code="E_CODE",
            help=text("The codes of all emperor cards in the deck; each copy scores."),
            rule="Tea Garden 1.6",
        ),
        _leaves("fresh", text("fresh leaves"), "E02"),
        _leaves("fermented", text("fermented leaves"), "E01"),
        _scroll("scroll_strength", text("scrolls strength +1")),
        _scroll("scroll_teapot", text("scrolls teapot")),
        _scroll("scroll_repeat", text("scrolls repeat")),
        _number(
            "emperor_tokens",
            text("emperor tokens"),
            "Tea Garden 1.3",
            text("Unused emperor tokens: a point each."),
        ),
        Input(
            "gardens",
            text("gardens on the board"),
            span=Span(1, PAGODAS),
            default=1,
            ask_if=chosen("emperor", "E05"),
            help=text("Own pagodas on the board, the one on the starting region too."),
            rule="Tea Garden 1.6",
        ),
        _with_card(
            "caravans",
            text("caravan cards"),
            text("All caravan cards gained during the game."),
            "E06",
            high=CARAVANS,
        ),
        _with_card(
            "starting_left",
            text("starting cards left"),
            text("Starting cards that are still in the deck, wherever they lie."),
            "E07",
            high=STARTING_CARDS,
        ),
        _cards("river_cards", text("cards with a river symbol"), "E08"),
        _cards("university_cards", text("cards with a university symbol"), "E09"),
        _cards("cup_cards", text("cards with a cup symbol"), "E10"),
        _cards("teapot_cards", text("cards with any teapot"), "E11"),
        Input(
            "river",
            text("river"),
            span=Span(0),
            words=tuple((f"S{k}", points) for k, points in enumerate(river)),
            choice_code="E_RANGE",
            help=text(
                "The points of the section where the boat stands, or its name on the printed board: "
                "S0 (the dock) to S{last}.",
                last=last,
            ),
            rule="Tea Garden 1.3",
        ),
        Input(
            "uni_center",
            text("workers in the centre of the university"),
            span=Span(0, UNIVERSITY_WORKERS, high_code="E_WORKERS"),
            help=text("Each of them scores {points}.", points=CENTRE),
            rule="Tea Garden 1.3",
        ),
        Input(
            "uni_sectors",
            text("points of the workers in sectors"),
            type="ints",
            span=Span(0),
            optional=True,
            needed=negated(answered("uni_sector_numbers")),
            help=text("For each worker in a sector of the university, the points of that sector."),
            rule="Tea Garden 1.3",
        ),
        Input(
            "uni_sector_numbers",
            text("sectors of the workers"),
            type="ints",
            span=Span(1, len(sectors)),
            optional=True,
            asked=False,
            help=text(
                "On the printed board: for each worker in a sector its number, 1 to {last}, instead "
                "of its points.",
                last=len(sectors),
            ),
            rule="Tea Garden 3.5",
        ),
        Input(
            "emperor_top",
            text("top row of the emperor track"),
            type="flag",
            default=0,
            ask_if=expr(1),
            help=text("Who has reached the top row scores {points}.", points=PALACE),
            rule="Tea Garden 1.3",
        ),
        Input(
            "cups",
            text("connections of one colour"),
            span=Span(0),
            optional=True,
            needed=negated(answered("cup_rows")),
            help=text(
                "Where two cup tiles meet, both halves show the same colour: all of them, in all "
                "rows."
            ),
            rule="Tea Garden 1.3",
        ),
        Input(
            "cup_rows",
            text("rows of cups"),
            type="lines",
            optional=True,
            reader="cups",
            gives=("cups",),
            asked=False,
            help=text(
                "Each row of tiles from left to right, a tile as the letters of its halves (B blue, "
                "G green, W white): BG GW WW."
            ),
            rule="Tea Garden 4.3",
        ),
    )
