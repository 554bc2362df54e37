"""District 6: subsidy."""

import pytest

from .table import begin


@pytest.mark.rule("elplan.d6.subsidy_es")
@pytest.mark.parametrize("edition", ["es", "tutorial"])
def test_a_space_gives_a_resource_of_all_three_kinds_and_the_money_lying_on_it(edition: str) -> None:
    table = begin(edition)
    table.state.period = 5
    table.give(0).stand(0, "d6a").subsidies(2, 1, 0).walk(6)
    assert table.till(0) == (0, 2, 0)
    assert table.offered() == {"take human", "take money", "take energy", "done"}
    assert table.subsidy() == (0, 1, 0)
    table.play("take human")
    assert table.till(0) == (1, 2, 0)


@pytest.mark.rule("elplan.d6.subsidy_es")
def test_taking_is_not_compulsory_and_others_get_nothing() -> None:
    table = begin().stand(1, "d6a").walk(6)
    assert table.state.turn == 1
    table.play("done")
    assert table.till(1) == (2, 2, 2)


@pytest.mark.rule("elplan.d6.subsidy_en")
def test_in_english_the_subsidy_is_one_money_or_one_energy() -> None:
    table = begin("en").give(0).stand(0, "d6a").subsidies(1).walk(6)
    assert table.offered() == {"take money", "take energy", "done"}
    table.refused("take human", code="not-that-kind")
    table.refused("take human", "elplan.d6.subsidy_en")
    table.play("take energy")
    assert table.till(0) == (0, 1, 1)
    assert table.rules_of("took") == {"elplan.d6.subsidy_en"}
