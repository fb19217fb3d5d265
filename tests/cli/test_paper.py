"""What a person is told about a job on paper."""

from printkit.cli.paper import joined_notes


def test_the_same_advice_is_told_once() -> None:
    """Two parts with one advice share a line; what names no part stands as it is."""
    notes = ("Cards: fold it.", "Board: 2 sheets.", "Tiles: fold it.", "All is well")
    assert ("Cards, Tiles: fold it.", "Board: 2 sheets.", "All is well") == joined_notes(notes)
