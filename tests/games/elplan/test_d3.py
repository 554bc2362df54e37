"""District 3: investment."""

import pytest

from sobremesa.games.elplan.engine.numbers import CREDIT, DEBT, INVESTMENT

from .tables import (
    begin,
    do,
    give,
    happening,
    offer,
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


@pytest.mark.rule("elplan.d3.acquire")
def test_one_offer_is_acquired_and_its_place_stays_empty() -> None:
    state = walk(offer(give(begin(), 0, money=2, energy=1), 0, "galpon"), 3)
    do(state, "acquire galpon plain")
    assert till(state, 0) == (0, 1, 0)
    assert owned(state, 0) == ["galpon"]
    assert state.offer(0) == -1
    assert state.turn == 1
    assert rules_told(state, "acquired") == {"elplan.d3.acquire"}


@pytest.mark.rule("elplan.d3.acquire")
def test_costs_are_paid_in_the_printed_kinds_from_idle_resources() -> None:
    state = walk(offer(rows(give(begin(), 0, human=5, money=1), 0, 2), 0, "galpon"), 3)
    assert refused(state, "acquire galpon plain").code == "cannot-pay"
    assert refused(state, "acquire galpon plain").rule == "elplan.d3.acquire"


@pytest.mark.rule("elplan.d3.acquire")
def test_what_is_lacking_is_told_after_discount_and_event() -> None:
    state = happening(offer(stand(give(begin(), 0, energy=2), 0, "d3a"), 0, "packing"), "permisos")
    walk(state, 3)
    assert said(state, "acquire packing energy-off") == "it takes 2 money, 1 energy, and you have 2 energy idle"


@pytest.mark.rule("elplan.d3.one_copy")
def test_a_player_may_own_only_one_copy_of_a_card() -> None:
    state = walk(offer(own(give(begin(), 0, money=9, energy=9), 0, "laboratorio"), 0, "laboratorio"), 3)
    assert refused(state, "acquire laboratorio plain").rule == "elplan.d3.one_copy"
    state.drop(0, 0)
    do(state, "acquire laboratorio plain")


@pytest.mark.rule("elplan.d3.one_copy")
def test_two_copies_on_offer_are_told_apart() -> None:
    state = walk(offer(offer(give(begin(), 0, money=9, energy=9), 0, "laboratorio", 1), 1, "laboratorio"), 3)
    assert {"acquire laboratorio plain", "acquire laboratorio' plain"} <= offered(state)
    do(state, "acquire laboratorio' plain")
    assert (state.offer(0) >= 0, state.offer(1)) == (True, -1)


@pytest.mark.rule("elplan.d3.rotated")
def test_a_rotated_offer_may_be_acquired() -> None:
    state = walk(offer(give(begin(), 0, money=1, energy=1), 0, "galpon", rotated=1), 3)
    do(state, "acquire galpon plain")
    assert owned(state, 0) == ["galpon"]


@pytest.mark.rule("elplan.d3.discount")
def test_3a_takes_one_money_or_one_energy_off_infrastructure() -> None:
    state = walk(offer(stand(give(begin(), 0, money=1, energy=1), 0, "d3a"), 0, "galpon"), 3)
    assert {"acquire galpon money-off", "acquire galpon energy-off"} <= offered(state)
    assert refused(state, "acquire galpon plain").code == "must-discount"
    assert refused(state, "acquire galpon money-off+adviser").code == "no-adviser"
    do(state, "acquire galpon energy-off")
    assert till(state, 0) == (0, 0, 1)


@pytest.mark.rule("elplan.d3.discount")
def test_3b_takes_money_off_a_specialist_and_3c_energy_off_technology() -> None:
    state = stand(stand(give(give(begin(), 0, money=1), 1, energy=1), 0, "d3b"), 1, "d3c")
    offer(offer(state, 3, "vendedor"), 6, "impresora_3d")
    walk(state, 3)
    do(state, "acquire vendedor money-off", "acquire impresora_3d energy-off")
    assert (till(state, 0), till(state, 1)) == ((0, 0, 0), (0, 0, 0))


@pytest.mark.rule("elplan.d3.discount")
def test_a_discount_only_takes_off_a_token_the_cost_has_and_may_bring_it_to_nothing() -> None:
    state = walk(offer(stand(give(begin(), 0), 0, "d3a"), 0, "taller"), 3)
    assert refused(state, "acquire taller energy-off").code == "no-discount"
    assert refused(state, "acquire taller money-off+credit").rule == "elplan.d3.credit"
    do(state, "acquire taller money-off")
    assert till(state, 0) == (0, 0, 0)
    state = walk(offer(stand(give(begin(), 0, money=1, energy=1), 0, "d3c"), 6, "informatica"), 3)
    assert refused(state, "acquire informatica money-off").rule == "elplan.d3.discount"
    do(state, "acquire informatica energy-off")
    assert till(state, 0) == (0, 0, 1)


@pytest.mark.rule("elplan.d3.discount")
def test_what_an_event_has_taken_off_already_no_discount_takes_off_again() -> None:
    state = walk(happening(offer(stand(give(begin(), 0), 0, "d3a"), 0, "taller"), "feria_inversiones"), 3)
    assert refused(state, "acquire taller money-off").code == "no-discount"
    assert "acquire taller plain" in offered(state)


@pytest.mark.rule("elplan.d3.credit")
def test_a_credit_card_pays_the_whole_cost_and_a_player_holds_one_at_most() -> None:
    state = walk(offer(give(begin(), 0), 0, "galpon"), 3)
    do(state, "acquire galpon credit")
    assert owned(state, 0) == ["galpon"]
    assert state.get(0, CREDIT) == 1
    assert rules_told(state, "acquired") == {"elplan.d3.credit"}
    walk(offer(state, 0, "camioneta"), 3)
    assert state.turn == 1
    give(state, 0, money=1, energy=1)
    walk(state, 3)
    assert refused(state, "acquire camioneta credit").code == "holds-credit"


@pytest.mark.rule("elplan.d3.credit")
def test_there_is_no_credit_in_the_english_edition() -> None:
    state = walk(offer(give(begin("en"), 0, money=2, energy=1), 0, "shed"), 3)
    assert refused(state, "acquire shed credit").code == "no-credit"


@pytest.mark.rule("elplan.d3.credit_repay")
@pytest.mark.parametrize(("interest", "money"), [(0, 1), (1, 2), (2, 3)])
def test_the_debt_is_the_cost_not_paid_plus_the_interest_in_money(interest: int, money: int) -> None:
    state = walk(offer(give(begin(credit_interest=interest), 0), 0, "galpon"), 3)
    do(state, "acquire galpon credit")
    assert [int(state.get(0, DEBT + r)) for r in range(3)] == [0, money, 1]


@pytest.mark.rule("elplan.d3.credit")
def test_credit_is_owed_after_the_discount() -> None:
    state = walk(offer(stand(give(begin(), 0), 0, "d3a"), 0, "galpon"), 3)
    assert refused(state, "acquire galpon credit").rule == "elplan.d3.discount"
    do(state, "acquire galpon energy-off+credit")
    assert [int(state.get(0, DEBT + r)) for r in range(3)] == [0, 2, 0]


@pytest.mark.rule("elplan.d3.activate_later")
def test_a_card_with_the_play_sign_may_be_activated_in_the_same_turn() -> None:
    state = walk(offer(give(begin(), 0, human=1, money=1), 0, "taller"), 3)
    do(state, "acquire taller plain")
    assert (state.phase, state.turn) == (INVESTMENT, 0)
    assert offered(state) == {"activate taller -", "done"}
    give(offer(state, 1, "camioneta"), 0, human=1, money=9, energy=9)
    assert refused(state, "acquire camioneta plain").rule == "elplan.d3.acquire"
    do(state, "activate taller -")
    assert state.is_active(0, 0)
    assert state.turn == 1


@pytest.mark.rule("elplan.d3.activate_later")
def test_other_cards_wait_for_the_next_district_two() -> None:
    state = walk(offer(give(begin(), 0, human=1, money=1, energy=2), 0, "galpon"), 3)
    do(state, "acquire galpon plain")
    assert state.turn == 1
    state = walk(offer(own(give(begin(), 0, human=1, money=1), 0, "maestro"), 0, "taller"), 3)
    do(state, "acquire taller plain")
    assert refused(state, "activate maestro -").rule == "elplan.d3.activate_later"


@pytest.mark.rule("elplan.d3.activate_later", "elplan.d2.idea_wildcard")
def test_ideas_pay_at_once_only_with_the_variant() -> None:
    state = walk(offer(give(begin(), 0, human=1, money=1, ideas=1), 0, "taller"), 3)
    do(state, "acquire taller plain")
    assert refused(state, "activate taller 1").code == "idea-later"
    state = walk(offer(give(begin(idea_at_once=True), 0, money=1, ideas=1), 0, "taller"), 3)
    do(state, "acquire taller plain", "activate taller 1")
    assert state.ideas_on(0, 0) == 1


def test_an_event_takes_no_money_off_a_cost_that_has_none() -> None:
    state = happening(offer(give(begin(), 0, energy=1), 6, "gps"), "feria_inversiones")
    walk(state, 3)
    do(state, "acquire gps plain")
    assert till(state, 0) == (0, 0, 0)


def test_an_event_changes_the_price_of_investments() -> None:
    state = happening(offer(give(begin(), 0, energy=1), 0, "galpon"), "feria_inversiones")
    walk(state, 3)
    do(state, "acquire galpon plain")
    assert till(state, 0) == (0, 0, 0)
