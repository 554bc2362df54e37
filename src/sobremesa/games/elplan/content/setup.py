"""From a content pack, an edition and its options to the first position."""

from collections.abc import Mapping
from functools import cache

from sobremesa.core.errors import UserError
from sobremesa.core.meta import Setup, Value
from sobremesa.games.elplan.content.first_player import seats_named
from sobremesa.games.elplan.content.model import (
    KINDS,
    MOST_CARDS,
    MOST_PLANS,
    PROCESSES,
    PRODUCTS,
    RESOURCES,
    SIGNS,
    Edition,
    Event,
    Investment,
    Plan,
)
from sobremesa.games.elplan.content.packs import Pack, read_pack, shelved
from sobremesa.games.elplan.engine import columns
from sobremesa.games.elplan.engine.columns import CARD, EVENT, EVERYTHING, MOST_ROWS, NOTHING, PLAN
from sobremesa.games.elplan.engine.parameters import Parameters
from sobremesa.games.elplan.engine.play import ElPlan, opening

PARTS = {
    "cutback": columns.STEP_CUTBACK,
    "entrepreneurs": columns.STEP_ENTREPRENEURS,
    "event": columns.STEP_EVENT,
    "offers": columns.STEP_OFFERS,
    "turn_token": columns.STEP_TURN_TOKEN,
}


# -- content as numbers ----------------------------------------------------------------------------


def plan_numbers(plan: Plan) -> list[int]:
    """Two products, the plan's own for two processes and another for three (elplan.things.plan_card)."""
    rows = plan.rows
    padding = [0] * (MOST_ROWS - len(rows))
    numbers = [len(rows), PRODUCTS.index(plan.makes.product), PRODUCTS.index(plan.also.product)]
    numbers += [RESOURCES.index(row.pays) for row in rows] + padding
    numbers += [PROCESSES.index(row.process) for row in rows] + padding
    for recipe in (plan.makes, plan.also):
        numbers += [recipe.processes.count(process) for process in PROCESSES[:3]]
    assert len(numbers) == PLAN
    return numbers


def card_numbers(card: Investment) -> list[int]:
    """Kind, cost, activation, effect, play sign (elplan.things.investment_card)."""
    numbers = [0] * CARD
    effect = card.effect
    numbers[columns.KIND] = KINDS.index(card.kind)
    for i, resource in enumerate(RESOURCES):
        numbers[columns.COST + i] = card.cost.get(resource, 0)
        numbers[columns.INCOME + i] = 1 if effect.income == resource else 0
    tokens = card.tokens
    if card.slots:
        numbers[columns.MODE] = columns.SLOTS
    elif card.extra is not None:
        numbers[columns.MODE] = columns.SLASH
    else:
        numbers[columns.MODE] = columns.WHOLE if tokens else columns.READY
    numbers[columns.TOKENS] = len(tokens)
    for i, token in enumerate(tokens):
        numbers[columns.TOKEN + i] = RESOURCES.index(token)
    for i, process in enumerate(PROCESSES):
        numbers[columns.GIVES + i] = effect.processes.count(process)
        numbers[columns.AFTER + i] = effect.extra_processes.count(process)
    if card.slots:
        given = [PROCESSES.index(process) for process in effect.processes]
        numbers[columns.GIVES : columns.GIVES + 4] = given + [NOTHING] * (4 - len(given))
    numbers[columns.PLAY_SIGN] = int(card.play)
    numbers[columns.COPIES] = card.copies
    for name in ("externalise", "shop", "share", "analyst", "export_token", "quality", "keep", "adviser"):
        numbers[getattr(columns, name.upper())] = int(getattr(effect, name))
    return numbers


def event_numbers(event: Event) -> list[int]:
    """An event's sign and what it does (elplan.things.event_card)."""
    numbers = [0] * EVENT
    effect = event.effect
    numbers[columns.SIGN] = SIGNS.index(event.sign) - 1
    for i, resource in enumerate(RESOURCES):
        numbers[columns.GAIN + i] = effect.gain.get(resource, 0)
        numbers[columns.LOSE + i] = effect.lose.get(resource, 0)
        numbers[columns.GAIN_D7 + i] = effect.gain_d7.get(resource, 0)
    for i, product in enumerate(PRODUCTS):
        numbers[columns.MARKET + i] = effect.market.get(product, 0)
    if effect.toll is not None:
        numbers[columns.TOLL] = 1 + (*RESOURCES, "any").index(effect.toll)
    for name in ("gain_any", "lose_any", "reset", "subsidy_types", "subsidy_spaces", "process", "no_trade"):
        numbers[getattr(columns, name.upper())] = int(getattr(effect, name))
    for name in ("price", "investment_price", "sale_bonus"):
        numbers[getattr(columns, name.upper())] = int(getattr(effect, name))
    numbers[columns.KEEP_MORE] = effect.keep
    return numbers


def edition_numbers(edition: Edition, players: int, options: Mapping[str, Value]) -> dict[str, int]:
    """Return an edition's parameters for so many players (elplan.setup.players), and the readings chosen.

    The tutorial's are those of the Spanish edition where its guide is silent (elplan.tutorial.board_text).
    """
    numbers = {name: int(value) for name, value in edition if isinstance(value, int)}
    numbers["offers"], numbers["d1_spaces"] = edition.offers[players - 2], edition.d1_spaces[players - 2]
    numbers["liquidation"] = ("none", "cost_minus_one", "half").index(edition.liquidation)
    numbers["imports"] = ("none", "missing", "any").index(edition.imports)
    numbers["trios"] = ("none", "active", "owned").index(edition.trios)
    numbers["tie"] = ("none", "converted", "investments").index(edition.tie)
    numbers["subsidy"] = sum(2 ** RESOURCES.index(resource) for resource in edition.subsidy)
    numbers["credit"] = int(edition.credit_cards > 0)
    dealt = options["subsidies"] if options["subsidies"] != "edition" else edition.subsidies
    numbers["subsidies"] = columns.DEAL if dealt == "deal" else columns.SHIFT
    numbers["deal_plans"] = int(options["plans"] == "deal")
    numbers["insured_partial"] = int(options["insured_partial"])
    numbers["idea_at_once"] = int(options["idea_at_once"])
    numbers["printed_order"] = int(options["d2_order"] == "printed")
    interest = options["credit_interest"]
    numbers["interest"] = columns.NEVER if interest == "never" else int(interest)
    numbers["first"] = sum(2**seat for seat in seats_named(options["first_player"]))
    numbers["periods"] = periods_of(edition, options)
    numbers["clock"] = int(options["clock"]) if not edition.period else 0
    numbers["ideas_limit"] = 0 if options["ideas_per_period"] == "all" else int(options["ideas_per_period"])
    return numbers


def periods_of(edition: Edition, options: Mapping[str, Value]) -> int:
    """Return how many periods are played: twelve, or fewer for a class (elplan.end.when); the tutorial has its own."""
    return edition.periods if edition.period else min(edition.periods, int(options["periods"]))


def period_parts(edition: Edition) -> list[int]:
    """Return what each period has, from period 0 which has nothing.

    The tutorial puts the board together piece by piece (elplan.tutorial.period1, elplan.tutorial.period2,
    elplan.tutorial.period3, elplan.tutorial.period4, elplan.tutorial.period5).
    """
    if not edition.period:
        return [0] + [EVERYTHING] * edition.periods
    parts = [0]
    for period in edition.period:
        bits = sum(2**district for district in period.districts)
        bits += columns.PART_OPPORTUNITY if period.opportunity else 0
        bits += columns.PART_SELLING if period.selling else 0
        parts.append(bits + sum(PARTS[step] for step in period.summary))
    return parts


def parameters_of(pack: Pack, setup: Setup) -> Parameters:
    """Turn a pack into parameters. Raises `UserError` if somebody at the table would find no plan left to take."""
    players = setup.players
    if not players <= len(pack.plans) <= MOST_PLANS:
        raise UserError(
            "content",
            file="plans.toml",
            entry="plans",
            field=f"level {pack.level}",
            wrong="value",
            given=len(pack.plans),
            accepted=f"{players}–{MOST_PLANS}",
        )
    return Parameters(
        setup,
        edition_numbers(pack.edition, players, setup.options),
        [number for plan in pack.plans for number in plan_numbers(plan)],
        [number for card in pack.investments for number in card_numbers(card)],
        [number for event in pack.events for number in event_numbers(event)],
        period_parts(pack.edition),
        pack,
        shelved(pack) * MOST_CARDS,
    )


@cache
def cached_parameters(
    edition: str, content: str, level: int, players: int, options: tuple[tuple[str, Value], ...]
) -> Parameters:
    """Return the parameters of a setup; equal setups share them."""
    setup = Setup(edition, level, players, dict(options), content)
    return parameters_of(read_pack(edition, content).at(level), setup)


def first_position(setup: Setup) -> ElPlan:
    """Return the table before anything is turned up (elplan.setup.decks); the tutorial has three seats
    (elplan.tutorial.seats).
    """
    options = tuple(setup.options.items())
    return opening(cached_parameters(setup.edition, setup.content, setup.level, setup.players, options))
