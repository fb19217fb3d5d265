"""How Kraby is laid out at the start, as steps that a seed can deal (Kraby 1.3, 3.3)."""

from printkit.model.setup import (
    ChooseKinds,
    DealSigns,
    DrawHands,
    FillBag,
    Instruction,
    SetupPlan,
    Shown,
    StartPlayer,
    Supply,
)
from printkit.model.text import text
from printkit.rules.kraby.numbers import (
    COLOURS,
    FEWEST,
    FIGURE_SUPPLY,
    FIGURES,
    HAND,
    IN_BAG,
    TOKENS,
    ZONE,
)

_FIRST, _LAST = ZONE[FEWEST]

PLAN = SetupPlan(
    (
        Instruction(
            "board",
            text("Lay the board in the middle and use all of it."),
            players=tuple(number for number in ZONE if number != FEWEST),
        ),
        Instruction(
            "small-board",
            text(
                "Lay the board in the middle; two players use only its lighter middle part, rows "
                "and columns {first} to {last}.",
                first=_FIRST,
                last=_LAST,
            ),
            players=(FEWEST,),
        ),
        DealSigns(
            "signs",
            place="signs",
            text=text(
                "Everybody puts up a ship, with the wharf where all can see it: {signs}. "
                "The player's marker lies beside it."
            ),
        ),
        Instruction("markers", text("The value markers start on 0.")),
        ChooseKinds(
            "colours",
            place="colours",
            number=COLOURS,
            option="colours",
            text=text("Colours in play: {kinds}."),
        ),
        FillBag(
            "bag",
            place="bag",
            aside="aside",
            each=IN_BAG,
            supply=TOKENS,
            text=text(
                "Put {each} crabs of each colour in play into the bag, {total} in all. "
                "Set aside: {aside}."
            ),
        ),
        Supply(
            "figures",
            place="figures",
            each=FIGURE_SUPPLY,
            supply=FIGURES,
            text=text(
                "Put {each} figures of each colour in play beside the board, {total} in all; "
                "{rest} stay in the box."
            ),
        ),
        StartPlayer(
            "start",
            place="start",
            rule="youngest",
            option="start",
            text=text("The youngest player begins and is player 1; the turns go clockwise."),
            drawn=text("Player {player} begins; the turns go clockwise."),
        ),
        DrawHands(
            "hands",
            place="hands",
            bag="bag",
            number=HAND,
            text=text(
                "Everybody draws {number} crabs from the bag and hides them behind the sail."
            ),
        ),
    ),
    shown=(
        Shown("signs", text("ship"), "seats"),
        Shown("start", text("begins"), "start"),
        Shown("colours", text("in play"), "kinds"),
        Shown("aside", text("set aside"), "kinds"),
        Shown("figures", text("figures"), "kinds"),
        Shown("hands", text("your hand"), "secret"),
        Shown("bag", text("The bag, in the order of drawing"), "secret"),
    ),
)
"""The ids of the steps name the streams of random numbers: they never change."""
