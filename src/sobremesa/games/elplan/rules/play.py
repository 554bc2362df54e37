"""The whole game: what is legal, what an action does, why not. Only calls the chapters."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.events import Refusal
from sobremesa.core.packing import first, pack, second, third, verb_of
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import Result
from sobremesa.games.elplan import actions
from sobremesa.games.elplan.actions import DONE, FINE
from sobremesa.games.elplan.chart import BIT, NOTHING, THREE
from sobremesa.games.elplan.fields import (
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
from sobremesa.games.elplan.rules.d1 import (
    accept,
    give,
    ignore,
    take,
    turn_up_event,
    why_not_event,
    why_not_give,
    why_not_ignore,
    why_not_take,
)
from sobremesa.games.elplan.rules.d2 import (
    empty_row,
    fill_row,
    swap_row,
    why_not_empty_row,
    why_not_fill_row,
    why_not_swap_row,
)
from sobremesa.games.elplan.rules.d2_cards import (
    activate,
    empty,
    fill_slot,
    swap,
    why_not_activate,
    why_not_empty,
    why_not_empty_slot,
    why_not_fill_slot,
    why_not_swap,
)
from sobremesa.games.elplan.rules.d2_trade import (
    exchange,
    liquidate,
    pay_toll,
    repay,
    why_not_exchange,
    why_not_liquidate,
    why_not_repay,
    why_not_toll,
)
from sobremesa.games.elplan.rules.d3 import acquire, why_not_acquire
from sobremesa.games.elplan.rules.d4 import produce, why_not_produce
from sobremesa.games.elplan.rules.d5 import (
    buy,
    buy_from,
    import_product,
    why_not_buy,
    why_not_buy_from,
    why_not_import,
)
from sobremesa.games.elplan.rules.d5_sell import sell, shelve, why_not_sell, why_not_shelve
from sobremesa.games.elplan.rules.d6 import take_subsidy, why_not_subsidy
from sobremesa.games.elplan.rules.d7 import innovate, why_not_innovate
from sobremesa.games.elplan.rules.end import outcome
from sobremesa.games.elplan.rules.lists import (
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
from sobremesa.games.elplan.rules.lists_d2 import list_administration
from sobremesa.games.elplan.rules.opening import (
    choose_plan,
    give_turn_token,
    turn_up_offer,
    why_not_first,
    why_not_offer,
    why_not_plan,
)
from sobremesa.games.elplan.rules.opportunity import place, why_not_place
from sobremesa.games.elplan.rules.outsourcing import point, why_not_point
from sobremesa.games.elplan.rules.refusals import fits, refusal
from sobremesa.games.elplan.rules.route import settle
from sobremesa.games.elplan.rules.summary import keep, why_not_keep
from sobremesa.games.elplan.state import Position

__all__ = ["ElPlan"]


def why_not_done(position: Position) -> i64:
    """Whoever has nothing more to do in a district says so (elplan.period.order)."""
    phase = position.phase
    if phase == ADMINISTRATION or phase == INVESTMENT or phase == BUYING or phase == SELLING:
        return FINE
    return FINE if phase == SUBSIDY or phase == INNOVATION else actions.OTHER_PHASE


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
        legal = self.legal()
        if legal and verb_of(legal[0]) == actions.OFFER and self.chart.edition.fixed_decks == 0:
            return [int(self.face_down(first(action))) for action in legal]
        return [1 for _ in legal]

    def sample(self, rng: Rng) -> i64:
        """Return a card of the deck, an event, a player or a plan, by lot."""
        phase = self.phase
        chart = self.chart
        if phase == FIRST_PLAYER:
            return pack(actions.FIRST, rng.below(chart.players))
        if phase == PLANS:
            return self.sample_plan(rng)
        if phase == EVENT:
            return pack(actions.EVENT, self.sample_event(rng))
        kind = self.empty_place() // THREE
        card = chart.deck_start(kind)
        left = 0 if chart.edition.fixed_decks != 0 else rng.below(self.deck_size(kind, 0))
        while left >= self.face_down(card):
            left -= self.face_down(card)
            card += 1
        return pack(actions.OFFER, card)

    def sample_event(self, rng: Rng) -> i64:
        """Return an event not turned up yet, by lot; of a fixed deck the next."""
        events = self.events_left
        left: i64 = 0
        if self.chart.edition.fixed_decks == 0:
            for event in range(self.chart.event_count):
                if events & BIT[event] != 0:
                    left += 1
            left = rng.below(left)
        for event in range(self.chart.event_count):
            if events & BIT[event] != 0:
                if left == 0:
                    return event
                left -= 1
        return NOTHING

    def sample_plan(self, rng: Rng) -> i64:
        """Return a plan that may be dealt, by lot (elplan.setup.plans)."""
        allowed: i64 = 0
        for plan in range(self.chart.plan_count):
            if why_not_plan(self, plan) == FINE:
                allowed += 1
        left = rng.below(allowed)
        for plan in range(self.chart.plan_count):
            if why_not_plan(self, plan) == FINE:
                if left == 0:
                    return pack(actions.DEAL, plan)
                left -= 1
        return NOTHING

    # -- what an action does ---------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        """Do what the verb says, then go on to the next decision."""
        verb = verb_of(action)
        a = first(action)
        b = second(action)
        if verb == DONE or verb == actions.ACCEPT:
            if verb == DONE:
                self.finished = 1
            else:
                accept(self)
        elif verb < actions.EMPTY_ROW:
            self.apply_early(verb, a)
        elif verb < actions.ACQUIRE:
            self.apply_administration(verb, a, b, third(action))
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

    # -- why not ---------------------------------------------------------------------------------

    def reason(self, action: i64) -> i64:
        """Return the reason against an action, FINE if there is none."""
        verb = verb_of(action)
        a, b, c = first(action), second(action), third(action)
        if action < 0 or verb > actions.LAST_VERB or pack(verb, a, b, c) != action or not fits(verb, a, b, c):
            return actions.NO_SUCH_ACTION
        if self.turn == OVER:
            return actions.GAME_OVER
        if verb <= actions.EVENT:
            if self.turn != CHANCE:
                return actions.CHANCE_ONLY
            if verb == actions.OFFER:
                return why_not_offer(self, a)
            if verb == actions.FIRST:
                return why_not_first(self, a)
            return why_not_event(self, a) if verb == actions.EVENT else why_not_plan(self, a)
        if self.turn == CHANCE:
            return actions.OTHER_PHASE
        if verb < actions.EMPTY_ROW:
            return self.reason_early(verb, a)
        if verb < actions.ACQUIRE:
            return self.reason_administration(verb, a, b, c)
        return self.reason_late(verb, a, b, c)

    def reason_early(self, verb: i64, a: i64) -> i64:
        """Preparation, placing and the event."""
        if verb == actions.PLAN:
            return why_not_plan(self, a)
        if verb == actions.PLACE:
            return why_not_place(self, a)
        if verb == actions.IGNORE or verb == actions.ACCEPT:
            return why_not_ignore(self)
        if verb == actions.TAKE:
            return why_not_subsidy(self, a) if self.phase == SUBSIDY else why_not_take(self, a)
        return why_not_give(self, a) if verb == actions.GIVE else why_not_toll(self, a)

    def reason_administration(self, verb: i64, a: i64, b: i64, c: i64) -> i64:
        """District 2."""
        if verb == actions.EMPTY_ROW:
            return why_not_empty_row(self, a)
        if verb == actions.FILL_ROW:
            return why_not_fill_row(self, a, b)
        if verb == actions.SWAP_ROW:
            return why_not_swap_row(self, a)
        if verb == actions.EMPTY:
            return why_not_empty(self, a)
        if verb == actions.ACTIVATE:
            return why_not_activate(self, a, b)
        if verb == actions.EMPTY_SLOT:
            return why_not_empty_slot(self, a, b)
        if verb == actions.FILL_SLOT:
            return why_not_fill_slot(self, a, b, c)
        if verb == actions.SWAP:
            return why_not_swap(self, a, b)
        if verb == actions.POINT:
            return why_not_point(self, a)
        if verb == actions.LIQUIDATE:
            return why_not_liquidate(self, a, b)
        return why_not_exchange(self, a, b, c) if verb == actions.EXCHANGE else why_not_repay(self)

    def reason_late(self, verb: i64, a: i64, b: i64, c: i64) -> i64:
        """Districts 3 to 7 and the Summary."""
        if verb == actions.ACQUIRE:
            return why_not_acquire(self, a, b)
        if verb == actions.PRODUCE:
            return why_not_produce(self, a, b)
        if verb == actions.BUY:
            return why_not_buy(self, a, b)
        if verb == actions.IMPORT:
            return why_not_import(self, a, b)
        if verb == actions.BUY_FROM:
            return why_not_buy_from(self, a, b, c)
        if verb == actions.SELL:
            return why_not_sell(self, a, b)
        if verb == actions.SHELVE:
            return why_not_shelve(self, a)
        if verb == actions.INNOVATE:
            return why_not_innovate(self)
        return why_not_keep(self, a, b, c) if verb == actions.KEEP else why_not_done(self)

    def why_not(self, action: i64) -> Refusal | None:
        """Return the rule against an action, or None exactly when it is legal."""
        reason = self.reason(action)
        return None if reason == FINE else refusal(self, reason, action)

    # -- the rest --------------------------------------------------------------------------------

    def copy(self) -> "ElPlan":
        """Return an equal position that shares only the chart, which never changes."""
        return ElPlan(
            self.chart,
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

    def snapshot(self) -> list[int]:
        """Return every number of the position."""
        numbers = [self.turn, self.phase, self.period, self.holder, self.nth, self.finished, self.event]
        numbers += [self.events_left, self.exports, self.plans_left, self.stage, self.liquidated, self.pointed]
        numbers += [self.trade, self.discounted, self.made, self.fresh]
        for part in (self.seats, self.holdings, self.decks, self.offers, self.board):
            numbers += [int(number) for number in part]
        return [int(number) for number in numbers]

    def result(self) -> Result | None:
        """Return points and places, or None while the game goes on (elplan.end.ranking)."""
        return outcome(self)
