"""What bots are told about Deuda Eterna: when to borrow, build, pirate, bid and join."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.heuristic import Heuristic
from sobremesa.core.packing import first, second, third, verb_of
from sobremesa.core.rng import Rng
from sobremesa.games.deuda.bots.deals import urge_to_accept
from sobremesa.games.deuda.bots.valuation import (
    chances,
    comfort,
    gains_by_lifting,
    gains_by_union,
    is_lost,
    land_value,
    missing_of_colour,
    yield_of,
)
from sobremesa.games.deuda.engine import actions
from sobremesa.games.deuda.engine.numbers import ANSWER, BEFORE, LAPS, RESERVES, SALE
from sobremesa.games.deuda.engine.play import Deuda
from sobremesa.games.deuda.engine.rules.barrier import SHARE, share_of
from sobremesa.games.deuda.engine.rules.build import price as building_price
from sobremesa.games.deuda.engine.rules.causes import has_said_money
from sobremesa.games.deuda.engine.rules.embargo import least_bid
from sobremesa.games.deuda.engine.rules.piracy import price as piracy_price
from sobremesa.games.deuda.engine.rules.piracy import tax
from sobremesa.games.deuda.engine.state import Position

BUY_RESERVE: Final = 0
BUILD_RESERVE: Final = 4000
"""What should be left in cash, on second thoughts."""
PATIENCE: Final = 2
"""After so many noes in a turn a bot asks no more; the rules let people ask on (deuda.turn.sequence)."""
CONVICTION: Final = 4.0
"""How much a search trusts these first thoughts."""


class DeudaHeuristic(Heuristic[Deuda]):
    """Invests while it is safe, completes colours, pays big bills in gold, joins when it cannot stand alone."""

    def odds(self, state: Deuda) -> list[float]:
        """Return the odds of each purse by what it owns and owes, shared among its members; at the end who won."""
        return chances(state)

    def stage(self, state: Deuda) -> i64:
        """Return the laps of all countries together."""
        laps: i64 = 0
        for seat in range(state.players):
            laps += state.of(seat, LAPS)
        return laps

    def horizon(self, state: Deuda) -> i64:
        """Return four, about a lap of everybody: further on luck drowns the difference."""
        return 4

    def trust(self) -> float:
        """Return three: luck is large, and a few simulations easily mislead."""
        return 3.0

    def blur(self) -> float:
        """Return seven: a beginner now and then does what he is not inclined to, but borrows for nothing never."""
        return 7.0

    def urge(self, state: Deuda, action: i64) -> float:
        """Return how attractive an action looks."""
        return CONVICTION * self.inclination(state, action)

    def judge(self, state: Deuda, action: i64) -> float:
        """Return the same on second thoughts: debt is what ruins, so nothing is bought or built on credit, and a
        victory is not shared.
        """
        verb = verb_of(action)
        now = state.now()
        if verb == actions.BUILD and now == BEFORE:
            cost = building_price(state, first(action), second(action))
            if state.cash(state.who()) - cost < BUILD_RESERVE:
                return -CONVICTION
        elif verb == actions.BUY:
            if state.cash(state.who()) - state.parameters.price[state.word(1)] < BUY_RESERVE:
                return -CONVICTION
        elif verb == actions.UNION or verb == actions.CLUB or (verb == actions.ACCEPT and now == ANSWER):
            if verb != actions.ACCEPT or state.word(1) != 0:
                return -CONVICTION
        elif verb == actions.REPAY:
            amount = first(action) * 50
            left = state.cash(state.who()) - amount
            return CONVICTION * (1.0 + float(amount) / 10_000.0) if left >= 1000 else -CONVICTION
        return CONVICTION * self.inclination(state, action)

    def inclination(self, state: Position, action: i64) -> float:
        """Return the same in small numbers: 1 for going on, less than that for what is unwise."""
        verb = verb_of(action)
        a = first(action)
        if verb == actions.ROLL:
            return 1.0
        if state.refused >= PATIENCE and self.asks_others(state, action):
            return -10.0
        if verb == actions.BUILD:
            return self.urge_to_build(state, a, second(action))
        if verb == actions.LOAN:
            # Only for a payment, and then no more than it takes.
            return -1.0 if state.now() == BEFORE else 5.0 - float(a) / 100.0
        if verb == actions.BUY:
            return self.urge_to_buy(state)
        if verb == actions.GOLD or verb == actions.CASH:
            return self.urge_to_pay(state, verb)
        if verb == actions.REPAY:
            return self.urge_to_repay(state, a * 50)
        if verb == actions.BID:
            return self.urge_to_bid(state, a * 50)
        if verb == actions.PIRATE:
            return self.urge_to_pirate(state, a)
        if verb == actions.AUCTION or verb == actions.DUMP:
            return 10.0 - land_value(state, state.head(state.who()), a) / 1000.0
        if verb == actions.CLAIM:
            return 2.0 + land_value(state, state.head(state.who()), a) / 500.0
        if verb == actions.LIFT:
            return self.urge_to_lift(state, a, second(action), third(action))
        return self.urge_to_answer(state, verb, a)

    def asks_others(self, position: Position, action: i64) -> bool:
        """Tell whether others would have to agree: to a share of the barrier, in the club to an industry as well."""
        verb = verb_of(action)
        if position.club == 1:
            return verb == actions.BUILD or verb == actions.LIFT
        return verb == actions.LIFT and action != actions.LIFT

    def urge_to_build(self, position: Position, land: i64, side: i64) -> float:
        """What it brings for what it costs, more where a chain is near, nothing that is not safe."""
        cost: i64 = 0
        if position.now() == BEFORE:
            cost = building_price(position, land, side)
        if cost > comfort(position, position.who()):
            return -2.0
        return 2.0 + yield_of(position, position.head(position.who()), land, side)

    def urge_to_buy(self, position: Position) -> float:
        """Land is cheap: buy it unless the purse is empty."""
        land = position.word(1)
        safe = position.parameters.price[land] <= comfort(position, position.who()) + 600
        return 3.0 if safe else -1.0

    def urge_to_pay(self, position: Position, verb: i64) -> float:
        """Gold for the big bills and when cash is short."""
        if has_said_money(position):
            return 3.0
        amount = position.word(1)
        if verb == actions.CASH:
            return 1.0
        gold = 0.5 if position.of(position.head(position.who()), RESERVES) > 1 else 0.0
        short = 1.5 if position.means(position.who()) < amount else 0.0
        return gold + short + float(amount) / 1500.0 - 0.2

    def urge_to_repay(self, position: Position, amount: i64) -> float:
        """Repay what is not needed for building: all of it in a devaluation."""
        left = position.cash(position.who()) - amount
        keep: i64 = 1500 if position.level(position.who()) > 0 else 4000
        return 1.0 + float(amount) / 10_000.0 if left >= keep else -1.0

    def urge_to_bid(self, position: Position, amount: i64) -> float:
        """As long as it is safe to pay."""
        return -1.0 if amount > comfort(position, position.who()) else self.urge_to_win(position, amount)

    def urge_to_win(self, position: Position, amount: i64) -> float:
        """The least bid, as long as it is below what the land is worth here."""
        if float(amount) > land_value(position, position.head(position.who()), position.lot):
            return -1.0
        return 3.0 - float(amount - least_bid(position)) / 100.0

    def urge_to_pirate(self, position: Position, what: i64) -> float:
        """To complete a colour, or to take a chain, when it can be paid safely."""
        seat = position.who()
        land = position.word(1)
        cost = tax(position, land) + piracy_price(position, land, what)
        if cost > comfort(position, seat):
            return -2.0
        completes = missing_of_colour(position, position.head(seat), land) == 1
        if what == actions.CHAIN:
            return 4.0
        return 3.0 if completes or position.has_chain(land, 0) else -1.0

    def urge_to_lift(self, position: Position, a: i64, b: i64, c: i64) -> float:
        """Worth it when everyone with a share would agree; a fair one rather than one for the others to pay."""
        seat = position.who()
        shares = a + SHARE * (b + SHARE * c)
        for other in range(position.players):
            if position.is_in(other):
                share = share_of(position, seat, shares, other)
                if share > 0 and not gains_by_lifting(position, other, share):
                    return -1.0
        own = share_of(position, seat, shares, seat)
        equal = own < position.parameters.barrier and a > 0 and own > 0
        return 1.5 if equal else (1.2 if own > 0 else 0.5)

    def urge_to_answer(self, position: Position, verb: i64, a: i64) -> float:
        """Short answers, proposals and deals."""
        seat = position.who()
        if verb == actions.ACCEPT:
            return urge_to_accept(position)
        if verb == actions.USE:
            return 2.0 if position.cash(seat) > 500 else -1.0
        if verb == actions.PASS:
            return 1.0 if position.now() != SALE else 0.5
        if verb == actions.UNION:
            return 2.0 if gains_by_union(position, seat, a) else -1.0
        if verb == actions.CLUB:
            return 2.5 if is_lost(position, seat) else -1.0
        if verb == actions.STOP or verb == actions.DEAL or verb == actions.COUNTER:
            return -3.0
        if verb == actions.ABANDON:
            return 0.5
        if verb == actions.OFFER:
            return 0.4
        if verb == actions.SELL or verb == actions.REFUSE or verb == actions.DONE or verb == actions.DECLINE:
            return 1.0
        return 0.0

    def rollout(self, state: Deuda, rng: Rng, buffer: "vec[i64]") -> i64:
        """The most urgent of what comes to mind, give or take a little: a blind loan would drown what it measures."""
        return self.most_urgent(state, rng, buffer, state.legal_into(buffer))
