"""From a seed (text) and a stream name to a sequence of random whole numbers, the same for ever.

The generator is sfc32 (a public-domain design by Chris Doty-Humphrey: small, fast, chaotic, 32-bit).
Its state is filled from the text ``printkit:1:STREAM:SEED`` in UTF-8 by four rounds of FNV-1a, each
ended with the finaliser of MurmurHash3. Both are final: a change would give another map for a
printed seed. Vectors stand in `tests/base/test_rng.py`.

Python's own `random` promises only `random()` across versions; this promises all of it.
"""

from collections.abc import Sequence
from typing import TypeVar

SCHEME = "1"
_MASK = 0xFFFFFFFF
_FNV_PRIME = 0x01000193
_FNV_BASIS = 0x811C9DC5
_WARM_UP = 12

T = TypeVar("T")


def _finalise(word: int) -> int:
    word ^= word >> 16
    word = (word * 0x85EBCA6B) & _MASK
    word ^= word >> 13
    word = (word * 0xC2B2AE35) & _MASK
    return word ^ (word >> 16)


def mix(text: str) -> tuple[int, int, int, int]:
    """Turn a text into four 32-bit words, each depending on every byte of it."""
    data = text.encode("utf-8")
    words = []
    for k in range(4):
        word = _FNV_BASIS ^ _finalise(k + 1)
        for byte in data:
            word = ((word ^ byte) * _FNV_PRIME) & _MASK
        words.append(_finalise(word))
    return words[0], words[1], words[2], words[3]


class Rng:
    """One named stream of random numbers; a new stream never shifts another one."""

    def __init__(self, seed: str, stream: str) -> None:
        """Start the stream of that name; seed is any text: ``7``, ``0``, ``-1`` or a word."""
        self._a, self._b, self._c, self._d = mix(f"printkit:{SCHEME}:{stream}:{seed}")
        for _ in range(_WARM_UP):
            self.word()

    def word(self) -> int:
        """Return the next 32-bit word (one step of sfc32)."""
        total = (self._a + self._b + self._d) & _MASK
        self._d = (self._d + 1) & _MASK
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + ((self._c << 3) & _MASK)) & _MASK
        self._c = (((self._c << 21) & _MASK) | (self._c >> 11)) + total & _MASK
        return total

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1, each equally likely (by rejection).

        Raises:
            ValueError: limit is not from 1 to 2**32.
        """
        if not 1 <= limit <= _MASK + 1:
            message = f"limit must be from 1 to 2**32, not {limit}"
            raise ValueError(message)
        fair = (_MASK + 1) - (_MASK + 1) % limit
        while True:
            word = self.word()
            if word < fair:
                return word % limit

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in a random order (Fisher-Yates, from the last place down)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)
