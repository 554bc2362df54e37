"""A whole table as a PettingZoo environment: every seat is an agent."""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from sobremesa.core.seats import OVER
from sobremesa.core.state import State
from sobremesa.env.batch import EVERY_SEAT, Batch
from sobremesa.env.render import MODES, check_mode, picture
from sobremesa.env.setting import Setting, look, setting


class Table:
    """One game whose seats are all held by learners: what both forms have in common."""

    def __init__(self, title: str, max_cycles: int | None, given: dict[str, Any], waits: int) -> None:
        self.setting: Setting = setting(title, seat=EVERY_SEAT, **given)
        self.batch: Batch = self.setting.batch(1)
        self.seen, self.mask = look(self.batch)
        self.most = max_cycles or 0
        self.waits = waits
        """How many actions there are beside the table's: to wait, where all act at once."""
        self.agents = [f"seat_{seat}" for seat in range(self.setting.players)]
        self.space = self.setting.space(waits)
        self.actions = spaces.Discrete(self.setting.actions + waits)
        self.random: np.random.Generator | None = None

    @property
    def state(self) -> State:
        """Return the position."""
        return self.batch.states[0]

    @property
    def turn(self) -> int:
        """Return the seat to choose; 0 once the game is over."""
        return max(int(self.state.turn), 0)

    def reset(self, seed: int | None) -> None:
        """Begin a new game."""
        if seed is not None or self.random is None:
            self.random, _ = seeding.np_random(seed)
        self.batch.seed(int(self.random.integers(2**62)))
        self.batch.start(0)

    def observe(self, seat: int) -> dict[str, Any]:
        """Return what a seat is shown. Only the one to choose has legal actions; in the parallel form the rest wait."""
        mask = np.zeros(self.setting.actions + self.waits, np.int8)
        if seat == self.state.turn:
            flat = self.seen[0].copy()
            mask[: self.setting.actions] = self.mask[0]
        else:
            flat = np.array(self.setting.encoder.numbers(self.state, seat), np.int32)
            mask[self.setting.actions :] = 1
        return {"observation": self.setting.shown(flat), "action_mask": mask}

    def picture(self, mode: str | None, lang: str) -> Any:
        """Return the position as a person sees it; print it for the mode `human`."""
        if mode is None:
            return None
        if mode == "human":
            print(picture(self.setting.title, self.state, "ansi", lang))
            return None
        return picture(self.setting.title, self.state, mode, lang)


class TableEnv(AECEnv[str, dict[str, Any], np.int64 | None]):  # type: ignore[misc]
    """Agents act in turn. An illegal action changes nothing, and `infos` says the rule and a sentence."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(MODES),
        "name": "sobremesa_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        title: str,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        lang: str = "en",
        **given: Any,
    ) -> None:
        """Open a table. After `max_cycles` actions the game is cut off; `given` is what `SeatEnv` takes of a set-up."""
        super().__init__()
        self.table = Table(title, max_cycles, given, 0)
        self.render_mode = check_mode(render_mode)
        self.lang = lang
        self.possible_agents = list(self.table.agents)
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.table.space)
        self.action_spaces = dict.fromkeys(self.possible_agents, self.table.actions)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions: places in the table."""
        return self.action_spaces[agent]

    @property
    def position(self) -> State:
        """Return the position."""
        return self.table.state

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed gives the same luck."""
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.cycles = 0
        self.agent_selection = self.possible_agents[self.table.turn]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent is shown."""
        return self.table.observe(self.possible_agents.index(agent))

    def step(self, action: np.integer[Any] | int | None) -> None:
        """Have the agent in turn choose an action by its place in the table."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        table, place = self.table, int(action)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        if not table.batch.step(0, place):
            self.infos[agent]["refusal"] = table.setting.refusal(table.state, place, self.lang)
        self.cycles += 1
        over = table.state.turn == OVER
        cut = not over and self.cycles == table.most
        for seat, name in enumerate(self.agents):
            self.rewards[name] = table.batch.rewards[seat]
            self.terminations[name] = over
            self.truncations[name] = cut
        self.agent_selection = self.possible_agents[table.turn]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """Return the position as text, as SVG or as pixels, or print it."""
        return self.table.picture(self.render_mode, self.lang)

    def close(self) -> None:
        """Nothing is open."""


class ParallelTableEnv(ParallelEnv[str, dict[str, Any], np.int64]):  # type: ignore[misc]
    """All agents act at once; those who are not to choose have one action, to wait: the last."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "name": "sobremesa_parallel_v0", "render_fps": 1}

    def __init__(
        self,
        title: str,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        lang: str = "en",
        **given: Any,
    ) -> None:
        """Open a table, as `TableEnv` does."""
        self.table = Table(title, max_cycles, given, 1)
        self.render_mode = check_mode(render_mode)
        self.lang = lang
        self.possible_agents = list(self.table.agents)
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.table.space)
        self.action_spaces = dict.fromkeys(self.possible_agents, self.table.actions)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions: places in the table, then to wait."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game; the same seed gives the same luck."""
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        return {agent: self.table.observe(self.possible_agents.index(agent)) for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """Play the choice of the agent in turn; all others wait, whatever they chose."""
        table = self.table
        turn = table.turn
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        agent = self.possible_agents[turn]
        place = int(actions[agent]) if agent in actions else table.setting.actions
        if not table.batch.step(0, place):
            infos[agent]["refusal"] = table.setting.refusal(table.state, place, self.lang)
        self.cycles += 1
        over = table.state.turn == OVER
        cut = not over and self.cycles == table.most
        rewards = {name: float(table.batch.rewards[seat]) for seat, name in enumerate(self.possible_agents)}
        observations = self._observations()
        terminations, truncations = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, terminations, truncations, infos

    def render(self) -> Any:
        """Return the position as text, as SVG or as pixels, or print it."""
        return self.table.picture(self.render_mode, self.lang)

    def close(self) -> None:
        """Nothing is open."""


def aec(title: str, **given: Any) -> TableEnv:
    """Return a table whose agents act in turn; what is given is that of `TableEnv`."""
    return TableEnv(title, **given)


def parallel(title: str, **given: Any) -> ParallelTableEnv:
    """Return a table whose agents act at once, all but one by waiting."""
    return ParallelTableEnv(title, **given)
