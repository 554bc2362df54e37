"""What a bot expects and why it prefers what it does, in numbers and in words."""

from collections.abc import Sequence
from dataclasses import dataclass

from sobremesa.core.game import Game
from sobremesa.core.seats import OVER
from sobremesa.core.state import State
from sobremesa.core.texts import Texts

_TEXTS = Texts(__package__)
CLOSE = 0.005
"""A difference too small to speak of."""


@dataclass(frozen=True)
class ExpectedAction:
    """An action and what it is expected to lead to: the odds of winning, 0 to 1; alone, the part of the points."""

    action: int
    expected: float
    tried: int
    """How many simulations that is the mean of."""


@dataclass(frozen=True)
class Reasons:
    """Why an action was chosen: what was compared, the chosen one first, then the best of the others."""

    options: tuple[ExpectedAction, ...]

    @property
    def action(self) -> int:
        """Return the action that was chosen."""
        return self.options[0].action


def evaluate(game: Game, state: State) -> list[float]:
    """Return the expected result by seat at first sight, 0 to 1: odds of winning; alone, the part of the points."""
    odds = [min(max(float(one), 0.0), 1.0) for one in game.heuristic.odds(state)]
    result = state.result()
    if state.turn != OVER or result is None or len(odds) == 1:
        return odds
    winners = result.winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(odds))]


def told_in(game: Game) -> tuple[str, float]:
    """Return the unit expectations are told in and what a whole is: all the points alone, or a hundred games."""
    full = float(game.heuristic.full())
    return ("points", full) if full else ("wins", 100.0)


def explain(
    reasons: Reasons, game: Game, state: State, lang: str, names: Sequence[str] = (), *, notation: bool = True
) -> list[str]:
    """Return sentences: what the bot would do, why and what it expects of it, then the two next best and their cost.

    Where actions are typed, each sentence ends with how its action is written.
    """
    best, others = reasons.options[0], reasons.options[1:3]
    unit, whole = told_in(game)

    def say(key: str, option: ExpectedAction, **values: float) -> str:
        said = _TEXTS.say(lang, key, action=game.text(state, option.action, lang, names), **values)
        return f"{said} ({game.text(state, option.action)})" if notation else said

    if len(state.legal()) == 1:
        return [say("only", best)]
    if best.tried == 0:
        return [say("first-sight", best)]
    reason = game.why(state, best.action, lang, names)
    expects = _TEXTS.say(lang, f"expects-{unit}", expected=round(best.expected * whole))
    lines = [" ".join(filter(None, (say("best", best), reason, expects)))]
    for option in others:
        less = best.expected - option.expected
        if less < CLOSE:
            lines.append(say("close", option))
        else:
            lines.append(say(f"next-{unit}", option, less=max(round(less * whole), 1)))
    return lines
