"""A game between bots that is kept: every action of it, to be looked at again."""

from collections.abc import Sequence

from sobremesa.bots.levels import make
from sobremesa.core.match import Match
from sobremesa.core.record import Record
from sobremesa.core.registry import game as find_game
from sobremesa.core.rng import mix

__all__ = ["recorded"]


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
