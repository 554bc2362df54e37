"""Every installed title as a game of OpenSpiel, with chance as a player of its own.

Importing this registers them: `pyspiel.load_game("sobremesa_planeta")`. A player's action is its place in the table of
actions, an outcome of chance its place among those that are possible.
"""

from collections.abc import Sequence
from functools import cache, partial
from typing import Any

try:
    import pyspiel
except ModuleNotFoundError:
    raise ImportError("OpenSpiel is not installed: pip install 'sobremesa[openspiel]'") from None

import numpy as np

from sobremesa.core.errors import UserError
from sobremesa.core.meta import Setup
from sobremesa.core.registry import game as find_game
from sobremesa.core.registry import titles
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import MOST_ACTIONS, State

PREFIX = "sobremesa_"


class Known:
    """A title in one set-up, made once: OpenSpiel forgets what Python objects of its games hold beside their names."""

    def __init__(self, title: str, players: int, edition: str, level: int) -> None:
        self.arguments = PREFIX + title, players, edition, level
        self.title = find_game(title)
        self.setup: Setup = self.title.meta.setup(players=players or None, edition=edition or None, level=level or None)
        self.start: State = self.title.new(self.setup)
        self.encoder = self.title.encoder(self.start)
        self.table = self.encoder.table
        self.full = float(self.title.heuristic.full())

    def __deepcopy__(self, memo: object) -> "Known":
        # OpenSpiel copies and pickles a position with all it holds.
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _known, self.arguments


@cache
def _known(name: str, players: int, edition: str, level: int) -> Known:
    return Known(name.removeprefix(PREFIX), players, edition, level)


def known(name: str, given: dict[str, Any]) -> Known:
    """Return a title by its name and parameters; 0 or nothing for the usual."""
    return _known(name, int(given.get("players") or 0), str(given.get("edition") or ""), int(given.get("level") or 0))


class TitleGame(pyspiel.Game):  # type: ignore[misc]
    """A title in one set-up: `players`, `edition` and `level` are parameters."""

    def __init__(self, title: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        of = known(PREFIX + title, given)
        players = of.setup.players
        info = pyspiel.GameInfo(
            num_distinct_actions=int(of.table.size),
            max_chance_outcomes=MOST_ACTIONS,
            num_players=players,
            # Alone one may spend more than one gains.
            min_utility=-1.0 if players == 1 else 0.0,
            max_utility=1.0,
            max_game_length=of.title.meta.most_actions,
        )
        super().__init__(game_type(title), info, given)

    def new_initial_state(self) -> "TitleState":
        """Return the first position."""
        return TitleState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> "Observer":
        """Return what shows positions to a player: the fields of the title, or one tensor."""
        return Observer(known(self.get_type().short_name, self.get_parameters()))


class TitleState(pyspiel.State):  # type: ignore[misc]
    """A position. Chance's outcomes are counted in the order in which they are listed."""

    def __init__(self, game: TitleGame) -> None:
        super().__init__(game)
        self.of = known(game.get_type().short_name, game.get_parameters())
        self.state: State = self.of.start.copy()

    def current_player(self) -> int:
        """Return the seat, chance, or that the game is over."""
        turn = int(self.state.turn)
        if turn == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == CHANCE else turn

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.of.table.legal(self.state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return every outcome with how likely it is."""
        weights = self.state.weights()
        whole = sum(weights)
        return [(place, weight / whole) for place, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        self.state.apply(self._action(int(self.state.turn), action))

    def _action(self, player: int, place: int) -> int:
        """Return the title's action of a place."""
        if self.state.turn == CHANCE:
            return int(self.state.legal()[place])
        legal = self.of.table.legal(self.state)
        if place not in legal:
            raise UserError("no-action-place", given=place, accepted=int(self.of.table.size) - 1)
        return legal[place]

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0 and int(self.state.turn) != player:
            return f"action {action}"
        return self.of.title.text(self.state, self._action(player, action))

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return int(self.state.turn) == OVER

    def returns(self) -> list[float]:
        """Return each seat's part of the win; alone, the points as part of all there are."""
        result = self.state.result()
        players = self.of.setup.players
        if result is None:
            return [0.0] * players
        if self.of.full > 0.0:
            return [points / self.of.full for points in result.points]
        winners = result.winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]

    def __str__(self) -> str:
        return f"{self.state!r} {self.state.digest()}"


class Observer:
    """Shows a position to a player: `tensor`, and the same by field in `dict`."""

    def __init__(self, of: Known) -> None:
        self.encoder = of.encoder
        self.tensor = np.zeros(int(self.encoder.size), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for field in self.encoder.fields:
            self.dict[field.name] = self.tensor[at : at + field.size]
            at += field.size

    def set_from(self, state: TitleState, player: int) -> None:
        """Fill the tensor."""
        self.tensor[:] = self.encoder.numbers(state.state, max(player, 0))

    def string_from(self, state: TitleState, player: int) -> str:
        """Return the position in short."""
        return str(state)


def game_type(title: str) -> Any:
    """Return what OpenSpiel wants to know of a title."""
    editions = find_game(title).meta.editions
    return pyspiel.GameType(
        short_name=PREFIX + title,
        long_name=find_game(title).name("en"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(edition.most_players for edition in editions),
        min_num_players=min(edition.least_players for edition in editions),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 0, "edition": "", "level": 0},
        default_loadable=True,
    )


def names() -> Sequence[str]:
    """Return the names under which OpenSpiel knows the installed titles."""
    return [PREFIX + title for title in titles()]


def register() -> None:
    """Register every installed title."""
    known = set(pyspiel.registered_names())
    for title in titles():
        if PREFIX + title not in known:
            maker = partial(TitleGame, title)
            # OpenSpiel drops its reference after Python has ended, and freeing an object then aborts the process.
            vars(maker)["itself"] = maker
            pyspiel.register_game(game_type(title), maker)


register()
