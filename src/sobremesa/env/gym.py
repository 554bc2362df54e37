"""A seat of a table as a Gymnasium environment; the others are played by bots."""

from dataclasses import dataclass
from typing import Any, Unpack

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sobremesa.core.registry import game as find_game
from sobremesa.core.registry import titles
from sobremesa.core.rng import Rng
from sobremesa.core.state import State
from sobremesa.env.render import MODES
from sobremesa.env.setting import OneGame, SetupArguments, setting


@dataclass(frozen=True)
class Saved:
    """A moment of an environment: the position, the luck to come, the steps taken, what was rewarded so far."""

    numbers: tuple[int, ...]
    luck: tuple[int, int]
    steps: int
    values: tuple[float, ...]


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat of a title. An observation has the fields (or one flat vector) and the mask of what is legal.

    An illegal action changes nothing: `info["refusal"]` says the rule and a sentence.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        title: str,
        *,
        seat: int = 0,
        observation: str = "dict",
        render_mode: str | None = None,
        lang: str = "en",
        **given: Unpack[SetupArguments],
    ) -> None:
        """Take a seat (from 0) of a title. Raises `UserError` for what cannot be."""
        self.arguments: dict[str, Any] = {"title": title, "seat": seat, "observation": observation, **given}
        self.setting = setting(**self.arguments)
        self.render_mode = render_mode
        self.lang = lang
        self.observation_space = self.setting.space()
        self.action_space = spaces.Discrete(self.setting.actions)
        self._game = OneGame(self.setting, render_mode, lang)

    @property
    def state(self) -> State:
        """Return the position. Whoever changes it leaves the environment behind."""
        return self._game.state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game; the same seed gives the same luck."""
        super().reset(seed=seed)
        self._game.start(self.np_random)
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Choose an action by its place in the table."""
        batch = self._game.batch
        info = self._game.step(int(action)) | self._info()
        return self._observation(), batch.rewards[0], batch.over[0] == 1, batch.cut[0] == 1, info

    def _observation(self) -> dict[str, Any]:
        game = self._game
        return {"observation": self.setting.shown(game.seen[0].copy()), "action_mask": game.mask[0].copy()}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._game.mask[0].copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return what is legal, as sb3-contrib's MaskablePPO asks for it."""
        legal: NDArray[np.bool_] = self._game.mask[0].astype(np.bool_)
        return legal

    # -- as people see it ------------------------------------------------------------------------

    def describe(self, action: int) -> str:
        """Return a legal action in words."""
        legal = self.setting.encoder.table.legal(self.state)
        return self.setting.title.text(self.state, legal[int(action)], self.lang)

    def render(self) -> Any:
        """Return the position as text, as SVG or as pixels; in the mode `human` it is printed at every step."""
        return self._game.render()

    # -- to go back and forth --------------------------------------------------------------------

    def save(self) -> Saved:
        """Return this moment. What bots on other seats have in mind beside the position is not part of it."""
        batch = self._game.batch
        rng = batch.rngs[0]
        return Saved(
            tuple(self.state.snapshot()),
            (int(rng.x), int(rng.carry)),
            int(batch.steps[0]),
            tuple(float(value) for value in batch.values),
        )

    def restore(self, saved: Saved) -> tuple[dict[str, Any], dict[str, Any]]:
        """Go back to a moment of a game with the same set-up."""
        state, rng = self.setting.start.copy(), Rng(0)
        state.restore(list(saved.numbers))
        rng.x, rng.carry = saved.luck
        batch = self._game.batch
        if not batch.bots:
            self.setting.seat_bots(batch, saved.luck[0])
        self.setting.forget_forfeits(batch, 0)
        batch.put(0, state, rng, saved.steps, list(saved.values))
        return self._observation(), self._info()

    def copy(self) -> "SeatEnv":
        """Return an equal environment that goes on by itself."""
        twin = SeatEnv(**self.arguments, render_mode=self.render_mode, lang=self.lang)
        twin.spec = self.spec
        twin.restore(self.save())
        return twin


def ids() -> dict[str, str]:
    """Return by title the id under which Gymnasium knows it: the name of its class without `Game`."""
    return {id: f"sobremesa/{type(find_game(id)).__name__.removesuffix('Game')}-v0" for id in titles()}


def register() -> None:
    """Register every installed title with Gymnasium."""
    for title, id in ids().items():
        if id not in gymnasium.registry:
            # The mask and the order of steps are looked at by our own tests, not again at every step.
            gymnasium.register(
                id, "sobremesa.env.gym:SeatEnv", kwargs={"title": title}, disable_env_checker=True, order_enforce=False
            )
