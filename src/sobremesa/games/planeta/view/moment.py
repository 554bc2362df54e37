"""The moment of a game of That's My Planet!: its phase, what is asked, and the rules one needs for it."""

from dataclasses import dataclass

from sobremesa.core.scene import Moment
from sobremesa.core.seats import OVER
from sobremesa.core.vocabulary import Speech
from sobremesa.games.planeta.content.model import PLACE_IDS
from sobremesa.games.planeta.engine.numbers import (
    ADMINISTER,
    ANSWER,
    BARRED_STOP,
    BROKEN,
    BURN,
    CHOOSE,
    DEAL,
    DECIDE,
    DIE,
    ENLIST,
    MOTHER_SHIP,
    NOBODY,
)
from sobremesa.games.planeta.engine.rules.act import competence
from sobremesa.games.planeta.engine.rules.score import total
from sobremesa.games.planeta.engine.state import Position
from sobremesa.games.planeta.view.kinds import SHIP

OTHERS = ("other.recruit", "other.refuel_reserve", "other.refuel_search", "broken.rescue", "end.when")


@dataclass(frozen=True)
class Phase:
    """A phase: the key of its texts, and its rules."""

    key: str
    rules: tuple[str, ...]


PHASES = {
    BURN: Phase("burn", ("draft.burn",)),
    DEAL: Phase("deal", ("draft.round",)),
    CHOOSE: Phase("choose", ("draft.round", "draft.one_joker", "draft.two_jokers", "act.value", "act.ace_bonus")),
    ADMINISTER: Phase(
        "phase1", ("turn.order", "move.route", "move.different_ship", "move.out_of_fuel", "act.barred_returns", *OTHERS)
    ),
    DECIDE: Phase("between", ("act.optional", "act.competence", "act.value", "turn.order", *OTHERS)),
    DIE: Phase("die", ("act.competence",)),
    ANSWER: Phase("phase2", ("act.value", "act.ace_bonus", "act.success", "act.failure", "act.tie")),
    ENLIST: Phase("enlist", ("other.recruit",)),
}


def moment(position: Position, speech: Speech) -> Moment:
    """Return the phase, the sentence that says what is asked, and the rules of the moment."""
    if position.turn == OVER:
        asked = speech.say("ask-over", points=int(total(position)))
        return Moment(speech.say("phase-over"), asked, ("planeta.end.when", "planeta.score.columns"))
    phase = PHASES[int(position.phase)]
    key = phase.key
    ship = int(position.moved)
    values: dict[str, str | int] = {"left": int(position.left)}
    if ship != NOBODY:
        planet = int(position.place(ship))
        values |= {"ship-id": SHIP.tokens[ship], "ship": SHIP.say(ship, speech)}
        if planet not in (BROKEN, MOTHER_SHIP):
            values |= {"place": speech.say(f"place-{PLACE_IDS[planet]}")}
            values |= {"modifier": int(position.parameters.modifier(planet, ship))}
        if position.phase == ADMINISTER:
            key = "again"
            values |= {"stop": int(position.parameters.barred == BARRED_STOP)}
    if position.phase == ANSWER:
        values |= {"competence": int(competence(position))}
    rules = tuple(f"planeta.{rule}" for rule in phase.rules)
    return Moment(speech.say(f"phase-{key}"), speech.say(f"ask-{key}", **values), rules)
