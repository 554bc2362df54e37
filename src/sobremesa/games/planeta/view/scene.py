"""A position of That's My Planet! as what lies on the table, in words and in figures."""

from collections.abc import Sequence
from dataclasses import dataclass

from sobremesa.core.seats import OVER
from sobremesa.core.vocabulary import Speech
from sobremesa.games.planeta.content.model import BOXES, PLACE_IDS
from sobremesa.games.planeta.engine.numbers import (
    ADMINISTER,
    ANSWER,
    BROKEN,
    BURN,
    CHOOSE,
    DEAL,
    DECIDE,
    DIE,
    ENLIST,
    MOTHER_SHIP,
    NOBODY,
    PLACES,
    PLANETS,
)
from sobremesa.games.planeta.engine.rules.act import competence
from sobremesa.games.planeta.engine.rules.score import column_points, cost_points, row_points, total
from sobremesa.games.planeta.engine.state import Position
from sobremesa.games.planeta.view.previews import Answer, Flight, Offer, answers, flights, offers
from sobremesa.games.planeta.view.vocabulary import CARD, NUMBERS, SHIP, SUITS

__all__ = ["Held", "Planet", "Ship", "Table", "moment", "table"]

PHASES = {
    BURN: "burn",
    DEAL: "deal",
    CHOOSE: "choose",
    ADMINISTER: "phase1",
    DECIDE: "between",
    DIE: "die",
    ANSWER: "phase2",
    ENLIST: "enlist",
}
STAGES = {BURN: 0, DEAL: 0, CHOOSE: 0, DECIDE: 2, DIE: 3, ANSWER: 3}
RULES = {
    BURN: ("draft.burn",),
    DEAL: ("draft.round",),
    CHOOSE: ("draft.round", "draft.one_joker", "draft.two_jokers", "act.value", "act.ace_bonus"),
    ADMINISTER: ("turn.order", "move.route", "move.different_ship", "move.out_of_fuel", "act.barred_returns"),
    DECIDE: ("act.optional", "act.competence", "act.value", "turn.order", "other.recruit"),
    DIE: ("act.competence",),
    ANSWER: ("act.value", "act.ace_bonus", "act.success", "act.failure", "act.tie"),
    ENLIST: ("other.recruit",),
}
OTHERS = ("other.recruit", "other.refuel_reserve", "other.refuel_search", "broken.rescue", "end.when")


@dataclass(frozen=True)
class Held:
    """A card in a team: its token, number, suit letter and what it would be worth if played now."""

    token: str
    number: str
    suit: str
    value: int


@dataclass(frozen=True)
class Ship:
    """A ship: its colour, its place (a place id or "broken"), its fuel, and its team's cards by suit."""

    id: str
    place: str
    fuel: int
    hand: tuple[tuple[Held, ...], ...]
    """By suit: clubs, diamonds, hearts, spades; each from the ace up."""
    may_move: bool


@dataclass(frozen=True)
class Planet:
    """A planet: modifiers and marks for infiltrate, invade, conquer; the multiplier and the points of its row."""

    id: str
    name: str
    modifiers: tuple[int, ...]
    marks: tuple[bool, ...]
    multiplier: int
    points: int


@dataclass(frozen=True)
class Table:
    """Everything the board draws."""

    ships: tuple[Ship, ...]
    planets: tuple[Planet, ...]
    mother_ship: str
    routes: tuple[tuple[str, str, int], ...]
    shown: tuple[str, ...]
    columns: tuple[tuple[int, int], ...]
    """For each kind of action: what a mark is worth, and the points so far."""
    boxes: tuple[tuple[str, int, int, int, int], ...]
    """For each row of boxes: its id, how many there are, how many are marked, the cost of one, the cost so far."""
    reserve: int
    deck: int
    roll: int
    competence: int
    total: int
    labels: dict[str, str]
    """The words on the board, in the reader's language."""
    stage: int = 0
    """0 the draft, 1 phase 1, 2 between the phases, 3 phase 2, 4 the end."""
    offers: tuple[Offer, ...] = ()
    flights: tuple[Flight, ...] = ()
    answers: tuple[Answer, ...] = ()


def table(position: Position, speech: Speech) -> Table:
    """Return what lies on the table."""
    parameters = position.parameters
    # Ended in the middle of the draft, what is left is still the deck: then a round lies open.
    drafting = position.phase in (BURN, DEAL, CHOOSE) or position.shown_count > 0
    answering = position.phase == ANSWER
    return Table(
        ships=tuple(_ship(position, ship) for ship in range(3)),
        planets=tuple(_planet(position, planet, speech) for planet in range(1, PLANETS + 1)),
        mother_ship=speech.say("label-mother-ship"),
        routes=tuple(
            (PLACE_IDS[here], PLACE_IDS[there], int(parameters.route(here, there)))
            for here in range(PLACES)
            for there in range(here + 1, PLACES)
            if parameters.route(here, there)
        ),
        shown=tuple(CARD.tokens[int(position.shown_card(i))] for i in range(int(position.shown_count))),
        columns=tuple((int(parameters.columns[kind]), int(column_points(position, kind))) for kind in range(3)),
        boxes=tuple(
            (
                BOXES[box],
                int(parameters.boxes[box]),
                int(position.boxes[box]),
                int(parameters.costs[box]),
                int(cost_points(position, box)),
            )
            for box in range(3)
        ),
        reserve=0 if drafting else int(position.left),
        deck=int(position.left) if drafting else 0,
        roll=int(position.roll) if answering else 0,
        competence=int(competence(position)) if answering else 0,
        total=int(total(position)),
        labels={"title": speech.say("title")} | {label: speech.say(f"label-{label}") for label in LABELS},
        stage=4 if position.turn == OVER else STAGES.get(int(position.phase), 1),
        offers=offers(position),
        flights=flights(position),
        answers=answers(position),
    )


LABELS = (
    "mother-ship",
    "broken-down",
    "recruitment",
    "fuel",
    "bank",
    "reserve",
    "deck",
    "total",
    "planets",
    "ships",
    "shown",
    "sheet",
    "infiltrate",
    "invade",
    "conquer",
    "place",
    "tank",
    "routes",
    "points",
    "cards",
    "die",
    "competence",
    "draft",
    "phase1",
    "between",
    "phase2",
)


def _ship(position: Position, ship: int) -> Ship:
    place = int(position.place(ship))
    hand = tuple(
        tuple(
            Held(NUMBERS[n] + SUITS[suit], NUMBERS[n], SUITS[suit], int(position.value(ship, suit * 13 + n)))
            for n in range(13)
            if position.holds(ship, suit * 13 + n)
        )
        for suit in range(4)
    )
    id = "broken" if place == BROKEN else PLACE_IDS[place]
    return Ship(SHIP.tokens[ship], id, int(position.fuel(ship)), hand, ship != position.moved_before)


def _planet(position: Position, planet: int, speech: Speech) -> Planet:
    return Planet(
        PLACE_IDS[planet],
        speech.say(f"place-{PLACE_IDS[planet]}"),
        tuple(int(position.parameters.modifier(planet, kind)) for kind in range(3)),
        tuple(bool(int(position.marks[planet]) & 2**kind) for kind in range(3)),
        int(position.parameters.multipliers[planet - 1]),
        int(row_points(position, planet)),
    )


def moment(position: Position, speech: Speech) -> tuple[str, str, tuple[str, ...]]:
    """Return the phase, the sentence that says what is asked, and the rules of the moment."""
    if position.turn == OVER:
        points = int(total(position))
        return (
            speech.say("phase-over"),
            speech.say("ask-over", points=points),
            _full(("end.when", "score.columns")),
        )
    phase = int(position.phase)
    key = PHASES[phase]
    ship = int(position.moved)
    values: dict[str, str | int] = {"left": int(position.left)}
    if ship != NOBODY:
        planet = int(position.place(ship))
        values |= {"ship-id": SHIP.tokens[ship], "ship": SHIP.say(ship, speech)}
        if planet not in (BROKEN, MOTHER_SHIP):
            values |= {"place": speech.say(f"place-{PLACE_IDS[planet]}")}
            values |= {"modifier": int(position.parameters.modifier(planet, ship))}
    if phase == ADMINISTER and ship != NOBODY:
        key = "again"
    if phase == ANSWER:
        values |= {"competence": int(competence(position))}
    rules = RULES[phase] + (OTHERS if phase in (ADMINISTER, DECIDE) else ())
    return speech.say(f"phase-{key}"), speech.say(f"ask-{key}", **values), _full(rules)


def _full(ids: Sequence[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(f"planeta.{id}" for id in ids))
