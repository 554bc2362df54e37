"""Tables as PettingZoo environments: what its own suites ask."""

import warnings
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from sobremesa.core.meta import Setup
from sobremesa.core.registry import titles
from sobremesa.env import aec, parallel
from tests.env.test_observation import EVERY
from tests.sweep import one_of

TITLES = pytest.mark.parametrize("title", titles())


def of(title: str, setup: Setup, **more: Any) -> dict[str, Any]:
    """Return the arguments of a table."""
    return {"title": title, "edition": setup.edition, "players": setup.players, "level": setup.level} | more


@EVERY
def test_the_api_test_passes_in_every_edition(title: str, setup: Setup) -> None:
    with warnings.catch_warnings():
        # It wonders at observations without a wide range of floats, and at rewards that come at the end only.
        warnings.simplefilter("ignore")
        api_test(aec(**of(title, setup, observation="flat")), num_cycles=60)
        api_test(aec(**of(title, setup, reward="points")), num_cycles=20)


@EVERY
def test_the_same_seed_gives_the_same_game_in_every_edition(title: str, setup: Setup) -> None:
    seed_test(lambda: aec(**of(title, setup, observation="flat")), num_cycles=20)


@EVERY
def test_the_parallel_form_passes_its_suites_in_every_edition(title: str, setup: Setup) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(parallel(**of(title, setup, observation="flat")), num_cycles=60)
        parallel_seed_test(lambda: parallel(**of(title, setup, observation="flat")), num_cycles=20)


@TITLES
def test_a_game_is_cut_off_after_so_many_cycles(title: str) -> None:
    def make(**given: Any) -> Any:
        return parallel_to_aec(parallel(title, observation="flat", **given))

    max_cycles_test(
        SimpleNamespace(parallel_env=lambda **given: parallel(title, observation="flat", **given), env=make)
    )


@pytest.mark.parametrize("title", one_of(titles()))
def test_every_way_to_draw_works(title: str) -> None:
    render_test(lambda **given: aec(title, **given), custom_tests={"svg": lambda drawn: drawn.startswith("<svg")})


def to_the_end(env: Any, choose: Callable[[Any], int]) -> dict[str, float]:
    """Return what each agent got in a whole game."""
    env.reset(seed=5)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        total[agent] += reward
        env.step(None if over or cut else choose(observation["action_mask"]))
    return total


@TITLES
def test_a_whole_game_gives_each_agent_its_part_of_the_win(title: str) -> None:
    lots = np.random.default_rng(1)
    env = aec(title, observation="flat")
    total = to_the_end(env, lambda mask: int(lots.choice(np.flatnonzero(mask))))
    result = env.position.result()
    assert result is not None
    if len(total) > 1:
        assert [reward > 0 for reward in total.values()] == [rank == 1 for rank in result.ranks]
        assert sum(total.values()) == pytest.approx(1.0 if result.winners else 0.0)


@TITLES
def test_an_illegal_action_changes_nothing_and_its_rule_is_told(title: str) -> None:
    env = aec(title)
    env.reset(seed=1)
    agent, digest = env.agent_selection, env.position.digest()
    mask = env.observe(agent)["action_mask"]
    env.step(np.int32(np.flatnonzero(mask == 0)[0]))
    assert (env.agent_selection, env.position.digest()) == (agent, digest)
    assert env.infos[agent]["refusal"]["text"]


@pytest.mark.parametrize("title", titles())
def test_at_once_all_but_the_one_to_choose_may_only_wait(title: str) -> None:
    env = parallel(title)
    observations, _ = env.reset(seed=3)
    wait = env.setting.actions
    for agent, seen in observations.items():
        legal = [int(place) for place in seen["action_mask"].nonzero()[0]]
        assert (wait not in legal) if agent == env.chooser else legal == [wait]
