"""What each thing on the board of El Plan is: districts, spaces, offers, the market, workshops and all in them."""

from collections.abc import Iterator

from sobremesa.core.things import Thing
from sobremesa.core.vocabulary import Speech
from sobremesa.games.elplan.engine.state import Position
from sobremesa.games.elplan.view.table import Face, Holding, Player, Spot, Table

DISTRICTS = ("d1.event", "d2.activate", "d3.acquire", "d4.produce", "d5.buy", "d6.subsidy", "d7.innovate")
"""The rule that says what is done in each district."""
OPPORTUNITIES = {"1": "d1.opportunity", "2": "d2.opportunity", "4": "d4.opportunity"}
"""By district, the rule of its spaces, where they have one of their own."""


def things(position: Position, table: Table, speech: Speech) -> Iterator[Thing]:
    """Return everything that can be pointed at."""
    labels = table.labels
    for number, rule in enumerate(DISTRICTS, 1):
        of_edition = ("_en" if position.parameters.setup.edition == "en" else "_es") if number == 6 else ""
        yield Thing(f"district-{number}", labels[f"district-{number}"], rule=f"elplan.{rule}{of_edition}")
    for space in table.spaces:
        names = [table.players[seat].name for seat in space.seats]
        closed = () if space.is_open else (labels["closed"],)
        money = (speech.say("thing-money", count=space.money),) if space.money else ()
        rule = f"elplan.{OPPORTUNITIES.get(space.id[1], 'opportunity.spaces')}"
        yield Thing(f"space-{space.id}", labels[f"space-{space.id}"], (*closed, *money), ", ".join(names), rule)
    if table.event is not None:
        yield Thing("event", table.event.name, (table.event.flavour, table.event.says), rule="elplan.things.event_card")
    else:
        yield Thing("event", labels["event"], (labels["no-event"],), rule="elplan.things.event_card")
    for kind in table.offers:
        for offer in filter(None, kind):
            says = (*_face(offer.face, labels), *((labels["rotated"],) if offer.rotated else ()))
            yield Thing(f"offer-{offer.id}", offer.face.name, says, rule="elplan.d3.acquire")
    for product, count in zip(table.PRODUCTS, table.market, strict=True):
        stall = (speech.say("thing-stall", count=count),)
        yield Thing(f"market-{product}", labels[f"product-{product}"], stall, rule="elplan.d5.sell")
    if table.credits >= 0:
        yield Thing(
            "credits", labels["credit"], (speech.say("thing-credits", count=table.credits),), rule="elplan.d3.credit"
        )
    yield Thing("route-token", labels["route"], rule="elplan.period.phases")
    yield Thing("turn-token", labels["holder"], owner=table.players[table.holder].name, rule="elplan.period.order")
    for number, player in enumerate(table.players, 1):
        yield from _workshop(number, player, table, speech)


def _face(face: Face, labels: dict[str, str]) -> tuple[str, ...]:
    """What is printed on a card."""
    cost = ", ".join(labels[f"resource-{resource}"] for resource in face.cost)
    said = [labels[f"kind-{face.kind}"]]
    said += [f"{labels['cost']}: {cost}"] if cost else []
    said += [f"{labels['activation']}: {face.activation}"] if face.activation else []
    said += [f"{labels['effect']}: {face.says}"] if face.says else []
    return (*said, *((face.flavour,) if face.flavour else ()))


def _laid(spot: Spot, labels: dict[str, str]) -> str:
    if not spot.on:
        return labels["empty"]
    return labels["idea"] if spot.on == "idea" else labels["laid"]


def _workshop(number: int, player: Player, table: Table, speech: Speech) -> Iterator[Thing]:
    labels, name = table.labels, player.name
    where = (labels[f"space-{player.space}"],) if player.space else ()
    yield Thing(f"entrepreneur-{number}", name, where, name, "elplan.opportunity.place")
    if player.plan is not None:
        yield Thing(f"workshop-{number}", player.plan.name, (player.plan.flavour,), name, "elplan.things.plan_card")
        for index, recipe in enumerate(player.plan.recipes, 1):
            needs = ", ".join(labels[f"process-{process}"] for process in recipe.processes)
            yield Thing(
                f"recipe-{number}-{index}", labels[f"product-{recipe.product}"], (needs,), name, "elplan.d4.produce"
            )
    for index, row in enumerate(player.rows, 1):
        pays = labels[f"resource-{row.spot.pays}"]
        says = (f"{labels['activation']}: {pays}", _laid(row.spot, labels))
        locked = (labels["locked"],) if row.spot.locked else ()
        yield Thing(
            f"row-{number}-{index}", labels[f"process-{row.process}"], (*says, *locked), name, "elplan.d2.activate"
        )
    for resource, count in zip(table.RESOURCES, player.idle, strict=True):
        many = (speech.say("thing-count", count=count),)
        yield Thing(f"till-{number}-{resource}", labels[f"resource-{resource}"], many, name, "elplan.things.resources")
    for product, count in zip(table.PRODUCTS, player.wares, strict=True):
        many = (speech.say("thing-count", count=count),)
        yield Thing(f"ware-{number}-{product}", labels[f"product-{product}"], many, name, "elplan.things.products")
    ideas = (speech.say("thing-count", count=player.all_ideas),)
    yield Thing(f"ideas-{number}", labels["ideas"], ideas, name, "elplan.d7.innovate")
    yield Thing(f"points-{number}", f"{labels['points']}: {player.points}", (), name, "elplan.end.ranking")
    if player.credit:
        yield Thing(f"credit-{number}", labels["credit"], (), name, "elplan.d3.credit_repay")
    for holding in player.holdings:
        yield from _holding(number, holding, labels, name)


def _holding(number: int, holding: Holding, labels: dict[str, str], name: str) -> Iterator[Thing]:
    face = holding.face
    yield Thing(f"holding-{number}-{face.id}", face.name, _face(face, labels), name, "elplan.things.investment_card")
    for index, spot in enumerate(holding.spots, 1):
        says = (f"{labels['activation']}: {labels[f'resource-{spot.pays}']}", _laid(spot, labels))
        yield Thing(f"slot-{number}-{face.id}-{index}", face.name, says, name, "elplan.d2.activate")
