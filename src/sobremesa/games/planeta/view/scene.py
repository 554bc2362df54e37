"""A position of That's My Planet! as what lies on the table, in words and in figures."""

from functools import cache

from sobremesa.core.texts import Texts
from sobremesa.core.vocabulary import Speech
from sobremesa.games.planeta.content.model import BOXES, KINDS, PLACE_IDS
from sobremesa.games.planeta.engine.numbers import ANSWER, BROKEN, BURN, CHOOSE, DEAL, PLACES, PLANETS
from sobremesa.games.planeta.engine.rules.act import competence
from sobremesa.games.planeta.engine.rules.score import column_points, cost_points, row_points, total
from sobremesa.games.planeta.engine.state import Position
from sobremesa.games.planeta.view.kinds import CARD, NUMBERS, SHIP, SUITS
from sobremesa.games.planeta.view.table import Held, Planet, Ship, Table

LABELS = (
    *("planets", "mother-ship", "broken-down", "routes", "place"),
    *("ships", "tank", "cards", "die", "competence", "shown", "reserve", "deck"),
    *("sheet", "infiltrate", "invade", "conquer", "points", "recruitment", "fuel", "bank", "total"),
    *("draft", "phase1", "between", "phase2"),
)
"""What is written on the map, beside it, on the sheet, and over the panel of actions."""


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
        labels=_labels(speech.texts, speech.lang),
    )


@cache
def _labels(texts: Texts, lang: str) -> dict[str, str]:
    return {"title": texts.say(lang, "title")} | {label: texts.say(lang, f"label-{label}") for label in LABELS}


def _ship(position: Position, ship: int) -> Ship:
    place = int(position.place(ship))
    hand = tuple(
        tuple(
            Held(number + suit, number, suit, int(position.value(ship, card)))
            for number in NUMBERS
            if position.holds(ship, card := CARD.tokens.index(number + suit))
        )
        for suit in SUITS
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


def in_words(table: Table, speech: Speech) -> list[str]:
    """Return the table in sentences, for those who cannot see the board."""
    names = {"mother": table.mother_ship} | {planet.id: planet.name for planet in table.planets}
    lines = [
        speech.say(
            "alt-ship",
            **{
                "ship-id": ship.id,
                "broken": "yes" if ship.place == "broken" else "no",
                "place": names.get(ship.place, ""),
                "fuel": ship.fuel,
                "cards": sum(len(suit) for suit in ship.hand),
            },
        )
        for ship in table.ships
    ]
    for planet in table.planets:
        marks = [speech.say(f"alt-{kind}") for kind, marked in zip(KINDS, planet.marks, strict=True) if marked]
        if marks:
            lines.append(speech.say("alt-planet", place=planet.name, marks=", ".join(marks)))
    return [*lines, speech.say("alt-total", points=table.total)]
