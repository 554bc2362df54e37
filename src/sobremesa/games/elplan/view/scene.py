"""A position of El Plan as what lies on the table."""

from functools import cache
from typing import TypeAlias

from sobremesa.core.memo import Memo
from sobremesa.core.texts import Texts
from sobremesa.core.vocabulary import Speech
from sobremesa.games.elplan.content.model import KINDS, PRODUCTS, RESOURCES
from sobremesa.games.elplan.engine.columns import MODE, NOTHING, SHOP
from sobremesa.games.elplan.engine.numbers import (
    BIT,
    CREDIT,
    D6,
    DEBT,
    DISTRICT_OF_PHASE,
    IDEAS,
    IGNORES,
    PLANS,
    ROW_IDEAS,
    ROW_LOCKS,
    ROWS,
    SHELVED,
    SPACE,
    SPACE_IDS,
    TARGET,
)
from sobremesa.games.elplan.engine.rules.end import points, trios
from sobremesa.games.elplan.engine.rules.opportunity import open_subsidies
from sobremesa.games.elplan.engine.state import Position
from sobremesa.games.elplan.view.kinds import OFFER, SEAT, pack_of
from sobremesa.games.elplan.view.printed import event_of, face_of, plan_of
from sobremesa.games.elplan.view.sheet import decided, ladder, sheet
from sobremesa.games.elplan.view.table import (
    Holding,
    Offer,
    PlanCard,
    Player,
    Row,
    Space,
    Spot,
    Table,
)

LABELS = (
    "board", "market", "offers", "players", "plan", "tokens", "rows", "products", "ideas", "investments", "credit",
    "space", "cost", "activation", "effect", "rotated", "play", "event", "period", "points", "trios", "sheet", "lost",
    "total", "resources", "converted", "owned", "final", "closed", "shop", "no-event", "not-yet", "choose-plan",
    "no-plan", "export", "import", "buy", "sell", "summary", "holder", "signs", "locked", "empty", "till", "ignores",
    "district-1", "district-2", "district-3", "district-4", "district-5", "district-6", "district-7", "to-buy",
    "laid", "sheet-resources", "sheet-converted", "sheet-owned", "idea", "route", "recipes",
)  # fmt: skip
NAMES = (
    *(f"resource-{resource}" for resource in RESOURCES),
    *("process-production", "process-logistics", "process-marketing", "process-any"),
    *(f"product-{product}" for product in PRODUCTS),
    *(f"kind-{kind}" for kind in KINDS),
    *(f"space-{space}" for space in SPACE_IDS),
)


def table(position: Position, speech: Speech) -> Table:
    """Return what lies on the table."""
    parameters = position.parameters
    players = range(int(parameters.players))
    result = position.result()
    period = max(1, int(position.period))
    cards = pack_of(position)
    return Table(
        period=int(position.period),
        periods=int(parameters.periods),
        district=int(DISTRICT_OF_PHASE[position.phase]),
        districts=tuple(bool(parameters.has(period, BIT[district])) for district in range(1, 8)),
        turn=int(position.turn),
        holder=int(position.holder),
        event=event_of(cards.events[int(position.event)], speech) if position.event != NOTHING else None,
        market=tuple(int(position.market(product)) for product in range(3)),
        spaces=_spaces(position),
        offers=_offers(position, speech),
        subsidy=tuple(resource for i, resource in enumerate(RESOURCES) if int(parameters.subsidy) >> i & 1),
        imports=bool(parameters.imports),
        credits=sum(1 for seat in players if not position.get(seat, CREDIT)) if parameters.credit else -1,
        plans=_plans(position, speech) if position.phase == PLANS else (),
        players=tuple([_player(position, seat, speech) for seat in players]),
        sheet=sheet(position, result) if result else (),
        ladder=ladder(position),
        decided=decided(position, result) if result else "",
        labels=_labels(speech.texts, speech.lang),
        order=tuple(int(position.seat_at(n)) for n in players) if position.holder >= 0 else (),
        acted=int(position.nth),
    )


@cache
def _labels(texts: Texts, lang: str) -> dict[str, str]:
    labels = {label: texts.say(lang, f"label-{label}") for label in LABELS}
    return {"title": texts.say(lang, "title")} | labels | {name: texts.say(lang, name) for name in NAMES}


def offer_id(position: Position, place: int) -> str:
    """Return the id of the card on a place of the offers; of two copies the second is another."""
    return OFFER.token(place, position).replace("'", "-2")


# -- the board -------------------------------------------------------------------------------------


def _spaces(position: Position) -> tuple[Space, ...]:
    parameters = position.parameters
    if not parameters.has(max(1, int(position.period)), 1):
        return ()
    spaces, subsidies = [], int(open_subsidies(position))
    stand_on = [int(position.get(seat, SPACE)) for seat in range(int(parameters.players))]
    for i, id in enumerate(SPACE_IDS):
        if i == 1 and parameters.d1_spaces < 2:
            continue
        seats = tuple([seat for seat, space in enumerate(stand_on) if space == i]) if i in stand_on else ()
        money = int(position.subsidy(i - D6)) if i >= D6 else 0
        spaces.append(Space(id, seats, i < D6 + subsidies, money))
    return tuple(spaces)


Offers: TypeAlias = tuple[tuple[Offer | None, ...], ...]
_OFFERS: Memo[Offers] = Memo(256)


def _offers(position: Position, speech: Speech) -> Offers:
    key = position.parameters, tuple(position.offers), speech.lang
    return _OFFERS.get(key, lambda: _new_offers(position, speech))


def _new_offers(position: Position, speech: Speech) -> Offers:
    cards = pack_of(position).investments

    def offer(place: int) -> Offer | None:
        number = int(position.offer(place))
        if number == NOTHING:
            return None
        face = face_of(cards[number], int(position.parameters.card(number, MODE)), speech)
        return Offer(offer_id(position, place), face, bool(position.is_rotated(place)))

    places = int(position.parameters.offers)
    return tuple(tuple(offer(kind * 3 + i) for i in range(places)) for kind in range(3))


def _plans(position: Position, speech: Speech) -> tuple[PlanCard, ...]:
    left = int(position.plans_left)
    return tuple(plan_of(plan, speech) for i, plan in enumerate(pack_of(position).plans) if left >> i & 1)


# -- the players -----------------------------------------------------------------------------------


def _spot(pays: str, place: int, filled: int, ideas: int, locks: int) -> Spot:
    if not filled >> place & 1:
        return Spot(pays)
    return Spot(pays, "idea" if ideas >> place & 1 else "token", bool(locks >> place & 1))


_PLAYERS: Memo[Player] = Memo(1024)


def _player(position: Position, seat: int, speech: Speech) -> Player:
    """Return what lies before a player, made once for the same numbers under the same rules."""
    name, numbers = str(SEAT.say(seat, speech)), tuple(position.numbers_of(seat))
    key = position.parameters, seat, numbers, name, speech.lang
    return _PLAYERS.get(key, lambda: _new_player(position, seat, name, speech))


def _new_player(position: Position, seat: int, name: str, speech: Speech) -> Player:
    content = pack_of(position)
    number = int(position.plan(seat))
    plan = plan_of(content.plans[number], speech) if number >= 0 else None
    laid = (
        int(position.get(seat, ROWS)),
        int(position.get(seat, ROW_IDEAS)),
        int(position.get(seat, ROW_LOCKS)),
    )
    rows = enumerate(plan.rows if plan else ())
    space = int(position.get(seat, SPACE))
    held = range(int(position.held(seat)))
    has_shop = any(position.parameters.card(position.card_at(seat, i), SHOP) for i in held)
    return Player(
        name=name,
        plan=plan,
        rows=tuple(Row(_spot(pays, i, *laid), process) for i, (pays, process) in rows),
        idle=tuple(int(position.idle(seat, resource)) for resource in range(3)),
        ideas=int(position.get(seat, IDEAS)),
        all_ideas=int(position.all_ideas(seat)),
        wares=tuple(int(position.wares(seat, product)) for product in range(3)),
        shelf=tuple(int(position.get(seat, SHELVED + product)) for product in range(3)) if has_shop else (),
        holdings=tuple(_holding(position, seat, i, speech) for i in held),
        credit=bool(position.get(seat, CREDIT)),
        debt=tuple(name for i, name in enumerate(RESOURCES) for _ in range(int(position.get(seat, DEBT + i)))),
        space=SPACE_IDS[space] if space >= 0 else "",
        ignores=bool(position.get(seat, IGNORES)),
        points=int(points(position, seat)),
        trios=int(trios(position, seat)),
    )


def _holding(position: Position, seat: int, i: int, speech: Speech) -> Holding:
    number = int(position.card_at(seat, i))
    face = face_of(pack_of(position).investments[number], int(position.parameters.card(number, MODE)), speech)
    laid = int(position.filled(seat, i)), int(position.ideas_on(seat, i)), int(position.locks_on(seat, i))
    return Holding(
        face,
        tuple(_spot(pays, place, *laid) for place, pays in enumerate(face.pays)),
        bool(position.is_active(seat, i)),
        int(position.get(seat, TARGET)) == number,
    )
