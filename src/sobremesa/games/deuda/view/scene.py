"""A position of Deuda Eterna as what lies on the table, in words and in figures."""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple

from sobremesa.core.seats import OVER
from sobremesa.core.texts import Texts
from sobremesa.core.vocabulary import Speech
from sobremesa.games.deuda.content.model import CHAINS
from sobremesa.games.deuda.content.setup import KINDS
from sobremesa.games.deuda.engine import numbers
from sobremesa.games.deuda.engine.parameters import Parameters
from sobremesa.games.deuda.engine.rules.ending import worth
from sobremesa.games.deuda.engine.state import Position
from sobremesa.games.deuda.view.kinds import (
    CONDITION,
    COUNTRY,
    LAND,
    MEMBERS,
    SEATS_OF,
    SOLIDARITY,
    SQUARE,
    money,
    name_of,
)
from sobremesa.games.deuda.view.pending import pending
from sobremesa.games.deuda.view.table import Country, Estate, Pile, Square, Table

KIND_OF = {number: kind for kind, number in KINDS.items()}


class Printed(NamedTuple):
    """What is printed on the board of a game, in one language."""

    squares: tuple[Square, ...]
    lands: tuple[tuple[str, str, str], ...]
    """By land its id, its name and its chain."""


@lru_cache(256)
def _printed(parameters: Parameters, texts: Texts, lang: str) -> Printed:
    speech = Speech(texts, lang)
    return Printed(
        tuple(_square(parameters, number, speech) for number in range(numbers.SQUARES)),
        tuple(
            (id, name_of(LAND.name, id, speech), CHAINS[int(parameters.colour[land])])
            for land, id in enumerate(parameters.land_ids)
        ),
    )


def table(position: Position, speech: Speech) -> Table:
    """Return what lies on the table."""
    printed = _printed(position.parameters, speech.texts, speech.lang)
    names = [str(COUNTRY.say(seat, speech)) for seat in range(position.players)]
    hat = {numbers.NO_HAT: "none", numbers.IN_THE_MIDDLE: "middle"}.get(int(position.hat), "board")
    thrower, faces = throw(position)
    return Table(
        squares=_squares(position, printed),
        estates=_estates(position, printed, names, speech),
        countries=tuple([_country(position, seat, printed, names, speech) for seat in range(position.players)]),
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
        promises=_promises(position, names, speech) if position.promises else (),
        max_laps=int(position.parameters.options[numbers.MAX_LAPS]),
        labels=_labels(speech.texts, speech.lang),
        lang=speech.lang,
    )


def _promises(position: Position, names: Sequence[str], speech: Speech) -> tuple[str, ...]:
    return tuple(
        speech.say("label-promised", a=names[a], b=names[b])
        for a, b in combinations(range(len(names)), 2)
        if position.promises & position.promise_bit(a, b) != 0
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


def _square(parameters: Parameters, number: int, speech: Speech) -> Square:
    """A square as it is printed."""
    id, kind = parameters.squares[number], KIND_OF[int(parameters.kinds[number])]
    value, land = int(parameters.values[number]), int(parameters.lands[number])
    priced = kind in ("raw", "manufacture", "us_aid")
    return Square(
        number,
        id,
        name_of(SQUARE.name, id, speech),
        kind,
        value,
        money(value, speech.lang) if priced else "",
        "" if land == numbers.NOBODY else CHAINS[int(parameters.colour[land])],
        land,
    )


def _squares(position: Position, printed: Printed) -> tuple[Square, ...]:
    """The squares with what stands on them."""
    squares = list(printed.squares)
    for seat in range(position.players):
        if position.is_in(seat):
            at = int(position.at(seat))
            squares[at] = squares[at]._replace(pieces=(*squares[at].pieces, seat))
    if position.hat >= 0:
        squares[position.hat] = squares[position.hat]._replace(hat=True)
    if position.boots:
        for at in numbers.BOOTS_AT:
            if position.boots & numbers.BOOT_ON[at]:
                squares[at] = squares[at]._replace(boot=True)
    return tuple(squares)


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
    return SEATS_OF[members][0] if members else head


def _estates(position: Position, printed: Printed, names: Sequence[str], speech: Speech) -> tuple[Estate, ...]:
    parameters, imf = position.parameters, speech.say("imf")
    # By the seat in whose name a purse stands: who keeps it, and whether its industries are closed.
    purses = [(keeper(position, head), bool(position.is_idle(head))) for head in range(position.players)]
    estates = []
    for land, (id, name, chain) in enumerate(printed.lands):
        head = int(position.owner(land))
        owner, idle = (head, False) if head == numbers.NOBODY else purses[head]
        estates.append(
            Estate(
                id,
                name,
                chain,
                owner,
                imf if owner == numbers.NOBODY else names[owner],
                int(position.national(land)),
                int(position.export(land)),
                int(parameters.price[land]),
                int(position.invested(land)),
                position.has_chain(land, 0),
                position.has_chain(land, 1),
                idle,
            )
        )
    return tuple(estates)


def _country(position: Position, seat: int, printed: Printed, names: Sequence[str], speech: Speech) -> Country:
    head = int(position.head(seat))
    size = 1 if position.club == 1 else int(position.of(head, numbers.SIZE))
    parameters = position.parameters
    inside = position.is_in(seat)
    others = int(position.members(seat)) & ~(2**seat) if inside else 0
    kept = int(position.of(head, numbers.KEPT)) if inside else 0
    return Country(
        seat,
        names[seat],
        printed.squares[int(position.of(seat, numbers.AT))].name,
        int(position.of(seat, numbers.LAPS)),
        int(position.of(position.till(seat), numbers.TILL)),
        int(position.of(head, numbers.RESERVES)),
        int(position.debt(seat)),
        (int(parameters.first) * size, int(parameters.second) * size, int(parameters.limit) * size),
        2 + int(position.level(seat)),
        keeper(position, seat),
        SEATS_OF[others],
        _kept(parameters, kept, speech) if kept else (),
        _notes(position, seat, speech),
        not inside,
        bool(int(position.winners) & 2**seat),
        int(position.ledger[numbers.TAKEN + head]),
        int(position.ledger[numbers.RAISED + head]),
        int(position.ledger[numbers.REPAID + head]),
        int(worth(position, seat)),
    )


def _kept(parameters: Parameters, kept: int, speech: Speech) -> tuple[str, ...]:
    cards = (numbers.KEPT_COUP, parameters.coup_card), (numbers.KEPT_FLIGHT, parameters.flight_card)
    return tuple(str(SOLIDARITY.say(int(card), speech)) for bit, card in cards if kept & bit)


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
