"""The random numbers of a seed are these, for ever."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice, pairwise, permutations

import pytest

from printkit.base.rng import SCHEME, Rng, mix

# Published vectors: seed, stream, the four words of the mixer, the first four random words.
VECTORS = [
    (
        "7",
        "kraby:bag",
        (0x8573DAF4, 0x13CFDA47, 0xA0B18BD8, 0x358C7474),
        (0x0749D9CB, 0xDEC4DB89, 0xEF830F43, 0xDCF84EBA),
    ),
    (
        "0",
        "kraby:bag",
        (0x11EDBD4E, 0x9462B08C, 0xB6E397B9, 0x24C2DE81),
        (0x5758BF60, 0xE6D1113A, 0x8DD0FD99, 0xABAC5316),
    ),
    (
        "-1",
        "kraby:bag",
        (0x3CD17F76, 0x6721FC36, 0xC00B8B12, 0x66E2D833),
        (0x0834AD48, 0xEC4367D3, 0xC29A6E26, 0x6A1B1DDC),
    ),
    (
        "7",
        "kraby:colours",
        (0xAB413471, 0xDD196742, 0x608DC1CA, 0xCA20FEFB),
        (0x4362D862, 0xF348CAC3, 0x1F11D573, 0xAC00CD12),
    ),
    (
        "rainy-sunday",
        "kraby:signs",
        (0xD97026DF, 0x823E0F58, 0x0F7EAD65, 0xEA0EC285),
        (0x700B6348, 0xC0B9E551, 0x3C0EBBC2, 0x07718029),
    ),
    (
        "ő",
        "kraby:start",
        (0x7DD57FC8, 0x5E204FED, 0x4C066985, 0xC42BA697),
        (0xF3C0C0D9, 0x8102AF8A, 0x344B9FD3, 0x2D408A76),
    ),
]


def other_finaliser(word: int) -> int:
    """Finalise 32 bits as MurmurHash3 does, written from its description."""
    for shift, factor in ((16, 0x85EBCA6B), (13, 0xC2B2AE35), (16, 1)):
        word = (word ^ (word >> shift)) * factor % 2**32
    return word


def other_fnv(data: bytes, basis: int = 0x811C9DC5) -> int:
    """Hash bytes with FNV-1a of 32 bits, written from its description."""
    for byte in data:
        basis = (basis ^ byte) * (2**24 + 2**8 + 0x93) % 2**32
    return basis


def other_mix(text: str) -> list[int]:
    """Mix a text into four words without the code under test."""
    data = text.encode()
    starts = [0x811C9DC5 ^ other_finaliser(k) for k in (1, 2, 3, 4)]
    return [other_finaliser(other_fnv(data, start)) for start in starts]


def other_words(seed: str, stream: str) -> Iterator[int]:
    """Run sfc32 from its published definition, without the code under test."""
    a, b, c, counter = other_mix(f"printkit:1:{stream}:{seed}")
    drawn = 0
    while True:
        result = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        rotated = ((c << 21) | (c >> 11)) % 2**32
        c = (rotated + result) % 2**32
        drawn += 1
        if drawn > 12:
            yield result


def test_the_scheme_is_the_first() -> None:
    """The scheme's number stands in the seeded text; another number would be another generator."""
    assert SCHEME == "1"


def test_the_pieces_of_the_check_agree_with_public_vectors() -> None:
    """FNV-1a and the finaliser, as this test knows them, give the values others publish."""
    assert other_fnv(b"") == 0x811C9DC5
    assert other_fnv(b"a") == 0xE40C292C
    assert other_fnv(b"foobar") == 0xBF9CF968
    assert other_finaliser(0) == 0
    assert other_finaliser(1) == 0x514E28B7


@pytest.mark.parametrize(("seed", "stream", "mixed", "words"), VECTORS)
def test_published_vectors(
    seed: str, stream: str, mixed: tuple[int, ...], words: tuple[int, ...]
) -> None:
    """Mixer and generator give the published words."""
    assert mixed == mix(f"printkit:1:{stream}:{seed}")
    rng = Rng(seed, stream)
    assert words == tuple(rng.word() for _ in range(4))


@pytest.mark.parametrize("seed", ["7", "0", "-1", "", "ő", "x" * 100])
def test_an_independent_generator_agrees(seed: str) -> None:
    """A generator written anew from the definitions gives the same thousand words."""
    rng = Rng(seed, "any:stream")
    expected = list(islice(other_words(seed, "any:stream"), 1000))
    assert expected == [rng.word() for _ in range(1000)]


def test_numbers_and_orders_are_published_too() -> None:
    """What is made of the words is as final as the words."""
    rng = Rng("7", "kraby:bag")
    assert [5, 3, 5, 0, 2, 0, 0, 2, 1, 3, 5, 1] == [rng.below(6) for _ in range(12)]
    assert "ABIJECHDGF" == "".join(Rng("7", "kraby:bag").shuffled("ABCDEFGHIJ"))
    assert "F" == Rng("7", "kraby:bag").pick("ABCDEF")


class Fixed(Rng):
    """A generator that gives the words it is told."""

    def __init__(self, *words: int) -> None:
        """Keep the words."""
        self._left = list(words)

    def word(self) -> int:
        """Give the next one."""
        return self._left.pop(0)


def test_below_rejects_what_would_favour_small_numbers() -> None:
    """Words past the last whole multiple of the limit are drawn again."""
    limit = 3 << 30
    assert 5 == Fixed(limit, 2**32 - 1, 5).below(limit)
    assert 1 == Fixed(2**32 - 1, 4).below(3)
    assert 2**32 - 1 == Fixed(2**32 - 1).below(2**32)


@pytest.mark.parametrize("limit", [0, -1, 2**32 + 1])
def test_below_refuses_a_limit_it_cannot_serve(limit: int) -> None:
    """A limit outside 1 to 2**32 is an error and not an endless loop."""
    with pytest.raises(ValueError, match="limit"):
        Rng("7", "any").below(limit)


def test_below_is_even() -> None:
    """60,000 throws of a die lie within what chance allows (chi-square, 5 degrees, 0.1 %)."""
    rng = Rng("sanity", "die")
    counts = Counter(rng.below(6) for _ in range(60_000))
    chi = sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(6))
    assert chi < 20.5


def test_every_order_is_equally_likely() -> None:
    """The 24 orders of four things come up evenly (chi-square, 23 degrees, 0.1 %)."""
    rng = Rng("sanity", "orders")
    counts = Counter(rng.shuffled("abcd") for _ in range(24_000))
    assert set(permutations("abcd")) == set(counts)
    assert sum((number - 1000) ** 2 / 1000 for number in counts.values()) < 49.7


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    """The first words of the seeds 0 to 4095 are spread over all bits and never equal."""
    first = [Rng(str(seed), "kraby:bag").word() for seed in range(4096)]
    assert len(first) > 4090
    assert len(set(first)) == len(first)
    for bit in range(32):
        ones = sum(word >> bit & 1 for word in first)
        assert abs(ones - 2048) < 4 * 32, f"bit {bit}: {ones} ones"
    flips = [(one ^ two).bit_count() for one, two in pairwise(first)]
    assert abs(sum(flips) / len(flips) - 16) < 0.3


def test_streams_of_one_seed_do_not_follow_each_other() -> None:
    """Two streams of one seed share no word at the same place."""
    one, two = Rng("7", "kraby:bag"), Rng("7", "kraby:colours")
    assert not any(one.word() == two.word() for _ in range(2000))


def test_a_new_stream_shifts_no_other() -> None:
    """Drawing from one stream leaves another as it is."""
    alone = Rng("7", "kraby:bag")
    expected = [alone.word() for _ in range(5)]
    one, other = Rng("7", "kraby:bag"), Rng("7", "kraby:signs")
    found = []
    for _ in range(5):
        other.word()
        found.append(one.word())
    assert expected == found
