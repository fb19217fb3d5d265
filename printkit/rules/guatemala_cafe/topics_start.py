"""What Guatemala Café is about, what lies in the box, how it is laid out: the leaflet's first part."""

from printkit.model.leaflet import Bullets, Paragraph, Table, Topic
from printkit.model.text import text
from printkit.rules.guatemala_cafe.numbers import (
    ALL_SACKS,
    BAG,
    COINS,
    COVERS,
    FIXED_SACKS,
    KINDS,
    MONEY,
    SACK_SQUARES,
    SACKS,
    SHIPS,
    START_COINS,
    THREE,
    TILES_EACH,
    WAREHOUSES,
    WORKERS,
)
from printkit.rules.guatemala_cafe.sheet import KINDS as COFFEES
from printkit.rules.guatemala_cafe.sheet import SEATS
from printkit.rules.guatemala_cafe.tables import number, setup_table, topic

AIM_TOPIC = topic(
    "aim",
    "What it is about",
    "Guatemala Café 1.1",
    Paragraph(
        text(
            "You grow coffee in Guatemala. A buyer walks around the market, and what lies in the row "
            "that he stands at can be had: workers and warehouses for your plantations, ships for the "
            "harbours, roads that lead there. Or a sack of coffee: it pays you money and brings points "
            "to everybody who grows that kind."
        )
    ),
    Paragraph(
        text(
            "A plantation brings a point for each worker, and two, three or four times as much when "
            "roads link it to ships of its kind. Every sack that is taken makes the score track "
            "shorter. As soon as a marker meets the last sack, the game is over, and whoever is in "
            "front wins."
        )
    ),
)


def box_topic(roads: int) -> Topic:
    """Return what lies in the box, with so many roads."""
    return topic(
        "box",
        "What you need",
        "Guatemala Café 1.2, 4.5",
        Table(
            head=(),
            rows=(
                (
                    text("cultivation board (the market), with and without a start layout"),
                    number(1),
                ),
                (text("plantation board, a side for 2 players and one for 3–4"), number(1)),
                (
                    text("workers, {each} of each coffee", each=WORKERS),
                    number(WORKERS * KINDS),
                ),
                (
                    text("warehouses, {each} of each coffee", each=WAREHOUSES),
                    number(WAREHOUSES * KINDS),
                ),
                (text("ships, {each} of each coffee", each=SHIPS), number(SHIPS * KINDS)),
                (text("sacks, {each} of each coffee", each=SACKS), number(ALL_SACKS)),
                (text("roads"), number(roads)),
                (
                    text("property tiles, {each} for each player", each=TILES_EACH),
                    number(TILES_EACH * len(SEATS)),
                ),
                (text("score markers"), number(len(SEATS))),
                (text("Buyer"), number(1)),
                (
                    text("coins of {values} centavos", values=tuple(map(str, COINS))),
                    number(sum(COINS.values())),
                ),
                (text("cover cards, for {three} players", three=THREE), number(COVERS)),
                (text("screens, to hide sacks behind"), number(len(SEATS))),
                (text("bag that nobody can look into"), number(1)),
            ),
        ),
        Paragraph(
            text(
                "There are {kinds} coffees: {coffees}. Each has its letter and its pattern: {letters}. "
                "1 c is one centavo.",
                kinds=KINDS,
                coffees=tuple(kind.name.pattern for kind in COFFEES),
                letters=tuple(kind.letter for kind in COFFEES),
            )
        ),
    )


BOARDS_TOPIC = topic(
    "boards",
    "The two boards",
    "Guatemala Café 1.2, 2, 4",
    Paragraph(
        text(
            "Cultivation board: a square of nine rows and nine columns where everything lies that "
            "can be had. The Buyer walks around it. Each space of his track stands at one end of a row "
            "or a column; both are called a row here."
        )
    ),
    Paragraph(
        text(
            "Plantation board: fields in three areas, grey mountains, green slopes and the yellow "
            "coast. Warehouses go on the marked building sites, workers on all other fields, ships on "
            "the docks of the harbours below. The score track runs around it."
        )
    ),
    Paragraph(
        text(
            "With three or four players there are printed routes. Each belongs to one harbour and has "
            "a place for every road; a building site touches its route at one corner, its door."
        ),
        ours=True,
    ),
)


def setup_topic(track: int) -> Topic:
    """Return how the game is laid out, with a score track of that length."""
    return topic(
        "setup",
        "Before you start",
        "Guatemala Café 1.3, 4.6",
        Bullets(
            (
                text(
                    "Put both boards side by side, the plantation board with the side for your number "
                    "of players. For a first game, turn the cultivation board to its start layout."
                ),
                text(
                    "Start layout: put a worker, warehouse, ship or sack of the printed coffee on each "
                    "square. All {all} squares are covered.",
                    all=(WORKERS + WAREHOUSES + SHIPS) * KINDS + SACK_SQUARES,
                ),
                text(
                    "Other side, for more variety: put {five} sacks, one of each coffee, on the first "
                    "{five} sack squares (I to V). Mix all other sacks face down and put one on the "
                    "last sack square (VI). Mix workers, warehouses and ships and put one on each "
                    "square that is left.",
                    five=FIXED_SACKS,
                ),
                text(
                    "Mix the sacks that are left, face down: {bag} go into the bag, the others are "
                    "dealt out evenly. Look at yours and keep them secret, behind your screen.",
                    bag=BAG,
                ),
                text(
                    "{three} players do not use the leftmost route and its harbour: put the {covers} "
                    "cover cards on its building sites. The fields around them are used.",
                    three=THREE,
                    covers=COVERS,
                ),
                text(
                    "Everybody takes {tiles} property tiles of a colour and {money} c, and puts the "
                    "score marker on space 0 of the track.",
                    tiles=TILES_EACH,
                    money=MONEY,
                ),
                text("Roads and all other coins lie beside the boards; the coins are the bank."),
                text(
                    "Agree on who begins, or draw a score marker from the bag before the sacks go in. "
                    "The player to the right of that one puts the Buyer on any space of his track."
                ),
            ),
            numbered=True,
        ),
        setup_table(track),
        Paragraph(
            text(
                "Your {money} c are these coins: {coins}. The bank never runs out: if coins are "
                "missing, write it down. Start layout, sack squares and the length of the track are "
                "our own.",
                money=MONEY,
                coins=tuple(map(str, START_COINS)),
            ),
            ours=True,
        ),
    )
