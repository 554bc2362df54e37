"""The whole game: what is legal, what an action does, why not. Only calls the chapters."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.events import Refusal
from sobremesa.core.meta import Setup
from sobremesa.core.packing import first, pack, second, third, verb_of
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import Range, Result, filled, refill
from sobremesa.core.verbs import Verbs
from sobremesa.games.deuda.engine.actions import CLOCK as SEE_CLOCK
from sobremesa.games.deuda.engine.actions import VERBS
from sobremesa.games.deuda.engine.dispatch import against, do, list_choices, list_outcomes, open_ranges, step
from sobremesa.games.deuda.engine.numbers import (
    CLOCK,
    DRAWING,
    FIELDS,
    HEAD,
    LAPS,
    NOBODY,
    RESERVES,
    SIZE,
    TERMS,
    WORDS,
)
from sobremesa.games.deuda.engine.parameters import Parameters
from sobremesa.games.deuda.engine.rules.cards import sample_card
from sobremesa.games.deuda.engine.rules.ending import LIMIT, end_unfinished, outcome
from sobremesa.games.deuda.engine.rules.refusals import refusal
from sobremesa.games.deuda.engine.rules.setup import open_setup
from sobremesa.games.deuda.engine.rules.turn import sample_dice
from sobremesa.games.deuda.engine.state import NO_TERMS, Position

DEPTH: Final = 48
"""The agenda is never longer: each country's own business, and within it one auction for each other country."""
MOST_PLAYED: Final = 200_000
"""A game that has gone on for so many actions stops, unfinished (deuda.end.limit)."""


class Deuda(Position):
    """A position of Deuda Eterna that knows its rules."""

    def title(self) -> str:
        """Return "deuda"."""
        return "deuda"

    def legal_into(self, buffer: "vec[i64]") -> i64:
        """Write the legal actions, by what is on the agenda."""
        if self.turn == OVER:
            return 0
        return list_outcomes(self, buffer) if self.turn == CHANCE else list_choices(self, buffer)

    def sample(self, rng: Rng) -> i64:
        """Return dice or a card, by lot; there is always time left."""
        if self.now() == CLOCK:
            return pack(SEE_CLOCK, 0)
        return sample_card(self, rng) if self.now() == DRAWING else sample_dice(self, rng)

    def weights(self) -> list[int]:
        """Return the weight of each outcome, all alike; that time is up is no matter of luck."""
        return [1, 0] if self.now() == CLOCK else [1 for _ in self.legal()]

    def time_up(self) -> i64:
        """Return the action that ends the game between two turns by the clock (deuda.end.limit)."""
        return pack(SEE_CLOCK, 1) if self.turn == CHANCE and self.now() == CLOCK else -1

    def apply(self, action: i64) -> None:
        """Do what the verb says, then all that follows until somebody must choose."""
        do(self, verb_of(action), first(action), second(action), third(action))
        self.played += 1
        self.run()

    def run(self) -> None:
        """Work through the agenda until somebody, or chance, is to act."""
        while self.turn != OVER:
            if step(self):
                break
        if self.played >= MOST_PLAYED and self.turn != OVER:
            end_unfinished(self, LIMIT)

    def verbs(self) -> Verbs:
        """Return the verbs of Deuda Eterna."""
        return VERBS

    def against(self, verb: i64, a: i64, b: i64, c: i64) -> i64:
        """Return the reason against a well-formed action; FINE if there is none."""
        return against(self, verb, a, b, c)

    def refusal(self, reason: i64, action: i64) -> Refusal:
        """Return a reason against an action as people are told it."""
        return refusal(self, reason, action)

    def setup(self) -> Setup:
        """Return what was settled before the first action."""
        return self.parameters.setup

    def when(self) -> str:
        """Return the lap of the leader in laps."""
        return f"lap {1 + max([int(self.of(seat, LAPS)) for seat in range(self.players)])}"

    def ranges(self) -> list[Range]:
        """Return the choices of an amount that are open now: loan, repayment, bid, shares of the barrier, gifts."""
        return open_ranges(self)

    def result(self) -> Result | None:
        """Return how it ended (deuda.end.last_player and the others)."""
        return outcome(self) if self.turn == OVER else None

    def copy(self) -> "Deuda":
        """Return an equal position that shares only the parameters, which never change."""
        copied = Deuda(
            self.parameters,
            self.turn,
            self.seats[:],
            self.ledger[:],
            self.lands[:],
            self.piles[:],
            self.agenda[:],
            self.terms[:],
            self.refused_terms,
        )
        copied.players = self.players
        copied.mover = self.mover
        copied.bank = self.bank
        copied.imf_gold = self.imf_gold
        copied.barrier = self.barrier
        copied.hat = self.hat
        copied.boots = self.boots
        copied.club = self.club
        copied.calls = self.calls
        copied.fresh = self.fresh
        copied.builds = self.builds
        copied.refused = self.refused
        copied.promises = self.promises
        copied.spurned = self.spurned
        copied.spurned_deal = self.spurned_deal
        copied.lot = self.lot
        copied.bid = self.bid
        copied.bidder = self.bidder
        copied.bidding = self.bidding
        copied.ending = self.ending
        copied.winners = self.winners
        copied.played = self.played
        copied.depth = self.depth
        copied.thrown = self.thrown
        return copied

    def snapshot(self) -> list[int]:
        """Return every number of the position."""
        # No other number at the end is negative, so that a snapshot without a throw is told from one with it.
        return [*self.identity(), -self.thrown] if self.thrown > 0 else self.identity()

    def identity(self) -> list[int]:
        """Return every number but the faces of the dice, which only matter to who looks at them."""
        numbers: list[int] = [self.turn, self.players, self.mover, self.bank, self.imf_gold, self.barrier, self.hat]
        numbers += [self.boots, self.club, self.calls, self.fresh, self.builds, self.refused, self.promises]
        numbers += [self.spurned, self.spurned_deal, self.lot, self.bid, self.bidder, self.bidding, self.ending]
        numbers += [self.winners, self.played, self.depth]
        for part in (self.parameters.options, self.seats, self.ledger, self.lands, self.piles, self.terms):
            numbers += [int(number) for number in part]
        # What lies beyond the agenda's end is nobody's business any more.
        numbers += [int(self.agenda[i]) for i in range(self.depth * WORDS)]
        numbers += [int(terms) for terms in self.refused_terms]
        return numbers

    def restore(self, numbers: list[int]) -> None:
        """Become the position of a snapshot; the options are those of the setup.

        By rules 1.0 a snapshot ended with the agenda: which terms were refused was not kept; and for a while the faces
        of the dice were not either.
        """
        self.turn, self.players, self.mover, self.bank, self.imf_gold, self.barrier, self.hat = numbers[:7]
        self.boots, self.club, self.calls, self.fresh, self.builds, self.refused, self.promises = numbers[7:14]
        self.spurned, self.spurned_deal, self.lot, self.bid, self.bidder, self.bidding, self.ending = numbers[14:21]
        self.winners, self.played, self.depth = numbers[21:24]
        at = 24 + len(self.parameters.options)
        for part in (self.seats, self.ledger, self.lands, self.piles, self.terms):
            at = refill(part, numbers, at)
        for i in range(self.depth * WORDS):
            self.agenda[i] = numbers[at + i]
        rest = numbers[at + self.depth * WORDS :]
        self.thrown = 0
        if len(rest) > 0 and rest[-1] < 0:
            self.thrown = -rest.pop()
        self.refused_terms = filled(rest)


def opening(on: Parameters) -> Deuda:
    """The IMF has all the money and the titles (deuda.setup.bank), each country three reserves (deuda.setup.gold); all
    pieces are on Latin America (deuda.setup.start). Two to four countries have seats (deuda.setup.players); the IMF
    has none, for the rules play it (deuda.setup.imf_role).
    """
    seats = [0] * (4 * FIELDS)
    for seat in range(4):
        seats[seat * FIELDS + HEAD] = seat
        seats[seat * FIELDS + SIZE] = 1
        seats[seat * FIELDS + RESERVES] = int(on.gold) if seat < on.players else 0
    position = Deuda(
        parameters=on,
        turn=CHANCE,
        seats=filled(seats),
        ledger=filled([0] * 12),
        lands=filled([NOBODY] * 12 + [0] * 24),
        piles=filled([2 ** int(on.cards[0]) - 1, 2 ** int(on.cards[1]) - 1, 0, 0, 0, 0] + [0] * (2 * int(on.slots))),
        agenda=filled([0] * (DEPTH * WORDS)),
        terms=filled([0] * (TERMS + 1)),
        refused_terms=NO_TERMS,
    )
    open_setup(position)
    position.run()
    return position
