"""Seats as Gymnasium environments: what its own checker asks, and what we promise beside."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from sobremesa.core.errors import UserError
from sobremesa.core.meta import Setup
from sobremesa.env import REWARDS, SeatEnv, ids
from tests.env.test_observation import EVERY

IDS = pytest.mark.parametrize(("title", "id"), list(ids().items()), ids=list(ids()))


def play(env: SeatEnv, steps: int, seed: int = 1) -> list[Any]:
    """Return what a seat sees when it chooses by lot."""
    lots = np.random.default_rng(seed)
    seen: list[Any] = [env.reset(seed=seed)]
    for _ in range(steps):
        legal = np.flatnonzero(env.action_masks())
        seen.append(env.step(lots.choice(legal)))
        if seen[-1][2]:
            break
    return seen


@EVERY
@pytest.mark.parametrize("observation", ["dict", "flat"])
def test_gymnasium_finds_nothing_wrong_with_any_edition(title: str, setup: Setup, observation: str) -> None:
    chosen: dict[str, Any] = {"edition": setup.edition, "players": setup.players, "level": setup.level}
    env = gymnasium.make(ids()[title], observation=observation, **chosen)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Numbers that a title has not declared may be anything.
        warnings.filterwarnings("ignore", message=".*(infinity|render_modes|render fps).*")
        check_env(env.unwrapped)


@EVERY
def test_what_is_seen_lies_in_the_space_in_every_edition(title: str, setup: Setup) -> None:
    env = SeatEnv(title, edition=setup.edition, players=setup.players, level=setup.level, opponents="random")
    for observation, reward, over, _, info in play(env, 100)[1:]:
        assert env.observation_space.contains(observation)
        assert np.isfinite(reward)
        assert (info["action_mask"] == observation["action_mask"]).all()
        assert over != observation["action_mask"].any()


@IDS
def test_the_flat_observation_is_the_fields_one_after_the_other(title: str, id: str) -> None:
    fields, flat = (SeatEnv(title, observation=form).reset(seed=3)[0]["observation"] for form in ("dict", "flat"))
    assert (np.concatenate(list(fields.values())) == flat).all()


@IDS
def test_an_illegal_action_changes_nothing_and_its_rule_is_told(title: str, id: str) -> None:
    env = SeatEnv(title)
    before, _ = env.reset(seed=1)
    digest, refusals = env.state.digest(), []
    for place in np.flatnonzero(before["action_mask"] == 0)[:200]:
        _, reward, over, cut, info = env.step(place)
        assert (reward, over, cut, env.state.digest()) == (0.0, False, False, digest)
        refusals.append(info["refusal"])
    assert all(refusal["text"] for refusal in refusals)
    assert any(refusal["rule"] for refusal in refusals)
    assert "Actions: 0 to" in env.step(10**9)[4]["refusal"]["text"]


@IDS
def test_a_moment_can_be_saved_and_gone_back_to(title: str, id: str) -> None:
    env = SeatEnv(title, opponents="easy", reward="points")
    play(env, 10)
    saved, twin = env.save(), env.copy()

    def go_on(one: SeatEnv) -> list[Any]:
        found: list[Any] = []
        for _ in range(15):
            legal = np.flatnonzero(one.action_masks())
            if not len(legal):
                break
            observation, *rest, _ = one.step(legal[-1])
            found.append((one.state.digest(), rest, observation["action_mask"].tolist()))
        return found

    first = go_on(env)
    assert go_on(twin) == first
    env.restore(saved)
    assert go_on(env) == first


@IDS
@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_add_up_to_what_they_are_named_after(title: str, id: str, reward: str) -> None:
    env = SeatEnv(title, reward=reward, opponents="random", max_steps=3000)
    env.reset(seed=1)
    heuristic, begun = env.setting.title.heuristic, env.state.copy()
    total = sum(step[1] for step in play(env, 3000)[1:])
    result = env.state.result()
    assert result is not None
    part = (
        result.points[0] / heuristic.full() if heuristic.full() else (0 in result.winners) / len(result.winners or [1])
    )
    if reward == "points":
        assert total == result.points[0] - env.setting.title.score(begun)[0]
    else:
        assert total == pytest.approx(part - (heuristic.odds(begun)[0] if reward == "odds" else 0.0))


@IDS
def test_a_game_is_cut_off_after_so_many_steps(title: str, id: str) -> None:
    seen = play(SeatEnv(title, max_steps=5), 50)[1:6]
    assert [step[3] for step in seen] == [False] * 4 + [True]


@IDS
def test_the_others_may_be_bots_of_any_level(title: str, id: str) -> None:
    env = SeatEnv(title, opponents="medium")
    again = SeatEnv(title, opponents="medium")
    for one, other in zip(play(env, 4), play(again, 4), strict=True):
        assert (one[0]["action_mask"] == other[0]["action_mask"]).all()
    assert env.state == again.state


@pytest.mark.parametrize("bot", ["Raises", "Cheats"])
@pytest.mark.parametrize(("reward", "all_in_all"), [("result", 0.5), ("odds", 0.5)])
def test_a_bot_that_fails_has_lost_its_game_and_the_next_one_begins(bot: str, reward: str, all_in_all: float) -> None:
    env = SeatEnv("elplan", opponents=["easy", f"tests.bots.own_bots:{bot}"], reward=reward)
    for seed in (1, 2):
        env.reset(seed=seed)
        odds = env.setting.title.heuristic.odds(env.state)[0] if reward == "odds" else 0.0
        seen = play(env, 3000, seed)[1:]
        observation, _, over, cut, info = seen[-1]
        assert (over, cut) == (True, False)
        assert f"own_bots:{bot}" in info["forfeit"]
        assert env.state.turn >= 0, "long before the end"
        assert not observation["action_mask"].any()
        assert sum(step[1] for step in seen) == pytest.approx(all_in_all - odds)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"title": "chess"}, "Games: "),
        ({"players": 9}, "Players: 2 to 6"),
        ({"edition": "fr"}, "Editions: es, en, tutorial"),
        ({"seat": 2}, "Seats: 0 to 1"),
        ({"opponents": ["easy", "easy"], "players": 2}, "Name one for all, or one for each"),
        ({"opponents": "genius"}, "Bots: easy"),
        ({"observation": "pixels"}, "Observations: dict, flat"),
        ({"reward": "fun"}, "Rewards: result, points, odds"),
        ({"render_mode": "3d"}, "Modes: human, ansi, svg, rgb_array"),
        ({"max_steps": 0}, "1 or more"),
    ],
)
def test_what_cannot_be_is_refused_with_what_would_be_accepted(given: dict[str, Any], said: str) -> None:
    with pytest.raises(UserError, match=said):
        SeatEnv(**{"title": "elplan"} | given)
    with pytest.raises(gymnasium.error.Error, match="sobremesa"):
        gymnasium.make("sobremesa/Chess-v0")


@IDS
def test_a_position_is_drawn_as_text_as_svg_and_as_pixels(title: str, id: str) -> None:
    drawn = {}
    for mode in ("ansi", "svg", "rgb_array"):
        env = SeatEnv(title, render_mode=mode)
        env.reset(seed=1)
        drawn[mode] = env.render()
    assert len(drawn["ansi"].splitlines()) > 5
    assert drawn["svg"].startswith("<svg")
    pixels = drawn["rgb_array"]
    assert pixels.dtype == np.uint8
    assert pixels.shape[2] == 3
    # It is a picture of something: many colours.
    assert len(np.unique(pixels.reshape(-1, 3)[::50], axis=0)) > 20
