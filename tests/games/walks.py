"""Random walks through any title, for property tests."""

from collections.abc import Iterator

from sobremesa.core.game import Game
from sobremesa.core.match import Match
from sobremesa.core.registry import game, titles
from sobremesa.core.rng import Rng, mix

__all__ = ["ALL", "setups", "walk"]


def setups() -> Iterator[tuple[str, str, int, int]]:
    """Every title, edition, level, and its least and most players."""
    for id in titles():
        for edition in game(id).meta.editions:
            for level in edition.levels:
                for players in sorted({edition.least_players, edition.most_players}):
                    yield id, edition.id, level, players


ALL = list(setups())


def start(id: str, edition: str, level: int, players: int, seed: int, content: str = "") -> Match:
    """A match with a random setting of the options."""
    title: Game = game(id)
    rng = Rng(mix(seed, 99))
    choices = {option.name: option.fitting(players) for option in title.meta.options}
    options = {name: some[int(rng.below(len(some)))] for name, some in choices.items()}
    setup = title.meta.setup(players=players, edition=edition, level=level, options=options, content=content)
    return Match(title, setup, [f"p{seat}" for seat in range(players)], seed)


def walk(match: Match, actions: int) -> Match:
    """Play so many actions at random, chance included, or to the end; endings by choice only now and then."""
    rng = Rng(mix(match.seed, 1))
    for _ in range(actions):
        if match.is_over:
            break
        if match.state.turn < 0:
            match.play(match.chance())
        else:
            legal = match.state.legal()
            action = legal[int(rng.below(len(legal)))]
            if match.game.text(match.state, action) == "end" and len(legal) > 1 and rng.below(20) > 0:
                action = legal[0]
            match.play(action)
    return match
