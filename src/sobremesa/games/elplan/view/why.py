"""Why an action of El Plan is good, in one sentence from the game's own figures."""

from sobremesa.core.texts import listed
from sobremesa.core.vocabulary import Speech
from sobremesa.games.elplan.content.model import PRODUCTS, RESOURCES
from sobremesa.games.elplan.engine.play import ElPlan
from sobremesa.games.elplan.view.scene import table
from sobremesa.games.elplan.view.table import Player


def why(state: ElPlan, action: int, speech: Speech) -> str:
    """Return the reason: what it brings and what it costs of all that lies before the player."""
    seat, after = int(state.turn), state.copy()
    after.apply(action)
    before, then = (table(one, speech).players[seat] for one in (state, after))
    changes = {name: count - _counts(before, speech)[name] for name, count in _counts(then, speech).items()}
    gains = [f"{count} {name}" for name, count in changes.items() if count > 0]
    costs = [f"{-count} {name}" for name, count in changes.items() if count < 0]
    if not gains and not costs:
        return ""
    key = "why-both" if gains and costs else "why-brings" if gains else "why-costs"
    return speech.say(key, gains=listed(speech.lang, gains), costs=listed(speech.lang, costs))


def _counts(player: Player, speech: Speech) -> dict[str, int]:
    """All that can be counted, by its name: resources, products, processes at work, cards, Ideas."""
    counts = {speech.say(f"resource-{name}"): n for name, n in zip(RESOURCES, player.idle, strict=True)}
    counts |= {speech.say(f"product-{name}"): n for name, n in zip(PRODUCTS, player.wares, strict=True)}
    active = [row.process for row in player.rows if row.spot.on]
    active += [process for holding in player.holdings if holding.active for process in holding.face.gives]
    for process in ("production", "logistics", "marketing", "any"):
        counts[speech.say("why-process", process=speech.say(f"process-{process}"))] = active.count(process)
    counts[speech.say("why-cards")] = len(player.holdings)
    counts[speech.say("label-ideas")] = player.all_ideas
    return counts
