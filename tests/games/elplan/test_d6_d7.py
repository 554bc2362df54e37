"""Districts 6 and 7: subsidy and innovation."""

import pytest

from sobremesa.games.elplan.engine.numbers import IDEAS, INNOVATION

from .tables import (
    begin,
    do,
    give,
    go,
    offered,
    refused,
    rules_told,
    stand,
    stock,
    subsidies,
    subsidy,
    till,
    walk,
    wares,
)


@pytest.mark.rule("elplan.d6.subsidy_es")
@pytest.mark.parametrize("edition", ["es", "tutorial"])
def test_a_space_gives_a_resource_of_all_three_kinds_and_the_money_lying_on_it(edition: str) -> None:
    state = begin(edition)
    state.period = 5
    walk(subsidies(stand(give(state, 0), 0, "d6a"), 2, 1, 0), 6)
    assert till(state, 0) == (0, 2, 0)
    assert offered(state) == {"take human", "take money", "take energy", "done"}
    assert subsidy(state) == (0, 1, 0)
    do(state, "take human")
    assert till(state, 0) == (1, 2, 0)


@pytest.mark.rule("elplan.d6.subsidy_es")
def test_taking_is_not_compulsory_and_others_get_nothing() -> None:
    state = walk(stand(begin(), 1, "d6a"), 6)
    assert state.turn == 1
    do(state, "done")
    assert till(state, 1) == (2, 2, 2)


@pytest.mark.rule("elplan.d6.subsidy_en")
def test_in_english_the_subsidy_is_one_money_or_one_energy() -> None:
    state = walk(subsidies(stand(give(begin("en"), 0), 0, "d6a"), 1), 6)
    assert offered(state) == {"take money", "take energy", "done"}
    assert refused(state, "take human").code == "not-that-kind"
    assert refused(state, "take human").rule == "elplan.d6.subsidy_en"
    do(state, "take energy")
    assert till(state, 0) == (0, 1, 1)
    assert rules_told(state, "took") == {"elplan.d6.subsidy_en"}


@pytest.mark.rule("elplan.d7.innovate")
def test_three_different_products_become_an_idea_as_often_as_there_are_sets() -> None:
    state = go(stock(begin(), 0, 2, 2, 3), INNOVATION)
    do(state, "innovate", "innovate")
    assert state.get(0, IDEAS) == 2
    state = go(stock(begin(), 0, 2, 2, 3), INNOVATION)
    do(state, "innovate", "done")
    assert state.get(0, IDEAS) == 1


@pytest.mark.rule("elplan.d7.innovate")
def test_it_is_optional_and_a_set_needs_all_three_types() -> None:
    state = go(stock(stock(begin(), 0, 1, 1, 1), 1, 3, 3, 0), INNOVATION)
    assert state.turn == 0
    do(state, "done")
    assert state.get(0, IDEAS) == 0
    assert state.phase != INNOVATION


@pytest.mark.rule("elplan.d7.innovate")
def test_the_variant_allows_one_set_per_period() -> None:
    state = go(stock(begin(ideas_per_period=1), 0, 2, 2, 3), INNOVATION)
    do(state, "innovate")
    assert state.get(0, IDEAS) == 1
    assert state.phase != INNOVATION
    assert sum(wares(state, 0)) <= 4
