"""The tables a parameters makes once say what its plans, investments and events say."""

from collections import Counter

import pytest

from sobremesa.games.elplan.engine.columns import (
    ASKS,
    COST,
    GAIN,
    GAIN_ANY,
    GAIN_D7,
    INCOME,
    LOSE,
    LOSE_ANY,
    RESET,
    REWARDS,
    TOKEN,
    TOKENS,
    TOUCHES,
)
from sobremesa.games.elplan.engine.numbers import MEMBERS
from sobremesa.games.elplan.engine.parameters import Parameters

from .table import fresh

pytestmark = pytest.mark.pure

PARAMETERS = [fresh(edition).state.parameters for edition in ("es", "en", "tutorial")]


@pytest.mark.parametrize("parameters", PARAMETERS)
def test_every_row_of_a_plan_is_known_by_its_resource_and_by_its_process(parameters: Parameters) -> None:
    for plan in range(int(parameters.plan_count)):
        rows = range(int(parameters.rows(plan)))
        for thing in range(3):
            assert list(MEMBERS[parameters.paid[plan * 3 + thing]]) == [
                row for row in rows if parameters.pays(plan, row) == thing
            ]
            doing = [row for row in rows if parameters.process(plan, row) == thing]
            assert list(MEMBERS[parameters.working[plan * 3 + thing]]) == doing


@pytest.mark.parametrize("parameters", PARAMETERS)
def test_what_activates_a_card_is_its_tokens_less_those_that_ideas_stand_in_for(parameters: Parameters) -> None:
    for card in range(int(parameters.card_count)):
        tokens = [int(parameters.card(card, TOKEN + place)) for place in range(int(parameters.card(card, TOKENS)))]
        for ideas in range(2 ** len(tokens)):
            laid = Counter(3 if ideas & 2**place else token for place, token in enumerate(tokens))
            at = (card * 8 + ideas) * 4
            assert list(parameters.needs[at : at + 4]) == [laid[token] for token in range(4)]


@pytest.mark.parametrize("parameters", PARAMETERS)
def test_a_refund_is_any_choice_of_the_printed_cost_worth_the_liquidation(parameters: Parameters) -> None:
    for card in range(int(parameters.card_count)):
        cost = [int(parameters.card(card, COST + resource)) for resource in range(3)]
        choices = [(tokens >> 4, tokens >> 2 & 3, tokens & 3) for tokens in parameters.refunds[card]]
        value = parameters.liquidation_value(card)
        assert all(sum(tokens) == value for tokens in choices)
        assert sorted(choices) == [
            (human, money, value - human - money)
            for human in range(cost[0] + 1)
            for money in range(cost[1] + 1)
            if 0 <= value - human - money <= cost[2]
        ]


@pytest.mark.parametrize("parameters", PARAMETERS)
def test_what_a_card_or_an_event_does_is_noted_exactly_when_a_column_says_so(parameters: Parameters) -> None:
    for card in range(int(parameters.card_count)):
        assert parameters.income[card] == sum(parameters.card(card, INCOME + resource) for resource in range(3))
    for event in range(int(parameters.event_count)):
        moved = [parameters.event(event, column + i) for column in (GAIN, LOSE) for i in range(3)]
        moved += [parameters.event(event, RESET), parameters.event(event, LOSE_ANY)]
        assert parameters.does(event, TOUCHES) == any(moved)
        assert parameters.does(event, ASKS) == any(parameters.event(event, column) for column in (GAIN_ANY, LOSE_ANY))
        assert parameters.does(event, REWARDS) == any(parameters.event(event, GAIN_D7 + i) for i in range(3))
    assert not parameters.does(-1, TOUCHES)
