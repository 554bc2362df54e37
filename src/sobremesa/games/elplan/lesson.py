"""The guided tutorial: what the guide says at each step, what it accepts, and why it does not accept the rest.

The rules are those of the tutorial edition and chance is scripted by its fixed decks; the guide only narrows what may
be done, explains a step that goes wrong, and lets it be taken again: nothing is played that the guide has refused.
"""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from sobremesa.core.errors import UserError
from sobremesa.core.game import Game
from sobremesa.core.packing import verb_of
from sobremesa.core.registry import game as find_game
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.games.elplan import actions
from sobremesa.games.elplan.chart import MONEY
from sobremesa.games.elplan.rules.play import ElPlan
from sobremesa.games.elplan.words import PLAN, PRODUCT

__all__ = ["Lesson", "Step", "steps"]

PHASES = (
    "offering",
    "first",
    "plans",
    "opportunity",
    "event",
    "insurance",
    "choice",
    "administration",
    "investment",
    "production",
    "buying",
    "selling",
    "subsidy",
    "innovation",
    "cutback",
    "refill",
    "ended",
)


@dataclass(frozen=True)
class Step:
    """A moment of the route in one period, and what the guide accepts there."""

    id: str
    period: int
    phase: str
    do: tuple[dict[str, Any], ...] = ()
    terms: tuple[str, ...] = ()
    free: bool = False
    reserve: int = -1


@cache
def content() -> dict[str, Any]:
    """Return the lesson as it stands in the content."""
    file = files(__package__) / "content" / "tutorial" / "lesson.toml"
    return tomllib.loads(file.read_text("utf-8"))


@cache
def steps() -> tuple[Step, ...]:
    """Return the steps in the order they come."""
    return tuple(
        Step(
            entry["id"],
            entry["period"],
            entry["phase"],
            tuple(entry.get("do", ())),
            tuple(entry.get("terms", ())),
            entry.get("free", False),
            entry.get("reserve", -1),
        )
        for entry in content()["step"]
    )


@dataclass
class Lesson:
    """A run through the tutorial: a learner in one seat, the guide in the other two (elplan.tutorial.seats)."""

    learner: int = 0
    state: ElPlan = field(init=False)
    told: list[str] = field(default_factory=list)
    """The terms that have been defined so far."""

    def __post_init__(self) -> None:
        state = self.game.new(edition="tutorial", players=3)
        assert isinstance(state, ElPlan)
        self.state = state

    @property
    def game(self) -> Game:
        """Return the title."""
        return find_game("elplan")

    @property
    def is_over(self) -> bool:
        """Tell whether the lesson has ended."""
        return bool(self.state.turn == OVER)

    # -- what the guide says ---------------------------------------------------------------------

    def step(self) -> Step | None:
        """Return the step of this moment, None where the guide has nothing to say."""
        phase = PHASES[int(self.state.phase)]
        for step in steps():
            if (step.period, step.phase) == (int(self.state.period), phase):
                return step
        return None

    def text(self, lang: str) -> str:
        """Return what the guide says now."""
        step = self.step()
        return self.game.texts.say(lang, f"lesson-{step.id}") if step else ""

    def terms(self, lang: str) -> list[str]:
        """Return what terms mean that appear for the first time, and remember them (elplan.tutorial.guidance)."""
        step = self.step()
        fresh = [term for term in (step.terms if step else ()) if term not in self.told]
        self.told += fresh
        return [self.game.texts.say(lang, f"term-{term.replace('_', '-')}") for term in fresh]

    # -- what the guide accepts ------------------------------------------------------------------

    def accepted(self) -> list[int]:
        """Return the actions the guide accepts now; all legal ones where the choice is free."""
        state = self.state
        legal = state.legal()
        step = self.step()
        if state.turn < 0 or step is None or step.free:
            return legal
        wanted = [action for entry in step.do if (action := self._open(entry)) in legal]
        if wanted:
            return [int(action) for action in wanted if action is not None]
        rest = [action for action in legal if verb_of(action) == actions.DONE]
        if step.reserve >= 0:
            rest += [action for action in legal if self._leaves(action, step.reserve)]
        return rest or legal

    def _open(self, entry: dict[str, Any]) -> int | None:
        """Return the action an entry asks the seat in turn for, None once it is done."""
        state = self.state
        seat = int(state.turn)
        plan = int(state.plan(seat))
        missing = int(state.chart.missing(plan))
        if "products" in entry and state.all_wares(seat) < entry["products"]:
            return None
        if "missing" in entry and state.wares(seat, missing) != entry["missing"]:
            return None
        text = entry["play"].format(
            card=content()["cards"][PLAN.token(plan, state)],
            own=PRODUCT.tokens[int(state.chart.product(plan, 0))],
            missing=PRODUCT.tokens[missing],
        )
        try:
            return self.game.words.read(state, text)
        except UserError:
            return None

    def _leaves(self, action: int, money: int) -> bool:
        """Tell whether so much money is left after acquiring."""
        if verb_of(action) != actions.ACQUIRE:
            return False
        after = self.state.copy()
        seat = int(self.state.turn)
        after.apply(action)
        return bool(after.idle(seat, MONEY) >= money)

    def why_not(self, action: int, lang: str, names: Sequence[str] = ()) -> str | None:
        """Return why the guide, or a rule, does not accept an action; None if it may be played."""
        refusal = self.state.why_not(action)
        if refusal is not None:
            return self.game.explain(refusal, lang, names, self.state)
        if action in self.accepted():
            return None
        step = self.step()
        return self.game.texts.say(lang, f"lesson-{step.id}.wrong") if step else None

    # -- playing ---------------------------------------------------------------------------------

    def play(self, action: int) -> None:
        """Play an action of the learner. Raises `UserError`, and changes nothing, if the guide does not accept it."""
        reason = self.why_not(action, "en")
        if reason is not None:
            raise UserError("illegal", given=self.game.text(self.state, action), reason=reason, rule=self.rule())
        self.state.apply(action)

    def rule(self) -> str:
        """Return the rule of the tutorial that this period follows."""
        return f"elplan.tutorial.period{self.state.period}" if self.state.period > 0 else "elplan.tutorial.seats"

    def suggestion(self) -> int:
        """Return what the guide would do now."""
        accepted = self.accepted()
        if self.state.turn == CHANCE or len(accepted) == 1:
            return accepted[0]
        heuristic = self.game.heuristic
        return max(accepted, key=lambda action: heuristic.urge(self.state, action))

    def advance(self) -> None:
        """Play chance and the other seats until the learner is to act or the lesson is over."""
        while not self.is_over and self.state.turn != self.learner:
            self.state.apply(self.suggestion())
