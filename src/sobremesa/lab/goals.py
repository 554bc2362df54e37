"""What a design is tuned for: a distance from a goal, measured on rows, that should be 0."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from sobremesa.core.errors import UserError
from sobremesa.core.registry import game as find_game
from sobremesa.lab.counting import tallies_by_thing
from sobremesa.lab.course import ALONE, COURSE, course
from sobremesa.lab.playing import Plan
from sobremesa.lab.shares import FEW, items
from sobremesa.lab.stats import difference
from sobremesa.lab.tables import ResultTables


@dataclass(frozen=True)
class Goal:
    """`even:plan`: all plans win alike. `used:investment`: every investment is bought. `best=5`: a mean of 5."""

    text: str
    kind: str
    """`even`, `used` or `mean`."""
    of: str
    value: float = 0.0

    def distance(self, plan: Plan, rows: ResultTables) -> float:
        """Return how far the rows are from it.

        Even: the root of the mean squared distance from the fair share of wins; with one player, from even use. Used:
        the part of all things that nobody used. Mean: the distance as a part of the value that is wanted.
        """
        if self.kind == "mean":
            return abs(difference(course(rows)[self.of].drop_nulls().to_list()).value - self.value) / abs(self.value)
        measured = items(rows, self.of)
        if self.kind == "even" and len(plan.bots) > 1:
            return _spread([item.result.value for item in measured if item.sample >= FEW], 1.0)
        uses = {item.id: item.uses for item in measured}
        things = self._things(plan)
        if self.kind == "even":
            return _spread([len(things) * uses.get(id, 0) / max(sum(uses.values()), 1) for id in things], 1.0)
        return sum(1 for id in things if id not in uses) / len(things)

    def _things(self, plan: Plan) -> list[str]:
        """Return everything there is of what it is about."""
        title = find_game(plan.game)
        state = title.new(plan.setup)
        return [
            id
            for tally, kind in tallies_by_thing(title)
            if tally.name == self.of
            for id in kind.things(state)
            if id not in tally.without
        ]


def _spread(values: list[float], fair: float) -> float:
    return sqrt(sum((value - fair) ** 2 for value in values) / max(len(values), 1))


def read_goals(plan: Plan, texts: Iterable[str]) -> list[Goal]:
    """Return goals from what a person wrote. Raises `UserError` that lists what can be aimed at."""
    alone = len(plan.bots) == 1
    tallies = [tally.name for tally, _ in tallies_by_thing(find_game(plan.game))]
    even = [*([] if alone else ["seat", "place"]), *tallies]
    figures = ALONE if alone else COURSE
    goals = []
    for text in texts:
        kind, _, of = text.partition(":")
        figure, _, value = text.partition("=")
        if (kind == "even" and of in even) or (kind == "used" and of in tallies):
            goals.append(Goal(text, kind, of))
        elif figure in figures and _is_number(value):
            goals.append(Goal(text, "mean", figure, float(value)))
        else:
            accepted = [f"even:{name}" for name in even] + [f"used:{name}" for name in tallies]
            accepted += [f"{name}=NUMBER" for name in figures]
            raise UserError("bad-goal", given=text, accepted=", ".join(accepted))
    return goals


def _is_number(text: str) -> bool:
    """Tell whether a text is a number other than 0, which nothing can be a part of."""
    return bool(re.fullmatch(r"-?\d+(\.\d+)?", text)) and float(text) != 0
