"""Meetings, deals, promises, pairs and trios."""

import pytest

from sobremesa.games.deuda import GAME
from sobremesa.games.deuda.engine import numbers as fields
from tests.games.deuda.table import start


@pytest.mark.rule("deuda.pact.when")
def test_landing_on_latin_america_ends_the_first_lap_and_opens_a_meeting() -> None:
    table = start(3)
    table.meet()
    assert table.state.of(0, fields.LAPS) == 1
    assert table.all_events("meeting")
    assert table.state.turn == 0


@pytest.mark.rule("deuda.pact.when")
def test_being_sent_there_does_not_end_the_first_lap() -> None:
    table = start(3)
    table.arrive(4)
    table.play("solidarity cuba")
    assert [table.at(seat) for seat in range(3)] == [0, 0, 0]
    assert not table.all_events("meeting")
    assert table.state.mover == 1


@pytest.mark.rule("deuda.pact.meeting")
def test_the_lander_speaks_first_and_all_passing_in_a_row_closes() -> None:
    table = start(3)
    table.meet()
    table.play("pass", "deal", "promise 1 2", "offer", "refuse")
    assert table.state.turn == 2
    table.play("pass", "pass", "pass")
    assert table.all_events("meeting-closed")
    assert (table.state.mover, table.state.turn) == (1, 1)


@pytest.mark.rule("deuda.pact.meeting")
@pytest.mark.parametrize("proposals", [1, 2, 3])
def test_each_makes_only_so_many_proposals(proposals: int) -> None:
    table = start(2, proposals=proposals)
    table.meet()
    made = 0
    while table.state.now() == fields.MEETING:
        table.play("deal", "abandon")
        made += 1
    assert made == 2 * proposals
    assert table.state.mover == 1


@pytest.mark.rule("deuda.pact.meeting")
def test_the_same_proposal_is_not_put_again_right_after_a_refusal() -> None:
    table = start(3)
    table.meet()
    table.play("union 1+2", "refuse")
    assert table.refused("union 1+2").code == "spurned"
    table.play("deal", "promise 2 3", "offer", "refuse")
    table.play("deal", "promise 2 3")
    assert table.refused("offer").code == "spurned"


@pytest.mark.rule("deuda.pact.meeting")
def test_those_who_lose_turns_take_part_and_those_who_deal_directly_do_not() -> None:
    table = start(3)
    table.state.note(1, fields.LOST, 2)
    table.state.note(2, fields.DIRECT, 1)
    table.meet()
    assert table.refused("union 1+3").code == "not-a-union"
    assert table.refused("club").code == "no-club"
    table.play("pass")
    assert table.state.turn == 1
    table.play("pass")
    assert table.state.now() != fields.MEETING


@pytest.mark.rule("deuda.pact.meeting")
def test_a_meeting_in_which_nothing_could_be_agreed_is_skipped() -> None:
    table = start(2)
    table.state.note(1, fields.DIRECT, 1)
    table.meet()
    assert table.state.mover == 1


@pytest.mark.rule("deuda.pact.deals")
def test_a_deal_exchanges_land_money_and_promises_at_once() -> None:
    table = start(3)
    table.own(0, "sugar", 1, 1)
    table.own(1, "iron")
    table.meet()
    table.play("deal", "give sugar 2", "give iron 1", "money 2 1 500", "promise 1 2", "offer")
    assert table.state.turn == 1
    table.play("accept")
    assert (table.owner("sugar"), table.owner("iron")) == (1, 0)
    assert table.industries("sugar") == (1, 1)
    assert (table.cash(0), table.cash(1)) == (3500, 2500)
    assert table.state.is_promised(0, 1)
    assert {event.rule for event in table.all_events("gave-land")} == {"deuda.pact.deals"}
    assert table.state.turn == 1
    table.sound()


@pytest.mark.rule("deuda.pact.deals")
def test_everyone_bound_must_accept_and_one_no_voids_it() -> None:
    table = start(4)
    table.meet()
    table.play("deal", "money 1 2 500", "money 2 4 500", "offer", "accept", "refuse")
    assert [table.cash(seat) for seat in range(4)] == [3000] * 4
    assert table.state.terms[0] == 0


@pytest.mark.rule("deuda.pact.deals")
def test_a_deal_is_countered_changed_and_accepted() -> None:
    table = start(3)
    table.own(0, "sugar")
    table.meet()
    table.play("deal", "give sugar 2", "offer", "counter")
    assert table.state.turn == 1
    assert table.refused("offer").code == "spurned"
    table.play("money 2 1 100", "drop 1", "give sugar 2", "offer")
    assert table.state.turn == 0
    table.play("accept")
    assert (table.owner("sugar"), table.cash(0)) == (1, 3100)


@pytest.mark.rule("deuda.pact.deals")
def test_a_deal_can_always_be_abandoned() -> None:
    table = start(2)
    table.meet()
    table.play("deal", "money 1 2 500", "abandon")
    assert table.state.terms[0] == 0
    assert (table.state.turn, table.cash(0)) == (1, 3000)


@pytest.mark.rule("deuda.pact.deals", "deuda.gold.limits")
def test_what_cannot_be_in_a_deal() -> None:
    table = start(3)
    table.own(0, "sugar")
    table.meet()
    table.play("deal")
    assert table.refused("offer").code == "deal-empty"
    assert table.refused("give iron 2").code == "not-yours"
    assert table.refused("give iron 2").rule == "deuda.pact.deals"
    assert table.refused("money 1 2 3050").code == "bad-money"
    assert table.refused("release 1 2").code == "has-no-promise"
    assert table.refused("give sugar 1").code == "same-purse"
    table.play("give sugar 2")
    assert table.refused("give sugar 3").code == "in-deal"
    assert table.refused("drop 2").code == "no-term"
    table.play("drop 1", "promise 2 3")
    assert table.refused("offer").code == "deal-without-you"
    assert not any(text.startswith("gold") for text in table.legal())
    table.play(*[f"money {a} {b} 50" for a, b in ((1, 2), (1, 3), (2, 1), (2, 3), (3, 1))])
    assert table.refused("promise 1 2").code == "deal-full"


@pytest.mark.rule("deuda.pact.deals")
def test_several_gifts_together_cannot_exceed_the_cash() -> None:
    table = start(3)
    table.meet()
    table.play("deal", "money 1 2 2000")
    assert table.refused("money 1 3 1050").code == "bad-money"
    assert table.allows("money 1 3 1000")


@pytest.mark.rule("deuda.pact.promise")
def test_promises_bind_until_they_release_each_other_in_a_later_meeting() -> None:
    table = start(2)
    table.meet()
    table.play("deal", "promise 1 2", "offer", "accept")
    table.play("deal")
    assert table.refused("promise 1 2").code == "has-promise"
    assert table.refused("release 1 2").code == "just-promised"
    table.play("abandon", "pass", "pass")
    assert table.state.promises == table.state.promise_bit(0, 1)
    table.meet()
    table.play("deal", "release 1 2", "offer", "accept")
    assert table.state.promises == 0


@pytest.mark.rule("deuda.pact.promise")
def test_a_union_keeps_its_members_promises_towards_outsiders() -> None:
    table = start(3)
    table.state.promises = table.state.promise_bit(1, 2)
    table.own(0, "fish")
    table.meet()
    table.unite("1+2")
    assert table.state.is_promised(2, 0)


@pytest.mark.rule("deuda.pact.no_shared_chain")
def test_chains_are_shared_only_within_a_union() -> None:
    table = start(3)
    fish = table.own(0, "fish", 1)
    table.own(1, "cattle", 1)
    assert not table.state.has_chain(fish, 0)
    table.meet()
    table.unite("1+2")
    assert table.state.has_chain(fish, 0)


@pytest.mark.rule("deuda.pact.join_move")
def test_those_who_join_move_to_latin_america_directly() -> None:
    table = start(3)
    table.stand(1, 30)
    table.debt(1, 5000)
    table.state.note(1, fields.WAIVER, 1)
    table.meet()
    table.unite("1+2")
    assert (table.at(0), table.at(1)) == (0, 0)
    assert (table.state.of(1, fields.LAPS), table.state.of(1, fields.WAIVER)) == (0, 1)
    assert len(table.all_events("meeting")) == 1


@pytest.mark.rule("deuda.pair.pool")
def test_a_pair_pools_cash_gold_land_cards_and_debts() -> None:
    table = start(3)
    table.own(1, "iron", 1)
    table.debt(0, 3000)
    table.debt(1, 4000)
    table.state.note(1, fields.KEPT, 1)
    table.arrive(0)
    table.play("gold", "done")
    table.unite("1+2")
    assert table.cash(0) == table.cash(1) == 6000
    assert table.gold(1) == 5
    assert table.owner("iron") == 0
    assert table.debt(0) == table.debt(1) == 7000
    assert table.state.of(0, fields.KEPT) == 1
    assert table.event("united").rule == "deuda.pair.pool"


@pytest.mark.rule("deuda.pair.limits")
def test_a_pair_is_devalued_at_twenty_and_forty_thousand_and_embargoed_at_sixty() -> None:
    table = start(3)
    table.debt(1, 15_000)
    table.meet()
    table.unite("1+2")
    assert (table.state.level(0), table.state.limit(1)) == (0, 60_000)
    assert table.state.calls == 0
    table.debt(0, 20_000)
    assert table.state.level(1) == 1
    table.debt(0, 40_000)
    assert table.state.level(1) == 2


@pytest.mark.rule("deuda.pair.limits")
def test_each_member_pays_ten_per_cent_of_the_common_debt_at_each_own_passing() -> None:
    table = start(3)
    table.meet()
    table.unite("1+2")
    table.play("pass", "pass", "pass")
    table.debt(0, 10_000)
    for seat in (1, 2, 0):
        assert table.state.mover == seat
        table.arrive(39 if seat != 2 else 30)
        if seat != 2:
            table.play("cash", "done")
    assert table.cash(0) == 6000 - 2000


@pytest.mark.rule("deuda.pair.devaluation_move")
def test_only_the_one_who_caused_it_goes_to_the_imf_but_all_throw_the_dice() -> None:
    table = start(3)
    table.meet()
    table.unite("1+2")
    table.play("pass", "pass", "pass", "loan 20000", "cash", "done")
    assert (table.at(1), table.at(0)) == (39, 0)
    assert (table.state.level(0), table.state.level(1), table.state.level(2)) == (1, 1, 0)


@pytest.mark.rule("deuda.trio.form")
def test_three_together_or_one_joining_a_pair_make_a_trio() -> None:
    table = start(4)
    table.meet()
    table.unite("1+2")
    table.stand(0, 12)
    assert table.state.turn == 1
    assert table.refused("union 2+3").code == "not-a-union"
    table.play("union 1+2+3", "accept", "accept")
    assert [table.at(seat) for seat in range(3)] == [0, 0, 0]
    assert (table.state.limit(2), table.state.level(0)) == (90_000, 0)
    table.debt(0, 30_000)
    assert table.state.level(2) == 1
    table.debt(0, 60_000)
    assert table.state.level(2) == 2
    assert table.event("united").rule == "deuda.trio.form"


@pytest.mark.rule("deuda.trio.form")
def test_four_are_no_union_and_two_pairs_can_stand_side_by_side() -> None:
    table = start(4)
    table.meet()
    assert table.refused("union 1+2+3+4").code == "not-a-union"
    table.unite("1+2")
    table.play("pass")
    table.unite("3+4")
    assert table.state.head(3) == 2
    assert table.state.limit(3) == 60_000


@pytest.mark.rule("deuda.pact.last_two_three")
def test_the_last_two_choose_between_a_pair_and_the_club() -> None:
    table = start(2)
    table.meet()
    assert {"union 1+2", "club"} <= set(table.legal())
    table.unite("1+2")
    assert "club" in table.legal()
    table.play("club", "accept")
    assert table.state.club == 1
    assert table.cash(0) == table.cash(1) == 3000


@pytest.mark.rule("deuda.union.purse")
def test_a_square_or_card_that_strikes_a_member_strikes_the_purse() -> None:
    table = start(3)
    table.meet()
    table.unite("1+2")
    table.play("pass", "pass", "pass")
    table.arrive(32)
    assert (table.gold(0), table.state.of(1, fields.EUROPE), table.state.of(0, fields.EUROPE)) == (5, 1, 0)
    table.arrive(30)
    table.arrive(18)
    assert table.cash(1) == 0


@pytest.mark.rule("deuda.union.purse")
def test_a_partners_exports_are_own_exports_and_debt_makes_every_member_draw() -> None:
    table = start(3)
    table.meet()
    table.unite("1+2")
    table.play("pass", "pass", "pass")
    table.own(0, "fish", 1, 1)
    table.arrive(29)
    assert table.cash(0) == 6800
    table.arrive(30)
    table.debt(1, 1000)
    table.arrive(8)
    table.play("condition inflation")
    assert table.cash(0) == 6800 - 2 * 750


@pytest.mark.rule("deuda.union.bankrupt")
def test_a_pair_goes_bankrupt_together_whoever_was_to_pay() -> None:
    table = start(4)
    table.meet()
    table.unite("1+2")
    table.play(*["pass"] * 4)
    table.cash(1, 0)
    table.debt(1, 60_000)
    table.arrive(12)
    table.play("die 1")
    assert (table.state.is_in(0), table.state.is_in(1), table.state.is_in(2)) == (False, False, True)
    assert table.event("bankrupt").rule == "deuda.union.bankrupt"
    assert table.state.mover == 2
    table.sound()


@pytest.mark.rule("deuda.union.purse", "deuda.embargo.auction")
def test_a_pair_bids_as_one() -> None:
    table = start(3)
    table.meet()
    table.unite("1+2")
    table.play("pass", "pass", "pass")
    table.arrive(30)
    table.own(2, "iron")
    table.cash(2, 0)
    table.debt(2, 30_000)
    table.arrive(12)
    table.play("die 1", "auction iron")
    assert table.state.turn == 0
    table.play("bid 400")
    assert table.state.turn != 1
    assert table.owner("iron") == 0


@pytest.mark.rule("deuda.pact.promise", "deuda.pair.pool")
def test_partners_keep_no_promise_between_themselves() -> None:
    table = start(3)
    table.state.promises = table.state.promise_bit(0, 1) | table.state.promise_bit(1, 2)
    table.meet()
    table.unite("1+2")
    assert table.state.promises == table.state.promise_bit(1, 2)


@pytest.mark.rule("deuda.pair.devaluation_move", "deuda.turn.dice")
def test_a_member_of_a_devalued_pair_throws_three_dice() -> None:
    table = start(3)
    table.meet()
    table.unite("1+2")
    table.play("pass", "pass", "pass")
    table.debt(0, 20_000)
    table.stand(1, 20)
    table.play("roll", "dice 1 1")
    assert table.at(1) == 20
    table.play("die 2")
    assert table.at(1) == 24


@pytest.mark.rule("deuda.pact.meeting")
def test_what_was_refused_may_be_proposed_again_in_the_next_meeting() -> None:
    table = start(2)
    table.meet()
    table.play("club", "refuse", "pass", "pass")
    table.meet()
    assert table.allows("club")


@pytest.mark.rule("deuda.pact.promise")
def test_a_promise_between_two_is_the_same_in_either_order_and_is_written_in_one() -> None:
    table = start(3)
    table.meet()
    assert table.action("promise 2 1") == table.action("promise 1 2")
    assert table.action("union 3+1") == table.action("union 1+3")
    table.play("deal", "promise 3 1")
    assert table.refused("promise 1 3").code == "in-deal"
    assert "promise 2 1" not in table.legal()
    assert "promise 1 2" in table.legal()
    table.play("offer", "accept", "pass", "pass", "pass")
    assert table.state.promises == table.state.promise_bit(0, 2)
    table.meet()
    table.play("deal", "release 3 1")
    assert GAME.text(table.state, table.action("release 3 1")) == "release 1 3"
    for saying in ("note: Ana and Caro will not pirate each other", "note: Caro and Ana will not pirate each other"):
        assert GAME.parse(table.state, saying, ("Ana", "Beto", "Caro")) == table.action("promise 1 3")


@pytest.mark.rule("deuda.pact.meeting", "deuda.pact.deals")
def test_a_deal_that_was_refused_is_the_same_deal_in_another_order() -> None:
    table = start(3)
    table.meet()
    table.play("deal", "money 1 2 500", "promise 1 2", "offer", "refuse")
    table.play("deal", "promise 2 1", "money 1 2 500")
    assert table.refused("offer").code == "spurned"
    table.play("drop 2", "money 1 2 550")
    assert table.allows("offer")


@pytest.mark.rule("deuda.card.conditions.direct_deal", "deuda.pair.pool", "deuda.trio.form")
def test_the_rule_against_a_union_is_the_direct_deal_or_what_makes_a_pair_or_a_trio() -> None:
    table = start(4)
    table.state.note(3, fields.DIRECT, 1)
    table.meet()
    assert table.refused("union 1+4").rule == "deuda.card.conditions.direct_deal"
    assert table.refused("union 2+3").rule == "deuda.pair.pool"
    table.state.note(3, fields.DIRECT, 0)
    assert table.refused("union 1+2+3+4").rule == "deuda.trio.form"
