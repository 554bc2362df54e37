"""The Summary: cutback, and the table is made ready for the next period."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.core.state import FINE
from sobremesa.games.elplan.engine import actions, reasons
from sobremesa.games.elplan.engine.columns import (
    DEAL,
    KEEP,
    KEEP_MORE,
    NOTHING,
    STEP_ENTREPRENEURS,
    STEP_EVENT,
    STEP_OFFERS,
    STEP_SUBSIDIES,
    STEP_TURN_TOKEN,
    THREE,
)
from sobremesa.games.elplan.engine.numbers import CUTBACK, NOT_YET, PLACES, SHARING, SPACE, WARES
from sobremesa.games.elplan.engine.rules.effects import in_force
from sobremesa.games.elplan.engine.rules.setup import reshuffle
from sobremesa.games.elplan.engine.state import Position


def limit(position: Position, seat: i64) -> i64:
    """A player keeps one product (elplan.summary.cutback); three with an active Warehouse (elplan.card.warehouse)."""
    return max(position.has_active(seat, KEEP), 1) + in_force(position, seat, KEEP_MORE)


def must_choose(position: Position, seat: i64) -> bool:
    """Nobody is asked when all the products are of one type (elplan.summary.cutback)."""
    wares = position.all_wares(seat)
    if wares <= 1 or wares <= limit(position, seat):
        return False
    for product in range(THREE):
        if position.wares(seat, product) == wares:
            return False
    return True


def cut_back(position: Position, seat: i64) -> None:
    """Products of one type over the limit go back by themselves (elplan.summary.cutback)."""
    if position.all_wares(seat) <= 1:
        return
    most = limit(position, seat)
    for product in range(THREE):
        over = position.wares(seat, product) - most
        if over > 0 and not must_choose(position, seat):
            position.add_wares(seat, product, -over)
            position.tell("cut-back", "elplan.summary.cutback", seat, over, product)


def why_not_keep(position: Position, raw: i64, good: i64, service: i64) -> i64:
    """The player chooses which to keep (elplan.summary.cutback)."""
    if position.phase != CUTBACK:
        return reasons.OTHER_PHASE
    seat = position.turn
    if raw > position.wares(seat, 0) or good > position.wares(seat, 1) or service > position.wares(seat, 2):
        return reasons.WRONG_KEEP
    return FINE if raw + good + service == limit(position, seat) else reasons.WRONG_KEEP


def list_cutbacks(position: Position, buffer: "vec[i64]") -> i64:
    """Every way to keep as many as may be kept (elplan.summary.cutback)."""
    most = limit(position, position.turn)
    count: i64 = 0
    for raw in range(most + 1):
        for good in range(most - raw + 1):
            if why_not_keep(position, raw, good, most - raw - good) == FINE:
                buffer[count] = pack(actions.KEEP, raw, good, most - raw - good)
                count += 1
    return count


def keep(position: Position, raw: i64, good: i64, service: i64) -> None:
    """The rest goes back to the box (elplan.summary.cutback)."""
    seat = position.turn
    position.put(seat, WARES, raw)
    position.put(seat, WARES + 1, good)
    position.put(seat, WARES + 2, service)
    position.finished = 1
    position.tell("kept", "elplan.summary.cutback", raw, good, service)


# -- what happens by itself, in the order of elplan.summary.order ----------------------------------


def clear_board(position: Position) -> None:
    """Entrepreneurs, event, retired and rotated offers (elplan.summary.order); a period of the tutorial does only some
    of the steps (elplan.tutorial.summary).
    """
    parameters = position.parameters
    period = position.period
    if parameters.has(period, STEP_ENTREPRENEURS):
        for seat in range(parameters.players):
            position.put(seat, SPACE, NOT_YET)
            position.put(seat, SHARING, 0)
        position.tell("returned", "elplan.summary.entrepreneurs")
    if parameters.has(period, STEP_EVENT) and position.event != NOTHING:
        # Face up under its deck or out of the game: within twelve periods it never comes back either way.
        returns = parameters.event_returns != 0
        rule = "elplan.summary.event_es" if returns else "elplan.summary.event_en"
        position.tell("event-gone", rule, position.parameters.named(position.event), parameters.event_returns)
        position.event = NOTHING
    if parameters.has(period, STEP_OFFERS) and parameters.rotation != 0:
        rotate_offers(position)
        for kind in range(THREE):
            reshuffle(position, kind)


def rotate_offers(position: Position) -> None:
    """Offers already rotated go face up under their deck; the others are rotated (elplan.summary.offers_es)."""
    for place in range(PLACES):
        card = position.offer(place)
        if card == NOTHING:
            continue
        if position.is_rotated(place):
            up = position.parameters.card_count + card
            position.decks[up] = position.decks[up] + 1
            position.lay(place, NOTHING, 0)
            position.tell("retired", "elplan.summary.offers_es", position.parameters.named(card))
        else:
            position.lay(place, card, 1)
            position.tell("rotated", "elplan.summary.offers_es", position.parameters.named(card))


def pass_on(position: Position) -> None:
    """The subsidies move, then the turn token passes to the left (elplan.summary.order, elplan.summary.turn_token)."""
    parameters = position.parameters
    if parameters.has(position.period, STEP_SUBSIDIES):
        if parameters.subsidies == DEAL:
            deal_subsidies(position)
        else:
            shift_subsidies(position)
    if parameters.has(position.period, STEP_TURN_TOKEN):
        position.holder = position.seat_at(1)
        position.tell("passed-on", "elplan.summary.turn_token", position.holder)


def shift_subsidies(position: Position) -> None:
    """Money moves left together until space 1 is filled (elplan.summary.subsidies_es)."""
    if position.subsidy(0) > 0 or position.subsidy(1) + position.subsidy(2) == 0:
        return
    while position.subsidy(0) == 0:
        position.set_subsidy(0, position.subsidy(1))
        position.set_subsidy(1, position.subsidy(2))
        position.set_subsidy(2, 0)
    position.tell("moved-subsidies", "elplan.summary.subsidies_es")


def deal_subsidies(position: Position) -> None:
    """All the money is dealt again one by one from the left (elplan.summary.subsidies_en)."""
    money = position.subsidy(0) + position.subsidy(1) + position.subsidy(2)
    if money == 0:
        return
    for i in range(THREE):
        position.set_subsidy(i, (money + 2 - i) // THREE)
    position.tell("moved-subsidies", "elplan.summary.subsidies_en")
