"""Meetings, deals, promises, pairs and trios."""

import pytest

from sobremesa.games.deuda.engine import numbers as fields
from tests.games.deuda.table import (
    GAME,
    act,
    allows,
    arrive,
    at,
    cash,
    debt,
    gold,
    industries,
    meet,
    options,
    own,
    owner,
    refused,
    rule_of,
    sound,
    stand,
    start,
    told,
    unite,
)


@pytest.mark.rule("deuda.pact.when")
def test_landing_on_latin_america_ends_the_first_lap_and_opens_a_meeting() -> None:
    state = start(3)
    meet(state)
    assert state.of(0, fields.LAPS) == 1
    assert told(state, "meeting")
    assert state.turn == 0


@pytest.mark.rule("deuda.pact.when")
def test_being_sent_there_does_not_end_the_first_lap() -> None:
    state = start(3)
    arrive(state, 4)
    act(state, "solidarity cuba")
    assert [at(state, seat) for seat in range(3)] == [0, 0, 0]
    assert not told(state, "meeting")
    assert state.mover == 1


@pytest.mark.rule("deuda.pact.meeting")
def test_the_lander_speaks_first_and_all_passing_in_a_row_closes() -> None:
    state = start(3)
    meet(state)
    act(state, "pass", "deal", "promise 1 2", "offer", "refuse")
    assert state.turn == 2
    act(state, "pass", "pass", "pass")
    assert told(state, "meeting-closed")
    assert (state.mover, state.turn) == (1, 1)


@pytest.mark.rule("deuda.pact.meeting")
@pytest.mark.parametrize("proposals", [1, 2, 3])
def test_each_makes_only_so_many_proposals(proposals: int) -> None:
    state = start(2, proposals=proposals)
    meet(state)
    made = 0
    while state.now() == fields.MEETING:
        act(state, "deal", "abandon")
        made += 1
    assert made == 2 * proposals
    assert state.mover == 1


@pytest.mark.rule("deuda.pact.meeting")
def test_the_same_proposal_is_not_put_again_right_after_a_refusal() -> None:
    state = start(3)
    meet(state)
    act(state, "union 1+2", "refuse")
    assert refused(state, "union 1+2").code == "spurned"
    act(state, "deal", "promise 2 3", "offer", "refuse")
    act(state, "deal", "promise 2 3")
    assert refused(state, "offer").code == "spurned"


@pytest.mark.rule("deuda.pact.meeting")
def test_those_who_lose_turns_take_part_and_those_who_deal_directly_do_not() -> None:
    state = start(3)
    state.note(1, fields.LOST, 2)
    state.note(2, fields.DIRECT, 1)
    meet(state)
    assert refused(state, "union 1+3").code == "not-a-union"
    assert refused(state, "club").code == "no-club"
    act(state, "pass")
    assert state.turn == 1
    act(state, "pass")
    assert state.now() != fields.MEETING


@pytest.mark.rule("deuda.pact.meeting")
def test_a_meeting_in_which_nothing_could_be_agreed_is_skipped() -> None:
    state = start(2)
    state.note(1, fields.DIRECT, 1)
    meet(state)
    assert state.mover == 1


@pytest.mark.rule("deuda.pact.deals")
def test_a_deal_exchanges_land_money_and_promises_at_once() -> None:
    state = start(3)
    own(state, 0, "sugar", 1, 1)
    own(state, 1, "iron")
    meet(state)
    act(state, "deal", "give sugar 2", "give iron 1", "money 2 1 500", "promise 1 2", "offer")
    assert state.turn == 1
    act(state, "accept")
    assert (owner(state, "sugar"), owner(state, "iron")) == (1, 0)
    assert industries(state, "sugar") == (1, 1)
    assert (cash(state, 0), cash(state, 1)) == (3500, 2500)
    assert state.is_promised(0, 1)
    assert {event.rule for event in told(state, "gave-land")} == {"deuda.pact.deals"}
    assert state.turn == 1
    sound(state)


@pytest.mark.rule("deuda.pact.deals")
def test_everyone_bound_must_accept_and_one_no_voids_it() -> None:
    state = start(4)
    meet(state)
    act(state, "deal", "money 1 2 500", "money 2 4 500", "offer", "accept", "refuse")
    assert [cash(state, seat) for seat in range(4)] == [3000] * 4
    assert state.terms[0] == 0


@pytest.mark.rule("deuda.pact.deals")
def test_a_deal_is_countered_changed_and_accepted() -> None:
    state = start(3)
    own(state, 0, "sugar")
    meet(state)
    act(state, "deal", "give sugar 2", "offer", "counter")
    assert state.turn == 1
    assert refused(state, "offer").code == "spurned"
    act(state, "money 2 1 100", "drop 1", "give sugar 2", "offer")
    assert state.turn == 0
    act(state, "accept")
    assert (owner(state, "sugar"), cash(state, 0)) == (1, 3100)


@pytest.mark.rule("deuda.pact.deals")
def test_a_deal_can_always_be_abandoned() -> None:
    state = start(2)
    meet(state)
    act(state, "deal", "money 1 2 500", "abandon")
    assert state.terms[0] == 0
    assert (state.turn, cash(state, 0)) == (1, 3000)


@pytest.mark.rule("deuda.pact.deals", "deuda.gold.limits")
def test_what_cannot_be_in_a_deal() -> None:
    state = start(3)
    own(state, 0, "sugar")
    meet(state)
    act(state, "deal")
    assert refused(state, "offer").code == "deal-empty"
    assert refused(state, "give iron 2").code == "not-yours"
    assert refused(state, "give iron 2").rule == "deuda.pact.deals"
    assert refused(state, "money 1 2 3050").code == "bad-money"
    assert refused(state, "release 1 2").code == "has-no-promise"
    assert refused(state, "give sugar 1").code == "same-purse"
    act(state, "give sugar 2")
    assert refused(state, "give sugar 3").code == "in-deal"
    assert refused(state, "drop 2").code == "no-term"
    act(state, "drop 1", "promise 2 3")
    assert refused(state, "offer").code == "deal-without-you"
    assert not any(text.startswith("gold") for text in options(state))
    act(state, *[f"money {a} {b} 50" for a, b in ((1, 2), (1, 3), (2, 1), (2, 3), (3, 1))])
    assert refused(state, "promise 1 2").code == "deal-full"


@pytest.mark.rule("deuda.pact.deals")
def test_several_gifts_together_cannot_exceed_the_cash() -> None:
    state = start(3)
    meet(state)
    act(state, "deal", "money 1 2 2000")
    assert refused(state, "money 1 3 1050").code == "bad-money"
    assert allows(state, "money 1 3 1000")


@pytest.mark.rule("deuda.pact.promise")
def test_promises_bind_until_they_release_each_other_in_a_later_meeting() -> None:
    state = start(2)
    meet(state)
    act(state, "deal", "promise 1 2", "offer", "accept")
    act(state, "deal")
    assert refused(state, "promise 1 2").code == "has-promise"
    assert refused(state, "release 1 2").code == "just-promised"
    act(state, "abandon", "pass", "pass")
    assert state.promises == state.promise_bit(0, 1)
    meet(state)
    act(state, "deal", "release 1 2", "offer", "accept")
    assert state.promises == 0


@pytest.mark.rule("deuda.pact.promise")
def test_a_union_keeps_its_members_promises_towards_outsiders() -> None:
    state = start(3)
    state.promises = state.promise_bit(1, 2)
    own(state, 0, "fish")
    meet(state)
    unite(state, "1+2")
    assert state.is_promised(2, 0)


@pytest.mark.rule("deuda.pact.no_shared_chain")
def test_chains_are_shared_only_within_a_union() -> None:
    state = start(3)
    fish = own(state, 0, "fish", 1)
    own(state, 1, "cattle", 1)
    assert not state.has_chain(fish, 0)
    meet(state)
    unite(state, "1+2")
    assert state.has_chain(fish, 0)


@pytest.mark.rule("deuda.pact.join_move")
def test_those_who_join_move_to_latin_america_directly() -> None:
    state = start(3)
    stand(state, 1, 30)
    debt(state, 1, 5000)
    state.note(1, fields.WAIVER, 1)
    meet(state)
    unite(state, "1+2")
    assert (at(state, 0), at(state, 1)) == (0, 0)
    assert (state.of(1, fields.LAPS), state.of(1, fields.WAIVER)) == (0, 1)
    assert len(told(state, "meeting")) == 1


@pytest.mark.rule("deuda.pair.pool")
def test_a_pair_pools_cash_gold_land_cards_and_debts() -> None:
    state = start(3)
    own(state, 1, "iron", 1)
    debt(state, 0, 3000)
    debt(state, 1, 4000)
    state.note(1, fields.KEPT, 1)
    arrive(state, 0)
    act(state, "gold", "done")
    unite(state, "1+2")
    assert cash(state, 0) == cash(state, 1) == 6000
    assert gold(state, 1) == 5
    assert owner(state, "iron") == 0
    assert debt(state, 0) == debt(state, 1) == 7000
    assert state.of(0, fields.KEPT) == 1
    assert rule_of(state, "united") == "deuda.pair.pool"


@pytest.mark.rule("deuda.pair.limits")
def test_a_pair_is_devalued_at_twenty_and_forty_thousand_and_embargoed_at_sixty() -> None:
    state = start(3)
    debt(state, 1, 15_000)
    meet(state)
    unite(state, "1+2")
    assert (state.level(0), state.limit(1)) == (0, 60_000)
    assert state.calls == 0
    debt(state, 0, 20_000)
    assert state.level(1) == 1
    debt(state, 0, 40_000)
    assert state.level(1) == 2


@pytest.mark.rule("deuda.pair.limits")
def test_each_member_pays_ten_per_cent_of_the_common_debt_at_each_own_passing() -> None:
    state = start(3)
    meet(state)
    unite(state, "1+2")
    act(state, "pass", "pass", "pass")
    debt(state, 0, 10_000)
    for seat in (1, 2, 0):
        assert state.mover == seat
        arrive(state, 39 if seat != 2 else 30)
        if seat != 2:
            act(state, "cash", "done")
    assert cash(state, 0) == 6000 - 2000


@pytest.mark.rule("deuda.pair.devaluation_move")
def test_only_the_one_who_caused_it_goes_to_the_imf_but_all_throw_the_dice() -> None:
    state = start(3)
    meet(state)
    unite(state, "1+2")
    act(state, "pass", "pass", "pass", "loan 20000", "cash", "done")
    assert (at(state, 1), at(state, 0)) == (39, 0)
    assert (state.level(0), state.level(1), state.level(2)) == (1, 1, 0)


@pytest.mark.rule("deuda.trio.form")
def test_three_together_or_one_joining_a_pair_make_a_trio() -> None:
    state = start(4)
    meet(state)
    unite(state, "1+2")
    stand(state, 0, 12)
    assert state.turn == 1
    assert refused(state, "union 2+3").code == "not-a-union"
    act(state, "union 1+2+3", "accept", "accept")
    assert [at(state, seat) for seat in range(3)] == [0, 0, 0]
    assert (state.limit(2), state.level(0)) == (90_000, 0)
    debt(state, 0, 30_000)
    assert state.level(2) == 1
    debt(state, 0, 60_000)
    assert state.level(2) == 2
    assert rule_of(state, "united") == "deuda.trio.form"


@pytest.mark.rule("deuda.trio.form")
def test_four_are_no_union_and_two_pairs_can_stand_side_by_side() -> None:
    state = start(4)
    meet(state)
    assert refused(state, "union 1+2+3+4").code == "not-a-union"
    unite(state, "1+2")
    act(state, "pass")
    unite(state, "3+4")
    assert state.head(3) == 2
    assert state.limit(3) == 60_000


@pytest.mark.rule("deuda.pact.last_two_three")
def test_the_last_two_choose_between_a_pair_and_the_club() -> None:
    state = start(2)
    meet(state)
    assert {"union 1+2", "club"} <= set(options(state))
    unite(state, "1+2")
    assert "club" in options(state)
    act(state, "club", "accept")
    assert state.club == 1
    assert cash(state, 0) == cash(state, 1) == 3000


@pytest.mark.rule("deuda.union.purse")
def test_a_square_or_card_that_strikes_a_member_strikes_the_purse() -> None:
    state = start(3)
    meet(state)
    unite(state, "1+2")
    act(state, "pass", "pass", "pass")
    arrive(state, 32)
    assert (gold(state, 0), state.of(1, fields.EUROPE), state.of(0, fields.EUROPE)) == (5, 1, 0)
    arrive(state, 30)
    arrive(state, 18)
    assert cash(state, 1) == 0


@pytest.mark.rule("deuda.union.purse")
def test_a_partners_exports_are_own_exports_and_debt_makes_every_member_draw() -> None:
    state = start(3)
    meet(state)
    unite(state, "1+2")
    act(state, "pass", "pass", "pass")
    own(state, 0, "fish", 1, 1)
    arrive(state, 29)
    assert cash(state, 0) == 6800
    arrive(state, 30)
    debt(state, 1, 1000)
    arrive(state, 8)
    act(state, "condition inflation")
    assert cash(state, 0) == 6800 - 2 * 750


@pytest.mark.rule("deuda.union.bankrupt")
def test_a_pair_goes_bankrupt_together_whoever_was_to_pay() -> None:
    state = start(4)
    meet(state)
    unite(state, "1+2")
    act(state, *["pass"] * 4)
    cash(state, 1, 0)
    debt(state, 1, 60_000)
    arrive(state, 12)
    act(state, "die 1")
    assert (state.is_in(0), state.is_in(1), state.is_in(2)) == (False, False, True)
    assert rule_of(state, "bankrupt") == "deuda.union.bankrupt"
    assert state.mover == 2
    sound(state)


@pytest.mark.rule("deuda.union.purse", "deuda.embargo.auction")
def test_a_pair_bids_as_one() -> None:
    state = start(3)
    meet(state)
    unite(state, "1+2")
    act(state, "pass", "pass", "pass")
    arrive(state, 30)
    own(state, 2, "iron")
    cash(state, 2, 0)
    debt(state, 2, 30_000)
    arrive(state, 12)
    act(state, "die 1", "auction iron")
    assert state.turn == 0
    act(state, "bid 400")
    assert state.turn != 1
    assert owner(state, "iron") == 0


@pytest.mark.rule("deuda.pact.promise", "deuda.pair.pool")
def test_partners_keep_no_promise_between_themselves() -> None:
    state = start(3)
    state.promises = state.promise_bit(0, 1) | state.promise_bit(1, 2)
    meet(state)
    unite(state, "1+2")
    assert state.promises == state.promise_bit(1, 2)


@pytest.mark.rule("deuda.pair.devaluation_move", "deuda.turn.dice")
def test_a_member_of_a_devalued_pair_throws_three_dice() -> None:
    state = start(3)
    meet(state)
    unite(state, "1+2")
    act(state, "pass", "pass", "pass")
    debt(state, 0, 20_000)
    stand(state, 1, 20)
    act(state, "roll", "dice 1 1")
    assert at(state, 1) == 20
    act(state, "die 2")
    assert at(state, 1) == 24


@pytest.mark.rule("deuda.pact.meeting")
def test_what_was_refused_may_be_proposed_again_in_the_next_meeting() -> None:
    state = start(2)
    meet(state)
    act(state, "club", "refuse", "pass", "pass")
    meet(state)
    assert allows(state, "club")


@pytest.mark.rule("deuda.pact.promise")
def test_a_promise_between_two_is_the_same_in_either_order_and_is_written_in_one() -> None:
    state = start(3)
    meet(state)
    assert GAME.words.read(state, "promise 2 1") == GAME.words.read(state, "promise 1 2")
    assert GAME.words.read(state, "union 3+1") == GAME.words.read(state, "union 1+3")
    act(state, "deal", "promise 3 1")
    assert refused(state, "promise 1 3").code == "in-deal"
    assert "promise 2 1" not in options(state)
    assert "promise 1 2" in options(state)
    act(state, "offer", "accept", "pass", "pass", "pass")
    assert state.promises == state.promise_bit(0, 2)
    meet(state)
    act(state, "deal", "release 3 1")
    assert GAME.text(state, GAME.words.read(state, "release 3 1")) == "release 1 3"
    for saying in ("note: Ana and Caro will not pirate each other", "note: Caro and Ana will not pirate each other"):
        assert GAME.parse(state, saying, ("Ana", "Beto", "Caro")) == GAME.words.read(state, "promise 1 3")


@pytest.mark.rule("deuda.pact.meeting", "deuda.pact.deals")
def test_a_deal_that_was_refused_is_the_same_deal_in_another_order() -> None:
    state = start(3)
    meet(state)
    act(state, "deal", "money 1 2 500", "promise 1 2", "offer", "refuse")
    act(state, "deal", "promise 2 1", "money 1 2 500")
    assert refused(state, "offer").code == "spurned"
    act(state, "drop 2", "money 1 2 550")
    assert allows(state, "offer")


@pytest.mark.rule("deuda.card.conditions.direct_deal", "deuda.pair.pool", "deuda.trio.form")
def test_the_rule_against_a_union_is_the_direct_deal_or_what_makes_a_pair_or_a_trio() -> None:
    state = start(4)
    state.note(3, fields.DIRECT, 1)
    meet(state)
    assert refused(state, "union 1+4").rule == "deuda.card.conditions.direct_deal"
    assert refused(state, "union 2+3").rule == "deuda.pair.pool"
    state.note(3, fields.DIRECT, 0)
    assert refused(state, "union 1+2+3+4").rule == "deuda.trio.form"
