"""Many games at once: the same as one game many times, and read where they are."""

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from sobremesa.core.errors import UserError
from sobremesa.core.registry import titles
from sobremesa.env import SeatEnv, vector

TITLES = pytest.mark.parametrize("title", titles())


@TITLES
def test_each_game_goes_as_it_would_alone(title: str) -> None:
    """The first legal action is chosen everywhere; a game that is over begins anew in the next step."""
    games = vector(title, 3, opponents="easy", max_steps=40)
    observations, infos = games.reset(seed=[11, 12, 13])
    alone = [SeatEnv(title, opponents="easy", observation="flat", max_steps=40) for _ in range(3)]
    for env, seed in zip(alone, (11, 12, 13), strict=True):
        env.reset(seed=0)
        env._game.batch.rngs[0] = type(env._game.batch.rngs[0])(_mixed(seed))
        env._game.batch.start(0)
    over = [False] * 3
    for _ in range(120):
        chosen = infos["action_mask"].argmax(axis=1)
        observations, rewards, ended, cut, infos = games.step(chosen)
        for game, env in enumerate(alone):
            if over[game]:
                env._game.batch.start(0)
                expected: Any = (env._observation(), 0.0, False, False)
            else:
                expected = env.step(chosen[game])[:4]
            assert (observations["observation"][game] == expected[0]["observation"]).all()
            assert (observations["action_mask"][game] == expected[0]["action_mask"]).all()
            assert (rewards[game], ended[game], cut[game]) == expected[1:]
            over[game] = bool(ended[game] or cut[game])


def _mixed(seed: int) -> int:
    from sobremesa.core.rng import mix

    return mix(seed, 0)


@TITLES
def test_the_same_seed_gives_the_same_games_however_many_there_are(title: str) -> None:
    few, many = vector(title, 2, opponents="random"), vector(title, 5, opponents="random")
    one, other = few.reset(seed=4)[0], many.reset(seed=4)[0]
    for _ in range(30):
        assert (one["observation"] == other["observation"][:2]).all()
        mask = other["action_mask"]
        one, other = few.step(mask[:2].argmax(axis=1))[0], many.step(mask.argmax(axis=1))[0]


@TITLES
def test_observations_lie_in_the_space_as_fields_and_flat(title: str) -> None:
    for form in ("dict", "flat"):
        games = vector(title, 4, observation=form)
        games.reset(seed=1)
        for _ in range(20):
            observations, rewards, over, cut, infos = games.step(games.random_actions())
            assert games.observation_space.contains(observations)
            assert not infos["illegal"].any()
            assert rewards.shape == (4,)
            assert [str(one.dtype) for one in (rewards, over, cut)] == ["float64", "bool", "bool"]
    assert games.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP


@TITLES
def test_without_copies_the_buffers_themselves_are_read_and_cannot_be_written(title: str) -> None:
    games = vector(title, 2, copy=False)
    first = games.reset(seed=1)[0]["observation"]
    copied = first.copy()
    for _ in range(5):
        second = games.step(games.random_actions())[0]["observation"]
    assert np.shares_memory(first, second)
    assert (first != copied).any()
    with pytest.raises(ValueError, match="read-only"):
        first[0, 0] = 1


@TITLES
def test_one_learner_may_hold_every_seat(title: str) -> None:
    games = vector(title, 3, seat=None, reward="result")
    _, infos = games.reset(seed=2)
    players = games.setting.players
    seen: set[int] = set()
    for _ in range(400):
        turn = infos["turn"].copy()
        seen |= {int(seat) for seat in turn if seat >= 0}
        _, rewards, _, _, infos = games.step(games.random_actions())
        assert infos["rewards"].shape == (3, players)
        for game in range(3):
            if turn[game] >= 0:
                assert rewards[game] == infos["rewards"][game, turn[game]]
    assert seen == set(range(players))


@TITLES
def test_an_illegal_action_changes_nothing_in_its_game(title: str) -> None:
    games = vector(title, 2)
    before = games.reset(seed=1)[0]
    illegal = int(np.flatnonzero(before["action_mask"][0] == 0)[0])
    after, *_, infos = games.step(np.array([illegal, before["action_mask"][1].argmax()]))
    assert infos["illegal"].tolist() == [True, False]
    assert (after["observation"][0] == before["observation"][0]).all()


def test_games_that_a_failing_bot_has_lost_are_over_and_begin_anew() -> None:
    games = vector("elplan", 3, opponents="tests.bots.own_bots:Raises", players=2)
    games.reset(seed=1)
    ended = 0
    for _ in range(60):
        _, rewards, over, _, infos = games.step(games.random_actions())
        assert (rewards == over).all()
        for game in np.flatnonzero(over):
            assert "no idea" in infos["forfeit"][game]
            ended += 1
        assert over.any() == ("forfeit" in infos)
        assert (infos["action_mask"].any(axis=1) != over).all()
    assert ended > 6


def test_bad_input_is_refused_with_what_would_be_accepted() -> None:
    with pytest.raises(UserError, match="1 or more"):
        vector("elplan", 0)
    games = vector("elplan", 2)
    games.reset(seed=1)
    with pytest.raises(UserError, match="one action for each of the 2 games"):
        games.step(np.zeros(3))
