"""District 3: investment."""

import pytest

from sobremesa.games.elplan.engine.numbers import CREDIT, DEBT, INVESTMENT

from .table import begin


@pytest.mark.rule("elplan.d3.acquire")
def test_one_offer_is_acquired_and_its_place_stays_empty() -> None:
    table = begin().give(0, money=2, energy=1).offer(0, "galpon").walk(3)
    table.play("acquire galpon plain")
    assert table.till(0) == (0, 1, 0)
    assert table.owned(0) == ["galpon"]
    assert table.state.offer(0) == -1
    assert table.state.turn == 1
    assert table.rules_of("acquired") == {"elplan.d3.acquire"}


@pytest.mark.rule("elplan.d3.acquire")
def test_costs_are_paid_in_the_printed_kinds_from_idle_resources() -> None:
    table = begin().give(0, human=5, money=1).rows(0, 2).offer(0, "galpon").walk(3)
    table.refused("acquire galpon plain", code="cannot-pay")
    table.refused("acquire galpon plain", "elplan.d3.acquire")


@pytest.mark.rule("elplan.d3.acquire")
def test_what_is_lacking_is_told_after_discount_and_event() -> None:
    table = begin().give(0, energy=2).stand(0, "d3a").offer(0, "packing").happening("permisos")
    table.walk(3)
    assert table.said("acquire packing energy-off") == "it takes 2 money, 1 energy, and you have 2 energy idle"


@pytest.mark.rule("elplan.d3.one_copy")
def test_a_player_may_own_only_one_copy_of_a_card() -> None:
    table = begin().give(0, money=9, energy=9).own(0, "laboratorio").offer(0, "laboratorio").walk(3)
    table.refused("acquire laboratorio plain", "elplan.d3.one_copy")
    table.state.drop(0, 0)
    table.play("acquire laboratorio plain")


@pytest.mark.rule("elplan.d3.one_copy")
def test_two_copies_on_offer_are_told_apart() -> None:
    table = begin().give(0, money=9, energy=9).offer(0, "laboratorio", 1).offer(1, "laboratorio").walk(3)
    assert {"acquire laboratorio plain", "acquire laboratorio' plain"} <= table.offered()
    table.play("acquire laboratorio' plain")
    assert (table.state.offer(0) >= 0, table.state.offer(1)) == (True, -1)


@pytest.mark.rule("elplan.d3.rotated")
def test_a_rotated_offer_may_be_acquired() -> None:
    table = begin().give(0, money=1, energy=1).offer(0, "galpon", rotated=1).walk(3)
    table.play("acquire galpon plain")
    assert table.owned(0) == ["galpon"]


@pytest.mark.rule("elplan.d3.discount")
def test_3a_takes_one_money_or_one_energy_off_infrastructure() -> None:
    table = begin().give(0, money=1, energy=1).stand(0, "d3a").offer(0, "galpon").walk(3)
    assert {"acquire galpon money-off", "acquire galpon energy-off"} <= table.offered()
    table.refused("acquire galpon plain", code="must-discount")
    table.refused("acquire galpon money-off+adviser", code="no-adviser")
    table.play("acquire galpon energy-off")
    assert table.till(0) == (0, 0, 1)


@pytest.mark.rule("elplan.d3.discount")
def test_3b_takes_money_off_a_specialist_and_3c_energy_off_technology() -> None:
    table = begin().give(0, money=1).give(1, energy=1).stand(0, "d3b").stand(1, "d3c")
    table.offer(3, "vendedor").offer(6, "impresora_3d")
    table.walk(3)
    table.play("acquire vendedor money-off", "acquire impresora_3d energy-off")
    assert (table.till(0), table.till(1)) == ((0, 0, 0), (0, 0, 0))


@pytest.mark.rule("elplan.d3.discount")
def test_a_discount_only_takes_off_a_token_the_cost_has_and_may_bring_it_to_nothing() -> None:
    table = begin().give(0).stand(0, "d3a").offer(0, "taller").walk(3)
    table.refused("acquire taller energy-off", code="no-discount")
    table.refused("acquire taller money-off+credit", "elplan.d3.credit")
    table.play("acquire taller money-off")
    assert table.till(0) == (0, 0, 0)
    table = begin().give(0, money=1, energy=1).stand(0, "d3c").offer(6, "informatica").walk(3)
    table.refused("acquire informatica money-off", "elplan.d3.discount")
    table.play("acquire informatica energy-off")
    assert table.till(0) == (0, 0, 1)


@pytest.mark.rule("elplan.d3.discount")
def test_what_an_event_has_taken_off_already_no_discount_takes_off_again() -> None:
    table = begin().give(0).stand(0, "d3a").offer(0, "taller").happening("feria_inversiones").walk(3)
    table.refused("acquire taller money-off", code="no-discount")
    assert "acquire taller plain" in table.offered()


@pytest.mark.rule("elplan.d3.credit")
def test_a_credit_card_pays_the_whole_cost_and_a_player_holds_one_at_most() -> None:
    table = begin().give(0).offer(0, "galpon").walk(3)
    table.play("acquire galpon credit")
    assert table.owned(0) == ["galpon"]
    assert table.state.get(0, CREDIT) == 1
    assert table.rules_of("acquired") == {"elplan.d3.credit"}
    table.offer(0, "camioneta").walk(3)
    assert table.state.turn == 1
    table.give(0, money=1, energy=1)
    table.walk(3)
    table.refused("acquire camioneta credit", code="holds-credit")


@pytest.mark.rule("elplan.d3.credit")
def test_there_is_no_credit_in_the_english_edition() -> None:
    table = begin("en").give(0, money=2, energy=1).offer(0, "shed").walk(3)
    table.refused("acquire shed credit", code="no-credit")


@pytest.mark.rule("elplan.d3.credit_repay")
@pytest.mark.parametrize(("interest", "money"), [(0, 1), (1, 2), (2, 3)])
def test_the_debt_is_the_cost_not_paid_plus_the_interest_in_money(interest: int, money: int) -> None:
    table = begin(credit_interest=interest).give(0).offer(0, "galpon").walk(3)
    table.play("acquire galpon credit")
    assert [int(table.state.get(0, DEBT + r)) for r in range(3)] == [0, money, 1]


@pytest.mark.rule("elplan.d3.credit")
def test_credit_is_owed_after_the_discount() -> None:
    table = begin().give(0).stand(0, "d3a").offer(0, "galpon").walk(3)
    table.refused("acquire galpon credit", "elplan.d3.discount")
    table.play("acquire galpon energy-off+credit")
    assert [int(table.state.get(0, DEBT + r)) for r in range(3)] == [0, 2, 0]


@pytest.mark.rule("elplan.d3.activate_later")
def test_a_card_with_the_play_sign_may_be_activated_in_the_same_turn() -> None:
    table = begin().give(0, human=1, money=1).offer(0, "taller").walk(3)
    table.play("acquire taller plain")
    assert (table.state.phase, table.state.turn) == (INVESTMENT, 0)
    assert table.offered() == {"activate taller -", "done"}
    table.offer(1, "camioneta").give(0, human=1, money=9, energy=9)
    table.refused("acquire camioneta plain", "elplan.d3.acquire")
    table.play("activate taller -")
    assert table.state.is_active(0, 0)
    assert table.state.turn == 1


@pytest.mark.rule("elplan.d3.activate_later")
def test_other_cards_wait_for_the_next_district_two() -> None:
    table = begin().give(0, human=1, money=1, energy=2).offer(0, "galpon").walk(3)
    table.play("acquire galpon plain")
    assert table.state.turn == 1
    table = begin().give(0, human=1, money=1).own(0, "maestro").offer(0, "taller").walk(3)
    table.play("acquire taller plain")
    table.refused("activate maestro -", "elplan.d3.activate_later")


@pytest.mark.rule("elplan.d3.activate_later", "elplan.d2.idea_wildcard")
def test_ideas_pay_at_once_only_with_the_variant() -> None:
    table = begin().give(0, human=1, money=1, ideas=1).offer(0, "taller").walk(3)
    table.play("acquire taller plain")
    table.refused("activate taller 1", code="idea-later")
    table = begin(idea_at_once=True).give(0, money=1, ideas=1).offer(0, "taller").walk(3)
    table.play("acquire taller plain", "activate taller 1")
    assert table.state.ideas_on(0, 0) == 1


def test_an_event_takes_no_money_off_a_cost_that_has_none() -> None:
    table = begin().give(0, energy=1).offer(6, "gps").happening("feria_inversiones")
    table.walk(3)
    table.play("acquire gps plain")
    assert table.till(0) == (0, 0, 0)


def test_an_event_changes_the_price_of_investments() -> None:
    table = begin().give(0, energy=1).offer(0, "galpon").happening("feria_inversiones")
    table.walk(3)
    table.play("acquire galpon plain")
    assert table.till(0) == (0, 0, 0)
