"""IMF Conditions."""

import pytest

from sobremesa.games.deuda.engine import numbers as fields
from tests.games.deuda.table import DeudaTable, start


def indebted(players: int = 3, square: int = 8, five_hundred_years: str = "one") -> DeudaTable:
    """Country 1 owes $2,000 and is about to draw a Condition."""
    table = start(players, five_hundred_years=five_hundred_years)
    table.debt(0, 2000)
    table.arrive(square)
    return table


@pytest.mark.rule("deuda.card.conditions.manufactures_rise")
@pytest.mark.parametrize(("square", "there", "due"), [(8, 21, 400), (19, 21, 400), (28, 29, 1600)])
def test_manufactures_rise_to_double_where_nobody_exports(square: int, there: int, due: int) -> None:
    table = indebted(square=square)
    table.play("condition manufactures_rise", "cash")
    assert (table.at(0), table.cash(0)) == (there, 3000 - due)


@pytest.mark.rule("deuda.card.conditions.manufactures_rise")
def test_where_someone_exports_it_is_as_usual_and_the_owner_is_exempt() -> None:
    table = start(3)
    table.debt(0, 2000)
    table.own(1, "sugar", 1, 1)
    table.arrive(8)
    table.play("condition manufactures_rise", "cash")
    assert (table.cash(0), table.cash(1)) == (2800, 3200)
    table = start(3)
    table.debt(0, 2000)
    table.own(0, "sugar", 1)
    table.arrive(8)
    table.play("condition manufactures_rise")
    assert table.cash(0) == 3000


@pytest.mark.rule("deuda.card.conditions.interest_rises")
@pytest.mark.parametrize("card", ["interest_rises_1", "interest_rises_2"])
def test_interest_rises_to_fifteen_at_the_imf(card: str) -> None:
    table = indebted()
    table.play(f"condition {card}", "cash")
    assert (table.at(0), table.cash(0)) == (39, 2700)
    table.play("repay 500")
    assert table.state.mover == 1


@pytest.mark.rule("deuda.card.conditions.five_hundred_years")
@pytest.mark.parametrize(("reading", "left"), [("one", 2), ("all", 0)])
def test_five_hundred_years_takes_gold_as_the_square_does_or_all(reading: str, left: int) -> None:
    table = indebted(five_hundred_years=reading)
    table.play("condition five_hundred_years")
    assert (table.at(0), table.gold(0), table.state.of(0, fields.OCTOBER)) == (32, left, 1)
    assert table.event("europe").rule == "deuda.card.conditions.five_hundred_years"
    table.sound()


@pytest.mark.rule("deuda.card.conditions.wage_cut")
def test_every_player_in_debt_gives_half_the_cash() -> None:
    table = start(3)
    table.debt(0, 2000)
    table.debt(2, 50)
    table.cash(2, 150)
    table.arrive(8)
    table.play("condition wage_cut")
    assert [table.cash(seat) for seat in range(3)] == [1500, 3000, 100]


@pytest.mark.rule("deuda.card.conditions.wage_cut")
def test_a_common_purse_gives_half_once() -> None:
    table = start(3)
    table.meet()
    table.unite("1+2")
    table.play("pass", "pass", "pass")
    table.debt(1, 1000)
    table.arrive(8)
    table.play("condition wage_cut")
    assert table.cash(0) == 3000


@pytest.mark.rule("deuda.card.conditions.union_dismissed")
def test_the_left_neighbour_goes_to_the_imf_with_or_without_debt() -> None:
    table = indebted()
    table.play("condition union_dismissed")
    assert table.at(1) == 39
    assert table.cash(1) == 3000
    table = indebted()
    table.debt(1, 5000)
    table.state.note(1, fields.RATE, 20)
    table.play("condition union_dismissed", "cash")
    assert table.cash(1) == 2000
    table.play("repay 1000")
    assert table.debt(1) == 4000


@pytest.mark.rule("deuda.card.conditions.unemployment")
def test_unemployment_loses_two_turns_and_leaves_the_industries_idle() -> None:
    table = start(2, piracy=False)
    table.debt(0, 2000)
    table.own(0, "iron", 1, 1)
    table.arrive(8)
    table.play("condition unemployment")
    table.arrive(15)
    assert table.cash(1) == 3000
    assert table.event("nothing-due").rule == "deuda.card.conditions.unemployment"
    assert (table.state.mover, table.state.of(0, fields.LOST)) == (1, 1)
    table.arrive(35)
    table.play("cash")
    assert (table.cash(1), table.cash(0)) == (1400, 3000)
    assert table.event("paid-imf").rule == "deuda.card.conditions.unemployment"
    assert table.state.of(0, fields.LOST) == 0
    table.arrive(15)
    table.play("cash")
    assert table.cash(0) == 3800
    assert table.state.mover == 0


@pytest.mark.rule("deuda.card.conditions.unemployment")
def test_in_a_pair_only_the_drawers_turns_are_lost() -> None:
    table = start(3)
    table.meet()
    table.unite("1+2")
    for seat in (1, 0):
        table.state.note(seat, fields.LOST, 2)
        assert not table.state.is_idle(0)


@pytest.mark.rule("deuda.card.conditions.collection")
def test_collection_costs_a_hundred() -> None:
    table = indebted()
    table.play("condition collection")
    assert table.cash(0) == 2900
    assert table.event("paid-imf").rule == "deuda.card.conditions.collection"


@pytest.mark.rule("deuda.card.conditions.border_war")
def test_border_war_costs_the_drawer_and_the_right_neighbour() -> None:
    table = indebted()
    table.play("condition border_war")
    assert [table.cash(seat) for seat in range(3)] == [2000, 3000, 2000]


@pytest.mark.rule("deuda.card.conditions.paris_club")
def test_all_advance_to_the_imf_in_turn_order_from_the_drawer() -> None:
    table = start(3)
    table.debt(0, 2000)
    table.debt(1, 4000)
    table.stand(2, 39)
    table.debt(2, 5000)
    table.arrive(8)
    table.play("condition paris_club")
    assert table.state.turn == 0
    table.play("cash", "done")
    assert table.state.turn == 1
    table.play("cash", "done")
    assert [table.cash(seat) for seat in range(3)] == [2800, 2600, 3000]
    assert [table.at(seat) for seat in range(3)] == [39, 39, 39]


@pytest.mark.rule("deuda.card.conditions.closed_industries")
def test_closed_industries_earn_nothing_until_the_next_stop_at_the_imf() -> None:
    table = start(2, piracy=False)
    table.debt(0, 2000)
    table.own(0, "iron", 1, 1)
    table.arrive(8)
    table.play("condition closed_industries")
    table.arrive(35)
    table.play("cash")
    assert (table.cash(1), table.cash(0)) == (1400, 3000)
    assert table.event("paid-imf").rule == "deuda.card.conditions.closed_industries"
    table.arrive(35)
    assert table.cash(0) == 3000
    table.arrive(15)
    assert table.cash(1) == 1400
    table.arrive(39)
    table.play("cash", "done")
    table.arrive(15)
    table.play("cash")
    assert table.cash(1) == 600


@pytest.mark.rule("deuda.card.conditions.closed_industries")
def test_a_property_that_changes_hands_opens_for_its_new_owner() -> None:
    table = start(3, piracy=False)
    table.state.note(0, fields.CLOSED, 1)
    table.own(0, "iron", 1)
    assert table.state.is_idle(0)
    table.own(1, "iron", 1)
    table.arrive(15)
    assert table.allows("cash")


@pytest.mark.rule("deuda.card.conditions.direct_deal")
def test_the_direct_deal_gives_ten_thousand_and_no_pacts_for_ever() -> None:
    table = indebted()
    table.play("condition direct_deal", "accept")
    assert (table.cash(0), table.debt(0), table.state.of(0, fields.DIRECT)) == (13_000, 2000, 1)
    table.meet()
    assert table.refused("union 1+2").code == "not-a-union"
    table.play("deal")
    assert table.refused("money 2 1 100").rule == "deuda.card.conditions.direct_deal"


@pytest.mark.rule("deuda.card.conditions.direct_deal")
def test_the_direct_deal_may_be_refused_and_is_not_offered_to_one_who_is_bound() -> None:
    table = indebted()
    table.play("condition direct_deal", "refuse")
    assert (table.cash(0), table.state.of(0, fields.DIRECT)) == (3000, 0)
    table = indebted()
    table.state.promises = table.state.promise_bit(0, 2)
    table.play("condition direct_deal")
    assert table.state.mover == 1


@pytest.mark.rule("deuda.card.conditions.patents")
def test_patents_cost_two_and_four_hundred_per_industry() -> None:
    table = start(3)
    table.debt(0, 2000)
    table.own(0, "iron", 2, 1)
    table.own(0, "sugar", 1)
    table.arrive(8)
    table.play("condition patents")
    assert table.cash(0) == 3000 - 3 * 200 - 400


@pytest.mark.rule("deuda.card.conditions.tax")
def test_tax_costs_fifteen_hundred() -> None:
    table = indebted()
    table.play("condition tax")
    assert table.cash(0) == 1500
    assert table.event("paid-imf").rule == "deuda.card.conditions.tax"


@pytest.mark.rule("deuda.card.conditions.strong_dollar")
def test_the_strong_dollar_makes_the_next_interest_twenty() -> None:
    table = indebted(2)
    table.play("condition strong_dollar")
    table.arrive(30)
    table.arrive(39)
    table.play("cash", "done")
    assert table.cash(0) == 2600


@pytest.mark.rule("deuda.card.conditions.dumping")
def test_dumping_returns_one_industrialised_property_of_ones_choice() -> None:
    table = start(3)
    table.debt(0, 2000)
    table.own(0, "iron", 2, 1)
    table.own(0, "sugar")
    table.own(0, "tin", 1)
    table.arrive(8)
    table.play("condition dumping")
    assert table.refused("dump sugar").code == "no-industry"
    assert table.refused("dump oil").rule == "deuda.card.conditions.dumping"
    assert table.legal() == ["dump tin", "dump iron"]
    table.play("dump iron")
    assert (table.owner("iron"), table.industries("iron"), table.cash(0)) == (-1, (0, 0), 3000)


@pytest.mark.rule("deuda.card.conditions.dumping")
def test_with_nothing_industrialised_dumping_does_nothing() -> None:
    table = indebted()
    table.play("condition dumping")
    assert table.state.mover == 1


@pytest.mark.rule("deuda.card.conditions.inflation")
def test_inflation_costs_every_player_seven_hundred_and_fifty() -> None:
    table = indebted(4)
    table.play("condition inflation")
    assert [table.cash(seat) for seat in range(4)] == [2250] * 4


@pytest.mark.rule("deuda.card.conditions.closed_industries")
@pytest.mark.parametrize(("drawer", "square", "is_open"), [(0, 39, False), (1, 30, False), (1, 39, True)])
def test_in_a_pair_all_common_industries_are_closed_until_the_drawers_stop(
    drawer: int, square: int, is_open: bool
) -> None:
    table = start(3, piracy=False)
    table.meet()
    table.unite("1+2")
    table.play("pass", "pass", "pass")
    table.own(0, "iron", 1)
    table.state.note(drawer, fields.CLOSED, 1)
    table.arrive(square)
    table.arrive(15)
    assert table.allows("gold") == is_open


@pytest.mark.rule("deuda.card.conditions.direct_deal")
def test_the_direct_deal_is_made_once_and_not_offered_in_a_pair() -> None:
    table = indebted()
    table.state.note(0, fields.DIRECT, 1)
    table.play("condition direct_deal")
    assert (table.state.mover, table.cash(0)) == (1, 3000)
    table = start(3)
    table.meet()
    table.unite("1+2")
    table.play("pass", "pass", "pass")
    table.debt(1, 1000)
    table.arrive(8)
    table.play("condition direct_deal")
    assert (table.state.mover, table.cash(1)) == (2, 6000)


@pytest.mark.rule("deuda.card.conditions.border_war", "deuda.devaluation.call")
def test_the_neighbour_in_a_border_war_is_called_right_after_paying() -> None:
    table = indebted(2)
    table.debt(1, 9500)
    table.cash(1, 0)
    table.play("condition border_war", "loan 1000")
    assert (table.at(1), table.state.turn, table.state.mover) == (39, 1, 0)


@pytest.mark.rule("deuda.card.conditions.direct_deal", "deuda.pair.pool", "deuda.trio.form")
def test_the_rule_against_a_union_is_the_direct_deal_or_what_makes_a_pair_or_a_trio() -> None:
    table = start(4)
    table.state.note(3, fields.DIRECT, 1)
    table.meet()
    assert table.refused("union 1+4").rule == "deuda.card.conditions.direct_deal"
    assert table.refused("union 2+3").rule == "deuda.pair.pool"
    table.state.note(3, fields.DIRECT, 0)
    assert table.refused("union 1+2+3+4").rule == "deuda.trio.form"
