"""What all environments are given: a title and its set-up, who plays the other seats, what is shown and rewarded."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sobremesa.bots import Bot, Forfeit, make
from sobremesa.core.errors import UserError
from sobremesa.core.game import Game
from sobremesa.core.meta import Value
from sobremesa.core.observation import Encoder
from sobremesa.core.registry import game as find_game
from sobremesa.core.rng import mix
from sobremesa.core.state import MOST_ACTIONS, State
from sobremesa.env.batch import EASY, EVERY_SEAT, GREEDY, LEARNER, ODDS, OTHER, POINTS, RANDOM, RESULT, Batch
from sobremesa.env.render import check_mode, picture

REWARDS = {"result": RESULT, "points": POINTS, "odds": ODDS}
"""What may be rewarded, by name."""
INSIDE = {"random": RANDOM, "greedy": GREEDY, "easy": EASY}
"""The bots that play inside compiled code; all others are asked."""
OBSERVATIONS = ("dict", "flat")

Flat = NDArray[np.int32]
Mask = NDArray[np.int8]


class SetupArguments(TypedDict, total=False):
    """What every environment takes of a set-up; `setting` has the defaults."""

    players: int | None
    edition: str | None
    level: int | None
    options: Mapping[str, Value] | None
    content: str
    """The folder of a designer's own content pack."""
    opponents: str | Sequence[str]
    """The bots at the other seats: one level for all, or one for each."""
    reward: str
    """One of `REWARDS`."""
    max_steps: int | None


class Opponent:
    """A bot outside compiled code on another seat. One that fails has lost its game; until the learner is to choose a
    simple one plays for it.
    """

    def __init__(self, name: str, title: Game, seed: int) -> None:
        self.bot = make(name, title, seed)
        self.simple: Bot = make("greedy", title, seed)
        self.failed = ""
        """Why it has lost this game."""

    def choose(self, state: State) -> int:
        """Return an action for the seat in turn."""
        if not self.failed:
            try:
                return self.bot.choose(state)
            except Forfeit as forfeit:
                self.failed = str(forfeit)
        return self.simple.choose(state)


@dataclass(frozen=True)
class Setting:
    """A checked setting."""

    title: Game
    start: State
    encoder: Encoder
    players: int
    seat: int
    opponents: tuple[str, ...]
    """By seat, the learner's too."""
    observation: str
    reward: str
    most_steps: int

    def batch(self, count: int) -> Batch:
        """Return so many games of it."""
        kinds = [
            LEARNER if self.seat in (seat, EVERY_SEAT) else INSIDE.get(self.opponents[seat], OTHER)
            for seat in range(self.players)
        ]
        return Batch(
            self.start,
            self.encoder,
            self.title.heuristic,
            count,
            self.seat,
            self.players,
            kinds,
            REWARDS[self.reward],
            self.most_steps,
        )

    def seat_bots(self, batch: Batch, seed: int) -> None:
        """Put bots on the seats of those who do not play inside compiled code."""
        if not any(self.is_asked(seat) for seat in range(self.players)):
            return
        batch.bots = [
            [
                Opponent(self.opponents[seat], self.title, mix(seed, game, seat + 1)) if self.is_asked(seat) else None
                for seat in range(self.players)
            ]
            for game in range(int(batch.count))
        ]

    def forfeit(self, batch: Batch, game: int) -> str:
        """End a game that a bot has lost by an error, which all others have won; return why, if it has."""
        failed = next((bot.failed for bot in self._asked(batch, game) if bot.failed), "")
        if failed:
            if self.reward != "points":
                batch.rewards[game] += 1.0 / (self.players - 1) - batch.values[game]
            batch.over[game], batch.cut[game] = 1, 0
            for n in range(int(batch.open[game])):
                batch.mask[game * self.actions + int(batch.places[game * MOST_ACTIONS + n])] = 0
            batch.open[game] = 0
        return failed

    def forget_forfeits(self, batch: Batch, game: int) -> None:
        """Let a game that begins anew, or at another moment, be one that nobody has lost by an error."""
        for bot in self._asked(batch, game):
            bot.failed = ""

    def _asked(self, batch: Batch, game: int) -> list[Opponent]:
        return [bot for bot in batch.bots[game] if isinstance(bot, Opponent)] if batch.bots else []

    def is_asked(self, seat: int) -> bool:
        """Tell whether a seat is played by a bot outside compiled code."""
        return self.seat not in (seat, EVERY_SEAT) and self.opponents[seat] not in INSIDE

    # -- spaces ----------------------------------------------------------------------------------

    @property
    def actions(self) -> int:
        """Return how many actions the table has."""
        return int(self.encoder.table.size)

    def shown_space(self) -> spaces.Space[Any]:
        """Return the space of observations without the mask."""
        if self.observation == "flat":
            least = np.concatenate([np.full(field.size, field.least, np.int32) for field in self.encoder.fields])
            most = np.concatenate([np.full(field.size, field.most, np.int32) for field in self.encoder.fields])
            return spaces.Box(least, most, dtype=np.int32)
        return spaces.Dict(
            {field.name: spaces.Box(field.least, field.most, (field.size,), np.int32) for field in self.encoder.fields}
        )

    def space(self, more: int = 0) -> spaces.Dict:
        """Return the space of observations; of so many actions more than the table has."""
        mask = spaces.Box(0, 1, (self.actions + more,), np.int8)
        return spaces.Dict({"observation": self.shown_space(), "action_mask": mask})

    def shown(self, flat: Flat) -> Any:
        """Return a flat observation, or many below each other, as the observation that was asked for."""
        if self.observation == "flat":
            return flat
        found, at = {}, 0
        for name, size in self._sizes:
            found[name] = flat[..., at : at + size]
            at += size
        return found

    @cached_property
    def _sizes(self) -> list[tuple[str, int]]:
        return [(field.name, field.size) for field in self.encoder.fields]

    # -- words -----------------------------------------------------------------------------------

    def refusal(self, state: State, place: int, lang: str) -> dict[str, str]:
        """Return why an action may not be chosen: the code of the refusal, its rule, and a sentence."""
        if not 0 <= place < self.actions:
            error = UserError("no-action-place", given=place, accepted=self.actions - 1)
            return {"code": error.code, "rule": "", "text": error.text(lang)}
        action = self.encoder.table.actions[place]
        refusal = state.refusal_of(action)
        if refusal is None:
            # An amount by its rung, of which fewer are offered now.
            return {"code": "no-rung", "rule": "", "text": UserError("no-rung", given=place).text(lang)}
        return {
            "code": refusal.code,
            "rule": refusal.rule,
            "text": self.title.explain(refusal, lang, state=state),
        }


def setting(
    title: str,
    *,
    players: int | None = None,
    edition: str | None = None,
    level: int | None = None,
    options: Mapping[str, Value] | None = None,
    content: str = "",
    seat: int = 0,
    opponents: str | Sequence[str] = "easy",
    observation: str = "dict",
    reward: str = "result",
    max_steps: int | None = None,
) -> Setting:
    """Return a setting. Raises `UserError` that says what would be accepted."""
    game = find_game(title)
    if players is None and not isinstance(opponents, str):
        players = len(opponents) + 1
    start = game.new(players=players, edition=edition, level=level, options=options, content=content)
    count = start.setup().players
    if seat != EVERY_SEAT and not 0 <= seat < count:
        raise UserError("bad-env-seat", given=seat, accepted=count - 1)
    for given, accepted, code in (
        (observation, OBSERVATIONS, "bad-env-observation"),
        (reward, tuple(REWARDS), "bad-env-reward"),
    ):
        if given not in accepted:
            raise UserError(code, given=given, accepted=", ".join(accepted))
    names = [opponents] * (count - 1) if isinstance(opponents, str) else list(opponents)
    if seat == EVERY_SEAT:
        names = ["easy"] * (count - 1)
    if len(names) != count - 1:
        raise UserError("bad-opponents", given=len(names), accepted=count - 1)
    for name in names:
        if name not in INSIDE:
            make(name, game, 0)
    names.insert(max(seat, 0), "")
    if max_steps is not None and max_steps < 1:
        raise UserError("bad-env-steps", given=max_steps)
    return Setting(game, start, game.encoder(start), count, seat, tuple(names), observation, reward, max_steps or 0)


def look(batch: Batch) -> tuple[Flat, Mask]:
    """Return observations and masks of a batch as numpy reads them where they are: they change with every step."""
    count = int(batch.count)
    seen = np.frombuffer(memoryview(batch.seen), np.int32).reshape(count, int(batch.width))
    mask = np.frombuffer(memoryview(batch.mask), np.int8).reshape(count, int(batch.actions))
    return seen, mask


class OneGame:
    """One game of a setting, as the environments of a seat and of a table have it."""

    def __init__(self, setting: Setting, render_mode: str | None, lang: str) -> None:
        self.setting = setting
        self.render_mode = check_mode(render_mode)
        self.lang = lang
        self.batch = setting.batch(1)
        self.seen, self.mask = look(self.batch)

    @property
    def state(self) -> State:
        """Return the position."""
        return self.batch.states[0]

    def start(self, random: np.random.Generator) -> None:
        """Begin a new game with the next luck of a generator."""
        luck = int(random.integers(2**62))
        self.batch.seed(luck)
        self.setting.seat_bots(self.batch, luck)
        self.batch.start(0)
        self.show()

    def step(self, place: int) -> dict[str, Any]:
        """Choose an action by its place in the table; return why it was refused, if it was."""
        legal = self.batch.step(0, place)
        self.show()
        if failed := self.setting.forfeit(self.batch, 0):
            return {"forfeit": failed}
        return {} if legal else {"refusal": self.setting.refusal(self.state, place, self.lang)}

    def show(self) -> None:
        """Print the position in the mode `human`."""
        if self.render_mode == "human":
            print(picture(self.setting.title, self.state, "ansi", self.lang))

    def render(self) -> Any:
        """Return the position as text, as SVG or as pixels; in the mode `human` it is printed at every step."""
        if self.render_mode in (None, "human"):
            return None
        return picture(self.setting.title, self.state, str(self.render_mode), self.lang)
