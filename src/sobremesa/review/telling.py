"""A costly decision in words: when it was, what was played, what was better, what it cost and why."""

from collections.abc import Sequence
from dataclasses import dataclass

from sobremesa.bots import told_in
from sobremesa.core.names import spoken
from sobremesa.core.record import Record
from sobremesa.core.seats import CHANCE
from sobremesa.core.texts import Texts
from sobremesa.review.review import Costly

_TEXTS = Texts(__package__)


@dataclass(frozen=True)
class CostlyText:
    """A decision that cost something, as a person reads it."""

    moment: str
    """When: the phase of the game."""
    who: str
    played: str
    better: str
    cost: str
    """What it cost, as a sentence: percentage points of the chance of winning, or points."""
    rule: str
    says: str
    """What the rule behind it says, and how we read it where the book does not say."""
    line: tuple[str, ...]
    """How it would likely have gone on, one action each, with whose it is."""


def tell(record: Record, decision: Costly, lang: str, names: Sequence[str] = ()) -> CostlyText:
    """Return a decision of a record in words, with the names of the record or others for its seats."""
    names = names or spoken(record.names, lang)
    game, state = record.game, record.state(decision.number)
    played, better = (game.text(state, action, lang, names) for action in (decision.played, decision.better))
    moment = game.moment(state, lang, names).phase
    line = []
    for action, after in zip((decision.better, *decision.line), (*decision.line, None), strict=True):
        state.apply(action)
        if after is not None:
            turn = int(state.turn)
            who = _TEXTS.say(lang, "chance") if turn == CHANCE else names[turn]
            line.append(_TEXTS.say(lang, "next", who=who, action=game.text(state, after, lang, names)))
    unit, whole = told_in(game)
    cost = _TEXTS.say(
        lang,
        f"cost-{unit}",
        cost=max(round(decision.cost * whole), 1),
        expected=round(decision.expected * whole),
        possible=round(decision.possible * whole),
    )
    says = f"{game.rules.says(decision.rule, lang)} {game.rules.ruling(decision.rule, lang)}".strip()
    return CostlyText(moment, names[decision.seat], played, better, cost, decision.rule, says, tuple(line))
