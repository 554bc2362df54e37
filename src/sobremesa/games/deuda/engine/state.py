"""What lies on the table in Deuda Eterna: money, debts, gold, lands, industries, cards, and the agenda.

A *purse* is what one country, or the members of a pair, trio or club, own and owe together; it is named by its *head*,
the lowest seat in it. The *agenda* is what is still to happen, the last entry first: a payment in the middle of a
move, an auction in the middle of a payment. Each entry is a kind, the seat it concerns, and three numbers.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.state import State
from sobremesa.games.deuda.engine.numbers import (
    AT,
    BANK_LIMIT,
    BIT,
    CLOSED,
    ENDING,
    FIELDS,
    HEAD,
    LANDS,
    LAPS,
    LATIN_AMERICA_AT,
    LOAN_BAN,
    LOST,
    NO_HAT,
    NOBODY,
    OIL,
    OUT,
    RAISED,
    REPAID,
    SIZE,
    TAKEN,
    TILL,
    WORDS,
)
from sobremesa.games.deuda.engine.parameters import Parameters

NO_TERMS: Final = vec[i64]()
"""Nothing was refused yet."""


class Position(State):
    """All there is on the table. The rules are functions over it, a module for each chapter."""

    def __init__(
        self,
        parameters: Parameters,
        turn: i64,
        seats: "vec[i64]",
        ledger: "vec[i64]",
        lands: "vec[i64]",
        piles: "vec[i64]",
        agenda: "vec[i64]",
        terms: "vec[i64]",
        refused_terms: "vec[i64]",
    ) -> None:
        super().__init__(turn)
        self.parameters = parameters
        self.players: i64 = parameters.players
        self.mover: i64 = 0
        """Whose turn of the game it is; `turn` is who must answer now."""
        self.bank: i64 = parameters.bank
        self.imf_gold: i64 = 0
        self.barrier: i64 = NOBODY
        """The seat that put the barrier up, or NOBODY."""
        self.hat: i64 = NO_HAT
        self.boots: i64 = 0
        """The boots that stand, a bit each (`BOOT_ON`)."""
        self.club: i64 = 0
        self.calls: i64 = 0
        """Seats the IMF will call to its square."""
        self.fresh: i64 = 0
        """Lands that came to the mover in this turn."""
        self.builds: i64 = 0
        """Industries paid for in this turn."""
        self.refused: i64 = 0
        """How many proposals were refused in this turn, of barrier and club."""
        self.promises: i64 = 0
        """Who promised whom no piracy, a bit for each two seats; above them, the same for those made just now."""
        self.spurned: i64 = 0
        """Unions, club and stop refused in this meeting, a bit each."""
        self.spurned_deal: i64 = 0
        """A fingerprint of the last deal refused in this meeting."""
        self.lot: i64 = NOBODY
        self.bid: i64 = 0
        self.bidder: i64 = NOBODY
        self.bidding: i64 = 0
        """Who may still bid, a bit for each purse's spokesman."""
        self.ending: i64 = 0
        self.winners: i64 = 0
        self.played: i64 = 0
        self.depth: i64 = 0
        self.thrown: i64 = 0
        """The last throw that moved a piece, as octal digits: who threw (seat + 1), then each face. Only to be seen."""
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

    def copy(self) -> "Position":
        """Return an equal position that shares nothing that changes."""
        raise NotImplementedError

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

    # -- money -----------------------------------------------------------------------------------

    def cash(self, seat: i64) -> i64:
        """Return the cash a seat can pay with by itself."""
        return self.seats[self.till(seat) * FIELDS + TILL]

    def means(self, seat: i64) -> i64:
        """Return the cash a payment can be made from; in the club that of all members (deuda.club.purse)."""
        if self.club == 0:
            return self.cash(seat)
        total: i64 = 0
        for other in range(self.players):
            total += self.seats[other * FIELDS + TILL]
        return total

    def gain(self, seat: i64, amount: i64) -> None:
        """Put cash into a seat's till."""
        index = self.till(seat) * FIELDS + TILL
        self.seats[index] = self.seats[index] + amount

    def spend(self, seat: i64, amount: i64) -> None:
        """Take cash from a seat's till; in the club the mover's first, then the others' (deuda.club.purse)."""
        index = self.till(seat) * FIELDS + TILL
        if self.club == 0:
            self.seats[index] = self.seats[index] - amount
            return
        other = seat
        while amount > 0:
            index = other * FIELDS + TILL
            part = self.seats[index]
            if part > amount:
                part = amount
            self.seats[index] = self.seats[index] - part
            amount -= part
            other = self.next_in(other)

    def pay_imf(self, seat: i64, amount: i64) -> None:
        """Pay the IMF from a seat's till."""
        self.spend(seat, amount)
        self.bank += amount

    def collect(self, seat: i64, amount: i64) -> i64:
        """The IMF pays a seat; with `bank_limit` no more than it has (deuda.setup.bank). Return what it paid."""
        if self.parameters.options[BANK_LIMIT] == 1 and amount > self.bank:
            amount = self.bank if self.bank > 0 else 0
        self.bank -= amount
        self.gain(seat, amount)
        return amount

    # -- debt ------------------------------------------------------------------------------------

    def debt(self, seat: i64) -> i64:
        """Return what a seat's purse owes: taken and increased less repaid (deuda.debt.ledger)."""
        head = self.head(seat)
        return self.ledger[TAKEN + head] + self.ledger[RAISED + head] - self.ledger[REPAID + head]

    def limit(self, seat: i64) -> i64:
        """The most a purse may owe, for each member (deuda.debt.limit, deuda.pair.limits, deuda.trio.form)."""
        return self.parameters.limit * self.of(self.head(seat), SIZE)

    def level(self, seat: i64) -> i64:
        """The level follows the debt: two devaluations (deuda.devaluation.first, deuda.devaluation.second)."""
        if self.club == 1:
            return 0
        debt = self.debt(seat)
        size = self.of(self.head(seat), SIZE)
        if debt < self.parameters.first * size:
            return 0
        return 1 if debt < self.parameters.second * size else 2

    def lendable(self, seat: i64) -> i64:
        """Return the largest loan the IMF would give: under the limit, at least the least (deuda.debt.loan)."""
        if self.club == 1:
            return 0
        room = self.limit(seat) - self.debt(seat)
        if self.parameters.options[BANK_LIMIT] == 1 and room > self.bank:
            room = self.bank
        if room < self.parameters.loan_least:
            return 0
        return room - room % self.parameters.loan_step

    def is_banned(self) -> bool:
        """Nobody may borrow by choice while a piece stands on Latin America (deuda.square.latin_america).

        Option `loan_ban = standing`; a piece in its first lap does not count. By default only meetings ban loans.
        """
        if self.parameters.options[LOAN_BAN] == 0:
            return False
        for seat in range(self.players):
            if self.of(seat, OUT) == 0 and self.at(seat) == LATIN_AMERICA_AT and self.of(seat, LAPS) > 0:
                return True
        return False

    def funds(self, seat: i64) -> i64:
        """Return cash and room for loans: what a payment by choice may cost (deuda.pay.order)."""
        if self.club == 1:
            return self.means(seat)
        cash = self.cash(seat)
        return cash if self.is_banned() else cash + self.lendable(seat)

    # -- lands -----------------------------------------------------------------------------------

    def owner(self, land: i64) -> i64:
        """Return the head of the purse that owns a land, or NOBODY."""
        return self.lands[land]

    def national(self, land: i64) -> i64:
        """Count the national industries of a land."""
        return self.lands[LANDS + land]

    def export(self, land: i64) -> i64:
        """Count the export industries in its manufacture."""
        return self.lands[2 * LANDS + land]

    def industries(self, land: i64) -> i64:
        """Count all industries of a land."""
        return self.lands[LANDS + land] + self.lands[2 * LANDS + land]

    def owns(self, seat: i64, land: i64) -> bool:
        """Tell whether a seat's purse owns a land: a partner's land is own land (deuda.union.purse)."""
        return self.lands[land] == self.head(seat)

    def has_property(self, seat: i64) -> bool:
        """Tell whether a seat's purse owns any land."""
        head = self.head(seat)
        for land in range(LANDS):
            if self.lands[land] == head:
                return True
        return False

    def hand_over(self, land: i64, seat: i64) -> None:
        """A land with all its industries goes to a seat's purse."""
        self.lands[land] = self.head(seat)
        if self.head(seat) == self.head(self.mover):
            self.fresh |= BIT[land]

    def free_land(self, land: i64) -> None:
        """A land goes back to the IMF; its industries leave the board."""
        self.lands[land] = NOBODY
        self.lands[LANDS + land] = 0
        self.lands[2 * LANDS + land] = 0

    def invested(self, land: i64) -> i64:
        """The value invested in a property, at list prices (deuda.build.value)."""
        return self.parameters.invested(land, self.national(land), self.export(land))

    def has_chain(self, land: i64, side: i64) -> bool:
        """A colour in one hand with an industry of the side on each land is a chain (deuda.chain.form); only a pair, a
        trio or the club are one hand (deuda.pact.no_shared_chain).
        """
        parameters = self.parameters
        colour = parameters.colour[land]
        if colour == OIL:
            return False
        head = self.lands[land]
        offset = LANDS + side * LANDS
        for other in range(LANDS):
            if parameters.colour[other] == colour and (self.lands[other] != head or self.lands[offset + other] == 0):
                return False
        return head != NOBODY

    def is_idle(self, head: i64) -> bool:
        """Closed industries and unemployment leave a purse's industries idle (deuda.card.conditions.closed_industries,
        deuda.card.conditions.unemployment): in a pair or trio only the former.
        """
        if self.club == 1:
            return False
        if self.of(head, SIZE) == 1:
            return self.of(head, CLOSED) == 1 or self.of(head, LOST) > 0
        for seat in range(self.players):
            if self.head(seat) == head and self.of(seat, CLOSED) == 1:
                return True
        return False

    # -- promises and piles ----------------------------------------------------------------------

    def promise_bit(self, a: i64, b: i64) -> i64:
        """Return the bit of two seats' promise."""
        return BIT[a * 4 + b] if a < b else BIT[b * 4 + a]

    def is_promised(self, a: i64, b: i64) -> bool:
        """Tell whether any member of one purse promised any of the other not to pirate (deuda.pact.promise)."""
        if self.promises == 0:
            return False
        for partner in range(self.players):
            if self.head(partner) == self.head(a):
                for other in range(self.players):
                    if self.head(other) == self.head(b) and self.promises & self.promise_bit(partner, other) != 0:
                        return True
        return False

    def put_under(self, pile: i64, card: i64) -> None:
        """A used card goes under its pile (deuda.card.decks)."""
        piles = self.piles
        base = 6 + pile * self.parameters.slots
        slot = piles[4 + pile] + piles[2 + pile]
        if slot >= self.parameters.slots:
            slot -= self.parameters.slots
        piles[base + slot] = card
        piles[2 + pile] = piles[2 + pile] + 1

    def top_card(self, pile: i64) -> i64:
        """Return the card on top of a pile all of which has been seen."""
        return self.piles[6 + pile * self.parameters.slots + self.piles[4 + pile]]

    def take_card(self, pile: i64, card: i64) -> None:
        """The card turned up leaves its pile."""
        piles = self.piles
        if piles[pile] != 0:
            piles[pile] = piles[pile] ^ BIT[card]
            return
        head = piles[4 + pile] + 1
        piles[4 + pile] = 0 if head == self.parameters.slots else head
        piles[2 + pile] = piles[2 + pile] - 1

    def shuffle_in(self, pile: i64) -> None:
        """The seen card on top becomes one whose place nobody knows."""
        piles = self.piles
        card = self.top_card(pile)
        slot = piles[4 + pile] + 1
        piles[4 + pile] = 0 if slot == self.parameters.slots else slot
        piles[2 + pile] = piles[2 + pile] - 1
        piles[pile] = piles[pile] | BIT[card]
