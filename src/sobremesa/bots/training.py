"""Self-play with temporal differences: an evaluation learns from games that are played by it.

What is valued are afterstates: positions as an action has left them, before chance has its say. After a game each
is drawn towards what the next one turned out to be worth, from the end backwards.
"""

from math import exp

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.evaluation import Evaluation, zeros
from sobremesa.core.heuristic import Heuristic
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import State, new_buffer


def mean_alone(start: State, heuristic: Heuristic, games: i64, rng: Rng) -> float:
    """Return how well a heuristic does on average if it plays so many games by itself, on the only seat."""
    buffer = new_buffer()
    sum = 0.0
    for _ in range(games):
        state = start.copy()
        while state.turn != OVER:
            if state.turn == CHANCE:
                state.apply(state.sample(rng))
            else:
                state.apply(heuristic.careful(state, buffer))
        sum += heuristic.odds(state)[0]
    return sum / float(games)


def share_won(start: State, heuristic: Heuristic, rival: Heuristic, games: i64, rng: Rng) -> float:
    """Return what part of the victories a heuristic has with half of the seats against another: each luck is met twice,
    with the seats turned round.
    """
    buffer = new_buffer()
    sum = 0.0
    seed: i64 = 0
    for game in range(games):
        if game % 2 == 0:
            seed = rng.word()
        luck = Rng(seed)
        state = start.copy()
        while state.turn != OVER:
            if state.turn == CHANCE:
                state.apply(state.sample(luck))
            elif (state.turn + game) % 2 == 0:
                state.apply(heuristic.careful(state, buffer))
            else:
                state.apply(rival.careful(state, buffer))
        odds = heuristic.odds(state)
        for seat in range(len(odds)):
            if (seat + game) % 2 == 0:
                sum += odds[seat]
    return sum / float(games)


class Training:
    """Games of one set-up, and what is learnt from them. The same seed gives the same weights."""

    def __init__(self, start: State, heuristic: Heuristic, evaluation: Evaluation, players: i64, rng: Rng) -> None:
        self.start = start
        self.heuristic = heuristic
        """By whose judgement is played: one that uses the evaluation."""
        self.evaluation = evaluation
        self.players: i64 = players
        self.rng = rng
        self.pace = 0.05
        """What part of an error is made good at once."""
        self.memory = 0.7
        """How much more the end of a game counts than what was thought of it on the way (lambda)."""
        self.curiosity: i64 = 20
        """One in so many actions is any at all."""
        self.buffer = new_buffer()
        self.features = vec[i64]()
        """Of all moments, one after another, and of each seat in them."""
        self.begins = vec[i64]()
        self.knowns = vec[float]()
        self.cuts: list[bool] = []
        """By moment: whether the game went on otherwise, so that nothing later says anything of it."""
        self.targets = zeros(int(players))
        self.scores = zeros(int(players))
        self.errors = 0.0
        self.moments: i64 = 0

    def play(self, games: i64) -> None:
        """Play so many games and learn from each."""
        for _ in range(games):
            self.play_one()

    def play_one(self) -> None:
        """Play a game and learn from it, unless everybody lost."""
        self.features = self.features[:0]
        self.begins = self.begins[:0]
        self.knowns = self.knowns[:0]
        self.cuts = []
        state = self.start.copy()
        heuristic = self.heuristic
        rng = self.rng
        while state.turn != OVER:
            if state.turn == CHANCE:
                state.apply(state.sample(rng))
                continue
            action = heuristic.careful(state, self.buffer)
            if rng.below(self.curiosity) == 0:
                # What led here is worth what the best action makes of it; the other one begins anew.
                best = state.copy()
                best.apply(action)
                if best.turn != OVER:
                    self.keep(best, True)
                action = self.buffer[rng.below(state.legal_into(self.buffer))]
            state.apply(action)
            if state.turn != OVER:
                self.keep(state, False)
        odds = heuristic.odds(state)
        whole = 0.0
        for seat in range(self.players):
            self.targets[seat] = odds[seat]
            whole += odds[seat]
        if self.players == 1 or whole > 0.5:
            self.learn()

    def keep(self, state: State, cut: bool) -> None:
        """Keep the features of a moment for all seats."""
        evaluation = self.evaluation
        for seat in range(self.players):
            evaluation.count = 0
            evaluation.note(state, seat)
            self.begins = append(self.begins, len(self.features))
            for i in range(evaluation.count):
                self.features = append(self.features, evaluation.found[i])
            self.knowns = append(self.knowns, evaluation.known(state, seat))
        self.cuts.append(cut)

    def recall(self, entry: i64) -> float:
        """Return the score of a moment and seat that were kept; its features are noted again."""
        evaluation = self.evaluation
        begin = self.begins[entry]
        end: i64 = len(self.features)
        if entry + 1 < len(self.begins):
            end = self.begins[entry + 1]
        for i in range(begin, end):
            evaluation.found[i - begin] = self.features[i]
        evaluation.count = end - begin
        return self.knowns[entry] + evaluation.learned()

    def learn(self) -> None:
        """Go through the game from its end: each moment is drawn towards what came of it."""
        players = self.players
        scores = self.scores
        targets = self.targets
        for moment in range(len(self.cuts) - 1, -1, -1):
            for seat in range(players):
                scores[seat] = self.recall(moment * players + seat)
            if players > 1:
                self.share_out()
            if self.cuts[moment]:
                # Not what was played: only what to think of the moment before.
                for seat in range(players):
                    targets[seat] = scores[seat]
                continue
            for seat in range(players):
                error = targets[seat] - scores[seat]
                self.errors += error * error
                self.recall(moment * players + seat)
                self.correct(error)
                targets[seat] = self.memory * targets[seat] + (1.0 - self.memory) * scores[seat]
            self.moments += 1

    def share_out(self) -> None:
        """Turn scores into odds that add up to one."""
        scores = self.scores
        most = scores[0]
        for seat in range(self.players):
            most = max(most, scores[seat])
        whole = 0.0
        for seat in range(self.players):
            scores[seat] = exp(scores[seat] - most)
            whole += scores[seat]
        for seat in range(self.players):
            scores[seat] /= whole

    def correct(self, error: float) -> None:
        """Change the weights behind the score that was recalled so that it moves by a part of the error."""
        evaluation = self.evaluation
        hidden = evaluation.hidden
        units = evaluation.units
        out = evaluation.out
        rows = evaluation.rows
        count = float(evaluation.count + 1)
        square = 1.0
        for h in range(hidden):
            if units[h] > 0.0:
                square += units[h] * units[h] + count * out[h] * out[h]
        step = self.pace * error / square
        out[hidden] += step
        for h in range(hidden):
            if units[h] > 0.0:
                # What is to change below is measured before what is above changes; a unit's value is not needed again.
                change = step * out[h]
                out[h] += step * units[h]
                evaluation.biases[h] += change
                units[h] = change
            else:
                units[h] = 0.0
        for i in range(evaluation.count):
            row = evaluation.found[i] * hidden
            for h in range(hidden):
                rows[row + h] += units[h]
