"""The help card of Tea Garden: each symbol that the cards show, with what it means (Tea Garden 1.4, 1.5)."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from printkit.model.faces import CardFace, SignFace
from printkit.model.icons import Icon
from printkit.model.pieces import CardDeck, DeckCard, Piece
from printkit.model.text import Text, text
from printkit.rules.tea_garden.numbers import HELP_CARDS, MOST_SOLD, PLAYERS, SALE

FRESH = "jade-light"
"""Colour key of a fresh leaf; the same symbol in another colour is a fermented one."""
_SAMPLES = {"strength-blank": "4", "leaf-blank": "3", "points-now": "2", "points-end": "2"}
"""Numbers for what always shows one."""

MEANINGS: Mapping[str, Text] = {
    "strength-blank": text("strength of a card; in a price, the total that you need"),
    "strength": text("a card that gives its strength and nothing else"),
    "leaf-blank": text(
        "pay a leaf, fresh or fermented, of this quality or better; gained leaves have just this one"
    ),
    "leaf-brown": text("pay a fermented leaf of this quality or better"),
    "points-now": text("points at once"),
    "points-end": text("points at the end; ≤ the most that the card can give"),
    "boat": text("river: your boat goes on by 1 section"),
    "university": text("university: 1 worker goes on by 1 step"),
    "cup": text("cups: take the top tile of a stack"),
    "sell": text(
        "sell up to {most} leaves: {fresh} point a fresh one, {brown} a fermented one",
        most=MOST_SOLD,
        fresh=SALE["fresh"],
        brown=SALE["fermented"],
    ),
    "choose-one": text("carry out only one of these"),
    "teapot-green": text("green teapot"),
    "teapot-red": text("red teapot"),
    "teapot-blue": text("blue teapot"),
    "teapot-any": text("teapot of any colour"),
    "draw": text("draw 1 card"),
    "swap": text("draw so many cards, then discard as many"),
    "remove": text("remove 1 card from the game"),
    "ferment": text("turn so many fresh leaves over"),
    "emperor-token": text("emperor token"),
    "scroll-any": text("a scroll of your choice"),
    "scroll-strength": text("scroll: strength +1"),
    "scroll-teapot": text("neutral teapot scroll: a teapot of any colour"),
    "scroll-repeat": text("scroll: repeat your side action"),
    "cup-token": text("cup token"),
    "worker": text("a new worker starts"),
    "tea-leaf-fresh": text("each fresh leaf you have"),
    "tea-leaf-fermented": text("each fermented leaf you have"),
    "pagoda": text("each garden of yours on the board"),
    "caravan": text("caravan card; each one you gained"),
    "card-starting": text("each starting card in your deck"),
    "card": text("each card of your deck with the symbol in it"),
    "emperor": text("emperor card without a condition"),
}
"""All symbols that can stand on cards, in the order of the help card."""
NOTE = text("A number before a symbol: so many of it. After an arrow: what you get.")


def sign_of(icon: Icon) -> str:
    """Return under which sign an icon is explained: its symbol, brown leaves apart."""
    brown = icon.symbol == "leaf-blank" and icon.accent != FRESH
    return "leaf-brown" if brown else icon.symbol


def used_icons(decks: Iterable[CardDeck]) -> dict[str, Icon]:
    """Return every sign on the cards of decks, with an icon that shows it."""
    found: dict[str, Icon] = {}
    for deck in decks:
        for card in deck.cards:
            if isinstance(card.front, CardFace):
                for icon in card.front.icons:
                    found.setdefault(sign_of(icon), icon)
    return found


def help_deck(decks: Iterable[CardDeck]) -> CardDeck:
    """Return the help cards: the signs that these decks show and no others, half on each side."""
    used = used_icons(decks)
    signs = tuple(
        (replace(used[sign], number=_SAMPLES.get(used[sign].symbol, ""), count=1), meaning)
        for sign, meaning in MEANINGS.items()
        if sign in used
    )
    half = -(-len(signs) // 2)
    front, back = (
        SignFace(text("Symbols of the cards, {side} of 2", side=side), "night", shown, NOTE)
        for side, shown in ((1, signs[:half]), (2, signs[half:]))
    )
    piece = Piece(
        "help",
        text("help card"),
        "",
        HELP_CARDS,
        needed={players: players for players in PLAYERS},
    )
    return CardDeck(
        "help",
        text("Help cards"),
        (DeckCard(piece, front, back),),
        "help-cards",
        "tea-leaf-fresh",
        "night",
    )
