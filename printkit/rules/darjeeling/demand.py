"""From the order of the chute and a kind of tea to the demand bonus and the order afterwards."""

from collections.abc import Sequence

from printkit.base.errors import Fault
from printkit.model.faults import fault
from printkit.rules.darjeeling.numbers import CHUTE, LETTERS, MARKERS_EACH


def parse_order(words: str, where: str = "order") -> tuple[str, tuple[Fault, ...]]:
    """Read the markers on the chute from the bottom to the top: ``GKGWRKWR``.

    Returns:
        The letters, and everything wrong with them; blanks, commas and dashes do not count.
    """
    signs = "".join(sign for sign in words.upper() if not (sign.isspace() or sign in ",-;"))
    hint = "write the {slots} markers from the bottom to the top, each of {letters} twice: GKGWRKWR"
    known = " ".join(LETTERS)
    message = "{sign} is not a kind of tea"
    faults = tuple(
        fault("E_KIND", where, message, hint, sign=repr(sign), slots=CHUTE, letters=known)
        for sign in dict.fromkeys(signs)
        if sign not in LETTERS
    )
    if not faults:
        message = "the chute has {found} markers {kind}, not {each}"
        faults = tuple(
            fault(
                "E_ORDER",
                where,
                message,
                hint,
                found=signs.count(kind),
                kind=kind,
                each=MARKERS_EACH,
                slots=CHUTE,
                letters=known,
            )
            for kind in LETTERS
            if signs.count(kind) != MARKERS_EACH
        )
    return signs, faults


def bonus_of(order: Sequence[str], kind: str) -> int:
    """Return the points for shipping a kind now: markers between its two after the move (R37).

    The lower marker goes to the top, so these are all the markers above the upper one.
    """
    upper = max(slot for slot, marker in enumerate(order) if marker == kind)
    return len(order) - 1 - upper


def moved(order: str, kind: str) -> str:
    """Return the chute after a shipment: the lower marker of the kind lies on top (R37)."""
    lower = order.index(kind)
    return order[:lower] + order[lower + 1 :] + kind


def bonuses(order: Sequence[str]) -> dict[str, int]:
    """Return the present demand bonus of every kind (Darjeeling 6.4)."""
    return {kind: bonus_of(order, kind) for kind in LETTERS}
