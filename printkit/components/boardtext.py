"""From a drawing to the boxes of its lines of text, which no join of a split board may cut."""

from collections.abc import Iterator

from printkit.display.fonts import FontBook
from printkit.display.items import Group, Item, TextItem

Box = tuple[float, float, float, float]


def text_boxes(items: tuple[Item, ...], book: FontBook) -> Iterator[Box]:
    """Return the box of each line of text: from the top of its capitals to its descent.

    Lines in groups count where the group lies as it is drawn; a moved or turned group is art.
    """
    for item in items:
        if isinstance(item, TextItem):
            face = book.face(item.face)
            rise, fall = face.cap_height * item.size, abs(face.descent) * item.size * 0.3
            width = face.width(item.text, item.size)
            yield item.x, item.y - rise, width, rise + fall
        elif isinstance(item, Group) and item.matrix is None:
            yield from text_boxes(item.items, book)
