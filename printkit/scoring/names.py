"""From what people type for a player's name to the name, or to the reason why it is none."""

import unicodedata

from printkit.base.errors import DataError
from printkit.scoring.numbers import shown

_REFUSED = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Control characters, halves of a character, line ends: they break terminals and files."""
_TURNING = frozenset(map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A))))
"""They turn the direction of everything behind them."""


def clean_name(typed: str) -> str:
    """Return a name without blanks around it, its accents composed (NFC).

    Raises:
        DataError: Nothing visible is left, or a character cannot be shown.
    """
    name = unicodedata.normalize("NFC", typed).strip()
    for place, char in enumerate(name, start=1):
        if unicodedata.category(char) in _REFUSED or char in _TURNING:
            raise DataError(
                f"the name {shown(name)} holds the control character U+{ord(char):04X} "
                f"as character {place}",
                "type the name again without it",
            )
    if not name_key(name):
        raise DataError("a name is empty", "every player needs a name of their own")
    return name


def name_key(name: str) -> str:
    """Return what two names must not share: case, accents' spelling, blanks do not count."""
    visible = (char for char in name if unicodedata.category(char) != "Cf")
    folded = unicodedata.normalize("NFC", "".join(visible)).casefold()
    return unicodedata.normalize("NFC", " ".join(folded.split()))
