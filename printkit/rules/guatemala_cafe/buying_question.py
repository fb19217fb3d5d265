"""The questions of a turn: the Buyer's move, what a purchase costs, whether a piece may stand there."""

from collections.abc import Mapping
from typing import Any

from printkit.base.errors import Fault
from printkit.model.faults import fault
from printkit.model.game import Answer, Helper
from printkit.model.options import Option
from printkit.model.text import Text, text
from printkit.rules.guatemala_cafe.cultivation import facing, moved
from printkit.rules.guatemala_cafe.given import (
    BOARD,
    NEEDED_BOARD,
    board_of,
    fleet,
    player_number,
    players_fault,
    refuse,
    side_for,
)
from printkit.rules.guatemala_cafe.items import (
    Item,
    Priced,
    place_item,
    price_items,
    read_items,
)
from printkit.rules.guatemala_cafe.numbers import (
    FREE_STEPS,
    ITEMS,
    LONG_STEPS,
    MONEY,
    PLAYERS,
    SPACES,
    STEP_COST,
    TILES_EACH,
)
from printkit.rules.guatemala_cafe.placing import Placed, gains
from printkit.rules.guatemala_cafe.plants import Plantation
from printkit.rules.guatemala_cafe.standing import NAMES
from printkit.rules.guatemala_cafe.typed import LETTERS
from printkit.rules.guatemala_cafe.writing import plantation_lines


def _no(result: Mapping[str, Any], *reasons: Fault) -> Answer:
    return Answer(ok=False, result=result, reasons=reasons)


# The Buyer


def _steps_fault(steps: int, *, stay: bool) -> Fault | None:
    if 1 <= steps <= LONG_STEPS or (steps == 0 and stay):
        return None
    message = "the Buyer cannot move {steps} spaces"
    hint = "1 to {free} for nothing, {long} for {cost} centavos"
    return fault(
        "E_STEPS",
        "steps",
        message,
        hint,
        steps=steps,
        free=FREE_STEPS,
        long=LONG_STEPS,
        cost=STEP_COST,
    )


def _step_cost(steps: int) -> int:
    return STEP_COST if steps == LONG_STEPS else 0


def _buyer(given: Mapping[str, Any]) -> Answer:
    space, steps = given["at"], given["steps"]
    if not 1 <= space <= SPACES:
        message = "there is no space {space} on the Buyer's track"
        hint = "its spaces are 1 to {last}, clockwise from the top left"
        return refuse(fault("E_RANGE", "at", message, hint, space=space, last=SPACES))
    wrong = _steps_fault(steps, stay=bool(given.get("stay")))
    if wrong is not None:
        return _no({}, wrong)
    after = moved(space, steps)
    line = facing(after)
    cost = _step_cost(steps)
    told = text(
        "The Buyer stands on {space} ({side}) and faces {line} {number}: {sack}. Cost: {cost}.",
        space=after,
        side=line.side,
        line=line.name,
        number=line.number,
        sack=text("sack square {sack}", sack=line.sack) if line.sack else text("no sack square"),
        cost=cost,
    )
    result = {
        "at": after,
        "side": line.side,
        line.name: line.number,
        "sack": line.sack,
        "cost": cost,
        "squares": [list(square) for square in line.squares],
    }
    return Answer(ok=True, result=result, told=(told,))


# A purchase


def _buy(given: Mapping[str, Any]) -> Answer:
    items, faults = read_items(given["items"])
    steps = given.get("steps")
    faults = (*faults, *players_fault(given.get("players")), *_purse_faults(given))
    if faults:
        return refuse(*faults)
    reasons: tuple[Fault, ...] = ()
    if len(items) > ITEMS:
        message = "{found} pieces, but at most {limit} may be taken in a turn"
        reasons = (fault("E_ITEMS", "items", message, found=len(items), limit=ITEMS),)
    wrong = _steps_fault(steps, stay=True) if steps is not None else None
    reasons = (*reasons, *((wrong,) if wrong else ()), *_tile_reasons(given, items))
    after: Plantation | None = None
    if given.get("board") is not None:
        priced, after = _on_board(given, items)
    else:
        priced = _by_price(given, items)
    if priced.errors:
        return refuse(*priced.errors)
    cost = sum(priced.prices) + _step_cost(steps or 0)
    money = given.get("money")
    result: dict[str, Any] = {"cost": cost, "prices": list(priced.prices), "money": money}
    reasons = (*reasons, *priced.reasons)
    if not reasons and money is not None and cost > money:
        message = "{cost} centavos are too many: there are {money}"
        hint = "nothing is taken; missing: {missing}"
        lacks = cost - money
        reasons = (fault("E_MONEY", "money", message, hint, cost=cost, money=money, missing=lacks),)
    if reasons:
        return _no(result if not priced.reasons else {}, *reasons)
    if money is not None:
        result["money"] = money - cost
    if after is not None:
        result["board"] = list(plantation_lines(after))
    return Answer(ok=True, result=result, told=(_told_cost(items, priced, steps or 0, money),))


def _purse_faults(given: Mapping[str, Any]) -> tuple[Fault, ...]:
    faults: tuple[Fault, ...] = ()
    for name in ("money", "tiles"):
        value = given.get(name)
        if value is not None and value < 0:
            message = "{name} cannot be {value}"
            faults = (*faults, fault("E_NEG", name, message, name=name, value=value))
    strange = [sign for sign in _grown(given) if sign not in LETTERS]
    if strange:
        message, hint = "{sign} is not a coffee", "kinds: {kinds}"
        kinds = " ".join(LETTERS)
        faults = (
            *faults,
            fault("E_SYMBOL", "grown", message, hint, sign=repr(strange[0]), kinds=kinds),
        )
    return faults


def _grown(given: Mapping[str, Any]) -> list[str]:
    return [
        sign for sign in (given.get("grown") or "").upper() if not (sign.isspace() or sign == ",")
    ]


def _tile_reasons(given: Mapping[str, Any], items: tuple[Item, ...]) -> tuple[Fault, ...]:
    """Return why warehouses cannot be bought because of kinds grown and property tiles left."""
    stores = [item for item in items if item.piece == "warehouse"]
    grown = _grown(given)
    reasons: list[Fault] = []
    for item in stores:
        if item.kind and item.kind in grown:
            message, hint = "{kind} is grown already", "everybody grows each kind once"
            reasons.append(fault("E_GROWN", "items", message, hint, kind=NAMES[item.kind]))
        grown.append(item.kind)
    left = given.get("tiles")
    if left is not None and len(stores) > left:
        message = "each warehouse needs a property tile; left: {left} of {all}"
        reasons.append(fault("E_TILES", "items", message, left=left, all=TILES_EACH))
    return tuple(reasons)


def _by_price(given: Mapping[str, Any], items: tuple[Item, ...]) -> Priced:
    typed = given.get("docks") or ""
    players = given.get("players")
    named = [word.replace("=", ":").split(":")[0] for word in typed.split(",") if word.strip()]
    board, mixed = side_for(players, named)
    there, wrong = fleet(typed, board, LETTERS[0], "docks")
    if mixed or wrong:
        return Priced((), errors=(*mixed, *wrong))
    return price_items(items, board, players or max(PLAYERS), there.docks)


def _on_board(
    given: Mapping[str, Any], items: tuple[Item, ...]
) -> tuple[Priced, Plantation | None]:
    """Place all pieces one after the other on a typed board."""
    beside = [name for name in ("docks", "players") if given.get(name) is not None]
    if beside:
        message = "both a typed board and --{name} were given"
        hint = "leave one of them out"
        both = fault("E_BOTH", "board", message, hint, name=beside[0])
        return Priced((), errors=(both,)), None
    table, faults = board_of(given)
    if table is None:
        return Priced((), errors=faults), None
    player, odd = _who(given, table)
    if player is None:
        return Priced((), errors=odd), None
    prices: list[int] = []
    reasons: list[Fault] = []
    errors: list[Fault] = []
    for item in items:
        placed = place_item(table, item, player)
        if isinstance(placed, Fault):
            errors.append(placed)
            continue
        table = placed.table
        prices.append(placed.price)
        reasons += [
            fault(
                one.code, "items", text("{item}: {why}", item=item.name, why=one.message), one.hint
            )
            for one in placed.reasons
        ]
    return Priced(tuple(prices), tuple(reasons), tuple(errors)), table


def _who(given: Mapping[str, Any], table: Plantation) -> tuple[int | None, tuple[Fault, ...]]:
    word = given.get("player")
    if word is None:
        message = "it is not said who builds"
        hint = "give --player with a number or a name"
        return None, (fault("E_MISSING", "player", message, hint),)
    return player_number(word, "player", table.players)


def _told_cost(items: tuple[Item, ...], priced: Priced, steps: int, money: int | None) -> Text:
    terms = [
        text("{item} {price}", item=i.name, price=p)
        for i, p in zip(items, priced.prices, strict=True)
    ]
    if _step_cost(steps):
        terms.append(text("move of {steps} spaces {cost}", steps=steps, cost=_step_cost(steps)))
    names = {f"term{k}": term for k, term in enumerate(terms)}
    listed = text(", ".join(f"{{{name}}}" for name in names) or "nothing", **names)
    cost = sum(priced.prices) + _step_cost(steps)
    if money is None:
        return text("{items}: {cost} centavos.", items=listed, cost=cost)
    pattern = "{items}: {cost} centavos; left: {left}."
    return text(pattern, items=listed, cost=cost, left=money - cost)


# One piece


def _place(given: Mapping[str, Any]) -> Answer:
    table, faults = board_of(given)
    if table is None:
        return refuse(*faults)
    item, odd = _piece(given)
    player: int | None = 0
    if item is not None and (item.piece != "road" or given.get("player") is not None):
        player, wrong = _who(given, table)
        odd = (*odd, *wrong)
    if item is None or player is None or odd:
        return refuse(*odd)
    placed = place_item(table, item, player)
    if isinstance(placed, Fault):
        return refuse(placed)
    result: dict[str, Any] = {"piece": item.piece, "at": item.where, "price": placed.price}
    if item.kind:
        result["kind"] = item.kind
    if placed.reasons:
        return _no({}, *placed.reasons)
    more = gains(table, placed.table)
    result |= {"gain": more, "board": list(plantation_lines(placed.table))}
    return Answer(ok=True, result=result, told=_told_place(table, item, placed, more))


def _piece(given: Mapping[str, Any]) -> tuple[Item | None, tuple[Fault, ...]]:
    """Read ``worker:W``, or as on the typed board ``w`` and ``W``; with the place it is an item."""
    word, where = given["piece"].strip(), given["at"].strip()
    if len(word) == 1 and word.upper() in LETTERS:
        word = f"{'worker' if word.islower() else 'warehouse'}:{word}"
    piece, _, kind = word.partition(":")
    form = f"{piece}:{kind}@{where}" if kind else f"{piece}:{where}"
    found, faults = read_items(form)
    if len(found) != 1:
        return None, faults or (fault("E_ITEM", "piece", "{word} is no piece", word=repr(word)),)
    return found[0], faults


def _told_place(
    table: Plantation, item: Item, placed: Placed, more: Mapping[str, list[int]]
) -> tuple[Text, ...]:
    first = text("{item}: allowed, {price} centavos.", item=item.name, price=placed.price)
    lines = [
        text(
            "The next scoring of {kind} gives {player} {points} more.",
            kind=NAMES[kind],
            player=table.players[k],
            points=points,
        )
        for kind, each in more.items()
        for k, points in enumerate(each)
        if points
    ]
    return (first, *lines)


BUY = Helper(
    id="buy",
    title=text("what a purchase costs, and whether it is allowed"),
    inputs=(
        Option(
            "items",
            "text",
            text("warehouse:green,worker:green,ship:B,road (or a site: warehouse:B2)"),
            required=True,
        ),
        Option("docks", "text", text("ships in the harbours before: B:1,D:2 or B:WK")),
        Option("money", "int", text("centavos of the player, {start} at the start", start=MONEY)),
        Option("steps", "int", text("spaces that the Buyer was moved; 4 cost 2 centavos")),
        Option("players", "int", text("how many play (without: three or four)")),
        Option("grown", "text", text("kinds that the player grows with a warehouse: WB")),
        Option("tiles", "int", text("property tiles that the player has left")),
        BOARD,
        Option("player", "text", text("with a board: who builds, a number or a name")),
    ),
    answer=_buy,
    rule="Guatemala Café 6.2",
)
BUYER = Helper(
    id="buyer",
    title=text("where the Buyer goes, and what row or column that is"),
    inputs=(
        Option("at", "int", text("space of the Buyer, 1 to 36"), required=True),
        Option("steps", "int", text("spaces to move, clockwise"), required=True),
        Option("stay", "flag", text("house rule: the Buyer may stay, a move of 0")),
    ),
    answer=_buyer,
    rule="Guatemala Café 6.3",
)
PLACE = Helper(
    id="place",
    title=text("may a piece stand there, what does it cost, what does it gain"),
    inputs=(
        NEEDED_BOARD,
        Option("piece", "text", text("worker:W, warehouse:W, ship:W or road"), required=True),
        Option("at", "text", text("a field 4,5, a site B2, a harbour B, B:6-7"), required=True),
        Option("player", "text", text("who builds, a number or a name")),
    ),
    answer=_place,
    rule="Guatemala Café 6.4",
)
