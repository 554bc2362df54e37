"""Industrial piracy: taking another's land, or a whole chain, for its price and the IMF's leave."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.packing import pack
from sobremesa.core.state import FINE
from sobremesa.games.deuda.engine import reasons
from sobremesa.games.deuda.engine.actions import CHAIN, NATIONAL, ONE, PIRATE
from sobremesa.games.deuda.engine.numbers import IMF, LANDS, NOBODY, PIRACY, PIRACY_ALLOWED, PIRACY_TAX, PROMISES, SEIZE
from sobremesa.games.deuda.engine.rules.causes import PIRACY_PRICE
from sobremesa.games.deuda.engine.rules.ending import see_total
from sobremesa.games.deuda.engine.rules.pay import owe
from sobremesa.games.deuda.engine.rules.trade import charge_rent
from sobremesa.games.deuda.engine.state import Position


def tax(position: Position, land: i64) -> i64:
    """The IMF gets $2,000, or $4,000 when a chain is bought or broken (deuda.piracy.basic, deuda.piracy.chain).

    Option `piracy_tax = industry`: 2,000 for bare land, 3,000 with industries, 6,000 for a chain.
    """
    chained = position.has_chain(land, NATIONAL)
    if position.parameters.options[PIRACY_TAX] == 0:
        return 4000 if chained else 2000
    if chained:
        return 6000
    return 3000 if position.industries(land) > 0 else 2000


def price(position: Position, land: i64, what: i64) -> i64:
    """The price of the land and of everything built for it, of all the chain's if it is taken whole
    (deuda.piracy.basic, deuda.piracy.chain).
    """
    if what == ONE:
        return position.invested(land)
    total: i64 = 0
    for other in range(LANDS):
        if position.parameters.colour[other] == position.parameters.colour[land]:
            total += position.invested(other)
    return total


def why_not_pirate(position: Position, what: i64) -> i64:
    """Only in the South, where one has landed (deuda.piracy.south_only), again and again (deuda.piracy.again), never
    against a binding promise (deuda.pact.promise), and if cash and loans cover tax and price (deuda.pay.order).
    """
    if position.now() != PIRACY:
        return reasons.OTHER_MOMENT
    options = position.parameters.options
    if options[PIRACY_ALLOWED] == 0 or position.club == 1:
        return reasons.NO_PIRACY
    seat = position.who()
    land = position.word(1)
    owner = position.owner(land)
    if owner == NOBODY or position.owns(seat, land):
        # The land may have changed hands while its fee was being paid.
        return reasons.NO_PIRACY
    if what == CHAIN and not position.has_chain(land, NATIONAL):
        return reasons.NO_CHAIN
    if options[PROMISES] == 0 and position.is_promised(seat, owner):
        return reasons.PROMISED
    return reasons.TOO_DEAR if tax(position, land) + price(position, land, what) > position.funds(seat) else FINE


def list_piracies(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """The land, and its chain if that can be paid: only one who can afford the land is asked (deuda.piracy.chain)."""
    buffer[count] = pack(PIRATE, ONE)
    count += 1
    if why_not_pirate(position, CHAIN) == FINE:
        buffer[count] = pack(PIRATE, CHAIN)
        count += 1
    return count


def offer_piracy(position: Position) -> bool:
    """After paying what the landing costs the player may pirate (deuda.piracy.basic), but is reminded of a promise
    (deuda.pact.promise). Tell whether that is possible.
    """
    seat = position.who()
    owner = position.owner(position.word(1))
    if position.parameters.options[PIRACY_ALLOWED] == 1 and owner != NOBODY and position.is_promised(seat, owner):
        position.tell("reminded", "deuda.pact.promise", seat, owner)
    if why_not_pirate(position, ONE) == FINE:
        position.turn = seat
        return True
    decline_piracy(position)
    return False


def decline_piracy(position: Position) -> None:
    """The property stays where it is; with `piracy_replaces_rent` the fee is now due (deuda.piracy.basic)."""
    seat = position.who()
    land = position.word(1)
    due = position.word(2)
    position.pop()
    if due > 0:
        charge_rent(position, seat, land, due)


def pirate(position: Position, what: i64) -> None:
    """Tax and price are paid together; the owner cannot refuse (deuda.piracy.basic)."""
    seat = position.who()
    land = position.word(1)
    position.pop()
    position.push(SEIZE, seat, land, what)
    # The whole sum goes to the IMF first, which hands the price on: so one loan can cover both.
    owe(position, seat, tax(position, land) + price(position, land, what), IMF, PIRACY_PRICE)


def seize(position: Position) -> None:
    """National and export industries change hands together with the land (deuda.piracy.basic, deuda.piracy.chain)."""
    seat = position.who()
    land = position.word(1)
    what = position.word(2)
    position.pop()
    owner = position.owner(land)
    amount = price(position, land, what)
    if position.is_promised(seat, owner):
        break_promise(position, seat, owner)
    position.bank -= amount
    position.gain(owner, amount)
    colour = position.parameters.colour[land]
    rule = "deuda.piracy.chain" if position.has_chain(land, NATIONAL) else "deuda.piracy.basic"
    position.tell("paid-imf", rule, seat, tax(position, land), PIRACY_PRICE)
    for other in range(LANDS):
        if other == land or (what == CHAIN and position.parameters.colour[other] == colour):
            position.hand_over(other, seat)
            position.tell("pirated", rule, seat, other, owner, position.invested(other))
    see_total(position)


def break_promise(position: Position, seat: i64, owner: i64) -> None:
    """A word can be broken: the log says so (deuda.pact.promise, option `promises = word`)."""
    for partner in range(position.players):
        if position.head(partner) == position.head(seat):
            for other in range(position.players):
                if position.head(other) == owner:
                    position.promises &= ~position.promise_bit(partner, other)
    position.tell("broke-promise", "deuda.pact.promise", seat, owner)
