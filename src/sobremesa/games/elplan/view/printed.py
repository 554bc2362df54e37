"""Plans, investments and events of El Plan as they are printed, in the reader's language."""

from collections.abc import Mapping
from typing import Any

from sobremesa.core.vocabulary import Speech
from sobremesa.games.elplan.content.schema import RESOURCES
from sobremesa.games.elplan.engine.columns import READY, SLASH, SLOTS, WHOLE
from sobremesa.games.elplan.view.describe import ODD, activation, effect, event_effect
from sobremesa.games.elplan.view.table import EventCard, Face, PlanCard, Recipe

__all__ = ["event_of", "face_of", "plan_of"]

WAYS = {WHOLE: "whole", READY: "ready", SLASH: "slash", SLOTS: "slots"}


def event_of(event: Mapping[str, Any], speech: Speech) -> EventCard:
    """Return an event as it is printed."""
    flavour = event["flavour"][speech.lang]
    return EventCard(event["name"][speech.lang], flavour, event["sign"], event_effect(event, speech))


def face_of(card: Mapping[str, Any], mode: int, speech: Speech) -> Face:
    """Return an investment as it is printed."""
    does = card["effect"]
    odd = [speech.say(f"brief-{name}") for name in ODD if does.get(name)]
    odd += [speech.say("brief-keep", number=does["keep"])] if "keep" in does else []
    odd += [speech.say("brief-adviser")] if "adviser" in does else []
    printed = card.get("slots") or card.get("activation") or ([card["extra"]] if "extra" in card else [])
    return Face(
        id=card["id"],
        name=card["name"][speech.lang],
        flavour=card["flavour"][speech.lang],
        kind=card["kind"],
        cost=tuple(resource for resource in RESOURCES for _ in range(card["cost"].get(resource, 0))),
        way=WAYS[mode],
        pays=tuple(printed),
        gives=tuple(does.get("processes", ())),
        after=tuple(does.get("extra_processes", ())),
        income=does.get("income", ""),
        brief="; ".join(odd),
        activation=activation(card, speech),
        says=effect(card, speech),
        play=bool(card.get("play")),
    )


def plan_of(plan: Mapping[str, Any], speech: Speech) -> PlanCard:
    """Return a plan as it is printed."""
    return PlanCard(
        plan["id"],
        plan["name"][speech.lang],
        plan["flavour"][speech.lang],
        tuple(Recipe(made["product"], tuple(made["processes"])) for made in (plan["makes"], plan["also"])),
        tuple((row["pays"], row["process"]) for row in plan["rows"]),
    )
