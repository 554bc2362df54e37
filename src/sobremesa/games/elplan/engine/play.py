"""The whole game: what is legal, what an action does, why not. Only calls the chapters."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.events import Refusal
from sobremesa.core.meta import Setup
from sobremesa.core.packing import first, pack, second, third, verb_of
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import FINE, Result, filled
from sobremesa.core.verbs import Verbs
from sobremesa.games.elplan.engine import actions, reasons
from sobremesa.games.elplan.engine.columns import COPIES, NOTHING
from sobremesa.games.elplan.engine.numbers import (
    ADMINISTRATION,
    BIT,
    BUYING,
    CLOCK,
    EVENT,
    EVENT_CHOICE,
    FIRST_PLAYER,
    HELD,
    IDLE,
    INNOVATION,
    INSURANCE,
    INVESTMENT,
    MOST_HELD,
    NOT_YET,
    OPPORTUNITY,
    PLAN,
    PLANS,
    PRODUCTION,
    SEAT,
    SELLING,
    SPACE,
    SUBSIDY,
    TARGET,
    among,
)
from sobremesa.games.elplan.engine.parameters import Parameters
from sobremesa.games.elplan.engine.rules import (
    activation,
    d1,
    d2,
    d3,
    d4,
    d5,
    d6,
    d7,
    opportunity,
    outsourcing,
    setup,
    summary,
    toll,
)
from sobremesa.games.elplan.engine.rules.end import look_at_clock, outcome, why_not_clock
from sobremesa.games.elplan.engine.rules.refusals import refusal
from sobremesa.games.elplan.engine.rules.route import settle
from sobremesa.games.elplan.engine.state import Position

START: Final = 2
"""Everyone starts with two of each resource (elplan.setup.resources)."""
ENDED_BY_DONE: Final = among([ADMINISTRATION, INVESTMENT, BUYING, SELLING, SUBSIDY, INNOVATION])
"""By phase: whether the seats say themselves that they have nothing more to do (elplan.period.order)."""


class ElPlan(Position):
    """A position of El Plan that knows its rules."""

    def title(self) -> str:
        """Return "elplan"."""
        return "elplan"

    def verbs(self) -> Verbs:
        """Return the verbs of the title."""
        return actions.VERBS

    def setup(self) -> Setup:
        """Return what was settled before the first action."""
        return self.parameters.setup

    def when(self) -> str:
        """Return the period."""
        return f"period {self.period}"

    # -- what is legal ---------------------------------------------------------------------------

    def legal_into(self, buffer: "vec[i64]") -> i64:
        """Write the legal actions of the phase; a toll, then ending the own part of the phase come last."""
        if self.turn == OVER:
            return 0
        count = self.list_phase(buffer)
        if ENDED_BY_DONE[self.phase] != 0:
            count = toll.list_tolls(self, buffer, count)
            buffer[count] = actions.DONE
            count += 1
        return count

    def list_phase(self, buffer: "vec[i64]") -> i64:
        """Write what the phase is about."""
        phase = self.phase
        if phase == ADMINISTRATION:
            return d2.list_administration(self, buffer)
        if phase == OPPORTUNITY:
            return opportunity.list_spaces(self, buffer)
        if phase == INVESTMENT:
            return d3.list_acquisitions(self, buffer)
        if phase == PRODUCTION:
            return d4.list_production(self, buffer, toll.list_tolls(self, buffer, 0))
        if phase == BUYING:
            return d5.list_purchases(self, buffer)
        if phase == SELLING:
            return d5.list_sales(self, buffer)
        if phase == SUBSIDY:
            return d6.list_subsidies(self, buffer)
        if phase == INNOVATION:
            return d7.list_innovation(self, buffer)
        if phase == PLANS:
            return setup.list_plans(self, buffer, actions.DEAL if self.turn == CHANCE else actions.PLAN)
        if phase == EVENT:
            return d1.list_events(self, buffer)
        if phase == INSURANCE:
            return d1.list_ignoring(buffer)
        if phase == EVENT_CHOICE:
            return d1.list_event_choices(self, buffer)
        if phase == FIRST_PLAYER:
            return setup.list_seats(self, buffer)
        if phase == CLOCK:
            buffer[0] = pack(actions.CLOCK, 0)
            buffer[1] = pack(actions.CLOCK, 1)
            return 2
        return setup.list_offers(self, buffer) if self.turn == CHANCE else summary.list_cutbacks(self, buffer)

    def weights(self) -> list[int]:
        """Return the weight of each outcome: a card counts as often as it has copies face down. That time is up is no
        matter of luck.
        """
        return [1, 0] if self.phase == CLOCK else setup.weights(self, self.legal())

    def sample(self, rng: Rng) -> i64:
        """Return a card of the deck, an event, a player or a plan, by lot."""
        phase = self.phase
        if phase == FIRST_PLAYER:
            return setup.sample_seat(self, rng)
        if phase == PLANS:
            return setup.sample_plan(self, rng)
        if phase == CLOCK:
            return pack(actions.CLOCK, 0)
        return d1.sample_event(self, rng) if phase == EVENT else setup.sample_offer(self, rng)

    def time_up(self) -> i64:
        """Return the action that ends the game, when District 7 is left by the clock (elplan.end.when)."""
        return pack(actions.CLOCK, 1) if self.phase == CLOCK else NOT_YET

    # -- why not ---------------------------------------------------------------------------------

    def against(self, verb: i64, a: i64, b: i64, c: i64) -> i64:
        """Return the reason against a well-formed action, FINE if there is none."""
        if (BIT[verb] & actions.CHANCE_VERBS != 0) != (self.turn == CHANCE):
            return reasons.OTHER_PHASE if self.turn == CHANCE else reasons.CHANCE_ONLY
        if verb == actions.OFFER:
            return setup.why_not_offer(self, a)
        if verb == actions.FIRST:
            return setup.why_not_first(self, a)
        if verb == actions.PLAN or verb == actions.DEAL:
            return setup.why_not_plan(self, a)
        if verb == actions.PLACE:
            return opportunity.why_not_place(self, a)
        if verb == actions.EVENT:
            return d1.why_not_event(self, a)
        if verb == actions.CLOCK:
            return why_not_clock(self)
        if verb == actions.IGNORE or verb == actions.ACCEPT:
            return d1.why_not_ignore(self)
        if verb == actions.TAKE:
            return d6.why_not_subsidy(self, a) if self.phase == SUBSIDY else d1.why_not_take(self, a)
        if verb == actions.GIVE:
            return d1.why_not_give(self, a)
        if verb == actions.TOLL:
            return toll.why_not_toll(self, a)
        if verb == actions.FILL_ROW:
            return activation.why_not_fill_row(self, a, b)
        if verb == actions.EMPTY_ROW:
            return activation.why_not_empty_row(self, a)
        if verb == actions.SWAP_ROW:
            return activation.why_not_swap_row(self, a)
        if verb == actions.ACTIVATE:
            return activation.why_not_activate(self, a, b)
        if verb == actions.EMPTY:
            return activation.why_not_empty(self, a)
        if verb == actions.FILL_SLOT:
            return activation.why_not_fill_slot(self, a, b, c)
        if verb == actions.EMPTY_SLOT:
            return activation.why_not_empty_slot(self, a, b)
        if verb == actions.SWAP:
            return activation.why_not_swap(self, a, b)
        if verb == actions.POINT:
            return outsourcing.why_not_point(self, a)
        if verb == actions.LIQUIDATE:
            return d2.why_not_liquidate(self, a, b)
        if verb == actions.EXCHANGE:
            return d2.why_not_exchange(self, a, b, c)
        if verb == actions.REPAY:
            return d2.why_not_repay(self)
        if verb == actions.ACQUIRE:
            return d3.why_not_acquire(self, a, b)
        if verb == actions.PRODUCE:
            return d4.why_not_produce(self, a, b)
        if verb == actions.BUY:
            return d5.why_not_buy(self, a, b)
        if verb == actions.IMPORT:
            return d5.why_not_import(self, a, b)
        if verb == actions.BUY_FROM:
            return d5.why_not_buy_from(self, a, b, c)
        if verb == actions.SELL:
            return d5.why_not_sell(self, a, b)
        if verb == actions.SHELVE:
            return d5.why_not_shelve(self, a)
        if verb == actions.INNOVATE:
            return d7.why_not_innovate(self)
        if verb == actions.KEEP:
            return summary.why_not_keep(self, a, b, c)
        return FINE if ENDED_BY_DONE[self.phase] != 0 else reasons.OTHER_PHASE

    def refusal(self, reason: i64, action: i64) -> Refusal:
        """Return a reason against an action as people are told it."""
        return refusal(self, reason, action)

    # -- what an action does ---------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        """Do what the verb says, then go on to the next decision."""
        verb = verb_of(action)
        if verb == actions.DONE:
            self.finished = 1
        else:
            self.carry_out(verb, first(action), second(action), third(action))
            if self.phase == ADMINISTRATION:
                # There the turn lasts until its player ends it.
                return
        settle(self)

    def carry_out(self, verb: i64, a: i64, b: i64, c: i64) -> None:
        """Do what a verb says."""
        if verb == actions.OFFER:
            setup.turn_up_offer(self, a)
        elif verb == actions.FIRST:
            setup.give_turn_token(self, a)
        elif verb == actions.PLAN or verb == actions.DEAL:
            setup.choose_plan(self, a)
        elif verb == actions.PLACE:
            opportunity.place(self, a)
        elif verb == actions.EVENT:
            d1.turn_up_event(self, a)
        elif verb == actions.CLOCK:
            look_at_clock(self, a)
        elif verb == actions.IGNORE:
            d1.ignore(self)
        elif verb == actions.ACCEPT:
            d1.accept(self)
        elif verb == actions.TAKE:
            if self.phase == SUBSIDY:
                d6.take_subsidy(self, a)
            else:
                d1.take(self, a)
        elif verb == actions.GIVE:
            d1.give(self, a)
        elif verb == actions.TOLL:
            toll.pay_toll(self, a)
        elif verb == actions.FILL_ROW:
            activation.fill_row(self, a, b)
        elif verb == actions.EMPTY_ROW:
            activation.empty_row(self, a)
        elif verb == actions.SWAP_ROW:
            activation.swap_row(self, a)
        elif verb == actions.ACTIVATE:
            activation.activate(self, a, b)
        elif verb == actions.EMPTY:
            activation.empty(self, a, self.full(a))
        elif verb == actions.FILL_SLOT:
            activation.fill_slot(self, a, b, c)
        elif verb == actions.EMPTY_SLOT:
            activation.empty(self, a, BIT[b])
        elif verb == actions.SWAP:
            activation.swap(self, a, b)
        elif verb == actions.POINT:
            outsourcing.point(self, a)
        elif verb == actions.LIQUIDATE:
            d2.liquidate(self, a, b)
        elif verb == actions.EXCHANGE:
            d2.exchange(self, a, b, c)
        elif verb == actions.REPAY:
            d2.repay(self)
        elif verb == actions.ACQUIRE:
            d3.acquire(self, a, b)
        elif verb == actions.PRODUCE:
            d4.produce(self, a, b)
        elif verb == actions.BUY:
            d5.buy(self, a, b)
        elif verb == actions.IMPORT:
            d5.import_product(self, a, b)
        elif verb == actions.BUY_FROM:
            d5.buy_from(self, a, b, c)
        elif verb == actions.SELL:
            d5.sell(self, a, b)
        elif verb == actions.SHELVE:
            d5.shelve(self, a)
        elif verb == actions.INNOVATE:
            d7.innovate(self)
        elif verb == actions.KEEP:
            summary.keep(self, a, b, c)

    # -- the rest --------------------------------------------------------------------------------

    def copy(self) -> "ElPlan":
        """Return an equal position that shares only the parameters, which never change."""
        copied = ElPlan(
            self.parameters, self.turn, self.seats[:], self.holdings[:], self.decks[:], self.offers[:], self.board[:]
        )
        copied.phase = self.phase
        copied.period = self.period
        copied.holder = self.holder
        copied.nth = self.nth
        copied.finished = self.finished
        copied.event = self.event
        copied.events_left = self.events_left
        copied.exports = self.exports
        copied.plans_left = self.plans_left
        copied.stage = self.stage
        copied.liquidated = self.liquidated
        copied.pointed = self.pointed
        copied.trade = self.trade
        copied.discounted = self.discounted
        copied.made = self.made
        copied.fresh = self.fresh
        return copied

    def result(self) -> Result | None:
        """Return points and places, or None while the game goes on (elplan.end.ranking)."""
        return outcome(self)


def opening(parameters: Parameters) -> ElPlan:
    """Two of each resource for everyone (elplan.setup.resources), all cards in their decks (elplan.setup.decks)."""
    # Compiled code never frees a `vec` that plain Python hands to it: this is part of the rules for that reason.
    seat = [0] * SEAT
    seat[IDLE : IDLE + 3] = [START] * 3
    seat[PLAN] = seat[SPACE] = seat[TARGET] = NOT_YET
    seat[HELD] = 0
    copies = [int(parameters.card(card, COPIES)) for card in range(int(parameters.card_count))]
    return ElPlan(
        parameters,
        CHANCE,
        filled(seat * int(parameters.players)),
        filled([NOT_YET] * (MOST_HELD * int(parameters.players))),
        filled(copies + [0] * len(copies)),
        filled([NOTHING] * 9 + [0] * 9),
        filled([0] * 6),
    )
