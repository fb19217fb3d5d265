"""The pictures of the rules of Guatemala Café, drawn with its own pieces."""

from printkit.model.leaflet import Picture
from printkit.model.text import Text, text
from printkit.rules.guatemala_cafe import example

PLANTATION = Picture(
    lines=(
        "worker.W . . worker.K",
        "warehouse.W worker.W worker.K warehouse.K",
        "worker.W . . .",
    ),
    groups=(
        (Text(str(example.BLUE.workers)), ((0, 0), (1, 0), (1, 1), (2, 0))),
        (Text(str(example.YELLOW.workers)), ((0, 3), (1, 2), (1, 3))),
    ),
    caption=text(
        "Two plantations: white with {many} workers, black with {few}. Different coffees may touch.",
        many=example.BLUE.workers,
        few=example.YELLOW.workers,
    ),
    alt=text(
        "White warehouse with a worker above, below and to the right of it; beside that worker a "
        "black one, then the black warehouse with another worker above it."
    ),
    open="tblr",
)

TOUCHING = Picture(
    lines=("warehouse.W worker.W x worker.W warehouse.W",),
    caption=text(
        "The white plantations of two players. No white worker may go on the cross: nobody could "
        "tell whose it is."
    ),
    alt=text(
        "White warehouse, white worker, empty field, white worker, white warehouse: no white worker "
        "on the empty field between two players."
    ),
    open="tblr",
)

CONNECTED = Picture(
    lines=("warehouse.W road road road ship.W ship.K",),
    ground="table",
    caption=text(
        "Roads all the way from the door to the harbour: the white ship counts for the white "
        "warehouse, the black one does not."
    ),
    alt=text("White warehouse, road, road, road, harbour with a white and a black ship."),
)
