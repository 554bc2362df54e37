"""Random walks through any title, for property tests."""

from collections.abc import Iterable

from sobremesa.core.match import Match
from sobremesa.core.registry import game
from sobremesa.core.rng import Rng, mix

SetupOf = tuple[str, str, int, int]
"""A title, its edition, the level and how many play."""


def setups(titles: Iterable[str]) -> list[SetupOf]:
    """Return every edition and level of these titles, each with its least and its most players."""
    return [
        (id, edition.id, level, players)
        for id in titles
        for edition in game(id).meta.editions
        for level in edition.levels
        for players in sorted({edition.least_players, edition.most_players})
    ]


def start(id: str, edition: str, level: int, players: int, seed: int, content: str = "") -> Match:
    """Return a match with a random setting of the options."""
    title = game(id)
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
