"""The rules of Kraby in our own words, for the leaflet, the terminal and the prompts."""

from printkit.model.leaflet import Block, Bullets, Paragraph, Table, Topic
from printkit.model.text import Text, text
from printkit.rules.kraby.example import BLOCKS
from printkit.rules.kraby.numbers import (
    COLONY,
    COLOURS,
    FIGURE_SUPPLY,
    FIGURES,
    FIGURES_EACH,
    HAND,
    IN_BAG,
    LAPS,
    LAST_SCORE,
    MULTIPLIERS,
    TOKENS,
)
from printkit.rules.kraby.pictures import CLAWS, HOLE, POCKET, SIDES, STOPS
from printkit.rules.kraby.sheet import KINDS, SEATS
from printkit.rules.kraby.tables import (
    ALL_FIGURES,
    ALL_TOKENS,
    COLONY_TABLE,
    PLAYERS,
    SETUP_TABLE,
    area,
    in_bag,
    number,
)

FEW, _, MANY = PLAYERS
_SQUARES = tuple(f"×{times}" for times in MULTIPLIERS.values())
_KIND_NAMES = tuple(kind.name.pattern for kind in KINDS)


def _topic(name: str, title: str, rule: str, *blocks: Block) -> Topic:
    return Topic(name, Text(title), blocks, rule)


_AIM = _topic(
    "aim",
    "What it is about",
    "Kraby 1.2",
    Paragraph(
        text(
            "You are captains who catch crabs around a small island. All of you slide crabs onto the "
            "same board. Crabs of one colour that lie side by side grow into colonies: large colonies "
            "make their colour valuable, lonely crabs make it cheap."
        )
    ),
    Paragraph(
        text(
            "What a colour is worth to you is your own choice. In good time, put crab figures on the "
            "squares {squares} of your wharf: at the end each of them scores its colour once, twice "
            "or three times. The ship with the most valuable catch wins.",
            squares=_SQUARES,
        )
    ),
)

_BOX = _topic(
    "box",
    "What you need",
    "Kraby 1.1",
    Table(
        head=(),
        rows=(
            (text("board with the island and two tracks"), number(1)),
            (
                text("crab tokens, {n} in each of {kinds} colours", n=TOKENS, kinds=len(KINDS)),
                number(ALL_TOKENS),
            ),
            (
                text("ship screens, each with a wharf of {n} squares", n=len(MULTIPLIERS)),
                number(len(SEATS)),
            ),
            (text("crab figures, {n} in each colour", n=FIGURES), number(ALL_FIGURES)),
            (text("value markers, one for each colour"), number(len(KINDS))),
            (text("player markers, two for each ship"), number(2 * len(SEATS))),
            (text("bag, or a mug that nobody can look into"), number(1)),
        ),
    ),
)

_SETUP = _topic(
    "setup",
    "Before you start",
    "Kraby 1.3",
    Bullets(
        (
            text("Put the board on the table."),
            text(
                "Everybody takes a ship and stands it up as a screen. Its wharf lies in front, where "
                "all can see it. Keep your player markers beside your ship."
            ),
            text("Put the value markers on space 0 of the inner track."),
            text(
                "Fill the bag and lay out the figures as the table says. Spare tokens stay in the "
                "box. Mix the bag."
            ),
            text("Everybody draws {hand} tokens and hides them behind the sail.", hand=HAND),
            text("The youngest player begins. Then it goes round clockwise."),
        ),
        numbered=True,
    ),
    SETUP_TABLE,
)

_TURN = _topic(
    "turn",
    "Your turn",
    "Kraby 1.4",
    Bullets(
        (
            text("Play one of your tokens. You must."),
            text("Draw a new one, so that you have {hand} again.", hand=HAND),
            text("Put one figure on your wharf. You may."),
        ),
        numbered=True,
    ),
    STOPS,
    Paragraph(text("How a token moves:")),
    Bullets(
        (
            text("Choose any of your hidden tokens and bring it in from any of the four sides."),
            text("It runs straight ahead. It never turns, never jumps, never leaves the board."),
            text(
                "It stops in front of the first obstacle, the island or another crab, and stays "
                "there for the rest of the game."
            ),
            text(
                "Where nothing would stop it, it cannot enter; nor where a crab already sits on the "
                "first space."
            ),
        )
    ),
    Paragraph(
        text("So there are just four ways to begin a game: from each side straight to the island.")
    ),
)

_HOLES = _topic(
    "holes",
    "What may not be",
    "Kraby 1.4, 4.3",
    Paragraph(
        text(
            "After your move, a crab must still be able to reach every empty space: from at least "
            "one edge of the playing area, a straight run of empty spaces has to lead there. If your "
            "move cuts a space off, take it back and make another one."
        )
    ),
    HOLE,
    POCKET,
)

_FIGURE = _topic(
    "figure",
    "Crabs on your wharf",
    "Kraby 1.4",
    Paragraph(
        text(
            "After your token you may take one figure from beside the board and put it on an empty "
            "square of your wharf. It says: this colour counts for me, so many times."
        )
    ),
    Bullets(
        (
            text(
                "One figure a turn at most, and {n} in the whole game (with {many} players: {few}).",
                n=FIGURES_EACH[FEW],
                many=MANY,
                few=FIGURES_EACH[MANY],
            ),
            text("Take any colour that is left beside the board. On your wharf, each colour once."),
            text(
                "No colour twice on the same square: if another ship has pink on {high}, your pink "
                "can only go on {middle} or {low}.",
                low=_SQUARES[0],
                middle=_SQUARES[1],
                high=_SQUARES[2],
            ),
            text(
                "After your last token comes your last chance. A square that is empty then stays "
                "empty and scores nothing."
            ),
        )
    ),
    Paragraph(text("A figure stays where it was put. A square holds one figure."), ours=True),
)

_COLONIES = _topic(
    "colonies",
    "Colonies",
    "Kraby 1.5, 3.1",
    Paragraph(
        text(
            "Crabs of one colour that join by their sides are a colony. Where only their claws meet, "
            "at a corner, they do not belong together. A crab on its own is a colony of one."
        )
    ),
    SIDES,
    COLONY_TABLE,
    Paragraph(
        text(
            "More than {big} crabs in one colony are worth no more than {big}: sometimes a crab does "
            "more good elsewhere. Help the colonies that score for you, and hem in the others.",
            big=max(COLONY),
        )
    ),
)

_END = _topic(
    "end",
    "The end of the game",
    "Kraby 1.6, 3.2",
    Paragraph(
        text(
            "When the bag is empty, go on without drawing: for the last {hand} turns, everybody plays "
            "what is left behind the sail. The game ends when all tokens are on the board; everybody "
            "has then had the same number of turns.",
            hand=HAND,
        )
    ),
)

_SCORING = _topic(
    "scoring",
    "What you score",
    "Kraby 1.6",
    Bullets(
        (
            text(
                "Take the colours in turn: {kinds}. Add the points of all colonies of the colour and "
                "put its value marker there on the inner track. A value can be below zero.",
                kinds=_KIND_NAMES,
            ),
            text(
                "Each figure on your wharf scores the value of its colour, times the number on its "
                "square. Add them up and put your player marker there on the outer track."
            ),
            text("Most points win."),
        ),
        numbered=True,
    ),
    Paragraph(
        text(
            "The outer track ends at {last}. Put your second marker into the box {lap} or {laps} for "
            "what lies above, into the box − if your points are below zero.",
            last=LAST_SCORE,
            lap=LAPS[1],
            laps=LAPS[2],
        ),
        ours=True,
    ),
)

_EXAMPLE = _topic("example", "An example to count along", "Kraby 1.7, 5.2", *BLOCKS)

_TIES = _topic(
    "ties",
    "Equal points",
    "Kraby 1.6",
    Paragraph(
        text(
            "If players have equal points, look at the best single figure of each of them (its "
            "square times the value of its colour). The higher one wins."
        )
    ),
    Paragraph(text("If those are equal too, you share the victory."), ours=True),
)

_TWO = _topic(
    "two-players",
    "With two players",
    "Kraby 1.3",
    Bullets(
        (
            text(
                "Play only on the pale middle, {size} × {size} spaces. Its edge is the edge of your "
                "board: that is where crabs come in.",
                size=area(FEW),
            ),
            text(
                "{kinds} colours are in play, {each} tokens of each, {total} in all. The other "
                "{rest} stay in the box.",
                kinds=COLOURS[FEW],
                each=IN_BAG[FEW],
                total=in_bag(FEW),
                rest=ALL_TOKENS - in_bag(FEW),
            ),
            text(
                "Of each colour in play, {figures} figures lie beside the board. Each of you may "
                "place {n}.",
                figures=FIGURE_SUPPLY[FEW],
                n=FIGURES_EACH[FEW],
            ),
        )
    ),
    Paragraph(text("Which colours: agree on them, or draw one that stays in the box."), ours=True),
)

_CLAWS = _topic(
    "claws",
    "Variant: mind the claws",
    "Kraby 3.1",
    Paragraph(
        text(
            "For players who like it sharper. Each token has a front, the side with the claws. Turn "
            "your token as you like before it runs in; it keeps that direction. Two crabs of one "
            "colour that share a side belong together only if that side is the front of neither. "
            "Colonies are smaller and values lower."
        ),
        ours=True,
    ),
    CLAWS,
)

_OURS = _topic(
    "ours",
    "What is our own",
    "",
    Paragraph(
        text(
            "All words and drawings of this kit are our own. What is marked like this stands in no "
            "rule book that we know; we settled it where the rules are silent:"
        ),
        ours=True,
    ),
    Bullets(
        (
            text(
                "That crabs join by sides, not by corners. The rules say: not at the claws, and our "
                "crabs have their claws in the corners."
            ),
            text("How far the two tracks go, their boxes, and the second player markers."),
            text("The ships’ signs, the letters and patterns of the colours, and all sizes."),
            text("Everything else that is marked like this."),
        ),
        ours=True,
    ),
)

TOPICS = (
    _AIM,
    _BOX,
    _SETUP,
    _TURN,
    _HOLES,
    _FIGURE,
    _COLONIES,
    _END,
    _SCORING,
    _TIES,
    _TWO,
    _EXAMPLE,
    _CLAWS,
    _OURS,
)
"""In the order in which somebody who has never played needs them."""
