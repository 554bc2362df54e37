"""Plans, investments and events of El Plan as they are printed, in the reader's language."""

from sobremesa.core.vocabulary import Speech
from sobremesa.games.elplan.content.model import RESOURCES, Event, Investment, Plan
from sobremesa.games.elplan.engine.columns import READY, SLASH, SLOTS, WHOLE
from sobremesa.games.elplan.view.describe import ODD, activation, effect, event_effect
from sobremesa.games.elplan.view.table import EventCard, Face, PlanCard, Recipe

WAYS = {WHOLE: "whole", READY: "ready", SLASH: "slash", SLOTS: "slots"}


_FACES: dict[tuple[int, int, str], tuple[Investment, Face]] = {}
_PLANS: dict[tuple[int, str], tuple[Plan, PlanCard]] = {}
"""By card and language what was made of it, with the card, so that no other has its number: packs do not change."""


def event_of(event: Event, speech: Speech) -> EventCard:
    """Return an event as it is printed."""
    lang = speech.lang
    return EventCard(event.name.text(lang), event.flavour.text(lang), event.sign, event_effect(event, speech))


def face_of(card: Investment, mode: int, speech: Speech) -> Face:
    """Return an investment as it is printed, made once for each language."""
    key = id(card), mode, speech.lang
    if key not in _FACES:
        _FACES[key] = card, _face(card, mode, speech)
    return _FACES[key][1]


def _face(card: Investment, mode: int, speech: Speech) -> Face:
    does = card.effect
    odd = [speech.say(f"brief-{name}") for name in ODD if getattr(does, name)]
    odd += [speech.say("brief-keep", number=does.keep)] if does.keep else []
    odd += [speech.say("brief-adviser")] if does.adviser else []
    return Face(
        id=card.id,
        name=card.name.text(speech.lang),
        flavour=card.flavour.text(speech.lang),
        kind=card.kind,
        cost=tuple(resource for resource in RESOURCES for _ in range(card.cost.get(resource, 0))),
        way=WAYS[mode],
        pays=card.tokens,
        gives=does.processes,
        after=does.extra_processes,
        income=does.income or "",
        brief="; ".join(odd),
        activation=activation(card, speech),
        says=effect(card, speech),
        play=card.play,
    )


def plan_of(plan: Plan, speech: Speech) -> PlanCard:
    """Return a plan as it is printed, made once for each language."""
    key = id(plan), speech.lang
    if key not in _PLANS:
        _PLANS[key] = plan, _plan(plan, speech)
    return _PLANS[key][1]


def _plan(plan: Plan, speech: Speech) -> PlanCard:
    return PlanCard(
        plan.id,
        plan.name.text(speech.lang),
        plan.flavour.text(speech.lang),
        tuple(Recipe(made.product, made.processes) for made in (plan.makes, plan.also)),
        tuple((row.pays, row.process) for row in plan.rows),
    )
