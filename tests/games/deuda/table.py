"""A table of Deuda Eterna set up in one line, and the few moves that tests make on it."""

from sobremesa.core.meta import Value
from sobremesa.core.state import State
from sobremesa.games.deuda import GAME
from sobremesa.games.deuda.engine import numbers as fields
from sobremesa.games.deuda.engine.play import Deuda
from sobremesa.games.deuda.view.kinds import LAND
from sobremesa.testing import Table

BANK = 120_000


def new(players: int = 2, edition: str | None = None, **options: Value) -> "DeudaTable":
    """A game before its first die."""
    return DeudaTable(GAME, players=players, edition=edition, options=options)


def start(players: int = 2, edition: str | None = None, **options: Value) -> "DeudaTable":
    """Country 1 is on turn before the dice; everybody has $3,000 and stands on Latin America."""
    table = new(players, edition, **options)
    table.play(*["die 3"] * players, "die 6", *["die 1"] * (players - 1))
    table.forget()
    return table


def table_of(state: State) -> "DeudaTable":
    """Any position of the title."""
    assert isinstance(state, Deuda)
    return DeudaTable(GAME, state=state)


class DeudaTable(Table[Deuda]):
    """What countries have and owe can be asked, and set first if a number is given."""

    def cash(self, seat: int, amount: int | None = None) -> int:
        """A seat's cash; it comes from or goes to the bank."""
        till = int(self.state.till(seat))
        if amount is not None:
            self.state.bank += self.state.of(till, fields.TILL) - amount
            self.state.note(till, fields.TILL, amount)
        return int(self.state.of(till, fields.TILL))

    def debt(self, seat: int, amount: int | None = None) -> int:
        """A seat's debt; it is written into the ledger."""
        if amount is not None:
            self.state.ledger[fields.TAKEN + self.state.head(seat)] = amount
        return int(self.state.debt(seat))

    def gold(self, seat: int, reserves: int | None = None) -> int:
        """The reserves of a seat's purse; they come from or go to the IMF."""
        head = int(self.state.head(seat))
        if reserves is not None:
            self.state.imf_gold += self.state.of(head, fields.RESERVES) - reserves
            self.state.note(head, fields.RESERVES, reserves)
        return int(self.state.of(head, fields.RESERVES))

    def own(self, seat: int, land: str, national: int = 0, export: int = 0) -> int:
        """Give a seat a land with so many industries; return its number."""
        number = LAND.tokens.index(land)
        self.state.lands[number] = self.state.head(seat)
        self.state.lands[12 + number] = national
        self.state.lands[24 + number] = export
        return number

    def owner(self, land: str) -> int:
        return int(self.state.owner(LAND.tokens.index(land)))

    def industries(self, land: str) -> tuple[int, int]:
        number = LAND.tokens.index(land)
        return int(self.state.national(number)), int(self.state.export(number))

    def at(self, seat: int) -> int:
        return int(self.state.at(seat))

    def stand(self, seat: int, square: int, laps: int | None = None) -> None:
        """Put a piece on a square."""
        self.state.note(seat, fields.AT, square)
        if laps is not None:
            self.state.note(seat, fields.LAPS, laps)

    def arrive(self, square: int) -> None:
        """The country on turn throws the dice and arrives on a square, two (or more) squares from where it was put."""
        seat = int(self.state.who())
        dice = 2 + int(self.state.level(seat))
        self.stand(seat, (square - dice) % 40)
        self.play("roll")
        if self.state.club == 1 and self.state.hat >= 0:
            return
        self.play("dice 1 1", *["die 1"] * (dice == 3), *["dice 1 1"] * (dice == 4))

    def meet(self) -> None:
        """The country on turn arrives on Latin America: a meeting opens."""
        self.arrive(0)

    def unite(self, members: str) -> None:
        """In a meeting, the speaker proposes a union and everybody asked accepts."""
        self.play(f"union {members}", *["accept"] * members.count("+"))

    def form_club(self) -> None:
        """The country on turn arrives on Latin America, proposes the club, and all accept."""
        others = int(self.state.count_in()) - 1
        self.meet()
        self.play("club", *["accept"] * others)

    def sound(self) -> None:
        """Money, gold, cards and debts are conserved."""
        sound(self.state)


def sound(state: Deuda) -> None:
    """Money, gold, cards and debts are conserved."""
    players = int(state.players)
    assert state.bank + sum(int(state.of(seat, fields.TILL)) for seat in range(4)) == BANK
    held = sum(int(state.of(seat, fields.RESERVES) + state.of(seat, fields.EUROPE)) for seat in range(4))
    assert held + state.imf_gold == int(state.parameters.gold) * players
    kept = sum(int(state.of(seat, fields.KEPT)).bit_count() for seat in range(4))
    for pile, size, away in ((0, 20, kept), (1, 17, 0)):
        assert int(state.piles[pile]).bit_count() + int(state.piles[2 + pile]) + away == size
    for seat in range(4):
        assert state.of(seat, fields.TILL) >= 0
        assert state.of(seat, fields.TILL) % 50 == 0
        assert state.club == 1 or 0 <= state.debt(seat) <= state.limit(seat)
        assert state.debt(seat) % 50 == 0
    for land in range(12):
        assert 0 <= state.export(land) <= state.national(land) <= state.parameters.most
        holder = int(state.owner(land))
        if holder < 0:
            assert state.industries(land) == 0
        else:
            assert state.head(holder) == holder
            assert state.club == 1 or state.is_in(holder)
