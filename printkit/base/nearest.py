"""From a word that nobody knows to the known word that was probably meant."""

from collections.abc import Iterable


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Return the known word most like this one (letter case does not count), or None."""
    import difflib  # noqa: PLC0415 - only a refusal needs it

    spelt = {name.casefold(): name for name in known}
    found = difflib.get_close_matches(word.casefold(), spelt, n=1, cutoff=0.6)
    return spelt[found[0]] if found else None
