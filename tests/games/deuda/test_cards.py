"""Both piles of cards."""

import pytest

from sobremesa.games.deuda.content.setup import CONTENT
from sobremesa.games.deuda.engine import numbers as fields
from sobremesa.games.deuda.engine.play import Deuda
from tests.games.deuda.table import (
    GAME,
    act,
    allows,
    arrive,
    at,
    cash,
    debt,
    form_club,
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

GIFTS = {card.id: card.amount for card in CONTENT.cards.solidarity if card.effect == "gift"}


def solidarity(card: str, players: int = 3) -> Deuda:
    """Country 1 draws a Solidarity card."""
    state = start(players)
    arrive(state, 4)
    act(state, f"solidarity {card}")
    return state


def indebted(players: int = 3, square: int = 8, five_hundred_years: str = "one") -> Deuda:
    """Country 1 owes $2,000 and is about to draw a Condition."""
    state = start(players, five_hundred_years=five_hundred_years)
    debt(state, 0, 2000)
    arrive(state, square)
    return state


@pytest.mark.rule("deuda.card.decks")
def test_a_used_card_goes_under_the_pile_and_the_order_repeats() -> None:
    state = start()
    order = [card.id for card in CONTENT.cards.solidarity if card.effect in ("gift", "hat", "all_receive")]
    for _ in range(2):
        for card in order:
            arrive(state, 4)
            act(state, f"solidarity {card}")
        if state.piles[0] != 0:
            # The others have been seen as well, below those.
            for i in range(20):
                if int(state.piles[0]) & 2**i:
                    state.take_card(0, i)
                    state.put_under(0, i)
    arrive(state, 4)
    assert len(state.legal()) == 1
    assert refused(state, "solidarity brazil").code == "card-not-there"


@pytest.mark.rule("deuda.card.decks")
def test_with_reshuffle_a_pile_is_shuffled_again_after_a_full_round() -> None:
    state = start(reshuffle=True)
    for i in range(19):
        state.take_card(0, i)
        state.put_under(0, i)
    arrive(state, 4)
    assert options(state) == ["solidarity venezuela"]
    act(state, "solidarity venezuela")
    arrive(state, 4)
    assert len(state.legal()) == 20
    assert allows(state, "solidarity venezuela")
    sound(state)


@pytest.mark.rule("deuda.card.decks")
def test_with_reshuffle_a_kept_card_is_not_shuffled_in() -> None:
    state = start(reshuffle=True)
    arrive(state, 4)
    act(state, "solidarity panama")
    for i in range(20):
        if int(state.piles[0]) & 2**i:
            state.take_card(0, i)
            state.put_under(0, i)
    arrive(state, 4)
    assert len(state.legal()) == 19
    assert not allows(state, "solidarity panama")
    sound(state)


@pytest.mark.rule("deuda.card.decks")
def test_every_unseen_card_is_equally_likely_and_a_kept_one_is_out_of_the_pile() -> None:
    state = start()
    arrive(state, 4)
    assert len(state.legal()) == 20
    assert state.weights() == [1] * 20
    act(state, "solidarity panama")
    arrive(state, 4)
    assert "solidarity panama" not in options(state)
    assert state.piles[2] == 0


@pytest.mark.rule("deuda.card.solidarity.gifts")
@pytest.mark.parametrize("card", list(GIFTS))
def test_eleven_gifts_from_two_to_four_thousand(card: str) -> None:
    state = solidarity(card)
    assert cash(state, 0) == 3000 + GIFTS[card]
    assert rule_of(state, "gift") == "deuda.card.solidarity.gifts"


@pytest.mark.rule("deuda.card.solidarity.gifts")
def test_the_gifts_rise_by_two_hundred() -> None:
    assert list(GIFTS.values()) == list(range(2000, 4001, 200))


@pytest.mark.rule("deuda.card.solidarity.puerto_rico")
def test_puerto_rico_sends_to_nationalisation() -> None:
    state = solidarity("puerto_rico")
    assert at(state, 0) == 24
    act(state, "claim oil")
    assert industries(state, "oil") == (1, 0)


@pytest.mark.rule("deuda.card.solidarity.guyana_suriname")
def test_guyana_and_suriname_send_to_solidarity_aid() -> None:
    state = start()
    own(state, 0, "sugar")
    arrive(state, 16)
    act(state, "solidarity guyana_suriname", "build sugar national", "done")
    assert (at(state, 0), cash(state, 0)) == (10, 2950)
    assert state.of(0, fields.LAPS) == 0


@pytest.mark.rule("deuda.card.solidarity.nicaragua")
def test_nicaragua_brings_the_hat() -> None:
    assert solidarity("nicaragua").hat == -1


@pytest.mark.rule("deuda.card.solidarity.paraguay")
def test_paraguay_is_kept_and_ignores_one_coup() -> None:
    state = solidarity("paraguay", 2)
    arrive(state, 30)
    arrive(state, 18)
    assert options(state) == ["use", "decline"]
    act(state, "use")
    assert cash(state, 0) == 3000
    assert state.of(0, fields.KEPT) == 0
    assert state.piles[2] == 1
    arrive(state, 30)
    arrive(state, 18)
    assert cash(state, 0) == 0


@pytest.mark.rule("deuda.card.solidarity.paraguay")
def test_the_holder_may_decline_to_use_it() -> None:
    state = solidarity("paraguay", 2)
    arrive(state, 30)
    arrive(state, 18)
    act(state, "decline")
    assert (cash(state, 0), state.of(0, fields.KEPT)) == (0, 1)


@pytest.mark.rule("deuda.card.solidarity.panama")
def test_panama_is_kept_and_ignores_one_flight_before_the_die() -> None:
    state = solidarity("panama", 2)
    arrive(state, 30)
    arrive(state, 12)
    assert state.turn == 0
    act(state, "use")
    assert (cash(state, 0), state.mover) == (3000, 1)
    sound(state)


@pytest.mark.rule("deuda.card.solidarity.el_salvador")
def test_el_salvador_gives_every_player_two_thousand_but_not_the_unemployed() -> None:
    state = start(3)
    state.note(1, fields.LOST, 2)
    arrive(state, 4)
    act(state, "solidarity el_salvador")
    assert [cash(state, seat) for seat in range(3)] == [5000, 3000, 5000]


@pytest.mark.rule("deuda.card.solidarity.mexico")
def test_mexico_returns_what_europe_took_and_not_what_was_spent() -> None:
    state = start(2)
    gold(state, 0, 2)
    arrive(state, 32)
    arrive(state, 30)
    arrive(state, 4)
    act(state, "solidarity mexico")
    assert (gold(state, 0), state.of(0, fields.EUROPE), state.of(0, fields.OCTOBER)) == (2, 0, 1)
    sound(state)


@pytest.mark.rule("deuda.card.solidarity.cuba")
def test_cuba_gathers_all_and_opens_a_meeting_after_the_first_lap() -> None:
    state = start(3)
    stand(state, 0, 0, laps=1)
    stand(state, 2, 20)
    arrive(state, 4)
    act(state, "solidarity cuba")
    assert [at(state, seat) for seat in range(3)] == [0, 0, 0]
    assert told(state, "meeting")
    assert state.of(2, fields.LAPS) == 0


@pytest.mark.rule("deuda.card.solidarity.cuba")
def test_in_the_club_cuba_only_moves_the_members() -> None:
    state = start(2)
    form_club(state)
    arrive(state, 4)
    act(state, "solidarity cuba")
    assert (at(state, 0), at(state, 1)) == (0, 0)
    assert len(told(state, "meeting")) == 1
    assert state.mover == 0


@pytest.mark.rule("deuda.card.solidarity.venezuela")
def test_the_owner_of_the_oil_builds_free_whoever_drew_the_card() -> None:
    state = start(2)
    own(state, 1, "oil", 1)
    arrive(state, 4)
    act(state, "solidarity venezuela")
    assert state.turn == 1
    assert refused(state, "build sugar national").code == "not-this-land"
    assert refused(state, "decline").family == "not-now"
    act(state, "build oil export")
    assert (industries(state, "oil"), cash(state, 1)) == ((1, 1), 3000)
    assert state.mover == 1


@pytest.mark.rule("deuda.card.solidarity.venezuela")
def test_without_owner_or_room_venezuela_does_nothing() -> None:
    assert solidarity("venezuela").mover == 1
    state = start(2)
    own(state, 1, "oil", 3, 3)
    arrive(state, 4)
    act(state, "solidarity venezuela")
    assert state.mover == 1


@pytest.mark.rule("deuda.card.conditions.manufactures_rise")
@pytest.mark.parametrize(("square", "there", "due"), [(8, 21, 400), (19, 21, 400), (28, 29, 1600)])
def test_manufactures_rise_to_double_where_nobody_exports(square: int, there: int, due: int) -> None:
    state = indebted(square=square)
    act(state, "condition manufactures_rise", "cash")
    assert (at(state, 0), cash(state, 0)) == (there, 3000 - due)


@pytest.mark.rule("deuda.card.conditions.manufactures_rise")
def test_where_someone_exports_it_is_as_usual_and_the_owner_is_exempt() -> None:
    state = start(3)
    debt(state, 0, 2000)
    own(state, 1, "sugar", 1, 1)
    arrive(state, 8)
    act(state, "condition manufactures_rise", "cash")
    assert (cash(state, 0), cash(state, 1)) == (2800, 3200)
    state = start(3)
    debt(state, 0, 2000)
    own(state, 0, "sugar", 1)
    arrive(state, 8)
    act(state, "condition manufactures_rise")
    assert cash(state, 0) == 3000


@pytest.mark.rule("deuda.card.conditions.interest_rises")
@pytest.mark.parametrize("card", ["interest_rises_1", "interest_rises_2"])
def test_interest_rises_to_fifteen_at_the_imf(card: str) -> None:
    state = indebted()
    act(state, f"condition {card}", "cash")
    assert (at(state, 0), cash(state, 0)) == (39, 2700)
    act(state, "repay 500")
    assert state.mover == 1


@pytest.mark.rule("deuda.card.conditions.five_hundred_years")
@pytest.mark.parametrize(("reading", "left"), [("one", 2), ("all", 0)])
def test_five_hundred_years_takes_gold_as_the_square_does_or_all(reading: str, left: int) -> None:
    state = indebted(five_hundred_years=reading)
    act(state, "condition five_hundred_years")
    assert (at(state, 0), gold(state, 0), state.of(0, fields.OCTOBER)) == (32, left, 1)
    assert rule_of(state, "europe") == "deuda.card.conditions.five_hundred_years"
    sound(state)


@pytest.mark.rule("deuda.card.conditions.wage_cut")
def test_every_player_in_debt_gives_half_the_cash() -> None:
    state = start(3)
    debt(state, 0, 2000)
    debt(state, 2, 50)
    cash(state, 2, 150)
    arrive(state, 8)
    act(state, "condition wage_cut")
    assert [cash(state, seat) for seat in range(3)] == [1500, 3000, 100]


@pytest.mark.rule("deuda.card.conditions.wage_cut")
def test_a_common_purse_gives_half_once() -> None:
    state = start(3)
    meet(state)
    unite(state, "1+2")
    act(state, "pass", "pass", "pass")
    debt(state, 1, 1000)
    arrive(state, 8)
    act(state, "condition wage_cut")
    assert cash(state, 0) == 3000


@pytest.mark.rule("deuda.card.conditions.union_dismissed")
def test_the_left_neighbour_goes_to_the_imf_with_or_without_debt() -> None:
    state = indebted()
    act(state, "condition union_dismissed")
    assert at(state, 1) == 39
    assert cash(state, 1) == 3000
    state = indebted()
    debt(state, 1, 5000)
    state.note(1, fields.RATE, 20)
    act(state, "condition union_dismissed", "cash")
    assert cash(state, 1) == 2000
    act(state, "repay 1000")
    assert debt(state, 1) == 4000


@pytest.mark.rule("deuda.card.conditions.unemployment")
def test_unemployment_loses_two_turns_and_leaves_the_industries_idle() -> None:
    state = start(2, piracy=False)
    debt(state, 0, 2000)
    own(state, 0, "iron", 1, 1)
    arrive(state, 8)
    act(state, "condition unemployment")
    arrive(state, 15)
    assert cash(state, 1) == 3000
    assert rule_of(state, "nothing-due") == "deuda.card.conditions.unemployment"
    assert (state.mover, state.of(0, fields.LOST)) == (1, 1)
    arrive(state, 35)
    act(state, "cash")
    assert (cash(state, 1), cash(state, 0)) == (1400, 3000)
    assert rule_of(state, "paid-imf") == "deuda.card.conditions.unemployment"
    assert state.of(0, fields.LOST) == 0
    arrive(state, 15)
    act(state, "cash")
    assert cash(state, 0) == 3800
    assert state.mover == 0


@pytest.mark.rule("deuda.card.conditions.unemployment")
def test_in_a_pair_only_the_drawers_turns_are_lost() -> None:
    state = start(3)
    meet(state)
    unite(state, "1+2")
    for seat in (1, 0):
        state.note(seat, fields.LOST, 2)
        assert not state.is_idle(0)


@pytest.mark.rule("deuda.card.conditions.collection")
def test_collection_costs_a_hundred() -> None:
    state = indebted()
    act(state, "condition collection")
    assert cash(state, 0) == 2900
    assert rule_of(state, "paid-imf") == "deuda.card.conditions.collection"


@pytest.mark.rule("deuda.card.conditions.border_war")
def test_border_war_costs_the_drawer_and_the_right_neighbour() -> None:
    state = indebted()
    act(state, "condition border_war")
    assert [cash(state, seat) for seat in range(3)] == [2000, 3000, 2000]


@pytest.mark.rule("deuda.card.conditions.paris_club")
def test_all_advance_to_the_imf_in_turn_order_from_the_drawer() -> None:
    state = start(3)
    debt(state, 0, 2000)
    debt(state, 1, 4000)
    stand(state, 2, 39)
    debt(state, 2, 5000)
    arrive(state, 8)
    act(state, "condition paris_club")
    assert state.turn == 0
    act(state, "cash", "done")
    assert state.turn == 1
    act(state, "cash", "done")
    assert [cash(state, seat) for seat in range(3)] == [2800, 2600, 3000]
    assert [at(state, seat) for seat in range(3)] == [39, 39, 39]


@pytest.mark.rule("deuda.card.conditions.closed_industries")
def test_closed_industries_earn_nothing_until_the_next_stop_at_the_imf() -> None:
    state = start(2, piracy=False)
    debt(state, 0, 2000)
    own(state, 0, "iron", 1, 1)
    arrive(state, 8)
    act(state, "condition closed_industries")
    arrive(state, 35)
    act(state, "cash")
    assert (cash(state, 1), cash(state, 0)) == (1400, 3000)
    assert rule_of(state, "paid-imf") == "deuda.card.conditions.closed_industries"
    arrive(state, 35)
    assert cash(state, 0) == 3000
    arrive(state, 15)
    assert cash(state, 1) == 1400
    arrive(state, 39)
    act(state, "cash", "done")
    arrive(state, 15)
    act(state, "cash")
    assert cash(state, 1) == 600


@pytest.mark.rule("deuda.card.conditions.closed_industries")
def test_a_property_that_changes_hands_opens_for_its_new_owner() -> None:
    state = start(3, piracy=False)
    state.note(0, fields.CLOSED, 1)
    own(state, 0, "iron", 1)
    assert state.is_idle(0)
    own(state, 1, "iron", 1)
    arrive(state, 15)
    assert allows(state, "cash")


@pytest.mark.rule("deuda.card.conditions.direct_deal")
def test_the_direct_deal_gives_ten_thousand_and_no_pacts_for_ever() -> None:
    state = indebted()
    act(state, "condition direct_deal", "accept")
    assert (cash(state, 0), debt(state, 0), state.of(0, fields.DIRECT)) == (13_000, 2000, 1)
    meet(state)
    assert refused(state, "union 1+2").code == "not-a-union"
    act(state, "deal")
    assert refused(state, "money 2 1 100").rule == "deuda.card.conditions.direct_deal"


@pytest.mark.rule("deuda.card.conditions.direct_deal")
def test_the_direct_deal_may_be_refused_and_is_not_offered_to_one_who_is_bound() -> None:
    state = indebted()
    act(state, "condition direct_deal", "refuse")
    assert (cash(state, 0), state.of(0, fields.DIRECT)) == (3000, 0)
    state = indebted()
    state.promises = state.promise_bit(0, 2)
    act(state, "condition direct_deal")
    assert state.mover == 1


@pytest.mark.rule("deuda.card.conditions.patents")
def test_patents_cost_two_and_four_hundred_per_industry() -> None:
    state = start(3)
    debt(state, 0, 2000)
    own(state, 0, "iron", 2, 1)
    own(state, 0, "sugar", 1)
    arrive(state, 8)
    act(state, "condition patents")
    assert cash(state, 0) == 3000 - 3 * 200 - 400


@pytest.mark.rule("deuda.card.conditions.tax")
def test_tax_costs_fifteen_hundred() -> None:
    state = indebted()
    act(state, "condition tax")
    assert cash(state, 0) == 1500
    assert rule_of(state, "paid-imf") == "deuda.card.conditions.tax"


@pytest.mark.rule("deuda.card.conditions.strong_dollar")
def test_the_strong_dollar_makes_the_next_interest_twenty() -> None:
    state = indebted(2)
    act(state, "condition strong_dollar")
    arrive(state, 30)
    arrive(state, 39)
    act(state, "cash", "done")
    assert cash(state, 0) == 2600


@pytest.mark.rule("deuda.card.conditions.dumping")
def test_dumping_returns_one_industrialised_property_of_ones_choice() -> None:
    state = start(3)
    debt(state, 0, 2000)
    own(state, 0, "iron", 2, 1)
    own(state, 0, "sugar")
    own(state, 0, "tin", 1)
    arrive(state, 8)
    act(state, "condition dumping")
    assert refused(state, "dump sugar").code == "no-industry"
    assert refused(state, "dump oil").rule == "deuda.card.conditions.dumping"
    assert options(state) == ["dump tin", "dump iron"]
    act(state, "dump iron")
    assert (owner(state, "iron"), industries(state, "iron"), cash(state, 0)) == (-1, (0, 0), 3000)


@pytest.mark.rule("deuda.card.conditions.dumping")
def test_with_nothing_industrialised_dumping_does_nothing() -> None:
    state = indebted()
    act(state, "condition dumping")
    assert state.mover == 1


@pytest.mark.rule("deuda.card.conditions.inflation")
def test_inflation_costs_every_player_seven_hundred_and_fifty() -> None:
    state = indebted(4)
    act(state, "condition inflation")
    assert [cash(state, seat) for seat in range(4)] == [2250] * 4


@pytest.mark.rule("deuda.card.decks")
@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_card_has_a_text_with_its_amounts(lang: str) -> None:
    for kind, cards in (("solidarity", CONTENT.cards.solidarity), ("condition", CONTENT.cards.conditions)):
        for card in cards:
            key = f"{kind}-{card.id}"
            text = GAME.texts.say(lang, f"{key}.text", amount=card.amount, export=card.export)
            assert GAME.texts.say(lang, key)
            assert len(text) > 20


@pytest.mark.rule("deuda.card.conditions.closed_industries")
@pytest.mark.parametrize(("drawer", "square", "is_open"), [(0, 39, False), (1, 30, False), (1, 39, True)])
def test_in_a_pair_all_common_industries_are_closed_until_the_drawers_stop(
    drawer: int, square: int, is_open: bool
) -> None:
    state = start(3, piracy=False)
    meet(state)
    unite(state, "1+2")
    act(state, "pass", "pass", "pass")
    own(state, 0, "iron", 1)
    state.note(drawer, fields.CLOSED, 1)
    arrive(state, square)
    arrive(state, 15)
    assert allows(state, "gold") == is_open


@pytest.mark.rule("deuda.card.conditions.direct_deal")
def test_the_direct_deal_is_made_once_and_not_offered_in_a_pair() -> None:
    state = indebted()
    state.note(0, fields.DIRECT, 1)
    act(state, "condition direct_deal")
    assert (state.mover, cash(state, 0)) == (1, 3000)
    state = start(3)
    meet(state)
    unite(state, "1+2")
    act(state, "pass", "pass", "pass")
    debt(state, 1, 1000)
    arrive(state, 8)
    act(state, "condition direct_deal")
    assert (state.mover, cash(state, 1)) == (2, 6000)


@pytest.mark.rule("deuda.card.conditions.border_war", "deuda.devaluation.call")
def test_the_neighbour_in_a_border_war_is_called_right_after_paying() -> None:
    state = indebted(2)
    debt(state, 1, 9500)
    cash(state, 1, 0)
    act(state, "condition border_war", "loan 1000")
    assert (at(state, 1), state.turn, state.mover) == (39, 1, 0)


@pytest.mark.rule("deuda.card.solidarity.mexico", "deuda.union.purse")
def test_mexico_returns_to_a_pair_what_both_lost() -> None:
    state = start(3)
    arrive(state, 32)
    arrive(state, 32)
    arrive(state, 0)
    act(state, "union 1+2+3", "accept", "accept", "pass", "pass", "pass")
    assert gold(state, 0) == 7
    arrive(state, 4)
    act(state, "solidarity mexico")
    assert gold(state, 0) == 9
    sound(state)


@pytest.mark.rule("deuda.card.solidarity.paraguay")
def test_without_cash_the_card_against_the_coup_is_not_asked_for() -> None:
    state = solidarity("paraguay", 2)
    arrive(state, 30)
    cash(state, 0, 0)
    arrive(state, 18)
    assert (state.mover, state.of(0, fields.KEPT)) == (1, 1)
