"""Games between bots."""

from collections.abc import Iterator, Sequence

from sobremesa.bots.bot import Bot
from sobremesa.bots.levels import make
from sobremesa.core.match import Match
from sobremesa.core.record import Record
from sobremesa.core.registry import game as find_game
from sobremesa.core.rng import Rng, mix
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import State


def moves(state: State, bots: Sequence[Bot], chance: Rng) -> Iterator[int]:
    """Play a game to its end with a bot on each seat; after each action, return who acted."""
    while (turn := int(state.turn)) != OVER:
        if turn == CHANCE:
            state.apply(state.sample(chance))
        else:
            state.play(bots[turn].choose(state))
        yield turn


def recorded(game: str, bots: Sequence[str], seed: int = 1) -> Record:
    """Return a whole game between bots, named after them and their seats."""
    title = find_game(game)
    names = [f"{bot.partition('@')[0]}{seat}" for seat, bot in enumerate(bots, 1)]
    match = Match(title, title.meta.setup(players=len(bots)), names, seed)
    players = [make(bot, title, mix(seed, seat)) for seat, bot in enumerate(bots)]
    match.settle()
    while not match.is_over:
        match.play(players[int(match.state.turn)].choose(match.state))
        match.settle()
    return match.record
