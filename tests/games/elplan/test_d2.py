"""District 2: administration."""

import pytest

from sobremesa.core.packing import pack
from sobremesa.core.vocabulary import Kind
from sobremesa.games.elplan.engine.actions import EXCHANGE
from sobremesa.games.elplan.engine.numbers import ADMINISTRATION, CREDIT, DEBT, IDEAS, ROW_IDEAS, ROWS
from sobremesa.games.elplan.view.kinds import PLACES, TERMS, TOKENS

from .tables import (
    GAME,
    begin,
    card,
    do,
    give,
    go,
    offered,
    own,
    owned,
    refused,
    rows,
    rules_told,
    said,
    stand,
    till,
    walk,
)


@pytest.mark.rule("elplan.d2.opportunity")
@pytest.mark.parametrize("edition", ["es", "en", "tutorial"])
def test_the_spaces_give_one_human_capital_each(edition: str) -> None:
    state = stand(stand(begin(edition), 0, "d2"), 2, "d2b")
    state.period = 5
    walk(state, 2)
    assert [till(state, seat)[0] for seat in range(3)] == [3, 2, 3]
    assert rules_told(state, "took") == {"elplan.d2.opportunity"}


@pytest.mark.rule("elplan.d2.deactivate")
def test_tokens_come_back_from_processes_and_from_whole_cards() -> None:
    state = own(rows(give(begin(), 0), 0, 0b11), 0, "galpon", filled=3)
    walk(state, 2)
    do(state, "empty-row 1", "empty galpon")
    assert till(state, 0) == (2, 0, 1)
    assert state.get(0, ROWS) == 0b10
    assert refused(state, "empty-row 1").code == "is-empty"
    assert refused(state, "empty-slot galpon 1").code == "wrong-way"


@pytest.mark.rule("elplan.d2.deactivate")
def test_slots_and_the_extra_token_of_a_slash_card_are_emptied_by_themselves() -> None:
    state = own(own(give(begin(), 0), 0, "bodega", filled=7), 0, "industria", filled=1)
    walk(state, 2)
    assert refused(state, "empty bodega").code == "wrong-way"
    do(state, "empty-slot bodega 2", "empty-slot industria 1")
    assert till(state, 0) == (1, 0, 1)
    assert state.filled(0, 0) == 0b101


@pytest.mark.rule("elplan.d2.activate")
def test_a_process_takes_the_printed_resource_and_an_investment_all_its_tokens_at_once() -> None:
    state = own(give(begin(), 0, human=2, energy=1), 0, "galpon")
    walk(state, 2)
    do(state, "fill-row 1 token", "activate galpon -")
    assert till(state, 0) == (0, 0, 0)
    assert state.is_active(0, 0)
    assert refused(state, "fill-row 1 token").code == "is-filled"
    state = walk(own(give(begin(), 0, human=2), 0, "galpon"), 2)
    assert refused(state, "activate galpon -").code == "cannot-pay"
    assert refused(state, "activate galpon -").rule == "elplan.d2.activate"


@pytest.mark.rule("elplan.d2.activate")
def test_what_is_active_from_before_stays_active_without_paying_again() -> None:
    state = walk(rows(give(begin(), 0), 0, 0b1), 2)
    do(state, "done")
    assert state.get(0, ROWS) == 1
    assert till(state, 0) == (0, 0, 0)


@pytest.mark.rule("elplan.d2.locked")
def test_a_token_placed_this_period_stays_until_the_next_district_two() -> None:
    state = own(give(begin(), 0, human=2, energy=1, ideas=1), 0, "galpon")
    walk(state, 2)
    do(state, "fill-row 1 token", "activate galpon -")
    for text in ("empty-row 1", "empty galpon", "swap-row 1", "swap galpon 1", "liquidate galpon m"):
        assert refused(state, text).code == "locked"
    walk(state, 2)
    do(state, "empty-row 1", "empty galpon")
    assert till(state, 0) == (2, 0, 1)


@pytest.mark.rule("elplan.d2.idea_wildcard")
def test_an_idea_stands_in_for_a_resource_on_plans_and_investments() -> None:
    state = walk(own(give(begin(), 0, human=1, ideas=2), 0, "galpon"), 2)
    do(state, "activate galpon 2", "fill-row 2 idea")
    assert till(state, 0) == (0, 0, 0)
    assert state.get(0, IDEAS) == 0
    assert state.all_ideas(0) == 2
    assert state.get(0, ROW_IDEAS) == 0b10
    assert refused(state, "fill-row 3 idea").code == "no-idea"


@pytest.mark.rule("elplan.d2.idea_wildcard")
def test_an_idea_frees_a_resource_that_lies_there_and_is_locked_itself() -> None:
    state = walk(own(rows(give(begin(), 0, ideas=2), 0, 1), 0, "galpon", filled=3), 2)
    do(state, "swap-row 1", "swap galpon 2")
    assert till(state, 0) == (1, 0, 1)
    assert state.ideas_on(0, 0) == 0b10
    assert refused(state, "empty-row 1").code == "locked"
    assert refused(state, "empty galpon").code == "locked"
    assert refused(state, "swap-row 1").code == "is-idea"
    assert refused(state, "swap galpon 2").code == "is-idea"


@pytest.mark.rule("elplan.d2.liquidate_es")
def test_an_investment_is_returned_for_its_cost_less_one_the_player_picks_which() -> None:
    state = walk(own(own(give(begin(), 0), 0, "galpon", filled=3), 0, "taller"), 2)
    assert {"liquidate galpon m", "liquidate galpon e"} <= offered(state)
    assert refused(state, "liquidate galpon me").code == "wrong-tokens"
    do(state, "liquidate galpon e")
    assert till(state, 0) == (1, 0, 2)
    assert owned(state, 0) == ["taller"]
    assert refused(state, "liquidate taller m").code == "liquidated-already"


@pytest.mark.rule("elplan.d2.liquidate_es")
def test_a_card_of_cost_one_gives_its_token_and_ideas_on_it_come_back() -> None:
    state = walk(own(give(begin(), 0, ideas=0), 0, "taller", filled=1, ideas=1), 2)
    do(state, "liquidate taller m")
    assert till(state, 0) == (0, 1, 0)
    assert state.get(0, IDEAS) == 1
    total = state.deck_size(0, 0) + state.deck_size(0, 1)
    assert total + 2 == sum(int(state.parameters.card(c, 21)) for c in range(13))


@pytest.mark.rule("elplan.d2.liquidate_en")
def test_in_english_only_the_entrepreneur_of_district_two_liquidates_for_half_rounded_up() -> None:
    state = walk(own(give(begin("en"), 0), 0, "packing_line"), 2)
    assert refused(state, "liquidate packing_line me").code == "not-on-space"
    assert refused(state, "liquidate packing_line me").rule == "elplan.d2.liquidate_en"
    state = walk(own(stand(give(begin("en"), 0), 0, "d2"), 0, "packing_line"), 2)
    assert {"liquidate packing_line me", "liquidate packing_line ee"} <= offered(state)
    assert refused(state, "liquidate packing_line m").code == "wrong-tokens"
    assert refused(state, "liquidate packing_line m").rule == "elplan.d2.liquidate_en"
    do(state, "liquidate packing_line ee")
    assert till(state, 0) == (1, 0, 2)
    assert rules_told(state, "liquidated") == {"elplan.d2.liquidate_en"}


@pytest.mark.rule("elplan.d2.exchange")
def test_two_idle_tokens_are_exchanged_for_one_of_a_different_kind() -> None:
    state = walk(give(begin(), 0, human=2, money=1, energy=1), 2)
    do(state, "exchange human human money", "exchange money energy human")
    assert till(state, 0) == (1, 1, 0)
    assert refused(state, "exchange human money human").rule == "elplan.d2.exchange"
    state = walk(give(begin("en"), 0, human=2), 2)
    assert refused(state, "exchange human human money").code == "no-exchange"


@pytest.mark.rule("elplan.d2.exchange")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("exchange human human money", "it takes 2 human capital, and you have 1 human capital idle"),
        ("exchange human energy money", "it takes 1 human capital, 1 energy, and you have 1 human capital idle"),
    ],
)
def test_a_refused_exchange_says_what_it_takes_and_what_there_is(text: str, said: str) -> None:
    state = walk(give(begin(), 0, human=1, money=1, energy=0), 2)
    assert GAME.explain(refused(state, text), "en", ("ana", "beto", "cata"), state) == said


@pytest.mark.rule("elplan.d2.exchange")
@pytest.mark.parametrize("text", ["exchange human energy money", "exchange energy human money"])
def test_the_two_given_have_no_order_and_are_written_in_one(text: str) -> None:
    state = walk(give(begin(), 0, human=1, energy=1), 2)
    action = GAME.parse(state, text)
    assert GAME.text(state, action) == "exchange human energy money"
    assert state.legal().count(action) == 1
    assert [a for a in GAME.space(state) if GAME.text(state, a) == "exchange human energy money"] == [action]
    assert till(do(state, text), 0) == (0, 1, 0)


@pytest.mark.rule("elplan.d2.exchange")
def test_a_sentence_may_name_the_two_given_in_either_order() -> None:
    state = walk(give(begin(), 0, human=1, energy=1), 2)
    action = GAME.parse(state, "exchange human energy money")
    said = GAME.text(state, action, "en")
    turned = said.replace("energy", "human capital", 1).replace("human capital", "energy", 1)
    assert turned != said
    assert GAME.parse(state, turned) == action


@pytest.mark.rule("elplan.d2.exchange")
def test_a_packed_exchange_has_the_smaller_first() -> None:
    state = walk(give(begin(), 0, human=1, energy=1), 2)
    turned = state.why_not(pack(EXCHANGE, 2, 0, 1))
    assert turned is not None
    assert turned.family == "malformed"


@pytest.mark.parametrize(
    ("verb", "kind", "texts"),
    [
        ("liquidate", TOKENS, ("hmm", "mhm", "mmh", "HMM")),
        ("acquire", TERMS, ("money-off+credit", "credit+money-off")),
        ("buy", TERMS, ("money-off+adviser+credit", "adviser+credit+money-off")),
        ("activate", PLACES, ("13", "31")),
    ],
)
def test_parts_without_order_are_read_in_any(verb: str, kind: Kind, texts: tuple[str, ...]) -> None:
    values = {kind.value(text, None) for text in texts}
    assert len(values) == 1
    (value,) = values
    assert value is not None
    assert kind.token(value, None) == texts[0]
    assert kind in [some for phrase in GAME.words.phrases if phrase.name == verb for _, some in phrase.fields]


@pytest.mark.parametrize(
    ("kind", "text"), [(TOKENS, "hmmx"), (TERMS, "credit+credit"), (TERMS, "plain+credit"), (PLACES, "33"), (TERMS, "")]
)
def test_parts_that_do_not_go_together_are_not_read(kind: Kind, text: str) -> None:
    assert kind.value(text, None) is None


@pytest.mark.rule("elplan.d2.any_order")
def test_the_actions_come_in_any_order_and_number() -> None:
    state = walk(give(begin(), 0, human=2, money=2, energy=2), 2)
    do(state, "exchange money money human", "fill-row 1 token", "exchange human human energy", "fill-row 2 token")
    assert state.get(0, ROWS) == 0b11


@pytest.mark.rule("elplan.d2.any_order")
def test_in_the_printed_order_exchanged_tokens_cannot_activate() -> None:
    state = walk(rows(give(begin(d2_order="printed"), 0, human=2, money=2, energy=2), 0, 0b100), 2)
    do(state, "fill-row 1 token")
    assert refused(state, "empty-row 3").code == "stage-over"
    do(state, "exchange money money human")
    assert refused(state, "fill-row 2 token").rule == "elplan.d2.any_order"
    assert go(state, ADMINISTRATION).stage == 0


@pytest.mark.rule("elplan.d2.income")
def test_an_income_card_pays_if_it_is_active_when_the_district_is_enabled() -> None:
    state = own(own(give(begin(), 0, human=1), 0, "central_energia"), 0, "estrategia_rse", filled=1)
    walk(state, 2)
    assert till(state, 0) == (1, 1, 0)
    do(state, "activate central_energia -", "empty estrategia_rse")
    assert till(state, 0) == (1, 1, 0)
    walk(state, 2)
    assert till(state, 0) == (1, 1, 1)
    assert rules_told(state, "income") == {"elplan.d2.income"}


@pytest.mark.rule("elplan.d3.credit_repay")
def test_the_debt_is_paid_whole_in_district_two_and_the_card_goes_back() -> None:
    state = begin()
    state.put(0, CREDIT, 1)
    state.put(0, DEBT + 1, 2)
    state.put(0, DEBT + 2, 1)
    walk(give(state, 0, money=1, energy=1), 2)
    assert refused(state, "repay").code == "cannot-pay"
    give(state, 0, human=3, money=3)
    assert said(state, "repay") == "it takes 2 money, 1 energy, and you have 3 money idle"
    give(state, 0, money=2, energy=1)
    do(state, "repay")
    assert till(state, 0) == (0, 0, 0)
    assert state.get(0, CREDIT) == 0
    assert refused(state, "repay").code == "no-credit-held"


@pytest.mark.rule("elplan.d3.credit_repay")
def test_with_never_nobody_pays_back() -> None:
    state = begin(credit_interest="never")
    state.put(0, CREDIT, 1)
    walk(state, 2)
    assert refused(state, "repay").code == "never-repaid"
    assert card(state, "taller") >= 0
