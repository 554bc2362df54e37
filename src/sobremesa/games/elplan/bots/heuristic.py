"""What bots are told about El Plan: the heuristic that looks one action ahead, and the hurried one for play-outs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.heuristic import Heuristic, shares
from sobremesa.core.packing import first, second, verb_of
from sobremesa.core.rng import Rng
from sobremesa.core.seats import OVER
from sobremesa.games.elplan.bots.valuation import Valuation
from sobremesa.games.elplan.bots.weights import rules_of_thumb
from sobremesa.games.elplan.engine import actions
from sobremesa.games.elplan.engine.columns import NEGATIVE, RESET, SIGN
from sobremesa.games.elplan.engine.numbers import ADMINISTRATION, BUYING, INNOVATION, INVESTMENT, PRODUCTION, SELLING
from sobremesa.games.elplan.engine.play import ElPlan
from sobremesa.games.elplan.engine.rules.end import points, resources
from sobremesa.games.elplan.engine.state import Position

SURE: Final = 3.0
"""A lead of so much `worth` at the end makes the odds e times as good."""
DOUBT: Final = 1.0
"""And so much more of it for each period still to come."""


class ElPlanHeuristic(Heuristic[ElPlan]):
    """Looks one action ahead and asks what the table is worth then."""

    def __init__(self) -> None:
        self.valuation = Valuation(rules_of_thumb())

    def odds(self, state: ElPlan) -> list[float]:
        """Return the odds by what the position is worth to each seat, the surer the nearer the end; then who won."""
        players = state.parameters.players
        if state.turn == OVER:
            return shares([self.final(state, seat) / SURE for seat in range(players)])
        doubt = SURE + DOUBT * float(state.parameters.periods - state.period)
        scores: list[float] = []
        for seat in range(players):
            planned = state.plan(seat) >= 0
            scores.append(self.valuation.worth(state, seat, state.phase, state.period) / doubt if planned else 0.0)
        return shares(scores)

    def final(self, position: Position, seat: i64) -> float:
        """Return what a seat ended with in the measure of `worth`: Ideas and trios, and what breaks ties."""
        return 10.0 * float(points(position, seat)) + 0.2 * float(resources(position, seat))

    def stage(self, state: ElPlan) -> i64:
        """Return the period."""
        return state.period

    def horizon(self, state: ElPlan) -> i64:
        """Return one: the end of a period shows what came of it."""
        return 1

    def blur(self) -> float:
        """Return one: a tenth of an Idea."""
        return 1.0

    def urge(self, state: ElPlan, action: i64) -> float:
        """Return what the table is worth after an action."""
        seat = state.turn
        verb = verb_of(action)
        if verb == actions.PLAN:
            return 0.0
        if verb == actions.IGNORE or verb == actions.ACCEPT:
            return self.urge_to_ignore(state, verb == actions.IGNORE)
        if verb == actions.DONE:
            return self.valuation.worth(state, seat, state.phase, state.period)
        after = state.copy()
        after.apply(action)
        bonus = 0.01 if verb != actions.KEEP else 0.0
        return self.valuation.worth(after, seat, state.phase, state.period) + bonus

    def urge_to_ignore(self, position: Position, ignore: bool) -> float:
        """Ignore what harms; of a new start, what would cost more than it brings."""
        harms = position.parameters.event(position.event, SIGN) == NEGATIVE
        if position.parameters.event(position.event, RESET) != 0:
            harms = position.idle_tokens(position.turn) > 6
        return 1.0 if harms == ignore else 0.0

    def rollout(self, state: ElPlan, rng: Rng, buffer: "vec[i64]") -> i64:
        """Return what a hurried player does: activate, make pairs, complete sets, sell the rest."""
        count = state.legal_into(buffer)
        if count == 1:
            return buffer[0]
        if rng.below(12) == 0:
            return buffer[rng.below(count)]
        best = buffer[count - 1]
        most = -1.0
        for i in range(count):
            fancy = self.fancy(state, buffer[i]) + float(rng.below(1000)) * 0.001
            if fancy > most:
                most = fancy
                best = buffer[i]
        return best

    def fancy(self, position: Position, action: i64) -> float:
        """Return how much a hurried player fancies an action."""
        phase = position.phase
        verb = verb_of(action)
        if verb == actions.DONE:
            return 1.0
        if phase == ADMINISTRATION:
            good = verb == actions.FILL_ROW or verb == actions.ACTIVATE or verb == actions.FILL_SLOT
            if good or verb == actions.REPAY or verb == actions.SWAP_ROW or verb == actions.POINT:
                return 2.0
            return -1.0
        if phase == INVESTMENT:
            return 0.6 if verb == actions.ACQUIRE and second(action) & actions.ON_CREDIT == 0 else 1.5
        if phase == PRODUCTION:
            own, other = first(action), second(action)
            return 2.0 * float(min(own, other)) + float(own + other)
        if phase == BUYING:
            return self.fancy_buying(position, first(action)) if verb != actions.BUY_FROM else 0.0
        if phase == SELLING:
            return 1.6 if position.all_wares(position.turn) > 1 and not complete(position) else 0.0
        return 2.0 if phase == INNOVATION else 0.5

    def fancy_buying(self, position: Position, product: i64) -> float:
        """Buy what completes a set."""
        parameters = position.parameters
        seat = position.turn
        plan = position.plan(seat)
        if product != parameters.missing(plan) or position.wares(seat, product) > 0:
            return 0.0
        pair = (
            position.wares(seat, parameters.product(plan, 0)) > 0
            and position.wares(seat, parameters.product(plan, 1)) > 0
        )
        return 2.0 if pair else 0.0


def complete(position: Position) -> bool:
    """Tell whether the seat in turn holds a set."""
    seat = position.turn
    return position.wares(seat, 0) > 0 and position.wares(seat, 1) > 0 and position.wares(seat, 2) > 0
