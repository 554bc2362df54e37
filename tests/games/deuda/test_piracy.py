"""Industrial piracy."""

import pytest

from sobremesa.games.deuda import GAME
from tests.games.deuda.table import start


@pytest.mark.rule("deuda.piracy.basic")
def test_after_the_fee_the_visitor_may_take_land_and_industries_for_tax_and_price() -> None:
    table = start()
    table.own(1, "fish", 1, 1)
    table.cash(0, 10_000)
    bank = table.state.bank
    table.arrive(9)
    table.play("cash")
    assert table.legal() == ["pirate one", "decline"]
    table.play("pirate one")
    price = 400 + 600 + 1200
    assert table.cash(0) == 10_000 - 400 - 2000 - price
    assert table.cash(1) == 3000 + 400 + price
    assert table.state.bank == bank + 2000
    assert (table.owner("fish"), table.industries("fish")) == (0, (1, 1))
    assert table.state.mover == 1


@pytest.mark.rule("deuda.piracy.basic")
def test_bare_land_is_pirated_too_and_a_loan_may_cover_it() -> None:
    table = start()
    table.own(1, "fish")
    table.cash(0, 500)
    table.arrive(9)
    table.play("pirate one", "loan 1900")
    assert (table.cash(0), table.owner("fish")) == (0, 0)


@pytest.mark.rule("deuda.piracy.basic", "deuda.pay.order")
def test_piracy_is_offered_only_if_cash_and_credit_cover_it() -> None:
    table = start()
    table.own(1, "fish")
    table.cash(0, 500)
    table.debt(0, 29_000)
    table.arrive(9)
    assert table.state.mover == 1
    assert not table.all_events("pirated")


@pytest.mark.rule("deuda.piracy.basic")
def test_with_piracy_replaces_rent_the_pirate_pays_no_fee_and_the_one_who_declines_does() -> None:
    for choice, left in (("pirate one", 10_000 - 2000 - 1000), ("decline", 10_000 - 400)):
        table = start(piracy_replaces_rent=True)
        table.own(1, "fish", 1)
        table.cash(0, 10_000)
        table.arrive(9)
        table.play(choice)
        if choice == "decline":
            table.play("cash")
        assert table.cash(0) == left


@pytest.mark.rule("deuda.piracy.basic")
def test_the_table_may_play_without_piracy() -> None:
    table = start(piracy=False)
    table.own(1, "fish")
    table.cash(0, 10_000)
    table.arrive(9)
    assert table.state.mover == 1


@pytest.mark.rule("deuda.piracy.again")
def test_a_property_may_be_pirated_back() -> None:
    table = start()
    table.own(1, "fish")
    table.cash(0, 10_000)
    table.cash(1, 10_000)
    table.arrive(9)
    table.play("pirate one")
    table.arrive(9)
    table.play("pirate one")
    assert table.owner("fish") == 1


@pytest.mark.rule("deuda.piracy.chain")
def test_a_whole_chain_or_one_property_of_it_for_four_thousand() -> None:
    for prey, lands in (("chain", 2), ("one", 1)):
        table = start()
        table.own(1, "fish", 1)
        table.own(1, "cattle", 1)
        table.cash(0, 20_000)
        table.arrive(9)
        table.play("cash")
        before, bank = table.cash(0), table.state.bank
        table.play(f"pirate {prey}")
        price = 400 + 600 + (500 + 750) * (prey == "chain")
        assert before - table.cash(0) == 4000 + price
        assert table.state.bank == bank + 4000
        assert len(table.all_events("pirated")) == lands
        assert table.event("pirated").rule == "deuda.piracy.chain"


@pytest.mark.rule("deuda.piracy.basic", "deuda.piracy.chain")
def test_the_log_says_what_the_imf_gets_and_what_the_owner_gets_for_each_property() -> None:
    table = start()
    table.own(1, "fish", 1)
    table.own(1, "cattle", 1)
    table.cash(0, 20_000)
    table.arrive(9)
    table.play("cash", "pirate chain")
    assert [event.numbers[1] for event in table.all_events("paid-imf")] == [4000]
    assert table.event("paid-imf").rule == "deuda.piracy.chain"
    assert [event.numbers[3] for event in table.all_events("pirated")] == [1000, 1250]


@pytest.mark.rule("deuda.piracy.chain")
def test_a_colour_owned_but_not_industrialised_is_no_chain() -> None:
    table = start()
    table.own(1, "fish", 1)
    table.own(1, "cattle")
    table.cash(0, 20_000)
    table.arrive(9)
    table.play("cash")
    assert table.refused("pirate chain").rule == "deuda.piracy.chain"
    table.play("pirate one")
    assert table.cash(0) == 20_000 - 400 - 2000 - 1000


@pytest.mark.rule("deuda.piracy.chain")
@pytest.mark.parametrize(("national", "both", "tax"), [(0, False, 2000), (1, False, 3000), (1, True, 6000)])
def test_the_cuban_tax_is_by_industry(national: int, both: bool, tax: int) -> None:
    table = start(piracy_tax="industry")
    table.own(1, "fish", national)
    if both:
        table.own(1, "cattle", 1)
    table.cash(0, 20_000)
    table.arrive(9)
    if national:
        table.play("cash")
    bank = table.state.bank
    table.play("pirate one")
    assert table.state.bank - bank == tax


@pytest.mark.rule("deuda.piracy.south_only")
def test_in_the_north_nothing_is_pirated() -> None:
    table = start()
    table.own(1, "fish", 1, 1)
    table.cash(0, 20_000)
    table.arrive(29)
    table.play("cash")
    assert table.state.mover == 1
    refusal = table.refused("pirate one")
    assert (refusal.family, refusal.rule) == ("not-now", "deuda.piracy.basic")


@pytest.mark.rule("deuda.piracy.basic", "deuda.pact.promise")
def test_a_binding_promise_refuses_piracy_and_a_word_can_be_broken() -> None:
    for promises in ("binding", "word"):
        table = start(promises=promises)
        table.own(1, "fish")
        table.cash(0, 10_000)
        table.state.promises = table.state.promise_bit(0, 1)
        table.arrive(9)
        assert table.event("reminded").rule == "deuda.pact.promise"
        if promises == "binding":
            assert table.state.mover == 1
            refusal = table.refused("pirate one")
            assert (refusal.rule, refusal.numbers) == ("deuda.pact.promise", [0, 1])
            continue
        table.play("pirate one")
        assert table.event("broke-promise").rule == "deuda.pact.promise"
        assert table.state.promises == 0


@pytest.mark.rule("deuda.pact.promise")
def test_a_promise_is_named_while_the_fee_is_being_paid_and_when_one_goes_on_standing_there() -> None:
    table = start()
    table.own(1, "fish", 1)
    table.cash(0, 10_000)
    assert table.refused("pirate one").rule == "deuda.piracy.basic"
    table.state.promises = table.state.promise_bit(0, 1)
    table.arrive(9)
    assert table.refused("pirate one").rule == "deuda.pact.promise"
    table.play("cash")
    reminder = table.all_events("reminded")[0]
    assert GAME.tell(reminder, "en", ("Ana", "Beto")) == "The IMF reminds Ana of the promise not to pirate Beto."
    assert GAME.tell(reminder, "es", ("Ana", "Beto")) == "El FMI le recuerda a Ana que prometió no piratear a Beto."
    table.arrive(30)
    assert (table.state.turn, table.refused("pirate one").rule) == (0, "deuda.pact.promise")
    table.state.promises = 0
    assert table.refused("pirate one").rule == "deuda.piracy.basic"


@pytest.mark.rule("deuda.pact.promise")
def test_nobody_is_reminded_of_a_promise_to_somebody_else_or_where_there_is_no_piracy() -> None:
    table = start(3)
    table.own(1, "fish")
    table.state.promises = table.state.promise_bit(0, 2)
    table.arrive(9)
    assert not table.all_events("reminded")
    table = start(piracy=False)
    table.own(1, "fish")
    table.state.promises = table.state.promise_bit(0, 1)
    table.arrive(9)
    assert not table.all_events("reminded")
    assert table.refused("pirate one").code == "piracy-off"


@pytest.mark.rule("deuda.piracy.basic")
def test_a_partners_land_is_own_land() -> None:
    table = start(3)
    table.arrive(0)
    table.play("union 1+2", "accept", "pass", "pass", "pass")
    table.own(0, "fish", 1)
    table.cash(1, 10_000)
    table.stand(1, 7)
    table.play("roll", "dice 1 1")
    assert table.cash(1) == 10_000
    assert table.state.mover == 2
    assert not table.allows("pirate one")


@pytest.mark.rule("deuda.pact.promise")
def test_a_promise_that_is_only_a_word_is_against_nothing() -> None:
    table = start(promises="word")
    table.own(1, "fish", 1)
    table.cash(0, 10_000)
    table.state.promises = table.state.promise_bit(0, 1)
    table.arrive(9)
    assert table.refused("pirate one").rule == "deuda.piracy.basic"
    table.play("cash", "decline")
    table.arrive(30)
    assert (table.state.turn, table.refused("pirate one").rule) == (0, "deuda.piracy.basic")
