"""What learning machines are shown of El Plan, and its actions as one table."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from sobremesa.core.action_table import ActionTable, packed
from sobremesa.core.observation import Encoder, Field, bits, one_of, put
from sobremesa.games.elplan.engine import actions
from sobremesa.games.elplan.engine.columns import (
    AFTER,
    CARD,
    COPIES,
    EVENT,
    GIVES,
    KEEP,
    KEEP_MORE,
    MODE,
    MOST_ROWS,
    NOTHING,
    PLAN,
    PLAN_RECIPE,
    PROCESS,
    SLASH,
    SLOTS,
    TOKENS,
    WHOLE,
)
from sobremesa.games.elplan.engine.numbers import (
    ADVISER_USED,
    COUNT,
    CREDIT,
    DEBT,
    ENDED,
    HELD,
    IDEAS,
    IDLE,
    IGNORES,
    MOST_HELD,
    NOT_YET,
    PLACES,
    ROW_IDEAS,
    ROW_LOCKS,
    ROWS,
    SEAT,
    SHARING,
    SHELVED,
    SOLD,
    SPACE,
    SPACES,
    STAGE_EXCHANGE,
    TARGET,
    TOLL_PAID,
    WARES,
)
from sobremesa.games.elplan.engine.numbers import PLAN as PLAN_HELD
from sobremesa.games.elplan.engine.parameters import Parameters
from sobremesa.games.elplan.engine.play import ElPlan
from sobremesa.games.elplan.engine.rules.end import points

TOKENS_SHOWN: Final = 99
"""More tokens or products than this are shown as so many."""
EXTRA: Final = 10
"""The other numbers of a seat: credit, sharing, ignores, toll, adviser, sold, held, debts."""


def fields(parameters: Parameters) -> list[Field]:
    """Return what is shown, with the bounds that the content gives it."""
    cards, plans, events = int(parameters.card_count), int(parameters.plan_count), int(parameters.event_count)
    players = int(parameters.players)
    copies = 0
    for card in range(cards):
        copies = max(copies, int(parameters.card(card, COPIES)))
    # A card may come back to its deck, but never more often than it has copies.
    return [
        Field("me", players, 0, 1, "one of, seat"),
        Field("turn", players, 0, 1, "one of, seat; none for chance"),
        Field("holder", players, 0, 1, "one of, seat"),
        Field("phase", ENDED + 1, 0, 1, "one of"),
        Field("period", 1, 0, int(parameters.periods) + 1, "period"),
        Field("event", events, 0, 1, "one of"),
        Field("events_left", events, 0, 1, "event"),
        Field("exports", 1, 0, TOKENS_SHOWN, "exports"),
        Field("plans_left", plans, 0, 1, "plan"),
        Field("stage", STAGE_EXCHANGE + 1, 0, 1, "one of"),
        Field("trade", 3, 0, 1, "one of, product"),
        Field("used", 4, 0, TOKENS_SHOWN, "liquidated, pointed, discounted, Ideas made in this turn"),
        Field("market", 3, 0, TOKENS_SHOWN, "products, by type"),
        Field("subsidies", 3, 0, TOKENS_SHOWN, "money, by space"),
        Field("offers", int(PLACES), 0, cards, "1 + card, by place; 0 for none"),
        Field("rotated", int(PLACES), 0, 1, "offer, by place"),
        Field("face_down", cards, 0, copies, "copies, by card"),
        Field("face_up", cards, 0, copies, "copies, by card"),
        Field("resources", players * 3, 0, TOKENS_SHOWN, "tokens, by seat: human capital, money, energy"),
        Field("ideas", players, 0, TOKENS_SHOWN, "Ideas, by seat"),
        Field("products", players * 3, 0, TOKENS_SHOWN, "products, by seat and type"),
        Field("shelved", players * 3, 0, TOKENS_SHOWN, "products, by seat and type"),
        Field("plan", players * plans, 0, 1, "one of, by seat"),
        Field("rows", players * MOST_ROWS, 0, 1, "token on a row, by seat"),
        Field("space", players * SPACES, 0, 1, "one of, by seat"),
        Field("noted", players * EXTRA, 0, TOKENS_SHOWN, "credit, sharing, ignores, toll, adviser, sold, held, debts"),
        Field("points", players, 0, TOKENS_SHOWN, "points, by seat"),
        Field("holdings", players * cards, 0, 3, "0 not owned, 1 owned, 2 active, 3 outsourced; by seat and card"),
        Field("my_row_ideas", MOST_ROWS, 0, 1, "Idea on a row"),
        Field("my_row_locks", MOST_ROWS, 0, 1, "row filled this period"),
        Field("my_tokens", cards, 0, 3, "resources on it, by card"),
        Field("my_ideas", cards, 0, 3, "Ideas on it, by card"),
        Field("my_locks", cards, 0, 3, "places filled this period, by card"),
    ]  # fmt: skip


def most_kept(parameters: Parameters) -> int:
    """Return how many products anybody may keep: one, and what cards and events add."""
    most = 1
    for card in range(parameters.card_count):
        most += int(parameters.cards[card * CARD + KEEP])
    more = 0
    for event in range(parameters.event_count):
        more = max(more, int(parameters.events[event * EVENT + KEEP_MORE]))
    return most + more


def most_processes(parameters: Parameters) -> int:
    """Return how many processes anybody may have: every row, the best cards there is room for, event and space."""
    given: list[int] = []
    for card in range(parameters.card_count):
        at = card * CARD
        first = 0
        after = 0
        for i in range(4):
            first += int(parameters.cards[at + GIVES + i])
            after += int(parameters.cards[at + AFTER + i])
        slots = int(parameters.cards[at + TOKENS]) if parameters.cards[at + MODE] == SLOTS else 0
        given.append(max(first, max(after, slots)))
    given.sort(reverse=True)
    extra = 0
    for event in range(parameters.event_count):
        extra = max(extra, int(parameters.events[event * EVENT + PROCESS]))
    return MOST_ROWS + sum(given[:MOST_HELD]) + extra + 1


def productions(parameters: Parameters) -> list[int]:
    """Return every number of the two products that so many processes could make, whatever the plan."""
    processes = most_processes(parameters)
    found: list[int] = []
    for own in range(30):
        for other in range(30):
            for plan in range(parameters.plan_count):
                at = plan * PLAN + PLAN_RECIPE
                needed = 0
                for process in range(3):
                    needed += own * int(parameters.plans[at + process]) + other * int(
                        parameters.plans[at + 3 + process]
                    )
                if needed <= processes:
                    found.append(packed(actions.PRODUCE, own, other))
                    break
    return found


def listed(parameters: Parameters) -> list[int]:
    """Return every action of a player that this content can lead to."""
    cards = int(parameters.card_count)
    players = int(parameters.players)
    found = [packed(actions.PLAN, plan) for plan in range(parameters.plan_count)]
    found += [packed(actions.PLACE, space) for space in range(SPACES)]
    found += [packed(actions.IGNORE), packed(actions.ACCEPT)]
    for verb in (actions.TAKE, actions.GIVE, actions.TOLL):
        found += [packed(verb, resource) for resource in range(3)]
    for row in range(MOST_ROWS):
        found += [packed(actions.EMPTY_ROW, row), packed(actions.FILL_ROW, row, 0), packed(actions.FILL_ROW, row, 1)]
        found.append(packed(actions.SWAP_ROW, row))
    for card in range(cards):
        mode = parameters.card(card, MODE)
        tokens = int(parameters.card(card, TOKENS))
        if mode == WHOLE:
            found.append(packed(actions.EMPTY, card))
            found += [packed(actions.ACTIVATE, card, ideas) for ideas in range(2**tokens)]
        elif mode == SLOTS or mode == SLASH:
            for slot in range(tokens):
                found.append(packed(actions.EMPTY_SLOT, card, slot))
                found += [packed(actions.FILL_SLOT, card, slot, 0), packed(actions.FILL_SLOT, card, slot, 1)]
        found += [packed(actions.SWAP, card, slot) for slot in range(tokens)]
        found += [packed(actions.LIQUIDATE, card, tokens) for tokens in parameters.refunds[card]]
        if parameters.outsourcing != NOTHING:
            found.append(packed(actions.POINT, card))
    for a in range(3):
        for b in range(a, 3):
            found += [packed(actions.EXCHANGE, a, b, c) for c in range(3)]
    found.append(packed(actions.REPAY))
    for place in range(PLACES):
        if place % 3 < parameters.offers:
            found += [packed(actions.ACQUIRE, place, terms) for terms in range(actions.MOST_TERMS)]
    found += productions(parameters)
    for product in range(3):
        for terms in range(actions.MOST_TERMS):
            if terms & actions.ENERGY_OFF == 0:
                found.append(packed(actions.BUY, product, terms))
                if terms & actions.ON_CREDIT == 0:
                    found.append(packed(actions.IMPORT, product, terms))
                    found += [packed(actions.BUY_FROM, seat, product, terms) for seat in range(players)]
        found += [packed(actions.SELL, product, 1), packed(actions.SELL, product, 2), packed(actions.SHELVE, product)]
    found.append(packed(actions.INNOVATE))
    most = min(most_kept(parameters), 18)
    for raw in range(7):
        for good in range(7):
            found += [packed(actions.KEEP, raw, good, n) for n in range(7) if raw + good + n <= most]
    return [*found, packed(actions.DONE)]


class ElPlanEncoder(Encoder[ElPlan]):
    """Board, offers and decks, everybody's things, and the tokens on one's own cards."""

    def __init__(self, parameters: Parameters) -> None:
        super().__init__(fields(parameters), ActionTable(actions.VERBS, listed(parameters), {}))

    def write(self, state: ElPlan, seat: i64, out: "vec[i32]", at: i64) -> None:
        """Write the observation."""
        at = self.write_table(state, seat, out, at)
        at = self.write_seats(state, out, at)
        self.write_own(state, seat, out, at)

    def write_table(self, state: ElPlan, seat: i64, out: "vec[i32]", at: i64) -> i64:
        """Write what lies in the middle."""
        parameters = state.parameters
        players = parameters.players
        at = one_of(out, at, seat, players)
        at = one_of(out, at, state.turn, players)
        at = one_of(out, at, state.holder, players)
        at = one_of(out, at, state.phase, ENDED + 1)
        out[at] = i32(state.period)
        at += 1
        at = one_of(out, at, state.event, parameters.event_count)
        at = bits(out, at, state.events_left, parameters.event_count)
        at = put(out, at, state.exports, TOKENS_SHOWN)
        at = bits(out, at, state.plans_left, parameters.plan_count)
        at = one_of(out, at, state.stage, STAGE_EXCHANGE + 1)
        at = one_of(out, at, state.trade, 3)
        at = put(out, at, state.liquidated, TOKENS_SHOWN)
        at = put(out, at, state.pointed, TOKENS_SHOWN)
        at = put(out, at, state.discounted, TOKENS_SHOWN)
        at = put(out, at, state.made, TOKENS_SHOWN)
        for i in range(6):
            at = put(out, at, state.board[i], TOKENS_SHOWN)
        offers = state.offers
        for place in range(PLACES):
            out[at + place] = i32(offers[place] + 1)
            out[at + PLACES + place] = i32(offers[PLACES + place])
        at += 2 * PLACES
        decks = state.decks
        for i in range(2 * parameters.card_count):
            out[at + i] = i32(decks[i])
        return at + 2 * parameters.card_count

    def write_seats(self, state: ElPlan, out: "vec[i32]", at: i64) -> i64:
        """Write what everybody has."""
        parameters = state.parameters
        players = parameters.players
        cards = parameters.card_count
        seats = state.seats
        for base in range(0, players * SEAT, SEAT):
            for i in range(3):
                at = put(out, at, seats[base + IDLE + i], TOKENS_SHOWN)
        for base in range(0, players * SEAT, SEAT):
            at = put(out, at, seats[base + IDEAS], TOKENS_SHOWN)
        for base in range(0, players * SEAT, SEAT):
            for i in range(3):
                at = put(out, at, seats[base + WARES + i], TOKENS_SHOWN)
        for base in range(0, players * SEAT, SEAT):
            for i in range(3):
                at = put(out, at, seats[base + SHELVED + i], TOKENS_SHOWN)
        for base in range(0, players * SEAT, SEAT):
            at = one_of(out, at, seats[base + PLAN_HELD], parameters.plan_count)
        for base in range(0, players * SEAT, SEAT):
            at = bits(out, at, seats[base + ROWS], MOST_ROWS)
        for base in range(0, players * SEAT, SEAT):
            at = one_of(out, at, seats[base + SPACE], SPACES)
        for base in range(0, players * SEAT, SEAT):
            at = put(out, at, seats[base + CREDIT], TOKENS_SHOWN)
            at = put(out, at, seats[base + SHARING], TOKENS_SHOWN)
            at = put(out, at, seats[base + IGNORES], TOKENS_SHOWN)
            at = put(out, at, seats[base + TOLL_PAID], TOKENS_SHOWN)
            at = put(out, at, seats[base + ADVISER_USED], TOKENS_SHOWN)
            at = put(out, at, seats[base + SOLD], TOKENS_SHOWN)
            at = put(out, at, seats[base + HELD], TOKENS_SHOWN)
            for i in range(3):
                at = put(out, at, seats[base + DEBT + i], TOKENS_SHOWN)
        for seat in range(players):
            at = put(out, at, points(state, seat), TOKENS_SHOWN)
        for i in range(players * cards):
            out[at + i] = 0
        for seat in range(players):
            for i in range(state.held(seat)):
                owned: i64 = 2 if state.is_active(seat, i) else 1
                out[at + state.card_at(seat, i)] = i32(owned)
            target = seats[seat * SEAT + TARGET]
            if target != NOT_YET:
                out[at + target] = 3
            at += cards
        return at

    def write_own(self, state: ElPlan, seat: i64, out: "vec[i32]", at: i64) -> None:
        """Write where tokens and Ideas lie on one's own plan and cards."""
        cards = state.parameters.card_count
        at = bits(out, at, state.get(seat, ROW_IDEAS), MOST_ROWS)
        at = bits(out, at, state.get(seat, ROW_LOCKS), MOST_ROWS)
        for i in range(3 * cards):
            out[at + i] = 0
        for i in range(state.held(seat)):
            base = at + state.card_at(seat, i)
            ideas = state.ideas_on(seat, i)
            out[base] = i32(COUNT[state.filled(seat, i) & ~ideas])
            out[base + cards] = i32(COUNT[ideas])
            out[base + 2 * cards] = i32(COUNT[state.locks_on(seat, i)])

    def points(self, state: ElPlan, seat: i64) -> i64:
        """Return Ideas and trios as they stand."""
        return points(state, seat)
