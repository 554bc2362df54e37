"""Games of one seat as data sets of Minari."""

from pathlib import Path

import minari
import numpy as np
import pytest

from sobremesa.core.errors import UserError
from sobremesa.core.registry import titles
from sobremesa.env.gym import SeatEnv
from sobremesa.env.offline import dataset

PAIRS = {"players": 2, "max_steps": 60}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path))


@pytest.mark.parametrize("title", titles())
def test_a_data_set_holds_the_games_that_its_environment_plays_again(title: str) -> None:
    arguments = {} if title == "planeta" else PAIRS
    made = dataset(f"{title}/easy-v0", title, games=2, bot="easy", seed=5, **arguments)
    read = minari.load_dataset(f"{title}/easy-v0")
    assert read.total_episodes == 2
    assert read.total_steps == made.total_steps
    env = read.recover_environment()
    assert isinstance(env.unwrapped, SeatEnv)
    for episode, seed in zip(
        read.iterate_episodes(), (one["seed"] for one in read.storage.get_episode_metadata([0, 1])), strict=True
    ):
        seen, _ = env.reset(seed=int(seed))
        for step, action in enumerate(episode.actions):
            assert (episode.observations["observation"][step] == seen["observation"]).all()
            assert episode.observations["action_mask"][step][action] == 1
            seen, reward, ended, cut, info = env.step(action)
            assert "refusal" not in info
            assert np.isclose(episode.rewards[step], reward)
        assert (episode.terminations[-1], episode.truncations[-1]) == (ended, cut)


def test_an_amount_between_two_rungs_becomes_the_nearer_one() -> None:
    """A search narrows amounts down to sums that the table of actions does not list."""
    made = dataset("amounts/hard-v0", "deuda", games=1, bot="planner@24", seed=3, players=2, max_steps=40)
    assert made.total_steps == 40


def test_bad_input_is_refused_with_what_would_be_accepted() -> None:
    with pytest.raises(UserError, match="1 or more"):
        dataset("none/easy-v0", "planeta", games=0)
    with pytest.raises(UserError, match="planeta"):
        dataset("none/easy-v0", "ludo")
    with pytest.raises(UserError, match="easy"):
        dataset("none/easy-v0", "planeta", bot="nobody")
