"""What lies on the table of Deuda Eterna, as a person sees it: squares, lands, countries, piles, what is pending."""

from dataclasses import dataclass
from typing import NamedTuple

from sobremesa.games.deuda.view.kinds import money
from sobremesa.games.deuda.view.pending import Pending


class Square(NamedTuple):
    """A square of the ring: its number, id, name, kind, amount, and for goods the colour of its chain.

    Where nothing stands it is as printed.
    """

    number: int
    id: str
    name: str
    kind: str
    value: int
    price: str
    """The amount as people write it; nothing where there is none."""
    chain: str
    land: int
    """The land a square of goods belongs to; -1 for none."""
    pieces: tuple[int, ...] = ()
    """The seats whose pieces stand here."""
    boot: bool = False
    hat: bool = False


class Estate(NamedTuple):
    """A land: its owner's seat (-1 for none), its industries, what was invested, its chains."""

    id: str
    name: str
    chain: str
    owner: int
    owner_name: str
    national: int
    export: int
    price: int
    invested: int
    south_chain: bool
    north_chain: bool
    idle: bool
    """Whether its industries are closed for now."""


class Country(NamedTuple):
    """A country: where it stands, what it has and owes, and the notes beside its name."""

    seat: int
    name: str
    square: str
    laps: int
    cash: int
    gold: int
    debt: int
    limits: tuple[int, int, int]
    dice: int
    head: int
    """The seat in whose name the purse stands; a pair's lands and gold are its."""
    partners: tuple[int, ...]
    kept: tuple[str, ...]
    """The cards it keeps, by name."""
    notes: tuple[str, ...]
    out: bool
    won: bool
    taken: int
    raised: int
    repaid: int
    worth: int


class Pile(NamedTuple):
    """A pile of cards: its name, how many nobody has seen, and the last one used."""

    id: str
    name: str
    unseen: int
    last: str


@dataclass(frozen=True)
class Table:
    """Everything the board draws."""

    squares: tuple[Square, ...]
    estates: tuple[Estate, ...]
    countries: tuple[Country, ...]
    mover: int
    turn: int
    asked: int
    """The seat that must act now, or -1."""
    dice: int
    """How many dice are thrown in this turn."""
    faces: tuple[int, ...]
    """The faces of the last throw, as they lie there; none while the dice are in the hand."""
    thrower: int
    """The seat that threw them, or -1."""
    thrown: str
    """Who threw what, in words; nothing before the first throw."""
    bank: int
    imf_gold: int
    barrier: int
    """The seat that put the barrier up, or -1."""
    hat: str
    """Where the hat is: "none", "middle" or "board"."""
    boots: int
    club: bool
    piles: tuple[Pile, Pile]
    pending: Pending | None
    promises: tuple[str, ...]
    max_laps: int
    labels: dict[str, str]
    lang: str

    def money(self, amount: int) -> str:
        """Return an amount as the reader writes it."""
        return money(amount, self.lang)

    def thousands(self, amount: int) -> str:
        """Return an amount in thousands: 10k."""
        return f"{amount // 1000}k"
