"""District 2: administration."""

import pytest

from sobremesa.core.packing import pack
from sobremesa.core.vocabulary import Kind
from sobremesa.games.elplan.engine.actions import EXCHANGE
from sobremesa.games.elplan.engine.numbers import ADMINISTRATION, CREDIT, DEBT, IDEAS, ROW_IDEAS, ROWS
from sobremesa.games.elplan.view.kinds import PLACES, TERMS, TOKENS

from .table import GAME, begin


@pytest.mark.rule("elplan.d2.opportunity")
@pytest.mark.parametrize("edition", ["es", "en", "tutorial"])
def test_the_spaces_give_one_human_capital_each(edition: str) -> None:
    table = begin(edition).stand(0, "d2").stand(2, "d2b")
    table.state.period = 5
    table.walk(2)
    assert [table.till(seat)[0] for seat in range(3)] == [3, 2, 3]
    assert table.rules_of("took") == {"elplan.d2.opportunity"}


@pytest.mark.rule("elplan.d2.deactivate")
def test_tokens_come_back_from_processes_and_from_whole_cards() -> None:
    table = begin().give(0).rows(0, 0b11).own(0, "galpon", filled=3)
    table.walk(2)
    table.play("empty-row 1", "empty galpon")
    assert table.till(0) == (2, 0, 1)
    assert table.state.get(0, ROWS) == 0b10
    table.refused("empty-row 1", code="is-empty")
    table.refused("empty-slot galpon 1", code="wrong-way")


@pytest.mark.rule("elplan.d2.deactivate")
def test_slots_and_the_extra_token_of_a_slash_card_are_emptied_by_themselves() -> None:
    table = begin().give(0).own(0, "bodega", filled=7).own(0, "industria", filled=1)
    table.walk(2)
    table.refused("empty bodega", code="wrong-way")
    table.play("empty-slot bodega 2", "empty-slot industria 1")
    assert table.till(0) == (1, 0, 1)
    assert table.state.filled(0, 0) == 0b101


@pytest.mark.rule("elplan.d2.activate")
def test_a_process_takes_the_printed_resource_and_an_investment_all_its_tokens_at_once() -> None:
    table = begin().give(0, human=2, energy=1).own(0, "galpon")
    table.walk(2)
    table.play("fill-row 1 token", "activate galpon -")
    assert table.till(0) == (0, 0, 0)
    assert table.state.is_active(0, 0)
    table.refused("fill-row 1 token", code="is-filled")
    table = begin().give(0, human=2).own(0, "galpon").walk(2)
    table.refused("activate galpon -", code="cannot-pay")
    table.refused("activate galpon -", "elplan.d2.activate")


@pytest.mark.rule("elplan.d2.activate")
def test_what_is_active_from_before_stays_active_without_paying_again() -> None:
    table = begin().give(0).rows(0, 0b1).walk(2)
    table.play("done")
    assert table.state.get(0, ROWS) == 1
    assert table.till(0) == (0, 0, 0)


@pytest.mark.rule("elplan.d2.locked")
def test_a_token_placed_this_period_stays_until_the_next_district_two() -> None:
    table = begin().give(0, human=2, energy=1, ideas=1).own(0, "galpon")
    table.walk(2)
    table.play("fill-row 1 token", "activate galpon -")
    for text in ("empty-row 1", "empty galpon", "swap-row 1", "swap galpon 1", "liquidate galpon m"):
        table.refused(text, code="locked")
    table.walk(2)
    table.play("empty-row 1", "empty galpon")
    assert table.till(0) == (2, 0, 1)


@pytest.mark.rule("elplan.d2.idea_wildcard")
def test_an_idea_stands_in_for_a_resource_on_plans_and_investments() -> None:
    table = begin().give(0, human=1, ideas=2).own(0, "galpon").walk(2)
    table.play("activate galpon 2", "fill-row 2 idea")
    assert table.till(0) == (0, 0, 0)
    assert table.state.get(0, IDEAS) == 0
    assert table.state.all_ideas(0) == 2
    assert table.state.get(0, ROW_IDEAS) == 0b10
    table.refused("fill-row 3 idea", code="no-idea")


@pytest.mark.rule("elplan.d2.idea_wildcard")
def test_an_idea_frees_a_resource_that_lies_there_and_is_locked_itself() -> None:
    table = begin().give(0, ideas=2).rows(0, 1).own(0, "galpon", filled=3).walk(2)
    table.play("swap-row 1", "swap galpon 2")
    assert table.till(0) == (1, 0, 1)
    assert table.state.ideas_on(0, 0) == 0b10
    table.refused("empty-row 1", code="locked")
    table.refused("empty galpon", code="locked")
    table.refused("swap-row 1", code="is-idea")
    table.refused("swap galpon 2", code="is-idea")


@pytest.mark.rule("elplan.d2.liquidate_es")
def test_an_investment_is_returned_for_its_cost_less_one_the_player_picks_which() -> None:
    table = begin().give(0).own(0, "galpon", filled=3).own(0, "taller").walk(2)
    assert {"liquidate galpon m", "liquidate galpon e"} <= table.offered()
    table.refused("liquidate galpon me", code="wrong-tokens")
    table.play("liquidate galpon e")
    assert table.till(0) == (1, 0, 2)
    assert table.owned(0) == ["taller"]
    table.refused("liquidate taller m", code="liquidated-already")


@pytest.mark.rule("elplan.d2.liquidate_es")
def test_a_card_of_cost_one_gives_its_token_and_ideas_on_it_come_back() -> None:
    table = begin().give(0, ideas=0).own(0, "taller", filled=1, ideas=1).walk(2)
    table.play("liquidate taller m")
    assert table.till(0) == (0, 1, 0)
    assert table.state.get(0, IDEAS) == 1
    total = table.state.deck_size(0, 0) + table.state.deck_size(0, 1)
    assert total + 2 == sum(int(table.state.parameters.card(c, 21)) for c in range(13))


@pytest.mark.rule("elplan.d2.liquidate_en")
def test_in_english_only_the_entrepreneur_of_district_two_liquidates_for_half_rounded_up() -> None:
    table = begin("en").give(0).own(0, "packing_line").walk(2)
    table.refused("liquidate packing_line me", code="not-on-space")
    table.refused("liquidate packing_line me", "elplan.d2.liquidate_en")
    table = begin("en").give(0).stand(0, "d2").own(0, "packing_line").walk(2)
    assert {"liquidate packing_line me", "liquidate packing_line ee"} <= table.offered()
    table.refused("liquidate packing_line m", code="wrong-tokens")
    table.refused("liquidate packing_line m", "elplan.d2.liquidate_en")
    table.play("liquidate packing_line ee")
    assert table.till(0) == (1, 0, 2)
    assert table.rules_of("liquidated") == {"elplan.d2.liquidate_en"}


@pytest.mark.rule("elplan.d2.exchange")
def test_two_idle_tokens_are_exchanged_for_one_of_a_different_kind() -> None:
    table = begin().give(0, human=2, money=1, energy=1).walk(2)
    table.play("exchange human human money", "exchange money energy human")
    assert table.till(0) == (1, 1, 0)
    table.refused("exchange human money human", "elplan.d2.exchange")
    table = begin("en").give(0, human=2).walk(2)
    table.refused("exchange human human money", code="no-exchange")


@pytest.mark.rule("elplan.d2.exchange")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("exchange human human money", "it takes 2 human capital, and you have 1 human capital idle"),
        ("exchange human energy money", "it takes 1 human capital, 1 energy, and you have 1 human capital idle"),
    ],
)
def test_a_refused_exchange_says_what_it_takes_and_what_there_is(text: str, said: str) -> None:
    table = begin().give(0, human=1, money=1, energy=0).walk(2)
    assert GAME.explain(table.refused(text), "en", ("ana", "beto", "cata"), table.state) == said


@pytest.mark.rule("elplan.d2.exchange")
@pytest.mark.parametrize("text", ["exchange human energy money", "exchange energy human money"])
def test_the_two_given_have_no_order_and_are_written_in_one(text: str) -> None:
    table = begin().give(0, human=1, energy=1).walk(2)
    action = GAME.parse(table.state, text)
    assert GAME.text(table.state, action) == "exchange human energy money"
    assert table.state.legal().count(action) == 1
    assert [a for a in GAME.space(table.state) if GAME.text(table.state, a) == "exchange human energy money"] == [
        action
    ]
    assert table.after(text).till(0) == (0, 1, 0)


@pytest.mark.rule("elplan.d2.exchange")
def test_a_sentence_may_name_the_two_given_in_either_order() -> None:
    table = begin().give(0, human=1, energy=1).walk(2)
    action = GAME.parse(table.state, "exchange human energy money")
    said = GAME.text(table.state, action, "en")
    turned = said.replace("energy", "human capital", 1).replace("human capital", "energy", 1)
    assert turned != said
    assert GAME.parse(table.state, turned) == action


@pytest.mark.rule("elplan.d2.exchange")
def test_a_packed_exchange_has_the_smaller_first() -> None:
    table = begin().give(0, human=1, energy=1).walk(2)
    turned = table.state.why_not(pack(EXCHANGE, 2, 0, 1))
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
    table = begin().give(0, human=2, money=2, energy=2).walk(2)
    table.play("exchange money money human", "fill-row 1 token", "exchange human human energy", "fill-row 2 token")
    assert table.state.get(0, ROWS) == 0b11


@pytest.mark.rule("elplan.d2.any_order")
def test_in_the_printed_order_exchanged_tokens_cannot_activate() -> None:
    table = begin(d2_order="printed").give(0, human=2, money=2, energy=2).rows(0, 0b100).walk(2)
    table.play("fill-row 1 token")
    table.refused("empty-row 3", code="stage-over")
    table.play("exchange money money human")
    table.refused("fill-row 2 token", "elplan.d2.any_order")
    assert table.go(ADMINISTRATION).state.stage == 0


@pytest.mark.rule("elplan.d2.income")
def test_an_income_card_pays_if_it_is_active_when_the_district_is_enabled() -> None:
    table = begin().give(0, human=1).own(0, "central_energia").own(0, "estrategia_rse", filled=1)
    table.walk(2)
    assert table.till(0) == (1, 1, 0)
    table.play("activate central_energia -", "empty estrategia_rse")
    assert table.till(0) == (1, 1, 0)
    table.walk(2)
    assert table.till(0) == (1, 1, 1)
    assert table.rules_of("income") == {"elplan.d2.income"}


@pytest.mark.rule("elplan.d3.credit_repay")
def test_the_debt_is_paid_whole_in_district_two_and_the_card_goes_back() -> None:
    table = begin()
    table.state.put(0, CREDIT, 1)
    table.state.put(0, DEBT + 1, 2)
    table.state.put(0, DEBT + 2, 1)
    table.give(0, money=1, energy=1).walk(2)
    table.refused("repay", code="cannot-pay")
    table.give(0, human=3, money=3)
    assert table.said("repay") == "it takes 2 money, 1 energy, and you have 3 money idle"
    table.give(0, money=2, energy=1)
    table.play("repay")
    assert table.till(0) == (0, 0, 0)
    assert table.state.get(0, CREDIT) == 0
    table.refused("repay", code="no-credit-held")


@pytest.mark.rule("elplan.d3.credit_repay")
def test_with_never_nobody_pays_back() -> None:
    table = begin(credit_interest="never")
    table.state.put(0, CREDIT, 1)
    table.walk(2)
    table.refused("repay", code="never-repaid")
    assert table.card("taller") >= 0
