"""The search: what it sees, what it keeps, what it tries."""

import pytest

from sobremesa.bots import evaluate
from sobremesa.bots.search import Search
from sobremesa.core.game import Game
from sobremesa.core.registry import game, titles
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE
from sobremesa.core.state import State
from tests.bots.test_bots import a_choice


def tree(search: Search) -> list[tuple[int, int, float]]:
    return [(int(node.action), int(node.visits), node.total) for node in search.root.children]


def searched(title: Game, state: State, simulations: int) -> Search:
    search = Search(state, title.heuristic, Rng(5))
    search.run(simulations)
    return search


@pytest.mark.parametrize("id", titles())
def test_the_same_seed_and_simulations_grow_the_same_tree(id: str) -> None:
    title = game(id)
    state = a_choice(title)
    assert tree(searched(title, state, 40)) == tree(searched(title, state, 40))
    assert searched(title, state, 40).simulations == 40


def is_shared_by_nobody(state: State) -> bool:
    """Tell whether the IMF may win: at a table of the club, or at the end."""
    return state.turn == -2 or bool(getattr(state, "club", 0))


@pytest.mark.parametrize("id", titles())
def test_odds_are_odds_and_add_up_to_one_at_a_table(id: str) -> None:
    title = game(id)
    state, rng = title.new(), Rng(3)
    for _ in range(300):
        if state.turn == -2:
            break
        legal = state.legal()
        state.play(state.sample(rng) if state.turn == CHANCE else legal[rng.below(len(legal))])
        odds = evaluate(title, state)
        assert all(0.0 <= one <= 1.0 for one in odds)
        if len(odds) > 1 and not is_shared_by_nobody(state):
            assert sum(odds) == pytest.approx(1.0)


def test_the_worse_half_of_the_candidates_is_given_up() -> None:
    title = game("planeta")
    search = searched(title, a_choice(title, 8, 10), 200)
    visits = sorted((int(node.visits) for node in search.root.children), reverse=True)
    assert visits[1] > 2 * visits[5]
    assert len(search.candidates) == 2


def test_each_candidate_meets_the_same_luck() -> None:
    title = game("planeta")
    search = Search(a_choice(title), title.heuristic, Rng(5))
    search.deal(3)
    third = search.luck.word()
    search.deal(1)
    assert search.luck.word() != third
    search.deal(3)
    assert search.luck.word() == third


def test_a_tree_goes_on_after_the_action_that_was_searched() -> None:
    title = game("elplan")
    state = a_choice(title, 6, 40)
    search = searched(title, state, 200)
    seat = state.turn
    state.play(search.best())
    if state.turn == seat:
        assert search.follow(state)
        assert search.root.visits > 0
    assert not search.follow(title.new())


def test_between_the_amounts_of_a_ladder_others_are_tried() -> None:
    title = game("deuda")
    state, chance = title.new(players=3), Rng(1)
    while state.turn == CHANCE or not state.ranges():
        state.play(state.sample(chance) if state.turn == CHANCE else state.legal()[0])
    search = searched(title, state, 10)
    choice = state.ranges()[0]
    ladder = [node for node in search.root.children if int(node.action) in choice]
    before = len(search.root.children)
    search.refine(ladder[2])
    added = search.root.children[before:]
    assert len(added) == 2
    assert all(state.why_not(node.action) is None for node in added)
    assert not {int(node.action) for node in added} & set(state.legal())


def test_a_search_trusts_second_thoughts_as_the_title_says_and_first_sight_less() -> None:
    title = game("deuda")
    state = a_choice(title)
    rng = Rng(5)
    assert Search(state, title.heuristic, rng).trust == title.heuristic.trust() == 3.0
    assert Search(state, title.heuristic, rng, first_sight=True).trust == 1.0
    assert Search(state, title.heuristic, rng, trust=0.5).trust == 0.5
    # What is thought little of must do better than what is thought much of, by so many errors more.
    cautious, bold = (Search(state, title.heuristic, Rng(5), trust=trust) for trust in (3.0, 1.0))
    for search in (cautious, bold):
        search.run(24)
    most = max(cautious.root.children, key=lambda node: node.prior)
    least = min((node for node in cautious.root.children if node.visits), key=lambda node: node.prior)
    assert cautious.score(most) - cautious.score(least) > bold.score(most) - bold.score(least)
