"""What a title declares for learning machines: its fields and its table of actions, on random walks."""

from collections.abc import Iterator

import pytest

from sobremesa.core.action_table import NOT_THERE
from sobremesa.core.meta import Setup
from sobremesa.core.registry import game, titles
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import State


def setups() -> Iterator[tuple[str, Setup]]:
    """Return every title and edition, with the fewest and the most players."""
    for id in titles():
        meta = game(id).meta
        for edition in meta.editions:
            for players in sorted({edition.least_players, edition.most_players}):
                yield id, meta.setup(edition=edition.id, players=players, level=edition.levels[-1])


EVERY = pytest.mark.parametrize(
    ("title", "setup"), list(setups()), ids=lambda one: one if isinstance(one, str) else f"{one.edition}-{one.players}"
)


def walk(title: str, setup: Setup, seed: int, most: int = 1500) -> Iterator[State]:
    """Return the positions of a random game in which somebody is to choose."""
    state, rng = game(title).new(setup), Rng(seed)
    for _ in range(most):
        if state.turn == OVER:
            return
        if state.turn == CHANCE:
            state.apply(state.sample(rng))
        else:
            yield state
            actions = state.legal()
            state.apply(actions[rng.below(len(actions))])


@EVERY
def test_every_number_lies_within_the_bounds_of_its_field(title: str, setup: Setup) -> None:
    encoder = game(title).encoder(game(title).new(setup))
    for state in walk(title, setup, 1):
        for seat in range(setup.players):
            numbers, at = encoder.numbers(state, seat), 0
            assert len(numbers) == encoder.size
            for field in encoder.fields:
                for number in numbers[at : at + field.size]:
                    assert field.least <= number <= field.most, field
                at += field.size


@EVERY
def test_the_table_has_every_legal_action_once(title: str, setup: Setup) -> None:
    table = game(title).encoder(game(title).new(setup)).table
    assert len(set(table.actions)) == table.size
    for seed in range(1, 4):
        for state in walk(title, setup, seed):
            legal = table.legal(state)
            assert list(legal.values()) == state.legal(), [
                game(title).text(state, a) for a in state.legal() if a not in legal.values()
            ]
            assert NOT_THERE not in legal
