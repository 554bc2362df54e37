"""A position of Deuda Eterna as what lies on the table, in words and in figures."""

from dataclasses import dataclass

from sobremesa.core.words import Speech
from sobremesa.games.deuda import fields as agenda
from sobremesa.games.deuda.chart import LANDS, MAX_LAPS
from sobremesa.games.deuda.content import CHAINS
from sobremesa.games.deuda.fields import (
    AT,
    CLOSED,
    DIRECT,
    EUROPE,
    KEPT,
    LAPS,
    LOST,
    NOBODY,
    RAISED,
    RATE,
    REPAID,
    RESERVES,
    SIZE,
    TAKEN,
    TILL,
    WAIVER,
)
from sobremesa.games.deuda.kinds import COUNTRY, LAND, MEMBERS, SOLIDARITY, SQUARE, money
from sobremesa.games.deuda.rules.ending import worth
from sobremesa.games.deuda.state import Position

__all__ = ["Country", "Estate", "Square", "Table", "table"]


@dataclass(frozen=True)
class Square:
    """A square of the ring: its number, id, name, kind, amount, and for goods the colour of its chain."""

    number: int
    id: str
    name: str
    kind: str
    value: int
    chain: str
    land: str
    """The land a square of goods belongs to."""
    pieces: tuple[int, ...]
    """The seats whose pieces stand here."""
    boot: bool
    hat: bool
    barrier: bool


@dataclass(frozen=True)
class Estate:
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


@dataclass(frozen=True)
class Country:
    """A country: where it stands, what it has and owes, and the notes beside its name."""

    seat: int
    name: str
    square: str
    laps: int
    cash: int
    gold: int
    lost_gold: int
    debt: int
    limits: tuple[int, int, int]
    dice: int
    partners: tuple[int, ...]
    notes: tuple[str, ...]
    out: bool
    taken: int
    raised: int
    repaid: int
    worth: int


@dataclass(frozen=True)
class Table:
    """Everything the board draws."""

    squares: tuple[Square, ...]
    estates: tuple[Estate, ...]
    countries: tuple[Country, ...]
    mover: int
    bank: int
    imf_gold: int
    barrier: int
    hat: str
    boots: int
    club: bool
    piles: tuple[int, int]
    """How many cards of each pile nobody has seen."""
    deal: tuple[str, ...]
    promises: tuple[tuple[int, int], ...]
    max_laps: int
    labels: dict[str, str]


def table(position: Position, speech: Speech) -> Table:
    """Return what lies on the table."""
    from sobremesa.games.deuda.setup import CONTENT

    pieces = [(seat, int(position.at(seat))) for seat in range(position.players) if position.is_in(seat)]
    boots = {8: 1, 19: 2, 28: 4, 39: 8}
    squares = tuple(
        Square(
            number,
            square["id"],
            str(SQUARE.say(number, speech)),
            square["kind"],
            int(position.chart.values[number]),
            _chain(position, number),
            LAND.tokens[land] if (land := int(position.chart.lands[number])) != NOBODY else "",
            tuple(seat for seat, at in pieces if at == number),
            bool(int(position.boots) & boots.get(number, 0)),
            int(position.hat) == number,
            square["kind"] == "barrier" and int(position.barrier) != NOBODY,
        )
        for number, square in enumerate(CONTENT.squares)
    )
    hat = {agenda.NO_HAT: "none", agenda.IN_THE_MIDDLE: "middle"}.get(int(position.hat), "board")
    return Table(
        squares,
        tuple(_estate(position, land, speech) for land in range(LANDS)),
        tuple(_country(position, seat, speech) for seat in range(position.players)),
        int(position.mover),
        int(position.bank),
        int(position.imf_gold),
        int(position.barrier),
        hat,
        int(position.boots),
        position.club == 1,
        (int(position.piles[0]).bit_count(), int(position.piles[1]).bit_count()),
        tuple(_term(position, i, speech) for i in range(int(position.terms[0]))),
        tuple(
            (a, b)
            for a in range(int(position.players))
            for b in range(a + 1, int(position.players))
            if position.promises & position.promise_bit(a, b) != 0
        ),
        int(position.chart.options[MAX_LAPS]),
        {key: speech.say(f"label-{key}") for key in LABELS},
    )


LABELS = (
    *("countries", "country", "at", "cash", "gold", "debt", "dice", "notes", "lands", "land", "owner", "industries"),
    *("value", "ledger", "taken", "raised", "repaid", "imf", "table", "barrier", "hat", "boots", "down", "middle"),
    *("nowhere", "deal", "out", "club", "south", "north", "solidarity", "conditions", "chains", "worth"),
)


def _chain(position: Position, number: int) -> str:
    land = int(position.chart.lands[number])
    return "" if land == NOBODY else CHAINS[int(position.chart.colour[land])]


def _estate(position: Position, land: int, speech: Speech) -> Estate:
    owner = int(position.owner(land))
    return Estate(
        LAND.tokens[land],
        str(LAND.say(land, speech)),
        CHAINS[int(position.chart.colour[land])],
        owner,
        str(COUNTRY.say(owner, speech)) if owner != NOBODY else speech.say("imf"),
        int(position.national(land)),
        int(position.export(land)),
        int(position.chart.price[land]),
        int(position.invested(land)),
        position.has_chain(land, 0),
        position.has_chain(land, 1),
    )


def _country(position: Position, seat: int, speech: Speech) -> Country:
    head = int(position.head(seat))
    size = 1 if position.club == 1 else int(position.of(head, SIZE))
    chart = position.chart
    members = int(position.members(seat)) if position.is_in(seat) else 0
    return Country(
        seat,
        str(COUNTRY.say(seat, speech)),
        str(SQUARE.say(int(position.of(seat, AT)), speech)),
        int(position.of(seat, LAPS)),
        int(position.of(position.till(seat), TILL)),
        int(position.of(head, RESERVES)),
        int(position.of(seat, EUROPE)),
        int(position.debt(seat)),
        (int(chart.first) * size, int(chart.second) * size, int(chart.limit) * size),
        2 + int(position.level(seat)),
        tuple(other for other in range(4) if members & 2**other and other != seat),
        _notes(position, seat, speech),
        not position.is_in(seat),
        int(position.ledger[TAKEN + head]),
        int(position.ledger[RAISED + head]),
        int(position.ledger[REPAID + head]),
        int(worth(position, seat)),
    )


def _notes(position: Position, seat: int, speech: Speech) -> tuple[str, ...]:
    if not position.is_in(seat):
        return (speech.say("label-out"),)
    notes = [speech.say(f"label-{name}") for name, field in NOTED if position.of(seat, field) == 1]
    if position.of(seat, LOST) > 0:
        notes.append(speech.say("label-lost", turns=int(position.of(seat, LOST))))
    if position.of(seat, RATE) > 0:
        notes.append(speech.say("label-rate", rate=int(position.of(seat, RATE))))
    kept = int(position.of(position.head(seat), KEPT))
    for bit, card in ((1, position.chart.coup_card), (2, position.chart.flight_card)):
        if kept & bit:
            notes.append(speech.say("label-kept", card=SOLIDARITY.say(int(card), speech)))
    others = int(position.members(seat)) & ~(2**seat)
    if others and position.club == 0:
        notes.append(speech.say("label-with", members=MEMBERS.say(others, speech)))
    return tuple(notes)


NOTED = (("direct", DIRECT), ("waiver", WAIVER), ("closed", CLOSED))


def _term(position: Position, i: int, speech: Speech) -> str:
    written = int(position.terms[i + 1])
    values: dict[str, str | int] = {
        "from": COUNTRY.say(written // 4 % 8, speech),
        "to": COUNTRY.say(written // 32 % 8, speech),
    }
    if written % 4 == 0:
        values["land"] = LAND.say(written // 256, speech)
    if written % 4 == 1:
        values["amount"] = money(written // 256 * 50, speech.lang)
    return speech.say(f"term-{written % 4}", **values)
