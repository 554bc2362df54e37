"""Industrial piracy."""

import pytest

from tests.games.deuda.table import (
    GAME,
    act,
    allows,
    arrive,
    cash,
    debt,
    industries,
    options,
    own,
    owner,
    refused,
    rule_of,
    stand,
    start,
    told,
)


@pytest.mark.rule("deuda.piracy.basic")
def test_after_the_fee_the_visitor_may_take_land_and_industries_for_tax_and_price() -> None:
    state = start()
    own(state, 1, "fish", 1, 1)
    cash(state, 0, 10_000)
    bank = state.bank
    arrive(state, 9)
    act(state, "cash")
    assert options(state) == ["pirate one", "decline"]
    act(state, "pirate one")
    price = 400 + 600 + 1200
    assert cash(state, 0) == 10_000 - 400 - 2000 - price
    assert cash(state, 1) == 3000 + 400 + price
    assert state.bank == bank + 2000
    assert (owner(state, "fish"), industries(state, "fish")) == (0, (1, 1))
    assert state.mover == 1


@pytest.mark.rule("deuda.piracy.basic")
def test_bare_land_is_pirated_too_and_a_loan_may_cover_it() -> None:
    state = start()
    own(state, 1, "fish")
    cash(state, 0, 500)
    arrive(state, 9)
    act(state, "pirate one", "loan 1900")
    assert (cash(state, 0), owner(state, "fish")) == (0, 0)


@pytest.mark.rule("deuda.piracy.basic", "deuda.pay.order")
def test_piracy_is_offered_only_if_cash_and_credit_cover_it() -> None:
    state = start()
    own(state, 1, "fish")
    cash(state, 0, 500)
    debt(state, 0, 29_000)
    arrive(state, 9)
    assert state.mover == 1
    assert not told(state, "pirated")


@pytest.mark.rule("deuda.piracy.basic")
def test_with_piracy_replaces_rent_the_pirate_pays_no_fee_and_the_one_who_declines_does() -> None:
    for choice, left in (("pirate one", 10_000 - 2000 - 1000), ("decline", 10_000 - 400)):
        state = start(piracy_replaces_rent=True)
        own(state, 1, "fish", 1)
        cash(state, 0, 10_000)
        arrive(state, 9)
        act(state, choice)
        if choice == "decline":
            act(state, "cash")
        assert cash(state, 0) == left


@pytest.mark.rule("deuda.piracy.basic")
def test_the_table_may_play_without_piracy() -> None:
    state = start(piracy=False)
    own(state, 1, "fish")
    cash(state, 0, 10_000)
    arrive(state, 9)
    assert state.mover == 1


@pytest.mark.rule("deuda.piracy.again")
def test_a_property_may_be_pirated_back() -> None:
    state = start()
    own(state, 1, "fish")
    cash(state, 0, 10_000)
    cash(state, 1, 10_000)
    arrive(state, 9)
    act(state, "pirate one")
    arrive(state, 9)
    act(state, "pirate one")
    assert owner(state, "fish") == 1


@pytest.mark.rule("deuda.piracy.chain")
def test_a_whole_chain_or_one_property_of_it_for_four_thousand() -> None:
    for prey, lands in (("chain", 2), ("one", 1)):
        state = start()
        own(state, 1, "fish", 1)
        own(state, 1, "cattle", 1)
        cash(state, 0, 20_000)
        arrive(state, 9)
        act(state, "cash")
        before, bank = cash(state, 0), state.bank
        act(state, f"pirate {prey}")
        price = 400 + 600 + (500 + 750) * (prey == "chain")
        assert before - cash(state, 0) == 4000 + price
        assert state.bank == bank + 4000
        assert len(told(state, "pirated")) == lands
        assert rule_of(state, "pirated") == "deuda.piracy.chain"


@pytest.mark.rule("deuda.piracy.basic", "deuda.piracy.chain")
def test_the_log_says_what_the_imf_gets_and_what_the_owner_gets_for_each_property() -> None:
    state = start()
    own(state, 1, "fish", 1)
    own(state, 1, "cattle", 1)
    cash(state, 0, 20_000)
    arrive(state, 9)
    act(state, "cash", "pirate chain")
    assert [event.numbers[1] for event in told(state, "paid-imf")] == [4000]
    assert rule_of(state, "paid-imf") == "deuda.piracy.chain"
    assert [event.numbers[3] for event in told(state, "pirated")] == [1000, 1250]


@pytest.mark.rule("deuda.piracy.chain")
def test_a_colour_owned_but_not_industrialised_is_no_chain() -> None:
    state = start()
    own(state, 1, "fish", 1)
    own(state, 1, "cattle")
    cash(state, 0, 20_000)
    arrive(state, 9)
    act(state, "cash")
    assert refused(state, "pirate chain").rule == "deuda.piracy.chain"
    act(state, "pirate one")
    assert cash(state, 0) == 20_000 - 400 - 2000 - 1000


@pytest.mark.rule("deuda.piracy.chain")
@pytest.mark.parametrize(("national", "both", "tax"), [(0, False, 2000), (1, False, 3000), (1, True, 6000)])
def test_the_cuban_tax_is_by_industry(national: int, both: bool, tax: int) -> None:
    state = start(piracy_tax="industry")
    own(state, 1, "fish", national)
    if both:
        own(state, 1, "cattle", 1)
    cash(state, 0, 20_000)
    arrive(state, 9)
    if national:
        act(state, "cash")
    bank = state.bank
    act(state, "pirate one")
    assert state.bank - bank == tax


@pytest.mark.rule("deuda.piracy.south_only")
def test_in_the_north_nothing_is_pirated() -> None:
    state = start()
    own(state, 1, "fish", 1, 1)
    cash(state, 0, 20_000)
    arrive(state, 29)
    act(state, "cash")
    assert state.mover == 1
    refusal = refused(state, "pirate one")
    assert (refusal.family, refusal.rule) == ("not-now", "deuda.piracy.basic")


@pytest.mark.rule("deuda.piracy.basic", "deuda.pact.promise")
def test_a_binding_promise_refuses_piracy_and_a_word_can_be_broken() -> None:
    for promises in ("binding", "word"):
        state = start(promises=promises)
        own(state, 1, "fish")
        cash(state, 0, 10_000)
        state.promises = state.promise_bit(0, 1)
        arrive(state, 9)
        assert rule_of(state, "reminded") == "deuda.pact.promise"
        if promises == "binding":
            assert state.mover == 1
            refusal = refused(state, "pirate one")
            assert (refusal.rule, refusal.numbers) == ("deuda.pact.promise", [0, 1])
            continue
        act(state, "pirate one")
        assert rule_of(state, "broke-promise") == "deuda.pact.promise"
        assert state.promises == 0


@pytest.mark.rule("deuda.pact.promise")
def test_a_promise_is_named_while_the_fee_is_being_paid_and_when_one_goes_on_standing_there() -> None:
    state = start()
    own(state, 1, "fish", 1)
    cash(state, 0, 10_000)
    assert refused(state, "pirate one").rule == "deuda.piracy.basic"
    state.promises = state.promise_bit(0, 1)
    arrive(state, 9)
    assert refused(state, "pirate one").rule == "deuda.pact.promise"
    act(state, "cash")
    reminder = told(state, "reminded")[0]
    assert GAME.tell(reminder, "en", ("Ana", "Beto")) == "The IMF reminds Ana of the promise not to pirate Beto."
    assert GAME.tell(reminder, "es", ("Ana", "Beto")) == "El FMI le recuerda a Ana que prometió no piratear a Beto."
    arrive(state, 30)
    assert (state.turn, refused(state, "pirate one").rule) == (0, "deuda.pact.promise")
    state.promises = 0
    assert refused(state, "pirate one").rule == "deuda.piracy.basic"


@pytest.mark.rule("deuda.pact.promise")
def test_nobody_is_reminded_of_a_promise_to_somebody_else_or_where_there_is_no_piracy() -> None:
    state = start(3)
    own(state, 1, "fish")
    state.promises = state.promise_bit(0, 2)
    arrive(state, 9)
    assert not told(state, "reminded")
    state = start(piracy=False)
    own(state, 1, "fish")
    state.promises = state.promise_bit(0, 1)
    arrive(state, 9)
    assert not told(state, "reminded")
    assert refused(state, "pirate one").code == "piracy-off"


@pytest.mark.rule("deuda.piracy.basic")
def test_a_partners_land_is_own_land() -> None:
    state = start(3)
    arrive(state, 0)
    act(state, "union 1+2", "accept", "pass", "pass", "pass")
    own(state, 0, "fish", 1)
    cash(state, 1, 10_000)
    stand(state, 1, 7)
    act(state, "roll", "dice 1 1")
    assert cash(state, 1) == 10_000
    assert state.mover == 2
    assert not allows(state, "pirate one")


@pytest.mark.rule("deuda.pact.promise")
def test_a_promise_that_is_only_a_word_is_against_nothing() -> None:
    state = start(promises="word")
    own(state, 1, "fish", 1)
    cash(state, 0, 10_000)
    state.promises = state.promise_bit(0, 1)
    arrive(state, 9)
    assert refused(state, "pirate one").rule == "deuda.piracy.basic"
    act(state, "cash", "decline")
    arrive(state, 30)
    assert (state.turn, refused(state, "pirate one").rule) == (0, "deuda.piracy.basic")
