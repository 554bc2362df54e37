"""Search over content for a goal: change a few figures, play, keep what is nearest (Optuna's TPE)."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

import optuna

from sobremesa.core.errors import UserError
from sobremesa.core.registry import game as find_game
from sobremesa.lab.compare import Difference, compare
from sobremesa.lab.fields import ContentFigure, ContentPack, Value
from sobremesa.lab.goals import Goal
from sobremesa.lab.playing import Plan
from sobremesa.lab.simulate import collect
from sobremesa.lab.tables import ResultTables, tables
from sobremesa.lab.workers import Workers

EXAMPLE = "map.mars.modifiers.invade=2..5"


@dataclass(frozen=True)
class Param:
    """A figure that may be changed, and the values it may have."""

    field: ContentFigure
    values: tuple[Value, ...]

    def suggest(self, trial: optuna.Trial) -> Value:
        """Return a value to try; a search over numbers knows that they have an order."""
        numbers = [value for value in self.values if isinstance(value, int)]
        if numbers == list(self.values) and numbers == list(
            range(numbers[0], numbers[-1] + 1, numbers[1] - numbers[0])
        ):
            return trial.suggest_int(self.field.path, numbers[0], numbers[-1], step=numbers[1] - numbers[0])
        chosen: Value = trial.suggest_categorical(self.field.path, self.values)  # type: ignore[assignment]
        return chosen


@dataclass(frozen=True)
class Tuned:
    """What came out: the pack's plan, each change, each goal's distance, all measured anew with other seeds."""

    before: Plan
    after: Plan
    changes: list[tuple[str, Value, Value]]
    goals: list[tuple[str, float, float]]
    trials: list[float | None]
    """The distance of each trial; none for content that cannot be."""
    differences: list[Difference]
    rows: tuple[ResultTables, ResultTables]


def read_params(plan: Plan, texts: list[str], *, any_source: bool = False) -> list[Param]:
    """Return parameters from what a person wrote: `path=1..4`, `path=50..500:50`, `path=a,b`."""
    pack = ContentPack(find_game(plan.game), plan.setup)
    params = []
    for text in texts:
        path, equals, given = text.partition("=")
        if not equals or not given:
            raise UserError("bad-param", given=text, accepted=EXAMPLE)
        field = pack.field(path)
        if field.source != "design" and not any_source:
            raise UserError("not-design", given=path, source=field.source or "–")
        params.append(Param(field, _values(text, given, field.value)))
    return params


def _values(text: str, given: str, now: Value) -> tuple[Value, ...]:
    if span := re.fullmatch(r"(-?\d+)\.\.(-?\d+)(?::(\d+))?", given):
        low, high, step = int(span[1]), int(span[2]), int(span[3] or 1)
        values: tuple[Value, ...] = tuple(range(low, high + 1, step)) if step else ()
    else:
        values = tuple(int(one) if re.fullmatch(r"-?\d+", one) else one for one in given.split(","))
    if len(values) < 2 or any(type(value) is not type(now) for value in values):
        raise UserError("bad-param", given=text, accepted=EXAMPLE)
    return values


def tune(
    plan: Plan,
    params: list[Param],
    goals: list[Goal],
    folder: Path,
    crew: Workers,
    *,
    trials: int,
    lang: str = "en",
    progress: Callable[[int], object] = lambda _: None,
) -> Tuned:
    """Search, write the best content into a folder, and measure it and what was before with seeds not used so far.

    All trials play the same seeds. Ctrl-C ends the search with the best so far.
    """
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=plan.seed))
    now = {param.field.path: param.field.value for param in params}
    if all(param.field.value in param.values for param in params):
        study.enqueue_trial(now)
    with _bench() as bench:

        def objective(trial: optuna.Trial) -> float:
            chosen = {param.field.path: param.suggest(trial) for param in params}
            tried = _pack(plan, chosen, bench / str(trial.number))
            if find_game(plan.game).check_content(tried.setup.content, plan.setup.edition):
                progress(plan.games)
                raise optuna.TrialPruned
            rows = tables(tried, collect(tried, crew, progress))
            return sum(goal.distance(tried, rows) for goal in goals)

        with suppress(KeyboardInterrupt):
            study.optimize(objective, n_trials=trials)
    best = study.best_params if any(trial.value is not None for trial in study.trials) else now
    after = _pack(plan, best, folder)
    # The best of many trials owes part of it to luck: only other seeds tell how good it is.
    fresh = [replace(one, first=plan.first + plan.games) for one in (plan, after)]
    first, second = (tables(one, collect(one, crew, progress)) for one in fresh)
    return Tuned(
        plan,
        after,
        [(path, value, best[path]) for path, value in now.items()],
        [(goal.text, goal.distance(plan, first), goal.distance(after, second)) for goal in goals],
        [trial.value for trial in study.trials],
        compare(plan, first, second, lang),
        (first, second),
    )


def _pack(plan: Plan, values: dict[str, Value], folder: Path) -> Plan:
    """Write the content with some figures changed, and return the plan that plays with it."""
    pack = ContentPack(find_game(plan.game), plan.setup)
    fields = [(pack.field(path), value) for path, value in values.items()]
    for field, value in fields:
        field.put(value)
    pack.write(folder, [field.file for field, _ in fields])
    return replace(plan, setup=replace(plan.setup, content=str(folder)))


@contextmanager
def _bench() -> Iterator[Path]:
    """Return a folder for the time of the work."""
    folder = Path(mkdtemp(prefix="sobremesa-tune-"))
    try:
        yield folder
    finally:
        rmtree(folder, ignore_errors=True)
