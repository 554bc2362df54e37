"""The whole game: what is legal, what an action does, why not. Only calls the chapters."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.events import Refusal
from sobremesa.core.packing import first, pack, second, third, verb_of
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import Range, Result, filled, refill
from sobremesa.games.deuda.engine.actions import CONDITION, DICE, DIE, FINE, SOLIDARITY
from sobremesa.games.deuda.engine.numbers import BIT, DRAWING, SOLIDARITY_PILE
from sobremesa.games.deuda.engine.rules.do import do
from sobremesa.games.deuda.engine.rules.ending import LIMIT, end_unfinished
from sobremesa.games.deuda.engine.rules.listing import list_chance, list_choices, throws_two
from sobremesa.games.deuda.engine.rules.outcome import outcome
from sobremesa.games.deuda.engine.rules.ranges import open_ranges
from sobremesa.games.deuda.engine.rules.reasons import reason
from sobremesa.games.deuda.engine.rules.refusals import refusal
from sobremesa.games.deuda.engine.rules.steps import step
from sobremesa.games.deuda.engine.state import Position

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
        return list_chance(self, buffer) if self.turn == CHANCE else list_choices(self, buffer)

    def sample(self, rng: Rng) -> i64:
        """Return dice or a card, by lot."""
        if self.now() != DRAWING:
            face = rng.below(6) + 1
            return pack(DICE, face, rng.below(6) + 1) if throws_two(self) else pack(DIE, face)
        pile = self.word(1)
        verb = SOLIDARITY if pile == SOLIDARITY_PILE else CONDITION
        unseen = self.piles[pile]
        if unseen == 0:
            return pack(verb, self.top_card(pile))
        while True:
            card = rng.below(self.parameters.cards[pile])
            if unseen & BIT[card] != 0:
                return pack(verb, card)

    def apply(self, action: i64) -> None:
        """Do what the verb says, then all that follows until somebody must choose."""
        do(self, verb_of(action), first(action), second(action), third(action), action)
        self.played += 1
        self.run()

    def run(self) -> None:
        """Work through the agenda until somebody, or chance, is to act."""
        while self.turn != OVER:
            if step(self):
                break
        if self.played >= MOST_PLAYED and self.turn != OVER:
            end_unfinished(self, LIMIT)

    def refusal_of(self, action: i64) -> Refusal | None:
        """Return the rule against an action, or None exactly when it is legal."""
        against = reason(self, action)
        return None if against == FINE else refusal(self, against, action)

    def ranges(self) -> list[Range]:
        """Return the choices of an amount that are open now: loan, repayment, bid, shares of the barrier, gifts."""
        return open_ranges(self)

    def result(self) -> Result | None:
        """Return how it ended (deuda.end.last_player and the others)."""
        return outcome(self) if self.turn == OVER else None

    def copy(self) -> "Deuda":
        """Return an equal position that shares only the parameters, which never changes."""
        return Deuda(
            self.parameters,
            self.turn,
            self.players,
            self.mover,
            self.bank,
            self.imf_gold,
            self.barrier,
            self.hat,
            self.boots,
            self.club,
            self.calls,
            self.fresh,
            self.builds,
            self.refused,
            self.promises,
            self.spurned,
            self.spurned_deal,
            self.lot,
            self.bid,
            self.bidder,
            self.bidding,
            self.ending,
            self.winners,
            self.played,
            self.depth,
            self.seats[:],
            self.ledger[:],
            self.lands[:],
            self.piles[:],
            self.agenda[:],
            self.terms[:],
            self.refused_terms,
        )

    def snapshot(self) -> list[int]:
        """Return every number of the position."""
        numbers: list[int] = [self.turn, self.players, self.mover, self.bank, self.imf_gold, self.barrier, self.hat]
        numbers += [self.boots, self.club, self.calls, self.fresh, self.builds, self.refused, self.promises]
        numbers += [self.spurned, self.spurned_deal, self.lot, self.bid, self.bidder, self.bidding, self.ending]
        numbers += [self.winners, self.played, self.depth]
        for part in (self.parameters.options, self.seats, self.ledger, self.lands, self.piles, self.terms):
            numbers += [int(number) for number in part]
        # What lies beyond the agenda's end is nobody's business any more.
        numbers += [int(self.agenda[i]) for i in range(self.depth * 5)]
        numbers += [int(terms) for terms in self.refused_terms]
        return numbers

    def restore(self, numbers: list[int]) -> None:
        """Become the position of a snapshot; the options are those of the setup.

        By rules 1.0 a snapshot ended with the agenda: which terms were refused was not kept.
        """
        self.turn, self.players, self.mover, self.bank, self.imf_gold, self.barrier, self.hat = numbers[:7]
        self.boots, self.club, self.calls, self.fresh, self.builds, self.refused, self.promises = numbers[7:14]
        self.spurned, self.spurned_deal, self.lot, self.bid, self.bidder, self.bidding, self.ending = numbers[14:21]
        self.winners, self.played, self.depth = numbers[21:24]
        at = 24 + len(self.parameters.options)
        for part in (self.seats, self.ledger, self.lands, self.piles, self.terms):
            at = refill(part, numbers, at)
        for i in range(self.depth * 5):
            self.agenda[i] = numbers[at + i]
        self.refused_terms = filled(numbers[at + self.depth * 5 :])
