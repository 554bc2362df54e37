"""Raw materials and manufactures: what landing on them brings or costs."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.core.state import FINE
from sobremesa.games.deuda.engine import reasons
from sobremesa.games.deuda.engine.actions import BUY, DECLINE, EXPORT, NATIONAL, SELL
from sobremesa.games.deuda.engine.numbers import (
    CHAIN_FEE,
    CLOSED,
    CLUB_SELLS_RAW,
    IMF,
    LAND,
    LANDS,
    NOBODY,
    OWN_BARE_LAND,
    PIRACY,
    PIRACY_REPLACES_RENT,
    TAKE,
)
from sobremesa.games.deuda.engine.rules.causes import (
    CAUSES,
    EXPORT_FEE,
    IDLE_FEE,
    JOBLESS_FEE,
    LAND_PRICE,
    MANUFACTURE,
    NORTH_CHAIN,
    PROTECTED,
    RENT,
    RISE,
    SOUTH_CHAIN,
)
from sobremesa.games.deuda.engine.rules.ending import see_total
from sobremesa.games.deuda.engine.rules.pay import owe
from sobremesa.games.deuda.engine.state import Position


def fee(position: Position, land: i64, side: i64) -> i64:
    """The square's amount times its industries, or of a chain the value of all industries of that colour on that side
    (deuda.raw.owned_industry, deuda.manufacture.export_other, deuda.chain.pay).
    """
    parameters = position.parameters
    offset = (side + 1) * LANDS
    amounts = parameters.price if side == NATIONAL else parameters.market
    if not position.has_chain(land, side):
        return amounts[land] * position.lands[offset + land]
    total: i64 = 0
    count: i64 = 0
    for other in range(LANDS):
        if parameters.colour[other] == parameters.colour[land]:
            total += amounts[other] * position.lands[offset + other]
            count += position.lands[offset + other]
    return total if parameters.options[CHAIN_FEE] == 0 else amounts[land] * count


# -- the South -------------------------------------------------------------------------------------


def land_on_raw(position: Position, seat: i64, land: i64) -> None:
    """Without owner it is sold from or bought (deuda.raw.unowned); another's industries are paid for
    (deuda.raw.owned_industry), bare land is not (deuda.raw.owned_bare); then comes piracy (deuda.piracy.basic).
    """
    owner = position.owner(land)
    if owner == NOBODY:
        position.push(LAND, seat, land)
    elif position.owns(seat, land):
        visit_own(position, seat, land)
    else:
        due = 0 if position.is_idle(owner) else fee(position, land, NATIONAL)
        if due == 0:
            rule = "deuda.raw.owned_bare" if position.national(land) == 0 else CAUSES[idle_cause(position, owner)].rule
            position.tell("nothing-due", rule, seat, land, owner)
        if position.parameters.options[PIRACY_REPLACES_RENT] == 1:
            position.push(PIRACY, seat, land, due)
        else:
            position.push(PIRACY, seat, land)
            charge_rent(position, seat, land, due)


def charge_rent(position: Position, seat: i64, land: i64, due: i64) -> None:
    """The fee goes to the owner of the land (deuda.raw.owned_industry, deuda.chain.pay)."""
    cause = SOUTH_CHAIN if position.has_chain(land, NATIONAL) else RENT
    owe(position, seat, due, position.owner(land), cause)


def idle_cause(position: Position, owner: i64) -> i64:
    """Return which card keeps an owner's industries idle (deuda.card.conditions.closed_industries,
    deuda.card.conditions.unemployment).
    """
    for seat in range(position.players):
        if position.head(seat) == owner and position.of(seat, CLOSED) == 1:
            return IDLE_FEE
    return JOBLESS_FEE


def visit_own(position: Position, seat: i64, land: i64) -> None:
    """Own land with an industry: nothing; bare, its raw material is sold, unless `own_bare_land` says otherwise
    (deuda.raw.own, deuda.club.south_north).
    """
    options = position.parameters.options
    sells = options[OWN_BARE_LAND] == 0 and (position.club == 0 or options[CLUB_SELLS_RAW] == 1)
    if position.national(land) == 0 and sells:
        amount = position.collect(seat, position.parameters.price[land])
        position.tell("sold-raw", "deuda.raw.own", seat, land, amount)
    else:
        position.tell("own-land", "deuda.raw.own", seat, land)


def offer_land(position: Position) -> bool:
    """Collect or buy (deuda.raw.unowned). Tell whether there is a choice."""
    if why_not_buy(position) != FINE:
        if why_not_sell(position) == FINE:
            sell(position)
        else:
            position.pop()
        return False
    position.turn = position.who()
    return True


def list_land(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """Buy, or sell; a club that may do neither declines (deuda.raw.unowned, deuda.club.south_north)."""
    if why_not_buy(position) == FINE:
        buffer[count] = BUY
        count += 1
    buffer[count] = SELL if why_not_sell(position) == FINE else DECLINE
    return count + 1


def why_not_buy(position: Position) -> i64:
    """Buy the land for the price at the foot of its square (deuda.raw.unowned); a club that has just refused it is not
    asked again (deuda.turn.sequence).
    """
    if position.now() != LAND:
        return reasons.OTHER_MOMENT
    land = position.word(1)
    if position.parameters.price[land] > position.funds(position.who()):
        return reasons.TOO_DEAR
    return reasons.SAME_TERMS if position.refused > 0 and position.was_refused(pack(BUY, land)) else FINE


def buy(position: Position) -> None:
    """Pay the IMF and get the title (deuda.raw.unowned)."""
    seat = position.who()
    land = position.word(1)
    position.pop()
    position.push(TAKE, seat, land)
    owe(position, seat, position.parameters.price[land], IMF, LAND_PRICE)


def take_land(position: Position) -> None:
    """The land that was paid for, with all that stands on it, is the payer's."""
    seat = position.who()
    land = position.word(1)
    won = position.word(2) == 1
    position.pop()
    position.hand_over(land, seat)
    position.tell("bought", "deuda.embargo.auction" if won else "deuda.raw.unowned", seat, land)
    see_total(position)


def why_not_sell(position: Position) -> i64:
    """Collect the price of the raw material (deuda.raw.unowned); with `club_sells_raw` off not in the club
    (deuda.club.south_north).
    """
    if position.now() != LAND:
        return reasons.OTHER_MOMENT
    return reasons.CLUB_NO_SALE if position.club == 1 and position.parameters.options[CLUB_SELLS_RAW] == 0 else FINE


def sell(position: Position) -> None:
    """The IMF pays the price of the raw material (deuda.raw.unowned)."""
    seat = position.who()
    land = position.word(1)
    position.pop()
    amount = position.collect(seat, position.parameters.price[land])
    position.tell("sold-raw", "deuda.raw.unowned", seat, land, amount)


# -- the North -------------------------------------------------------------------------------------


def land_on_manufacture(position: Position, seat: i64, land: i64, times: i64) -> None:
    """Own exports earn from the IMF (deuda.manufacture.export_own), another's are paid for
    (deuda.manufacture.export_other), else the IMF is paid (deuda.manufacture.imf), double when prices have risen
    (deuda.card.conditions.manufactures_rise).
    """
    owner = position.owner(land)
    plain = position.parameters.market[land]
    if position.export(land) == 0:
        if position.owns(seat, land) and position.national(land) > 0:
            position.tell("exempt", "deuda.manufacture.national_exempts", seat, land)
        else:
            owe(position, seat, plain * times, IMF, MANUFACTURE if times == 1 else RISE)
        return
    protected = position.barrier != NOBODY
    if position.owns(seat, land):
        if protected:
            position.tell("protected", "deuda.square.barrier_effect", seat, land)
        elif position.is_idle(owner):
            position.tell("nothing-due", CAUSES[idle_cause(position, owner)].rule, seat, land, owner)
        else:
            amount = position.collect(seat, fee(position, land, EXPORT))
            own = "deuda.chain.own_north" if position.has_chain(land, EXPORT) else "deuda.manufacture.export_own"
            position.tell("exported", own, seat, land, amount)
    elif protected:
        owe(position, seat, plain, IMF, PROTECTED)
    elif position.is_idle(owner):
        owe(position, seat, plain, IMF, idle_cause(position, owner))
    else:
        cause = NORTH_CHAIN if position.has_chain(land, EXPORT) else EXPORT_FEE
        owe(position, seat, fee(position, land, EXPORT), owner, cause)
