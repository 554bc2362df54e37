"""Training of what a title's experts go by: weights by evolution, an evaluation by self-play."""

from collections.abc import Callable

from sobremesa.bots.evolution import evolve
from sobremesa.bots.training import Training
from sobremesa.core.errors import UserError
from sobremesa.core.meta import Setup
from sobremesa.core.registry import game as find_game
from sobremesa.core.rng import Rng

ROUNDS = 200
"""Into so many parts the games are divided; from one to the next less is learnt of a game and less is tried out."""
FIRST_PACE, LAST_PACE = 0.1, 0.002
FIRST_CURIOSITY, LAST_CURIOSITY = 10, 100


def train(game: str, setup: Setup, games: int, seed: int, advance: Callable[[float], None]) -> str:
    """Return the weights that so many games lead to, as text. Raises `UserError` for a title that does not learn."""
    title = find_game(game)
    untrained = title.untrained()
    if untrained is not None:
        rival = title.untrained() if setup.players > 1 else None
        weights = evolve(title.new(setup), untrained, games, seed, advance, rival)
        return "".join(f"{weight}\n" for weight in weights)
    learner = title.learner()
    if learner is None:
        raise UserError("no-learner", given=title.name("en"))
    evaluation, heuristic = learner
    rng = Rng(seed)
    evaluation.scatter(rng)
    training = Training(title.new(setup), heuristic, evaluation, setup.players, rng)
    done = 0
    for number in range(ROUNDS):
        part = number / (ROUNDS - 1)
        training.pace = FIRST_PACE * (LAST_PACE / FIRST_PACE) ** part
        training.curiosity = round(FIRST_CURIOSITY + (LAST_CURIOSITY - FIRST_CURIOSITY) * part)
        some = games * (number + 1) // ROUNDS - done
        training.play(some)
        done += some
        advance(some)
    return evaluation.text()
