"""Loose pieces without a face, and tiles whose sides have no halves, are told with their places."""

from dataclasses import replace

from printkit.app.registry import load
from printkit.model.check_kit import check_kit
from printkit.model.game import Game
from printkit.model.pieces import FigureSet, PieceSet, RowSet, TokenSet

GAME = load("tea-garden")


def with_sets(*sets: PieceSet) -> Game:
    """Return the game with these sets alone."""
    return replace(GAME, kit=lambda: sets)


def faults(game: Game) -> list[tuple[str, str]]:
    """Return code and words of each fault but the missing pad."""
    return [(one.code, one.message) for one in check_kit(game) if one.code != "R_PAD"]


def test_a_side_without_halves_is_told() -> None:
    """A colour of cup that the set does not draw."""
    (cups,) = (each for each in GAME.kit() if isinstance(each, RowSet))
    first, *others = cups.tiles
    assert [] == faults(with_sets(cups))
    wrong = replace(cups, tiles=(replace(first, left="X"), *others))
    message = f"a side of {first.piece.id} shows 'X', which does not exist"
    assert [("R_TILE", message)] == faults(with_sets(wrong))


def test_a_piece_without_a_face_is_told() -> None:
    """One token of several has no picture."""
    (scrolls,) = (each for each in GAME.kit() if each.part == "scrolls")
    assert isinstance(scrolls, TokenSet)
    assert [] == faults(with_sets(scrolls))
    wrong = replace(scrolls, faces=scrolls.faces[1:])
    message = f"{scrolls.pieces[0].id} has no face in scrolls"
    assert [("R_PIECE", message)] == faults(with_sets(wrong))


def test_a_figure_of_no_sort_is_told() -> None:
    """The start token without its sort."""
    (figures,) = (each for each in GAME.kit() if isinstance(each, FigureSet))
    assert [] == faults(with_sets(figures))
    wrong = replace(figures, sorts=tuple(each for each in figures.sorts if each.id != "start"))
    assert [("R_PIECE", "start has no face in figures")] == faults(with_sets(wrong))
