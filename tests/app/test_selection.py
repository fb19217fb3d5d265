"""What is printed is what was wished for: parts, lost pieces, and only what so many players need."""

import pytest

from printkit.app.registry import load
from printkit.app.selection import Wishes, read_list, read_numbers, select
from printkit.base.errors import UsageError
from printkit.model.sets import pieces_of

KRABY = load("kraby")


def counts(wishes: Wishes) -> dict[str, int]:
    """Return the number of each piece that is printed."""
    return {
        piece.id: piece.count + piece.spares
        for each in select(KRABY, wishes)
        for piece in pieces_of(each)
    }


def test_everything_is_printed_with_the_spares() -> None:
    """Without a wish the kit holds 130 tokens, 15 figures, 4 screens, 5 and 4 markers."""
    found = counts(Wishes())
    assert 130 == sum(number for name, number in found.items() if name.startswith("token."))
    assert 15 == sum(number for name, number in found.items() if name.startswith("figure."))
    assert 4 == sum(number for name, number in found.items() if name.startswith("screen."))
    assert 5 == sum(number for name, number in found.items() if name.startswith("value."))
    assert 4 == sum(number for name, number in found.items() if name.startswith("marker."))


@pytest.mark.parametrize(
    ("players", "kinds", "tokens", "figures", "screens"),
    [
        (2, "", 5 * 20, 5 * 3, 2),
        (2, "OGBY", 4 * 20, 4 * 3, 2),
        (3, "", 5 * 24, 5 * 3, 3),
        (4, "", 5 * 24, 5 * 2, 4),
    ],
)
def test_only_what_so_many_players_need(
    players: int, kinds: str, tokens: int, figures: int, screens: int
) -> None:
    """The numbers of the rule book's set-up, without spares."""
    found = counts(Wishes(players=players, kinds=kinds))
    assert tokens == sum(n for name, n in found.items() if name.startswith("token."))
    assert figures == sum(n for name, n in found.items() if name.startswith("figure."))
    assert screens == sum(n for name, n in found.items() if name.startswith("screen."))


def test_only_the_lost_pieces() -> None:
    """`--pieces` prints exactly these and nothing else."""
    assert {"token.O": 3, "marker.1": 1} == counts(Wishes(pieces={"token.O": 3, "marker.1": 1}))


@pytest.mark.parametrize(
    ("wishes", "message"),
    [
        (Wishes(parts=("tokns",)), "tokns"),
        (Wishes(pieces={"token.X": 1}), "token.X"),
        (Wishes(copies={"pads": 2}), "pads"),
        (Wishes(players=5), "5 players"),
        (Wishes(players=0), "0 players"),
        (Wishes(players=2, kinds="OGB"), "4 colours, not 3"),
        (Wishes(kinds="OX"), "'X'"),
        (Wishes(kinds="OO"), "twice"),
        (Wishes(parts=("tokens",), pieces={"token.O": 1}), "do not go together"),
    ],
)
def test_a_wish_that_cannot_be_met_names_what_is_wrong(wishes: Wishes, message: str) -> None:
    """Each refusal names the input at fault and says what there is."""
    with pytest.raises(UsageError) as caught:
        select(KRABY, wishes)
    assert message in caught.value.message
    assert caught.value.hint


def test_numbers_are_read_with_and_without_a_count() -> None:
    """A piece without a number means one; the same piece twice adds up."""
    assert {"token.O": 4, "marker.1": 1} == read_numbers(
        "token.O=3, marker.1,token.O", "--pieces", otherwise=1
    )


@pytest.mark.parametrize("text", ["token.O=0", "token.O=-1", "token.O=1.5", "token.O=x", "=", ""])
def test_a_number_that_is_none_is_refused(text: str) -> None:
    """Zero, negative, broken and absent numbers are slips and not wishes."""
    with pytest.raises(UsageError, match="--pieces"):
        read_numbers(text, "--pieces")


def test_a_list_keeps_its_order_and_drops_doubles() -> None:
    """`--parts board,tokens,board` prints each part once."""
    assert ("board", "tokens") == read_list(" board, tokens,BOARD", "--parts")
    assert () == read_list(None, "--parts")
