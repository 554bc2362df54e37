"""What experts know of Deuda Eterna beside what every bot is told, found by playing thousands of games."""

from typing import Final

from mypy_extensions import i64

from sobremesa.core.packing import first, second, verb_of
from sobremesa.games.deuda.bots.deals import bargain, hope
from sobremesa.games.deuda.bots.heuristic import CONVICTION, PATIENCE, DeudaHeuristic
from sobremesa.games.deuda.bots.valuation import is_duel, yield_of
from sobremesa.games.deuda.engine import actions
from sobremesa.games.deuda.engine.numbers import BEFORE, RESERVES, SIZE
from sobremesa.games.deuda.engine.play import Deuda
from sobremesa.games.deuda.engine.rules.build import price as building_price
from sobremesa.games.deuda.engine.rules.causes import has_said_money
from sobremesa.games.deuda.engine.state import Position

GOOD: Final = 1.0
"""The yield from which an industry is worth a loan: the first of each land, and its second export."""
RICH: Final = 8000
"""So much cash is left, for each member, where the others are built."""
BIG: Final = 1500
LAST: Final = 2500
"""The bill gold is for, and that for the last reserve: a whole lap's interest rather than a visit."""


class DeudaExpert(DeudaHeuristic):
    """While there are several rivals, debt carries what brings thrice its interest; gold waits for the big bills."""

    def judge(self, state: Deuda, action: i64) -> float:
        """Return how attractive an action is to somebody who has seen many games end."""
        verb = verb_of(action)
        if state.refused >= PATIENCE and self.asks_others(state, action):
            return -10.0 * CONVICTION
        if verb == actions.GOLD and not has_said_money(state):
            least: i64 = BIG if state.of(state.head(state.who()), RESERVES) > 1 else LAST
            return CONVICTION * (2.0 if state.word(1) >= least else 0.0)
        if verb == actions.BID:
            # Half price is cheap, whatever has to be borrowed.
            return CONVICTION * self.urge_to_win(state, first(action) * 50)
        if ((verb == actions.BUILD and state.now() == BEFORE) or verb == actions.BUY) and not is_duel(state):
            return CONVICTION * self.urge_to_invest(state, action)
        return super().judge(state, action)

    def trust(self) -> float:
        """Return nine: these thoughts have stood the test of thousands of games, a search of a few hundred."""
        return 9.0

    def bargain(self, state: Deuda) -> i64:
        """Return the next step towards a deal in a meeting."""
        return bargain(state)

    def hope(self, state: Deuda) -> float:
        """Return what the deal would add to the odds."""
        return hope(state)

    def urge_to_invest(self, position: Position, action: i64) -> float:
        """Land, and industries with a good yield, on credit too as long as it stays below the second devaluation."""
        seat = position.who()
        cash = position.cash(seat)
        if verb_of(action) == actions.BUY:
            cost = position.parameters.price[position.word(1)]
            return 3.0 if cost <= cash or self.has_credit(position, seat, cost) else -1.0
        land = first(action)
        side = second(action)
        cost = building_price(position, land, side)
        gain = yield_of(position, position.head(seat), land, side)
        if gain >= GOOD and (cost <= cash or self.has_credit(position, seat, cost - cash)):
            return 2.0 + gain
        return 2.0 + gain if cash - cost >= RICH * position.of(position.head(seat), SIZE) else -1.0

    def has_credit(self, position: Position, seat: i64, amount: i64) -> bool:
        """Tell whether a loan for it stays below the second devaluation."""
        if amount < position.parameters.loan_least:
            amount = position.parameters.loan_least
        return position.debt(seat) + amount < position.parameters.second * position.of(position.head(seat), SIZE)
