"""The whole game: what is legal, what an action does, why not. Only calls the chapters."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.events import Refusal
from sobremesa.core.packing import first, second, third, verb_of
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import Result
from sobremesa.games.elplan.engine import actions
from sobremesa.games.elplan.engine.actions import DONE, FINE
from sobremesa.games.elplan.engine.columns import BIT
from sobremesa.games.elplan.engine.numbers import (
    ADMINISTRATION,
    BUYING,
    EVENT,
    EVENT_CHOICE,
    FIRST_PLAYER,
    INNOVATION,
    INSURANCE,
    INVESTMENT,
    OPPORTUNITY,
    PLANS,
    PRODUCTION,
    SELLING,
    SUBSIDY,
)
from sobremesa.games.elplan.engine.rules.chance import sample, weights
from sobremesa.games.elplan.engine.rules.d1 import accept, give, ignore, take, turn_up_event
from sobremesa.games.elplan.engine.rules.d2 import empty_row, fill_row, swap_row
from sobremesa.games.elplan.engine.rules.d2_cards import activate, empty, fill_slot, swap
from sobremesa.games.elplan.engine.rules.d2_trade import exchange, liquidate, repay
from sobremesa.games.elplan.engine.rules.d3 import acquire
from sobremesa.games.elplan.engine.rules.d4 import produce
from sobremesa.games.elplan.engine.rules.d5 import buy, buy_from, import_product
from sobremesa.games.elplan.engine.rules.d5_sell import sell, shelve
from sobremesa.games.elplan.engine.rules.d6 import take_subsidy
from sobremesa.games.elplan.engine.rules.d7 import innovate
from sobremesa.games.elplan.engine.rules.end import outcome
from sobremesa.games.elplan.engine.rules.lists import (
    list_acquisitions,
    list_cutbacks,
    list_event_choices,
    list_events,
    list_ideas,
    list_offers,
    list_plans,
    list_production,
    list_purchases,
    list_sales,
    list_seats,
    list_spaces,
    list_subsidies,
)
from sobremesa.games.elplan.engine.rules.lists_d2 import list_administration
from sobremesa.games.elplan.engine.rules.opening import choose_plan, give_turn_token, turn_up_offer
from sobremesa.games.elplan.engine.rules.opportunity import place
from sobremesa.games.elplan.engine.rules.outsourcing import point
from sobremesa.games.elplan.engine.rules.reasons import reason
from sobremesa.games.elplan.engine.rules.refusals import refusal
from sobremesa.games.elplan.engine.rules.route import settle
from sobremesa.games.elplan.engine.rules.summary import keep
from sobremesa.games.elplan.engine.rules.toll import pay_toll
from sobremesa.games.elplan.engine.state import Position

__all__ = ["ElPlan"]


class ElPlan(Position):
    """A position of El Plan that knows its rules."""

    def title(self) -> str:
        """Return "elplan"."""
        return "elplan"

    # -- what is legal ---------------------------------------------------------------------------

    def legal_into(self, buffer: "vec[i64]") -> i64:
        """Write the legal actions of the phase; ending the own part of it comes last."""
        phase = self.phase
        if self.turn == OVER:
            return 0
        if phase == ADMINISTRATION:
            return list_administration(self, buffer)
        if phase == OPPORTUNITY:
            return list_spaces(self, buffer)
        if phase == INVESTMENT:
            return list_acquisitions(self, buffer)
        if phase == PRODUCTION:
            return list_production(self, buffer)
        if phase == BUYING:
            return list_purchases(self, buffer)
        if phase == SELLING:
            return list_sales(self, buffer)
        if phase == SUBSIDY:
            return list_subsidies(self, buffer)
        if phase == INNOVATION:
            return list_ideas(self, buffer)
        if phase == PLANS:
            return list_plans(self, buffer, actions.DEAL if self.turn == CHANCE else actions.PLAN)
        if phase == EVENT:
            return list_events(self, buffer)
        if phase == INSURANCE:
            buffer[0] = actions.IGNORE
            buffer[1] = actions.ACCEPT
            return 2
        if phase == EVENT_CHOICE:
            return list_event_choices(self, buffer)
        if phase == FIRST_PLAYER:
            return list_seats(self, buffer)
        return list_offers(self, buffer) if self.turn == CHANCE else list_cutbacks(self, buffer)

    def weights(self) -> list[int]:
        """Return the weight of each outcome: a card counts as often as it has copies face down."""
        return weights(self, self.legal())

    def sample(self, rng: Rng) -> i64:
        """Return a card of the deck, an event, a player or a plan, by lot."""
        return sample(self, rng)

    # -- what an action does ---------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        """Do what the verb says, then go on to the next decision."""
        verb = verb_of(action)
        a = first(action)
        b = second(action)
        if verb == DONE:
            self.finished = 1
        elif verb < actions.EMPTY_ROW:
            self.apply_early(verb, a)
        elif verb < actions.ACQUIRE:
            self.apply_administration(verb, a, b, third(action))
            if self.phase == ADMINISTRATION:
                # There the turn lasts until its player ends it.
                return
        elif verb == actions.ACQUIRE:
            acquire(self, a, b)
        elif verb == actions.PRODUCE:
            produce(self, a, b)
        elif verb == actions.BUY:
            buy(self, a, b)
        elif verb == actions.IMPORT:
            import_product(self, a, b)
        elif verb == actions.BUY_FROM:
            buy_from(self, a, b, third(action))
        elif verb == actions.SELL:
            sell(self, a, b)
        elif verb == actions.SHELVE:
            shelve(self, a)
        elif verb == actions.INNOVATE:
            innovate(self)
        else:
            keep(self, a, b, third(action))
        settle(self)

    def apply_early(self, verb: i64, a: i64) -> None:
        """Preparation, placing and the event."""
        if verb == actions.PLACE:
            place(self, a)
        elif verb == actions.OFFER:
            turn_up_offer(self, a)
        elif verb == actions.EVENT:
            turn_up_event(self, a)
        elif verb == actions.FIRST:
            give_turn_token(self, a)
        elif verb == actions.PLAN or verb == actions.DEAL:
            choose_plan(self, a)
        elif verb == actions.IGNORE:
            ignore(self)
        elif verb == actions.ACCEPT:
            accept(self)
        elif verb == actions.TAKE:
            if self.phase == SUBSIDY:
                take_subsidy(self, a)
            else:
                take(self, a)
        elif verb == actions.GIVE:
            give(self, a)
        else:
            pay_toll(self, a)

    def apply_administration(self, verb: i64, a: i64, b: i64, c: i64) -> None:
        """District 2."""
        if verb == actions.FILL_ROW:
            fill_row(self, a, b)
        elif verb == actions.EMPTY_ROW:
            empty_row(self, a)
        elif verb == actions.SWAP_ROW:
            swap_row(self, a)
        elif verb == actions.ACTIVATE:
            activate(self, a, b)
        elif verb == actions.EMPTY:
            empty(self, a, self.full(a))
        elif verb == actions.EMPTY_SLOT:
            empty(self, a, BIT[b])
        elif verb == actions.FILL_SLOT:
            fill_slot(self, a, b, c)
        elif verb == actions.SWAP:
            swap(self, a, b)
        elif verb == actions.POINT:
            point(self, a)
        elif verb == actions.LIQUIDATE:
            liquidate(self, a, b)
        elif verb == actions.EXCHANGE:
            exchange(self, a, b, c)
        else:
            repay(self)

    def refusal_of(self, action: i64) -> Refusal | None:
        """Return the rule against an action, or None exactly when it is legal."""
        why = reason(self, action)
        return None if why == FINE else refusal(self, why, action)

    # -- the rest --------------------------------------------------------------------------------

    def copy(self) -> "ElPlan":
        """Return an equal position that shares only the parameters, which never changes."""
        return ElPlan(
            self.parameters,
            self.turn,
            self.phase,
            self.period,
            self.holder,
            self.nth,
            self.finished,
            self.event,
            self.events_left,
            self.exports,
            self.plans_left,
            self.stage,
            self.liquidated,
            self.pointed,
            self.trade,
            self.discounted,
            self.made,
            self.fresh,
            self.seats[:],
            self.holdings[:],
            self.decks[:],
            self.offers[:],
            self.board[:],
        )

    def result(self) -> Result | None:
        """Return points and places, or None while the game goes on (elplan.end.ranking)."""
        return outcome(self)
