"""A position of Deuda Eterna as what lies on the table, in words and in figures."""

from functools import cache

from sobremesa.core.seats import OVER
from sobremesa.core.texts import Texts
from sobremesa.core.vocabulary import Speech
from sobremesa.games.deuda.content.model import CHAINS
from sobremesa.games.deuda.content.setup import KINDS
from sobremesa.games.deuda.engine import numbers
from sobremesa.games.deuda.engine.rules.ending import worth
from sobremesa.games.deuda.engine.state import Position
from sobremesa.games.deuda.view.kinds import CONDITION, COUNTRY, LAND, MEMBERS, SOLIDARITY, SQUARE, money
from sobremesa.games.deuda.view.pending import pending
from sobremesa.games.deuda.view.table import Country, Estate, Pile, Square, Table

KIND_OF = {number: kind for kind, number in KINDS.items()}


def table(position: Position, speech: Speech) -> Table:
    """Return what lies on the table."""
    pieces = [(seat, int(position.at(seat))) for seat in range(position.players) if position.is_in(seat)]
    hat = {numbers.NO_HAT: "none", numbers.IN_THE_MIDDLE: "middle"}.get(int(position.hat), "board")
    thrower, faces = throw(position)
    return Table(
        squares=tuple(_square(position, number, pieces, speech) for number in range(numbers.SQUARES)),
        estates=tuple(_estate(position, land, speech) for land in range(numbers.LANDS)),
        countries=tuple(_country(position, seat, speech) for seat in range(position.players)),
        mover=int(position.mover),
        turn=int(position.turn),
        asked=max(-1, int(position.turn)) if position.turn != OVER else -1,
        dice=2 + int(position.level(position.mover)),
        faces=faces,
        thrower=thrower,
        thrown=said_throw(thrower, faces, speech),
        bank=int(position.bank),
        imf_gold=int(position.imf_gold),
        barrier=int(position.barrier),
        hat=hat,
        boots=int(position.boots).bit_count(),
        club=position.club == 1,
        piles=(_pile(position, 0, speech), _pile(position, 1, speech)),
        pending=pending(position, speech),
        promises=tuple(
            speech.say("label-promised", a=COUNTRY.say(a, speech), b=COUNTRY.say(b, speech))
            for a in range(int(position.players))
            for b in range(a + 1, int(position.players))
            if position.promises & position.promise_bit(a, b) != 0
        ),
        max_laps=int(position.parameters.options[numbers.MAX_LAPS]),
        labels=_labels(speech.texts, speech.lang),
        lang=speech.lang,
    )


def throw(position: Position) -> tuple[int, tuple[int, ...]]:
    """Return who threw last and each face; nobody and none before the first throw."""
    digits = [int(digit) for digit in f"{int(position.thrown):o}"]
    return digits[0] - 1, tuple(digits[1:])


def said_throw(thrower: int, faces: tuple[int, ...], speech: Speech) -> str:
    """Return a throw in words: who, the faces, their sum."""
    if not faces:
        return ""
    parts = " + ".join(map(str, faces))
    return speech.say("label-thrown", country=COUNTRY.say(thrower, speech), faces=parts, total=sum(faces))


LABELS = (
    *("countries", "country", "at", "cash", "gold", "debt", "dice", "notes", "lands", "land", "owner", "industries"),
    *("value", "ledger", "taken", "raised", "repaid", "imf", "table", "barrier", "hat", "boots", "down", "middle"),
    *("nowhere", "deal", "out", "club", "solidarity", "conditions", "chains", "worth", "laps"),
    *("limit", "limits", "titles", "bank", "promises", "barrier-up", "barrier-down", "turn"),
    *("won", "name", "national", "export", "chain"),
)


@cache
def _labels(texts: Texts, lang: str) -> dict[str, str]:
    return {"title": texts.say(lang, "title")} | {key: texts.say(lang, f"label-{key}") for key in LABELS}


def _square(position: Position, number: int, pieces: list[tuple[int, int]], speech: Speech) -> Square:
    parameters = position.parameters
    kind = KIND_OF[int(parameters.kinds[number])]
    value, land = int(parameters.values[number]), int(parameters.lands[number])
    priced = kind in ("raw", "manufacture", "us_aid")
    return Square(
        number,
        SQUARE.token(number, position),
        str(SQUARE.say(number, speech)),
        kind,
        value,
        money(value, speech.lang) if priced else "",
        "" if land == numbers.NOBODY else CHAINS[int(parameters.colour[land])],
        land,
        tuple(seat for seat, at in pieces if at == number),
        bool(position.boots & numbers.BOOT_ON[number]),
        int(position.hat) == number,
    )


def _pile(position: Position, pile: int, speech: Speech) -> Pile:
    unseen, used, head = int(position.piles[pile]), int(position.piles[2 + pile]), int(position.piles[4 + pile])
    kind = (SOLIDARITY, CONDITION)[pile]
    last = ""
    if used > 0:
        slots = int(position.parameters.slots)
        card = int(position.piles[6 + pile * slots + (head + used - 1) % slots])
        last = speech.say("label-last", card=kind.say(card, speech))
    id = ("solidarity", "conditions")[pile]
    return Pile(id, speech.say(f"label-{id}"), unseen.bit_count(), last)


def keeper(position: Position, seat: int) -> int:
    """Return the seat that keeps a purse: its head, or the first still in when the club has lost that one."""
    head = int(position.head(seat))
    if position.is_in(head):
        return head
    members = int(position.members(seat))
    return next((other for other in range(4) if members & 2**other), head)


def _estate(position: Position, land: int, speech: Speech) -> Estate:
    head = int(position.owner(land))
    owner = head if head == numbers.NOBODY else keeper(position, head)
    return Estate(
        LAND.token(land, position),
        str(LAND.say(land, speech)),
        CHAINS[int(position.parameters.colour[land])],
        owner,
        str(COUNTRY.say(owner, speech)) if owner != numbers.NOBODY else speech.say("imf"),
        int(position.national(land)),
        int(position.export(land)),
        int(position.parameters.price[land]),
        int(position.invested(land)),
        position.has_chain(land, 0),
        position.has_chain(land, 1),
        head != numbers.NOBODY and position.is_idle(head),
    )


def _country(position: Position, seat: int, speech: Speech) -> Country:
    head = int(position.head(seat))
    size = 1 if position.club == 1 else int(position.of(head, numbers.SIZE))
    parameters = position.parameters
    inside = position.is_in(seat)
    members = int(position.members(seat)) if inside else 0
    kept = int(position.of(head, numbers.KEPT)) if inside else 0
    return Country(
        seat,
        str(COUNTRY.say(seat, speech)),
        str(SQUARE.say(int(position.of(seat, numbers.AT)), speech)),
        int(position.of(seat, numbers.LAPS)),
        int(position.of(position.till(seat), numbers.TILL)),
        int(position.of(head, numbers.RESERVES)),
        int(position.debt(seat)),
        (int(parameters.first) * size, int(parameters.second) * size, int(parameters.limit) * size),
        2 + int(position.level(seat)),
        keeper(position, seat),
        tuple(other for other in range(4) if members & 2**other and other != seat),
        tuple(
            str(SOLIDARITY.say(int(card), speech))
            for bit, card in ((1, parameters.coup_card), (2, parameters.flight_card))
            if kept & bit
        ),
        _notes(position, seat, speech),
        not inside,
        bool(int(position.winners) & 2**seat),
        int(position.ledger[numbers.TAKEN + head]),
        int(position.ledger[numbers.RAISED + head]),
        int(position.ledger[numbers.REPAID + head]),
        int(worth(position, seat)),
    )


def _notes(position: Position, seat: int, speech: Speech) -> tuple[str, ...]:
    if not position.is_in(seat):
        return (speech.say("label-out"),)
    notes = [speech.say(f"label-{name}") for name, field in NOTED if position.of(seat, field) == 1]
    if position.of(seat, numbers.LOST) > 0:
        notes.append(speech.say("label-loses", turns=int(position.of(seat, numbers.LOST))))
    if position.of(seat, numbers.RATE) > 0:
        notes.append(speech.say("label-rate", rate=int(position.of(seat, numbers.RATE))))
    others = int(position.members(seat)) & ~(2**seat)
    if others and position.club == 0:
        notes.append(speech.say("label-with", members=MEMBERS.say(others, speech)))
    return tuple(notes)


NOTED = (("direct", numbers.DIRECT), ("waiver", numbers.WAIVER), ("closed", numbers.CLOSED))
