"""Games of one seat as a data set of Minari, to learn from without playing."""

import warnings
from typing import Any

import gymnasium
import numpy as np
from minari import MinariDataset, create_dataset_from_buffers
from minari.data_collector import EpisodeBuffer

from sobremesa.bots import make
from sobremesa.bots.bot import Bot
from sobremesa.core.errors import UserError
from sobremesa.core.registry import game as find_game
from sobremesa.core.rng import mix
from sobremesa.env.gym import SeatEnv, ids


def dataset(
    name: str, title: str, games: int = 100, bot: str = "greedy", seed: int = 1, **arguments: Any
) -> MinariDataset:
    """Play games of a title with a bot on the learner's seat, and keep them as a data set.

    The name is as Minari wants it (`games/greedy-v0`), the arguments are the environment's; observations are flat.
    Raises `UserError` for what cannot be.
    """
    if games < 1:
        raise UserError("no-games", given=games)
    env = gymnasium.make(ids()[find_game(title).meta.id], observation="flat", **arguments)
    seat = env.unwrapped
    assert isinstance(seat, SeatEnv)
    played = []
    for number in range(games):
        player = make(bot, seat.setting.title, mix(seed, number, 1))
        played.append(_episode(env, seat, player, number, mix(seed, number) % 2**31))
    with warnings.catch_warnings():
        # That nothing is said about who made it, and that it is to be tried in the environment it came from.
        warnings.simplefilter("ignore", UserWarning)
        return create_dataset_from_buffers(name, played, env=env, algorithm_name=bot, data_format="arrow")


def _episode(env: "gymnasium.Env[Any, Any]", seat: SeatEnv, player: Bot, number: int, seed: int) -> EpisodeBuffer:
    """Play one game."""
    seen, _ = env.reset(seed=seed)
    shown, actions, rewards, ended, cut = [seen], [], [], [False], [False]
    while not (ended[-1] or cut[-1]):
        place = _place(seat, player.choose(seat.state))
        seen, reward, over, stopped, _ = env.step(np.int64(place))
        shown.append(seen)
        actions.append(place)
        rewards.append(float(reward))
        ended.append(over)
        cut.append(stopped)
    return EpisodeBuffer(
        id=number,
        seed=seed,
        observations={key: np.stack([one[key] for one in shown]) for key in shown[0]},
        actions=np.array(actions, np.int64),
        rewards=np.array(rewards),
        terminations=np.array(ended[1:]),
        truncations=np.array(cut[1:]),
    )


def _place(seat: SeatEnv, action: int) -> int:
    """Return the place of an action in the table; of an amount between two rungs, that of the nearer one."""
    state = seat.state
    legal = seat.setting.encoder.table.legal(state)
    places = {known: place for place, known in legal.items()}
    if action not in places:
        choice = next(choice for choice in state.ranges() if action in choice)
        amount = choice.amount(action)
        action = min(
            (known for known in places if known in choice), key=lambda known: abs(choice.amount(known) - amount)
        )
    return places[action]
