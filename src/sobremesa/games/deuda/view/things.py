"""What each thing on the board of Deuda Eterna is: squares, lands, countries, piles, the barrier, the dice."""

from collections.abc import Iterator

from sobremesa.core.things import Thing
from sobremesa.core.vocabulary import Speech
from sobremesa.games.deuda.engine.actions import EXPORT, NATIONAL
from sobremesa.games.deuda.engine.numbers import NOBODY
from sobremesa.games.deuda.engine.rules.trade import fee
from sobremesa.games.deuda.engine.state import Position
from sobremesa.games.deuda.view.table import Country, Square, Table

RULES = {"barrier": "square.barrier_effect"}
"""By the kind of a square, its rule where it is not named after the kind."""


def things(position: Position, table: Table, speech: Speech) -> Iterator[Thing]:
    """Return everything that can be pointed at."""
    for square in table.squares:
        if square.land >= 0:
            yield _goods(position, table, square, speech)
        else:
            rule = f"deuda.{RULES.get(square.kind, f'square.{square.kind}')}"
            yield Thing(f"square-{square.number}", square.name, _standing(table, square, speech), rule=rule)
    for number in range(len(table.estates)):
        yield _land(table, number, speech)
    for country in table.countries:
        yield from _country(table, country, speech)
    for pile in table.piles:
        last = (speech.say("thing-last", card=pile.last),) if pile.last else ()
        says = (speech.say("thing-unseen", count=pile.unseen), *last)
        yield Thing(f"pile-{pile.id}", pile.name, says, rule=f"deuda.square.{pile.id}")
    owner = table.countries[table.barrier].name if table.barrier >= 0 else ""
    state = table.labels["barrier-up" if table.barrier >= 0 else "barrier-down"]
    yield Thing("barrier", table.labels["barrier"], (state,), owner, "deuda.square.barrier_effect")
    bank = (f"{table.labels['bank']}: {table.money(table.bank)}", f"{table.labels['gold']}: {table.imf_gold}")
    yield Thing("bank", table.labels["imf"], bank, rule="deuda.setup.imf_role")
    yield Thing("dice", table.labels["dice"], (table.thrown,) if table.thrown else (), rule="deuda.turn.dice")


def _standing(table: Table, square: Square, speech: Speech) -> tuple[str, ...]:
    """Who stands on a square, and under what."""
    names = [table.countries[seat].name for seat in square.pieces]
    here = (speech.say("thing-here", names=", ".join(names)),) if names else ()
    boot = (speech.say("thing-boot"),) if square.boot else ()
    return (*here, *boot)


def _goods(position: Position, table: Table, square: Square, speech: Speech) -> Thing:
    """A square of raw material or manufactures: what it costs to land on it, and who gets that."""
    estate, is_raw = table.estates[square.land], square.kind == "raw"
    side = NATIONAL if is_raw else EXPORT
    due = int(fee(position, square.land, side)) if estate.owner != NOBODY else 0
    says = [speech.say("thing-raw" if is_raw else "thing-goods", land=estate.name, amount=square.price)]
    if estate.owner == NOBODY:
        says.append(speech.say("thing-free" if is_raw else "thing-imf-paid", amount=square.price))
    else:
        says.append(speech.say("thing-fee", amount=table.money(due)))
        says.append(speech.say("thing-industries", national=estate.national, export=estate.export))
    if estate.owner == NOBODY:
        rule = "deuda.raw.unowned" if is_raw else "deuda.manufacture.imf"
    elif is_raw:
        rule = "deuda.raw.owned_industry" if estate.national else "deuda.raw.owned_bare"
    else:
        rule = "deuda.manufacture.export_other" if estate.export else "deuda.manufacture.imf"
    owner = estate.owner_name if estate.owner != NOBODY else ""
    return Thing(f"square-{square.number}", square.name, (*says, *_standing(table, square, speech)), owner, rule)


def _land(table: Table, number: int, speech: Speech) -> Thing:
    estate = table.estates[number]
    says = [
        speech.say("thing-industries", national=estate.national, export=estate.export),
        speech.say("thing-invested", amount=table.money(estate.invested)),
    ]
    if estate.idle:
        says.append(speech.say("thing-idle"))
    if estate.south_chain or estate.north_chain:
        says.append(speech.say("thing-chain"))
    owner = estate.owner_name if estate.owner != NOBODY else ""
    return Thing(
        f"title-{number + 1}", speech.say("thing-title", land=estate.name), tuple(says), owner, "deuda.build.value"
    )


def _country(table: Table, country: Country, speech: Speech) -> Iterator[Thing]:
    number, labels = country.seat + 1, table.labels
    cash = f"{labels['cash']}: {table.money(country.cash)}"
    gold = f"{labels['gold']}: {country.gold}"
    debt = f"{labels['debt']}: {table.money(country.debt)}"
    where = f"{labels['at']}: {country.square}"
    whole = (cash, gold, debt, f"{labels['worth']}: {table.money(country.worth)}", *country.notes)
    yield Thing(f"country-{number}", country.name, (*whole, where), country.name, "deuda.end.limit")
    yield Thing(
        f"piece-{number}", country.name, (where, f"{labels['laps']}: {country.laps}"), country.name, "deuda.turn.dice"
    )
    yield Thing(f"cash-{number}", cash, (), country.name, "deuda.pay.order")
    yield Thing(f"gold-{number}", gold, (), country.name, "deuda.gold.use")
    ahead = [limit for limit in country.limits if limit > country.debt]
    dice = speech.say("deuda-dice", dice=country.dice)
    near = (speech.say("thing-limit", amount=table.money(ahead[0])),) if ahead else ()
    yield Thing(f"debt-{number}", debt, (*near, dice), country.name, "deuda.devaluation.first")
    yield Thing(f"kept-{number}", speech.say("thing-kept"), country.kept, country.name, "deuda.card.decks")
