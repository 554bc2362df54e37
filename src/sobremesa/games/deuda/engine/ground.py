"""What lies on the table in Deuda Eterna: money, debts, gold, lands, industries, cards, and the agenda.

A *purse* is what one country, or the members of a pair, trio or club, own and owe together; it is named by its *head*,
the lowest seat in it. The *agenda* is what is still to happen, the last entry first: a payment in the middle of a
move, an auction in the middle of a payment. Each entry is a kind, the seat it concerns, and three numbers.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.state import State
from sobremesa.games.deuda.engine.numbers import AT, BIT, ENDING, FIELDS, HEAD, OUT, WORDS
from sobremesa.games.deuda.engine.parameters import Chart

__all__ = ["NO_TERMS", "Ground"]

NO_TERMS: Final = vec[i64]()
"""Nothing was refused yet."""


class Ground(State):
    """The table, the agenda, and who sits where."""

    def __init__(
        self,
        chart: Chart,
        turn: i64,
        players: i64,
        mover: i64,
        bank: i64,
        imf_gold: i64,
        barrier: i64,
        hat: i64,
        boots: i64,
        club: i64,
        calls: i64,
        fresh: i64,
        builds: i64,
        refused: i64,
        promises: i64,
        spurned: i64,
        spurned_deal: i64,
        lot: i64,
        bid: i64,
        bidder: i64,
        bidding: i64,
        ending: i64,
        winners: i64,
        played: i64,
        depth: i64,
        seats: "vec[i64]",
        ledger: "vec[i64]",
        lands: "vec[i64]",
        piles: "vec[i64]",
        agenda: "vec[i64]",
        terms: "vec[i64]",
        refused_terms: "vec[i64]",
    ) -> None:
        super().__init__(turn)
        self.chart = chart
        self.players: i64 = players
        self.mover: i64 = mover
        """Whose turn of the game it is; `turn` is who must answer now."""
        self.bank: i64 = bank
        self.imf_gold: i64 = imf_gold
        self.barrier: i64 = barrier
        """The seat that put the barrier up, or NOBODY."""
        self.hat: i64 = hat
        self.boots: i64 = boots
        """Bits of the squares 8, 19, 28 and 39."""
        self.club: i64 = club
        self.calls: i64 = calls
        """Seats the IMF will call to its square."""
        self.fresh: i64 = fresh
        """Lands that came to the mover in this turn."""
        self.builds: i64 = builds
        """Industries paid for in this turn."""
        self.refused: i64 = refused
        """How many proposals were refused in this turn, of barrier and club."""
        self.promises: i64 = promises
        """Who promised whom no piracy, a bit for each two seats; above them, the same for those made just now."""
        self.spurned: i64 = spurned
        """Unions, club and stop refused in this meeting, a bit each."""
        self.spurned_deal: i64 = spurned_deal
        """A fingerprint of the last deal refused in this meeting."""
        self.lot: i64 = lot
        self.bid: i64 = bid
        self.bidder: i64 = bidder
        self.bidding: i64 = bidding
        """Who may still bid, a bit for each purse's spokesman."""
        self.ending: i64 = ending
        self.winners: i64 = winners
        self.played: i64 = played
        self.depth: i64 = depth
        self.seats = seats
        self.ledger = ledger
        self.lands = lands
        """By land its owner's head or NOBODY, then its national, then its export industries."""
        self.piles = piles
        self.agenda = agenda
        self.terms = terms
        """How many terms the deal on the table has, and they."""
        self.refused_terms = refused_terms
        """The very terms that were refused in this turn. Never changed in place: copies share it."""

    # -- the agenda ------------------------------------------------------------------------------

    def push(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Put something on the agenda: it happens before what is there already."""
        base = self.depth * WORDS
        agenda = self.agenda
        agenda[base] = kind
        agenda[base + 1] = seat
        agenda[base + 2] = a
        agenda[base + 3] = b
        agenda[base + 4] = c
        self.depth += 1

    def pop(self) -> None:
        """The last entry of the agenda is dealt with."""
        self.depth -= 1

    def now(self) -> i64:
        """Return the kind of what is to happen now."""
        return self.agenda[self.depth * WORDS - 5]

    def who(self) -> i64:
        """Return the seat it concerns."""
        return self.agenda[self.depth * WORDS - 4]

    def word(self, i: i64) -> i64:
        """Return the i-th of its numbers: 1, 2 or 3."""
        return self.agenda[self.depth * WORDS - 4 + i]

    def set_word(self, i: i64, number: i64) -> None:
        """Change one of its numbers; 0 is the seat."""
        self.agenda[self.depth * WORDS - 4 + i] = number

    def strike(self, seats: i64) -> None:
        """Strike what concerns these seats (a set of bits) from the agenda; the turn must still end."""
        agenda = self.agenda
        kept: i64 = 0
        for i in range(self.depth):
            base = i * WORDS
            if agenda[base] == ENDING or seats & BIT[agenda[base + 1]] == 0:
                for j in range(WORDS):
                    agenda[kept * WORDS + j] = agenda[base + j]
                kept += 1
        self.depth = kept

    # -- proposals of a turn ---------------------------------------------------------------------

    def note_refusal(self, terms: i64) -> None:
        """These terms were refused: not again in this turn, but any others (deuda.turn.sequence)."""
        self.refused += 1
        self.refused_terms = append(self.refused_terms[:], terms)

    def was_refused(self, terms: i64) -> bool:
        """Tell whether the very same terms were refused in this turn (deuda.turn.sequence)."""
        for i in range(len(self.refused_terms)):
            if self.refused_terms[i] == terms:
                return True
        return False

    # -- seats and purses ------------------------------------------------------------------------

    def of(self, seat: i64, field: i64) -> i64:
        """Return what is known of a seat."""
        return self.seats[seat * FIELDS + field]

    def note(self, seat: i64, field: i64, number: i64) -> None:
        """Note something of a seat."""
        self.seats[seat * FIELDS + field] = number

    def head(self, seat: i64) -> i64:
        """Return the purse a seat pays from."""
        return self.seats[seat * FIELDS + HEAD]

    def at(self, seat: i64) -> i64:
        """Return the square a piece stands on."""
        return self.seats[seat * FIELDS + AT]

    def is_in(self, seat: i64) -> bool:
        """Tell whether a country is still in the game."""
        return seat < self.players and self.seats[seat * FIELDS + OUT] == 0

    def next_in(self, seat: i64) -> i64:
        """Return the left neighbour: the next in turn order still in the game (deuda.setup.start)."""
        seat += 1
        while True:
            if seat >= self.players:
                seat = 0
            if self.seats[seat * FIELDS + OUT] == 0:
                return seat
            seat += 1

    def previous_in(self, seat: i64) -> i64:
        """Return the right neighbour: the previous in turn order still in the game (deuda.setup.start)."""
        seat -= 1
        while True:
            if seat < 0:
                seat = self.players - 1
            if self.seats[seat * FIELDS + OUT] == 0:
                return seat
            seat -= 1

    def count_in(self) -> i64:
        """Count the countries still in the game."""
        count: i64 = 0
        for seat in range(self.players):
            if self.seats[seat * FIELDS + OUT] == 0:
                count += 1
        return count

    def members(self, seat: i64) -> i64:
        """Return the seats that share a purse with this one, itself included, as bits."""
        head = self.head(seat)
        mask: i64 = 0
        for other in range(self.players):
            if self.seats[other * FIELDS + HEAD] == head and self.seats[other * FIELDS + OUT] == 0:
                mask |= BIT[other]
        return mask

    def till(self, seat: i64) -> i64:
        """Return where a seat's cash lies: with its purse, in the club in its own hand (deuda.club.purse)."""
        return seat if self.club == 1 else self.seats[seat * FIELDS + HEAD]
