"""Many games at once as a Gymnasium vector environment, filled by compiled code."""

from typing import Any, Unpack

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sobremesa.core.errors import UserError
from sobremesa.core.rng import Rng, mix
from sobremesa.env.batch import EVERY_SEAT
from sobremesa.env.setting import SetupArguments, look, setting


class BatchEnv(VectorEnv[dict[str, Any], NDArray[np.int64], NDArray[Any]]):
    """So many seats of so many tables. In the step after its last a game begins anew, whatever was chosen.

    With `seat=None` the learner holds every seat: the reward is that of the seat that chose, `infos["turn"]` says whose
    choice is next and `infos["rewards"]` has the rewards of all seats. Without `copy` what is returned are the buffers
    themselves: they change with the next step.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        title: str,
        num_envs: int,
        *,
        seat: int | None = 0,
        observation: str = "flat",
        copy: bool = True,
        **given: Unpack[SetupArguments],
    ) -> None:
        """Take the same seat (from 0), or all seats, at so many tables. Raises `UserError` for what cannot be."""
        if num_envs < 1:
            raise UserError("bad-env-count", given=num_envs)
        held = EVERY_SEAT if seat is None else seat
        self.setting = setting(title, seat=held, observation=observation, **given)
        self.num_envs = num_envs
        self.copy = copy
        self.single_observation_space = self.setting.space()
        self.single_action_space = spaces.Discrete(self.setting.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch = self.setting.batch(num_envs)
        self._seen, self._mask = look(self.batch)
        self._rewards = np.frombuffer(memoryview(self.batch.rewards), np.float64).reshape(num_envs, -1)
        self._turns = np.frombuffer(memoryview(self.batch.turns), np.int64)
        self._acted = np.frombuffer(memoryview(self.batch.acted), np.int64)
        self._every = np.arange(num_envs)
        self._over = np.frombuffer(memoryview(self.batch.over), np.bool_)
        self._cut = np.frombuffer(memoryview(self.batch.cut), np.bool_)
        self._illegal = np.frombuffer(memoryview(self.batch.illegal), np.bool_)
        self._lots = Rng(0)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin all games; each has luck of its own, which follows from the seed and its number."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        luck = int(self.np_random.integers(2**62))
        self.batch.seed(luck)
        if isinstance(seed, list):
            for game, one in enumerate(seed):
                if one is not None:
                    self.batch.rngs[game] = Rng(mix(one, 0))
        self._lots = Rng(mix(luck, -1))
        self.setting.seat_bots(self.batch, luck)
        self.batch.start_all()
        return self._observations(), self._infos()

    def step(self, actions: Any) -> tuple[dict[str, Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Choose an action in each game by its place in the table; an illegal one changes nothing."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,):
            raise UserError("bad-env-actions", given=str(chosen.shape), accepted=self.num_envs)
        failed = self._step_all(chosen.tolist())
        over, cut, rewards = self._over, self._cut, self._rewards[:, 0]
        if self.setting.seat == EVERY_SEAT:
            rewards = self._rewards[self._every, self._acted]
        if self.copy:
            over, cut, rewards = over.copy(), cut.copy(), rewards.copy()
        return self._observations(), rewards, over, cut, self._infos() | failed

    def _step_all(self, chosen: list[int]) -> dict[str, Any]:
        """Take a step in each game; return what games a bot has lost by an error, if any: by game why, or nothing."""
        batch, setting = self.batch, self.setting
        if not batch.bots:
            batch.step_all(chosen)
            return {}
        for game in range(self.num_envs):
            if self._over[game] or self._cut[game]:
                setting.forget_forfeits(batch, game)
        batch.step_all(chosen)
        failed = [setting.forfeit(batch, game) for game in range(self.num_envs)]
        return {"forfeit": np.array(failed, object)} if any(failed) else {}

    def _observations(self) -> dict[str, Any]:
        seen, mask = (self._seen.copy(), self._mask.copy()) if self.copy else (self._seen, self._mask)
        return {"observation": self.setting.shown(seen), "action_mask": mask}

    def _infos(self) -> dict[str, Any]:
        infos = {"action_mask": self._mask, "illegal": self._illegal}
        if self.setting.seat == EVERY_SEAT:
            infos |= {"turn": self._turns, "rewards": self._rewards}
        return {name: some.copy() for name, some in infos.items()} if self.copy else infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Return what is legal in each game."""
        return self._mask.astype(np.bool_)

    def random_actions(self) -> NDArray[np.int64]:
        """Return for each game a legal action by lot."""
        lots = self.batch.any_legal(self._lots)
        return np.frombuffer(memoryview(lots), np.int64)


def vector(title: str, num_envs: int, **setting: Any) -> BatchEnv:
    """Return so many games of a title at once; the setting is that of `BatchEnv`."""
    return BatchEnv(title, num_envs, **setting)
