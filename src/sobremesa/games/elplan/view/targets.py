"""Actions of El Plan pointed at: the things on the board that stand for one, and how it is written in few signs."""

from sobremesa.core.packing import first, second, third, verb_of
from sobremesa.core.vocabulary import Speech
from sobremesa.games.elplan.content.model import PROCESSES, PRODUCTS, RESOURCES
from sobremesa.games.elplan.engine import actions
from sobremesa.games.elplan.engine.state import Position
from sobremesa.games.elplan.view.describe import PROCESS_SIGNS, PRODUCT_SIGNS, SIGNS
from sobremesa.games.elplan.view.kinds import CARD, OFFER, PLAN, SPACE, TERMS, TOKENS, WITH
from sobremesa.games.elplan.view.scene import offer_id
from sobremesa.games.elplan.view.text import goods

IDEA = WITH.tokens.index("idea")
ON_CARD = (
    actions.EMPTY,
    actions.ACTIVATE,
    actions.EMPTY_SLOT,
    actions.FILL_SLOT,
    actions.SWAP,
    actions.POINT,
    actions.LIQUIDATE,
)


def targets(position: Position, action: int) -> tuple[str, ...]:
    """Return the ids of the things on the board that stand for an action."""
    verb, a, b, c = int(verb_of(action)), int(first(action)), int(second(action)), int(third(action))
    me = int(position.turn) + 1
    if verb == actions.PLAN:
        return (f"plan-{PLAN.token(a, position)}",)
    if verb == actions.PLACE:
        return (f"space-{SPACE.tokens[a]}",)
    if verb in (actions.IGNORE, actions.ACCEPT):
        return ("event",)
    if verb in (actions.TAKE, actions.GIVE, actions.TOLL):
        return (f"till-{me}-{RESOURCES[a]}",)
    if verb == actions.EXCHANGE:
        return tuple(dict.fromkeys(f"till-{me}-{RESOURCES[resource]}" for resource in (a, b, c)))
    if verb in (actions.EMPTY_ROW, actions.FILL_ROW, actions.SWAP_ROW):
        return _with_idea(
            (f"row-{me}-{a + 1}",), me, verb == actions.SWAP_ROW or (verb == actions.FILL_ROW and b == IDEA)
        )
    if verb in ON_CARD:
        return _on_card(position, verb, a, b, c)
    if verb == actions.REPAY:
        return (f"credit-{me}",)
    if verb == actions.ACQUIRE:
        return _on_credit((f"offer-{offer_id(position, a)}",), b)
    if verb == actions.PRODUCE:
        made = tuple(f"recipe-{me}-{i + 1}" for i, number in enumerate((a, b)) if number)
        return made or ("district-4",)
    if verb in (actions.BUY, actions.IMPORT):
        return _on_credit((f"market-{PRODUCTS[a]}",), b)
    if verb == actions.BUY_FROM:
        return (f"shop-{a + 1}-{PRODUCTS[b]}",)
    if verb == actions.SELL:
        return (f"ware-{me}-{PRODUCTS[a]}", f"market-{PRODUCTS[a]}")
    if verb == actions.SHELVE:
        return (f"ware-{me}-{PRODUCTS[a]}", f"shop-{me}-{PRODUCTS[a]}")
    if verb == actions.INNOVATE:
        return ("district-7",)
    if verb == actions.KEEP:
        return tuple(f"ware-{me}-{product}" for product, kept in zip(PRODUCTS, (a, b, c), strict=True) if kept)
    return ()


def _with_idea(ids: tuple[str, ...], me: int, wanted: bool) -> tuple[str, ...]:
    return (*ids, f"ideas-{me}") if wanted else ids


def _on_credit(ids: tuple[str, ...], terms: int) -> tuple[str, ...]:
    return (*ids, "credits") if terms & actions.ON_CREDIT else ids


def _on_card(position: Position, verb: int, card: int, b: int, c: int) -> tuple[str, ...]:
    me = int(position.turn) + 1
    holding = f"holding-{me}-{CARD.token(card, position)}"
    if verb in (actions.EMPTY_SLOT, actions.FILL_SLOT, actions.SWAP):
        idea = verb == actions.SWAP or (verb == actions.FILL_SLOT and c == IDEA)
        return _with_idea((holding, f"slot-{me}-{CARD.token(card, position)}-{b + 1}"), me, idea)
    return _with_idea((holding,), me, verb == actions.ACTIVATE and b != 0)


# -- in few signs ----------------------------------------------------------------------------------


def short(position: Position, action: int, speech: Speech) -> str:
    """Return an action in few signs where there are many to choose from: `HH → $`, `2r 1c`."""
    verb = verb_of(action)
    many = sum([verb_of(other) == verb for other in speech.alternatives]) > 1
    return _brief(position, action, speech) if many else ""


def _brief(position: Position, action: int, speech: Speech) -> str:
    verb, a, b, c = int(verb_of(action)), int(first(action)), int(second(action)), int(third(action))
    if verb == actions.PLACE:
        return str(SPACE.say(a, speech))
    if verb == actions.PLAN:
        return str(PLAN.say(a, speech))
    if verb in (actions.EMPTY_ROW, actions.FILL_ROW, actions.SWAP_ROW):
        return _row(position, verb, a, b)
    if verb == actions.ACTIVATE:
        return f"{CARD.say(a, speech)}{' *' * bin(b).count('1')}"
    if verb in (actions.EMPTY, actions.POINT):
        return str(CARD.say(a, speech))
    if verb in (actions.EMPTY_SLOT, actions.FILL_SLOT, actions.SWAP):
        idea = verb == actions.SWAP or (verb == actions.FILL_SLOT and c == IDEA)
        return f"{CARD.say(a, speech)} {b + 1}{' *' if idea else ''}"
    if verb == actions.LIQUIDATE:
        written = TOKENS.tokens[b].replace("m", "$").upper()
        return f"{CARD.say(a, speech)} → {written}"
    if verb == actions.EXCHANGE:
        given, kept, taken = (SIGNS[RESOURCES[resource]] for resource in (a, b, c))
        return f"{given}{kept} → {taken}"
    if verb == actions.ACQUIRE:
        return f"{OFFER.say(a, speech)}{TERMS.say(b, speech)}"
    if verb == actions.PRODUCE:
        return _made(position, a, b)
    if verb == actions.SELL:
        return f"{PRODUCT_SIGNS[PRODUCTS[a]]} → {SIGNS[RESOURCES[b]]}"
    if verb == actions.KEEP:
        return goods((a, b, c)) or "0"
    return ""


def _row(position: Position, verb: int, row: int, laid: int) -> str:
    parameters, plan = position.parameters, position.plan(position.turn)
    pays = SIGNS[RESOURCES[int(parameters.pays(plan, row))]]
    process = PROCESS_SIGNS[PROCESSES[int(parameters.process(plan, row))]]
    if verb == actions.SWAP_ROW:
        return f"{row + 1}: * ⇄ {pays}"
    sign = "*" if verb == actions.FILL_ROW and laid == IDEA else pays
    return f"{row + 1}: {sign} → {process}" if verb == actions.FILL_ROW else f"{row + 1}: {sign} ← {process}"


def _made(position: Position, own: int, other: int) -> str:
    plan = position.plan(position.turn)
    numbers = [0, 0, 0]
    numbers[int(position.parameters.product(plan, 0))] = own
    numbers[int(position.parameters.product(plan, 1))] = other
    return goods(numbers) or "0"
