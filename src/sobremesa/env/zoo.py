"""A whole table as a PettingZoo environment: every seat is an agent."""

from typing import Any, ClassVar, Unpack

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from sobremesa.core.seats import OVER
from sobremesa.core.state import State
from sobremesa.env.batch import EVERY_SEAT
from sobremesa.env.render import MODES
from sobremesa.env.setting import OneGame, SetupArguments, setting


class AgentTable:
    """One game whose seats are all held by learners: what both forms of it have in common."""

    WAITS = 0
    """How many actions there are beside the table's: to wait, where all act at once."""

    def __init__(
        self,
        title: str,
        *,
        max_cycles: int | None = None,
        observation: str = "dict",
        render_mode: str | None = None,
        lang: str = "en",
        **given: Unpack[SetupArguments],
    ) -> None:
        """Open a table. After `max_cycles` actions the game is cut off. Raises `UserError` for what cannot be."""
        super().__init__()
        self.setting = setting(title, seat=EVERY_SEAT, observation=observation, **given)
        self.game = OneGame(self.setting, render_mode, lang)
        self.most = max_cycles or 0
        self.cycles = 0
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.players)]
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.setting.space(self.WAITS))
        actions = spaces.Discrete(self.setting.actions + self.WAITS)
        self.action_spaces = dict.fromkeys(self.possible_agents, actions)
        self.random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions: places in the table, then to wait, where that can be."""
        return self.action_spaces[agent]

    @property
    def chooser(self) -> str:
        """Return the agent to choose; the first once the game is over."""
        return self.possible_agents[max(int(self.game.state.turn), 0)]

    def begin(self, seed: int | None) -> None:
        """Begin a new game; the same seed gives the same luck."""
        if seed is not None or self.random is None:
            self.random, _ = seeding.np_random(seed)
        self.game.start(self.random)
        self.agents = list(self.possible_agents)
        self.cycles = 0

    def play(self, place: int) -> tuple[dict[str, Any], dict[str, float], bool, bool]:
        """Play a choice; return why it was refused, if it was, rewards, whether the game is over, whether cut off."""
        refused = self.game.step(place)
        self.cycles += 1
        rewards = {name: float(self.game.batch.rewards[seat]) for seat, name in enumerate(self.possible_agents)}
        over = self.game.state.turn == OVER
        return refused, rewards, over, not over and self.cycles == self.most

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent is shown. Only the one to choose has legal actions; where all act, the rest wait."""
        game, actions = self.game, self.setting.actions
        seat = self.possible_agents.index(agent)
        mask = np.zeros(actions + self.WAITS, np.int8)
        if seat == game.state.turn:
            flat = game.seen[0].copy()
            mask[:actions] = game.mask[0]
        else:
            flat = np.array(self.setting.encoder.numbers(game.state, seat), np.int32)
            mask[actions:] = 1
        return {"observation": self.setting.shown(flat), "action_mask": mask}

    def render(self) -> Any:
        """Return the position as text, as SVG or as pixels; in the mode `human` it is printed at every step."""
        return self.game.render()

    def close(self) -> None:
        """Nothing is open."""


class TableEnv(AgentTable, AECEnv[str, dict[str, Any], np.int64 | None]):  # type: ignore[misc]
    """Agents act in turn. An illegal action changes nothing, and `infos` says the rule and a sentence."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(MODES),
        "name": "sobremesa_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    @property
    def position(self) -> State:
        """Return the position."""
        return self.game.state

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed gives the same luck."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.chooser

    def step(self, action: np.integer[Any] | int | None) -> None:
        """Have the agent in turn choose an action by its place in the table."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent], self.rewards, over, cut = self.play(int(action))
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut)
        self.agent_selection = self.chooser
        self._accumulate_rewards()


class ParallelTableEnv(AgentTable, ParallelEnv[str, dict[str, Any], np.int64]):  # type: ignore[misc]
    """All agents act at once; those who are not to choose have one action, to wait: the last."""

    WAITS = 1
    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "name": "sobremesa_parallel_v0", "render_fps": 1}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game; the same seed gives the same luck."""
        self.begin(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        return {agent: self.observe(agent) for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """Play the choice of the agent in turn; all others wait, whatever they chose."""
        agent = self.chooser
        infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        # Who says nothing says what there is not.
        infos[agent], rewards, over, cut = self.play(int(actions.get(agent, self.setting.actions)))
        observations = self._observations()
        terminations, truncations = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        return observations, rewards, terminations, truncations, infos


def aec(title: str, **given: Any) -> TableEnv:
    """Return a table whose agents act in turn; what is given is that of `TableEnv`."""
    return TableEnv(title, **given)


def parallel(title: str, **given: Any) -> ParallelTableEnv:
    """Return a table whose agents act at once, all but one by waiting."""
    return ParallelTableEnv(title, **given)
