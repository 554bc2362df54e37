"""Why an action of That's My Planet! is good, in one sentence from the game's own figures."""

from sobremesa.core.packing import first, second, verb_of
from sobremesa.core.vocabulary import Speech
from sobremesa.games.planeta.engine.actions import ACT, DRAFT, MOVE, PLAY
from sobremesa.games.planeta.engine.numbers import MOTHER_SHIP, SHIPS
from sobremesa.games.planeta.engine.play import Planeta
from sobremesa.games.planeta.engine.rules.act import competence
from sobremesa.games.planeta.view.kinds import PLACE, SHIP
from sobremesa.games.planeta.view.odds import attempt


def why(position: Planeta, action: int, speech: Speech) -> str:
    """Return the reason: odds of the attempt it is for, the value of a card, what the teams' best cards become."""
    verb = int(verb_of(action))
    if verb == MOVE:
        return _attempt(position, int(first(action)), int(second(action)), speech)
    if verb == ACT:
        ship = int(position.moved)
        return _attempt(position, ship, int(position.place(ship)), speech)
    if verb == PLAY:
        value = int(position.value(int(position.moved), int(first(action))))
        return speech.say("why-play", value=value, competence=int(competence(position)))
    if verb == DRAFT:
        after = position.copy()
        after.apply(action)
        best = [int(after.best_value(team)) for team in range(int(SHIPS))]
        return speech.say("why-draft", infiltration=best[0], invasion=best[1], conquest=best[2])
    return ""


def _attempt(position: Planeta, ship: int, planet: int, speech: Speech) -> str:
    odds = attempt(position, ship, planet) if planet != MOTHER_SHIP else None
    if odds is None:
        return ""
    return speech.say(
        "why-attempt",
        place=PLACE.say(planet, speech),
        ship=SHIP.say(ship, speech),
        modifier=int(position.parameters.modifier(planet, ship)),
        best=odds.value,
        percent=odds.percent,
        points=odds.points,
    )
