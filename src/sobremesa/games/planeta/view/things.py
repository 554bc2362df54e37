"""What each thing on the board of That's My Planet! is: places, routes, ships, teams, rows of the sheet."""

from collections.abc import Iterator

from sobremesa.core.things import Thing
from sobremesa.core.vocabulary import Speech
from sobremesa.games.planeta.engine.play import Planeta
from sobremesa.games.planeta.view.kinds import SHIP
from sobremesa.games.planeta.view.odds import attempt
from sobremesa.games.planeta.view.table import Planet, Ship, Table

KINDS = ("infiltrate", "invade", "conquer")


def things(position: Planeta, table: Table, speech: Speech) -> Iterator[Thing]:
    """Return everything that can be pointed at."""
    yield Thing("place-mother", table.mother_ship, rule="planeta.setup.ships")
    names = {planet.id: planet.name for planet in table.planets} | {"mother": table.mother_ship}
    for number, planet in enumerate(table.planets, 1):
        yield _planet(position, table, number, planet, speech)
        row = speech.say("thing-row", points=planet.points, times=planet.multiplier)
        yield Thing(f"sheet-{planet.id}", planet.name, (row,), rule="planeta.score.rows")
    for here, there, fuel in table.routes:
        says = (speech.say("thing-route", fuel=fuel),)
        yield Thing(f"route-{here}-{there}", f"{names[here]} – {names[there]}", says, rule="planeta.move.route")
    for number, ship in enumerate(table.ships):
        yield from _ship(number, ship, names, table, speech)
    yield Thing("pile", table.labels["deck"], (speech.say("thing-cards", count=table.deck),), rule="planeta.setup.deck")
    for id, count, marked, cost, _ in table.boxes:
        says = (speech.say("thing-boxes", left=count - marked, count=count, cost=cost),)
        yield Thing(f"boxes-{id}", table.labels[id], says, rule=BOXES[id])
    yield Thing("sheet-columns", table.labels["sheet"], rule="planeta.score.columns")
    yield Thing("total", f"{table.labels['total']}: {table.total}", rule="planeta.score.compare")


BOXES = {
    "recruitment": "planeta.other.recruit",
    "fuel": "planeta.other.refuel_reserve",
    "bank": "planeta.broken.rescue",
}


def _planet(position: Planeta, table: Table, number: int, planet: Planet, speech: Speech) -> Thing:
    """A planet: what it takes to act there, what is marked, how each ship would fare."""
    says = []
    for ship, kind in enumerate(KINDS):
        if planet.marks[ship]:
            says.append(speech.say("thing-marked", kind=table.labels[kind]))
            continue
        says.append(speech.say("thing-needs", kind=table.labels[kind], modifier=planet.modifiers[ship]))
        odds = attempt(position, ship, number)
        if odds is not None:
            says[-1] += " " + speech.say("thing-odds", best=odds.value, percent=odds.percent, points=odds.points)
    return Thing(f"place-{planet.id}", planet.name, tuple(says), rule="planeta.act.competence")


def _ship(number: int, ship: Ship, names: dict[str, str], table: Table, speech: Speech) -> Iterator[Thing]:
    name = str(SHIP.say(number, speech))
    where = names.get(ship.place, table.labels["broken-down"])
    cards = [card for suit in ship.hand for card in suit]
    best = max((card.value for card in cards), default=0)
    says = (f"{table.labels['place']}: {where}", f"{table.labels['tank']}: {ship.fuel}")
    yield Thing(f"ship-{ship.id}", name, (*says, table.labels[KINDS[number]]), rule="planeta.act.hierarchy")
    team = (speech.say("thing-cards", count=len(cards)), *((speech.say("thing-best", best=best),) if cards else ()))
    yield Thing(f"team-{ship.id}", name, team, rule="planeta.act.value")
