"""Many games played at once inside compiled code: what all environments are made of.

A learner holds one seat; chance and the bots on the other seats play until it is that seat's turn again. Observations,
masks and rewards are written into buffers that numpy reads where they are.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sobremesa.core.heuristic import Heuristic
from sobremesa.core.observation import Encoder, blank
from sobremesa.core.rng import Rng, mix
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import MOST_ACTIONS, State, new_buffer

EVERY_SEAT: Final = -3
"""Instead of a seat: the learner holds all of them."""

# Who plays another seat.
RANDOM: Final = 0
GREEDY: Final = 1
EASY: Final = 2
OTHER: Final = 3
"""A bot in plain Python."""
LEARNER: Final = 4

# What is rewarded.
RESULT: Final = 0
"""The end: 1 for a win, its part for a shared one; alone the points as part of all there are."""
POINTS: Final = 1
"""Every point won or lost since the last step."""
ODDS: Final = 2
"""What the title's bots think of one's odds, since the last step; at the end the result."""


class Batch:
    """So many games of one set-up. `buffers` are refilled by `reset` and `step`."""

    def __init__(
        self,
        start: State,
        encoder: Encoder,
        heuristic: Heuristic,
        count: i64,
        seat: i64,
        players: i64,
        kinds: list[int],
        reward: i64,
        most_steps: i64,
    ) -> None:
        self.begin = start
        self.encoder = encoder
        self.table = encoder.table
        self.heuristic = heuristic
        self.count: i64 = count
        self.seat: i64 = seat
        self.players: i64 = players
        self.kinds = vec[i64](kinds)
        """By seat: who plays it."""
        self.bots: list[list[object]] = []
        """By game and seat: bots in plain Python."""
        self.reward: i64 = reward
        self.most_steps: i64 = most_steps
        self.full = heuristic.full()
        self.width: i64 = encoder.size
        self.actions: i64 = self.table.size
        self.rewarded: i64 = players if seat == EVERY_SEAT else 1
        """How many seats are rewarded."""
        self.states: list[State] = [start for _ in range(count)]
        self.rngs: list[Rng] = [Rng(0) for _ in range(count)]
        self.seen = blank(int(count * encoder.size))
        self.mask = vec[u8]([0 for _ in range(count * self.table.size)])
        self.rewards = vec[float]([0.0 for _ in range(count * self.rewarded)])
        self.values = vec[float]([0.0 for _ in range(count * self.rewarded)])
        self.over = vec[u8]([0 for _ in range(count)])
        self.cut = vec[u8]([0 for _ in range(count)])
        self.illegal = vec[u8]([0 for _ in range(count)])
        self.steps = vec[i64]([0 for _ in range(count)])
        self.turns = vec[i64]([0 for _ in range(count)])
        """By game: who is to choose; OVER in one that is over."""
        self.acted = vec[i64]([0 for _ in range(count)])
        """By game: who chose last."""
        self.open = vec[i64]([0 for _ in range(count)])
        """How many actions may be chosen."""
        self.places = vec[i64]([0 for _ in range(count * MOST_ACTIONS)])
        self.packed = vec[i64]([0 for _ in range(count * MOST_ACTIONS)])
        self.buffer = new_buffer()

    # -- one game --------------------------------------------------------------------------------

    def start(self, game: i64) -> None:
        """Begin a game anew, with the luck that comes next."""
        self.states[game] = self.begin.copy()
        self.steps[game] = 0
        self.over[game] = 0
        self.cut[game] = 0
        self.illegal[game] = 0
        self.go_on(game)
        base = game * self.rewarded
        for i in range(self.rewarded):
            self.values[base + i] = self.value(self.states[game], i if self.seat == EVERY_SEAT else self.seat)
            self.rewards[base + i] = 0.0
        self.look(game)

    def put(self, game: i64, state: State, rng: Rng, steps: i64, values: list[float]) -> None:
        """Go on from a position, with this luck, after so many steps, when so much was rewarded already."""
        self.states[game] = state
        self.rngs[game] = rng
        self.steps[game] = steps
        self.over[game] = 1 if state.turn == OVER else 0
        self.cut[game] = 0
        self.illegal[game] = 0
        for i in range(self.rewarded):
            self.values[game * self.rewarded + i] = values[i]
            self.rewards[game * self.rewarded + i] = 0.0
        self.look(game)

    def go_on(self, game: i64) -> None:
        """Have chance and the others play until the learner is to choose."""
        state = self.states[game]
        rng = self.rngs[game]
        while state.turn != OVER:
            turn = state.turn
            if turn == CHANCE:
                state.apply(state.sample(rng))
                continue
            kind = self.kinds[turn]
            if kind == LEARNER:
                return
            if kind == RANDOM:
                state.apply(self.buffer[rng.below(state.legal_into(self.buffer))])
            elif kind == OTHER:
                self.ask(game, turn)
            else:
                state.apply(self.urgent(state, rng, self.heuristic.blur() / 1000.0 if kind == EASY else 0.0))

    def ask(self, game: i64, seat: i64) -> None:
        """Have a bot in plain Python choose."""
        bot = self.bots[game][seat]
        state = self.states[game]
        state.play(bot.choose(state))  # type: ignore[attr-defined]

    def urgent(self, state: State, rng: Rng, blur: float) -> i64:
        """Return the action that looks best at first sight, give or take a blur."""
        buffer = self.buffer
        count = state.legal_into(buffer)
        best = buffer[0]
        most = -1.0e30
        for i in range(count):
            urge = self.heuristic.urge(state, buffer[i])
            if blur > 0.0:
                urge += blur * float(rng.below(1000))
            if urge > most:
                most = urge
                best = buffer[i]
        return best

    def look(self, game: i64) -> None:
        """Write what the seat to choose is shown, and what it may do; of a game that is over what the learner sees."""
        state = self.states[game]
        mask = self.mask
        at = game * self.actions
        base = game * MOST_ACTIONS
        places = self.places
        for i in range(self.open[game]):
            mask[at + places[base + i]] = 0
        seat = self.seat
        count: i64 = 0
        if state.turn != OVER:
            seat = state.turn
            buffer = self.buffer
            count = self.table.find_all(buffer, state.legal_into(buffer), places, base)
            packed = self.packed
            for i in range(count):
                packed[base + i] = buffer[i]
                mask[at + places[base + i]] = 1
        elif seat == EVERY_SEAT:
            seat = 0
        self.open[game] = count
        self.turns[game] = state.turn
        self.encoder.write(state, seat, self.seen, game * self.width)

    def step(self, game: i64, place: i64) -> bool:
        """Play the learner's choice; one that is not legal changes nothing. Return whether it was legal."""
        base = game * MOST_ACTIONS
        places = self.places
        action: i64 = -1
        for i in range(self.open[game]):
            if places[base + i] == place:
                action = self.packed[base + i]
                break
        rewards = game * self.rewarded
        self.acted[game] = self.turns[game]
        if action < 0:
            self.illegal[game] = 1
            for i in range(self.rewarded):
                self.rewards[rewards + i] = 0.0
            self.steps[game] = self.steps[game] + 1
            self.cut[game] = 1 if self.steps[game] == self.most_steps and self.over[game] == 0 else 0
            return False
        self.illegal[game] = 0
        state = self.states[game]
        state.apply(action)
        self.go_on(game)
        self.steps[game] = self.steps[game] + 1
        over = state.turn == OVER
        self.over[game] = 1 if over else 0
        self.cut[game] = 1 if not over and self.steps[game] == self.most_steps else 0
        if over or self.reward != RESULT:
            for i in range(self.rewarded):
                value = self.value(state, i if self.seat == EVERY_SEAT else self.seat)
                self.rewards[rewards + i] = value - self.values[rewards + i]
                self.values[rewards + i] = value
        else:
            for i in range(self.rewarded):
                self.rewards[rewards + i] = 0.0
        self.look(game)
        return True

    def value(self, state: State, seat: i64) -> float:
        """Return what is rewarded when it changes."""
        if self.reward == POINTS:
            return float(self.encoder.points(state, seat))
        if state.turn == OVER:
            return self.result(state, seat)
        if self.reward == ODDS:
            return self.heuristic.odds(state)[seat]
        return 0.0

    def result(self, state: State, seat: i64) -> float:
        """Return a seat's part of the win; alone, its points as part of all there are."""
        result = state.result()
        if result is None:
            return 0.0
        if self.full > 0.0:
            return float(result.points[seat]) / self.full
        if result.ranks[seat] != 1:
            return 0.0
        return 1.0 / float(result.ranks.count(1))

    # -- all of them -----------------------------------------------------------------------------

    def seed(self, seed: int) -> None:
        """Give each game luck of its own: that of the n-th does not depend on how many there are."""
        for game in range(self.count):
            self.rngs[game] = Rng(mix(seed, int(game)))

    def start_all(self) -> None:
        """Begin every game anew."""
        for game in range(self.count):
            self.start(game)

    def step_all(self, chosen: list[int]) -> None:
        """Play a choice in each game. One that is over begins anew instead, whatever was chosen."""
        for game in range(self.count):
            if self.over[game] == 1 or self.cut[game] == 1:
                self.start(game)
            else:
                self.step(game, chosen[game])

    def any_legal(self, rng: Rng) -> "vec[i64]":
        """Return for each game a place by lot among those that may be chosen; 0 in one that is over."""
        found = vec[i64]([0 for _ in range(self.count)])
        for game in range(self.count):
            if self.open[game] > 0:
                found[game] = self.places[game * MOST_ACTIONS + rng.below(self.open[game])]
        return found

    def run(self, rng: Rng, steps: i64) -> i64:
        """Take so many steps in each game with choices by lot; return how many were taken (for the benchmark)."""
        for _ in range(steps):
            chosen = self.any_legal(rng)
            for game in range(self.count):
                if self.over[game] == 1 or self.cut[game] == 1:
                    self.start(game)
                else:
                    self.step(game, chosen[game])
        return steps * self.count
