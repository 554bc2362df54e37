"""Tuning finds what was hidden, writes a pack that can be played, and leaves the book alone."""

import json
import tomllib
from pathlib import Path

import pytest

from sobremesa.core.errors import UserError
from sobremesa.core.registry import game
from sobremesa.lab.course import course
from sobremesa.lab.fields import ContentPack
from sobremesa.lab.goals import read_goals
from sobremesa.lab.page import tuned_json, tuned_page
from sobremesa.lab.playing import Plan, play_many
from sobremesa.lab.tables import tables
from sobremesa.lab.tune import read_params, tune
from sobremesa.lab.workers import workers

PLAN = Plan("planeta", game("planeta").meta.setup(), ("greedy",), 30, 1)
ELPLAN = Plan("elplan", game("elplan").meta.setup(players=2), ("greedy",) * 2, 30, 1)
DEUDA = Plan("deuda", game("deuda").meta.setup(players=2), ("greedy",) * 2, 30, 1)


@pytest.mark.parametrize(
    ("plan", "path", "value", "source"),
    [
        (PLAN, "map.mars.modifiers.invade", 3, "design"),
        (PLAN, "map.planet.mars.multiplier.value", 1, "book"),
        (PLAN, "map.routes.between.1.3", 1, "design"),
        (ELPLAN, "plans.huerto.rows.2.pays", "energy", "design"),
        (ELPLAN, "investments.bodega.cost.money", 2, "ruling"),
        (ELPLAN, "edition.periods", 12, "book"),
        (DEUDA, "titles.oil.export.3", 7200, "ports"),
        (DEUDA, "squares.1.value", 100, "ports"),
        (DEUDA, "squares.sugar.value", 100, "ports"),
        (DEUDA, "editions.table.bank", 120000, "book"),
    ],
)
def test_a_path_names_one_figure_and_knows_its_source(plan: Plan, path: str, value: object, source: str) -> None:
    field = ContentPack(game(plan.game), plan.setup).field(path)
    assert (field.value, field.source) == (value, source)


def test_a_changed_file_keeps_everything_else_as_it_was_written(tmp_path: Path) -> None:
    pack = ContentPack(game("planeta"), PLAN.setup)
    pack.field("map.boxes.bank.count").put(3)
    pack.field("map.mars.multiplier.value").put(2)
    pack.write(tmp_path, ["map"])
    written = (tmp_path / "map.toml").read_text("utf-8").splitlines()
    shipped = Path("src/sobremesa/games/planeta/content/map.toml").read_text("utf-8").splitlines()
    changed = [line for line, old in zip(written, shipped, strict=True) if line != old]
    # What is no longer as printed is no longer the book's.
    assert changed == [
        'multiplier = { value = 2, source = "design" }',
        'bank = { count = 3, cost = 5, source = "design" }',
    ]
    assert game("planeta").check_content(str(tmp_path)) == []


def test_a_pack_made_from_a_designers_keeps_his_other_files(tmp_path: Path) -> None:
    pack = ContentPack(game("elplan"), ELPLAN.setup)
    pack.field("events.fondo_concursable.effect.gain.money").put(2)
    pack.write(tmp_path / "his", ["events"])
    pack = ContentPack(game("elplan"), game("elplan").meta.setup(content=str(tmp_path / "his")))
    pack.field("plans.huerto.rows.2.pays").put("human")
    pack.write(tmp_path / "ours", ["plans"])
    assert sorted(file.name for file in (tmp_path / "ours").iterdir()) == ["events.toml", "plans.toml"]
    ours = ContentPack(game("elplan"), game("elplan").meta.setup(content=str(tmp_path / "ours")))
    assert ours.field("events.fondo_concursable.effect.gain.money").value == 2
    assert game("elplan").check_content(str(tmp_path / "ours")) == []


def test_the_search_finds_the_hidden_figure_and_its_pack_is_played_with(tmp_path: Path) -> None:
    pack = ContentPack(game("planeta"), PLAN.setup)
    pack.field("map.columns.conquer").put(8)
    pack.write(tmp_path / "hidden", ["map"])
    hidden = Plan("planeta", game("planeta").meta.setup(content=str(tmp_path / "hidden")), ("greedy",), 30, 1)
    best = course(tables(hidden, play_many(hidden, hidden.numbers)))["best"].to_list()
    params = read_params(PLAN, ["map.columns.conquer=5..9"], any_source=True)
    with workers(1) as crew:
        tuned = tune(PLAN, params, read_goals(PLAN, [f"best={sum(best) / 30}"]), tmp_path / "pack", crew, trials=12)
    assert tuned.changes == [("map.columns.conquer", 5, 8)]
    assert min(trial for trial in tuned.trials if trial is not None) == 0
    ((_, before, after),) = tuned.goals
    assert after < before
    assert tomllib.loads((tmp_path / "pack" / "map.toml").read_text("utf-8"))["columns"]["conquer"] == 8
    assert game("planeta").new(content=str(tmp_path / "pack")).turn == -1
    assert json.loads(tuned_json(tuned))["changes"][0]["after"] == 8
    assert "map.columns.conquer" in tuned_page(tuned, "es", "sobremesa tune planeta")


def test_content_that_cannot_be_is_not_played(tmp_path: Path) -> None:
    # The modifiers of a planet must rise: with 3 or 9 in the middle they do not.
    params = read_params(PLAN, ["map.mars.modifiers.invade=2,9"])
    with workers(1) as crew:
        tuned = tune(PLAN, params, read_goals(PLAN, ["best=46"]), tmp_path, crew, trials=6)
    assert None in tuned.trials
    assert tuned.changes == [("map.mars.modifiers.invade", 3, 2)]


@pytest.mark.parametrize(
    ("goal", "plan", "far"),
    [("used:recruit", PLAN, 1.0), ("even:recruit", PLAN, 1.0), ("used:plan", ELPLAN, 4 / 6)],
)
def test_the_distance_from_a_goal_is_what_it_says(goal: str, plan: Plan, far: float) -> None:
    # Greedy bots never recruit, and take the first plans there are.
    (read,) = read_goals(plan, [goal])
    assert read.distance(plan, tables(plan, play_many(plan, range(6)))) == pytest.approx(far)


@pytest.mark.parametrize("goal", ["even:seat", "best=0", "best=x", "used:nothing", "margin=3", ""])
def test_what_cannot_be_aimed_at_is_refused_with_what_can(goal: str) -> None:
    with pytest.raises(UserError, match=r"is not a goal\. Accepted: even:mark, .*best=NUMBER"):
        read_goals(PLAN, [goal])
