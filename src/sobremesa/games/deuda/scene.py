"""A position of Deuda Eterna as what lies on the table, in words and in figures."""

from dataclasses import dataclass

from sobremesa.core.seats import CHANCE, OVER
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
from sobremesa.games.deuda.rules.barrier import share_of
from sobremesa.games.deuda.rules.causes import SAID
from sobremesa.games.deuda.rules.embargo import least_bid
from sobremesa.games.deuda.rules.ending import AGREED, DRAW, LIMIT, worth
from sobremesa.games.deuda.rules.pay import is_embargo
from sobremesa.games.deuda.rules.piracy import price, tax
from sobremesa.games.deuda.state import Position
from sobremesa.games.deuda.words import CAUSE, COUNTRY, LAND, MEMBERS, SOLIDARITY, SQUARE, money

__all__ = ["Country", "Estate", "Square", "Table", "moment", "table"]

PHASES = {
    agenda.CASH_DIE: ("setup", "chance", ("setup.cash",)),
    agenda.ORDER_DIE: ("setup", "chance", ("setup.start",)),
    agenda.BEFORE: ("before", "before", ("turn.sequence", "build.before_dice", "debt.loan", "square.barrier")),
    agenda.THROW: ("dice", "chance", ("turn.dice",)),
    agenda.HAT: ("dice", "chance", ("hat.use",)),
    agenda.DRAWING: ("card", "chance", ("card.decks",)),
    agenda.FLIGHT_DIE: ("square", "chance", ("square.capital_flight",)),
    agenda.OWE: ("payment", "gold", ("pay.order", "gold.use", "debt.loan")),
    agenda.LAND: ("square", "land", ("raw.unowned",)),
    agenda.PIRACY: ("square", "piracy", ("piracy.basic", "piracy.chain", "pact.promise")),
    agenda.REPAYING: ("imf", "repay", ("debt.amortise",)),
    agenda.AID: ("square", "aid", ("square.solidarity_aid", "build.limits")),
    agenda.NATION: ("square", "nation", ("square.nationalisation",)),
    agenda.FREE: ("square", "free", ("square.nationalisation", "card.solidarity.venezuela")),
    agenda.FLIGHT: ("square", "card", ("card.solidarity.panama",)),
    agenda.COUP: ("square", "card", ("card.solidarity.paraguay",)),
    agenda.DIRECT_DEAL: ("card", "direct", ("card.conditions.direct_deal",)),
    agenda.DUMPING: ("card", "dump", ("card.conditions.dumping",)),
    agenda.SALE: ("auction", "bid", ("embargo.auction",)),
    agenda.LIFTING: ("before", "share", ("square.barrier",)),
    agenda.VOTE: ("club", "vote", ("club.form",)),
    agenda.MEETING: ("meeting", "meeting", ("pact.meeting", "pact.deals", "pair.pool", "trio.form", "club.form")),
    agenda.DEALING: ("deal", "deal", ("pact.deals", "pact.promise")),
    agenda.ANSWER: ("meeting", "answer", ("pact.meeting",)),
}
"""By what is on the agenda: the phase, the question, and the rules of the moment."""


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


# -- the moment ------------------------------------------------------------------------------------


def moment(position: Position, speech: Speech) -> tuple[str, str, tuple[str, ...]]:
    """Return the phase, the sentence that says what is asked, and the rules of the moment."""
    if position.turn == OVER:
        return speech.say("phase-over"), _end(position, speech), _full(("end.last_player", "end.total_victory"))
    now = int(position.now())
    phase, question, rules = PHASES[now]
    if position.turn == CHANCE:
        return speech.say(f"phase-{phase}"), speech.say("ask-chance"), _full(rules)
    seat = int(position.who())
    values: dict[str, str | int] = {"country": COUNTRY.say(seat, speech)}
    amount = 0
    if now == agenda.OWE:
        amount = int(position.word(1))
        values["cause"] = CAUSE.say(int(position.word(3)) % SAID, speech)
        if is_embargo(position):
            question, rules = "embargo", ("embargo.when", "embargo.auction", "embargo.repeat")
        elif position.word(3) >= SAID:
            question, amount = "loan", amount - int(position.cash(seat))
    elif now in (agenda.LAND, agenda.PIRACY):
        land = int(position.word(1))
        values["land"] = LAND.say(land, speech)
        amount = int(position.chart.price[land])
        if now == agenda.PIRACY:
            amount = int(tax(position, land) + price(position, land, 0))
    elif now == agenda.SALE:
        values["land"] = LAND.say(int(position.lot), speech)
        amount = int(least_bid(position))
    elif now == agenda.LIFTING:
        amount = int(share_of(position, position.word(2), position.word(1), seat))
    elif now == agenda.DIRECT_DEAL:
        amount = int(position.word(1))
    values |= {"amount": money(amount, speech.lang), "debt": money(int(position.debt(seat)), speech.lang)}
    return speech.say(f"phase-{phase}"), speech.say(f"ask-{question}", **values), _full(rules)


def _end(position: Position, speech: Speech) -> str:
    if position.winners != 0:
        return speech.say("ask-over-won", members=MEMBERS.say(int(position.winners), speech))
    if position.ending in (LIMIT, AGREED):
        leader = max(range(int(position.players)), key=lambda seat: int(worth(position, seat)))
        return speech.say("ask-over-unfinished", country=COUNTRY.say(leader, speech))
    return speech.say("ask-over-drawn" if position.ending == DRAW else "ask-over-lost")


def _full(ids: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"deuda.{id}" for id in ids)
