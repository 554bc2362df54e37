"""What countries have and owe in Deuda Eterna: money, debts, lands, industries, promises, cards."""

from mypy_extensions import i64

from sobremesa.games.deuda.engine.ground import Ground
from sobremesa.games.deuda.engine.numbers import (
    BIT,
    CLOSED,
    FIELDS,
    LAPS,
    LOST,
    NOBODY,
    OUT,
    RAISED,
    REPAID,
    SIZE,
    TAKEN,
    TILL,
)
from sobremesa.games.deuda.engine.parameters import BANK_LIMIT, LANDS, LOAN_BAN, OIL

__all__ = ["Position"]


class Position(Ground):
    """The table with its money, debts, lands and cards. The rules are functions over it, a module for each chapter."""

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
        if self.chart.options[BANK_LIMIT] == 1 and amount > self.bank:
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
        return self.chart.limit * self.of(self.head(seat), SIZE)

    def level(self, seat: i64) -> i64:
        """The level follows the debt: two devaluations (deuda.devaluation.first, deuda.devaluation.second)."""
        if self.club == 1:
            return 0
        debt = self.debt(seat)
        size = self.of(self.head(seat), SIZE)
        if debt < self.chart.first * size:
            return 0
        return 1 if debt < self.chart.second * size else 2

    def lendable(self, seat: i64) -> i64:
        """Return the largest loan the IMF would give: under the limit, at least the least (deuda.debt.loan)."""
        if self.club == 1:
            return 0
        room = self.limit(seat) - self.debt(seat)
        if self.chart.options[BANK_LIMIT] == 1 and room > self.bank:
            room = self.bank
        if room < self.chart.loan_least:
            return 0
        return room - room % self.chart.loan_step

    def is_banned(self) -> bool:
        """Nobody may borrow by choice while a piece stands on Latin America (deuda.square.latin_america).

        Option `loan_ban = standing`; a piece in its first lap does not count. By default only meetings ban loans.
        """
        if self.chart.options[LOAN_BAN] == 0:
            return False
        for seat in range(self.players):
            if self.of(seat, OUT) == 0 and self.at(seat) == 0 and self.of(seat, LAPS) > 0:
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
        return self.chart.invested(land, self.national(land), self.export(land))

    def has_chain(self, land: i64, side: i64) -> bool:
        """A colour in one hand with an industry of the side on each land is a chain (deuda.chain.form); only a pair, a
        trio or the club are one hand (deuda.pact.no_shared_chain).
        """
        chart = self.chart
        colour = chart.colour[land]
        if colour == OIL:
            return False
        head = self.lands[land]
        offset = LANDS + side * LANDS
        for other in range(LANDS):
            if chart.colour[other] == colour and (self.lands[other] != head or self.lands[offset + other] == 0):
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
        for one in range(self.players):
            if self.head(one) == self.head(a):
                for other in range(self.players):
                    if self.head(other) == self.head(b) and self.promises & self.promise_bit(one, other) != 0:
                        return True
        return False

    def put_under(self, pile: i64, card: i64) -> None:
        """A used card goes under its pile (deuda.card.decks)."""
        piles = self.piles
        base = 6 + pile * self.chart.slots
        slot = piles[4 + pile] + piles[2 + pile]
        if slot >= self.chart.slots:
            slot -= self.chart.slots
        piles[base + slot] = card
        piles[2 + pile] = piles[2 + pile] + 1

    def top_card(self, pile: i64) -> i64:
        """Return the card on top of a pile all of which has been seen."""
        return self.piles[6 + pile * self.chart.slots + self.piles[4 + pile]]

    def take_card(self, pile: i64, card: i64) -> None:
        """The card turned up leaves its pile."""
        piles = self.piles
        if piles[pile] != 0:
            piles[pile] = piles[pile] ^ BIT[card]
            return
        head = piles[4 + pile] + 1
        piles[4 + pile] = 0 if head == self.chart.slots else head
        piles[2 + pile] = piles[2 + pile] - 1

    def shuffle_in(self, pile: i64) -> None:
        """The seen card on top becomes one whose place nobody knows."""
        piles = self.piles
        card = self.top_card(pile)
        slot = piles[4 + pile] + 1
        piles[4 + pile] = 0 if slot == self.chart.slots else slot
        piles[2 + pile] = piles[2 + pile] - 1
        piles[pile] = piles[pile] | BIT[card]
