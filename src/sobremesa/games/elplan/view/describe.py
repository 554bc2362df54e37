"""Cards in a few words and signs, made from their data: what they cost, what activates them, what they do."""

from collections.abc import Mapping, Sequence

from sobremesa.core.vocabulary import Speech
from sobremesa.games.elplan.content.model import PRODUCTS, RESOURCES, Event, Investment, Resource

SIGNS = {"human": "H", "money": "$", "energy": "E"}
PROCESS_SIGNS = {"production": "P", "logistics": "L", "marketing": "M", "any": "?"}
PRODUCT_SIGNS = {"raw": "r", "good": "c", "service": "s"}
IDEA_SIGN = "*"
ODD = ("externalise", "shop", "share", "analyst", "export_token", "quality")


def amounts(numbers: Mapping[Resource, int]) -> str:
    """Return amounts of resources as signs: $$E."""
    return "".join(SIGNS[resource] * numbers.get(resource, 0) for resource in RESOURCES)


def processes(names: Sequence[str]) -> str:
    """Return processes as signs: P L ?."""
    return " ".join(PROCESS_SIGNS[name] for name in names)


def activation(card: Investment, speech: Speech) -> str:
    """Return what activates an investment, as signs."""
    if card.slots:
        return " | ".join(SIGNS[slot] for slot in card.slots)
    if card.extra is not None:
        return speech.say("comes-active-extra", token=SIGNS[card.extra])
    return "".join(SIGNS[token] for token in card.tokens) or speech.say("comes-active")


def effect(card: Investment, speech: Speech) -> str:
    """Return what an investment does."""
    does = card.effect
    parts = []
    if card.slots:
        parts.append(" | ".join(PROCESS_SIGNS[process] for process in does.processes))
    elif does.processes:
        after = f" / {processes(does.extra_processes)}" if does.extra_processes else ""
        parts.append(processes(does.processes) + after)
    if does.income is not None:
        parts.append(speech.say("effect-income", token=SIGNS[does.income]))
    parts += [speech.say(f"effect-{name}") for name in ODD if getattr(does, name)]
    if does.keep:
        parts.append(speech.say("effect-keep", number=does.keep))
    if does.adviser:
        parts.append(speech.say("effect-adviser"))
    return "; ".join(parts)


def event_effect(event: Event, speech: Speech) -> str:
    """Return what an event does."""
    parts = []
    for name, value in event.effect:
        if name not in event.effect.model_fields_set:
            continue
        key = f"event-effect-{name}"
        if name in ("gain", "lose", "gain_d7"):
            parts.append(speech.say(key, tokens=amounts(value)))
        elif name == "market":
            goods = ", ".join(
                f"{value[product]} {speech.say(f'product-{product}')}" for product in PRODUCTS if value.get(product)
            )
            parts.append(speech.say(key, products=goods))
        elif name == "toll":
            parts.append(speech.say(key, token=SIGNS.get(value, "H/$/E")))
        elif isinstance(value, bool):
            parts.append(speech.say(key))
        else:
            parts.append(speech.say(key, number=value))
    return " ".join(parts)
