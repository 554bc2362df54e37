"""Games between bots, recorded, for tests of what comes after a game."""

from functools import cache

from sobremesa.bots import make
from sobremesa.core.match import Match
from sobremesa.core.record import Record
from sobremesa.core.registry import game
from sobremesa.core.rng import mix

__all__ = ["played"]


@cache
def played(id: str, bots: tuple[str, ...], seed: int = 1) -> Record:
    """Return a whole game between bots, named after them and their seats."""
    title = game(id)
    names = [f"{bot.partition('@')[0]}{seat + 1}" for seat, bot in enumerate(bots)]
    match = Match(title, title.meta.setup(players=len(bots)), names, seed)
    at = [make(bot, title, mix(seed, seat)) for seat, bot in enumerate(bots)]
    match.settle()
    while not match.is_over:
        match.play(at[int(match.state.turn)].choose(match.state))
        match.settle()
    return match.record
