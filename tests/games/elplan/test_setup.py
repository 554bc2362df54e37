"""Things and preparation."""

from collections import Counter

import pytest

from sobremesa import CHANCE, UserError
from sobremesa.core.rng import Rng
from sobremesa.games.elplan.content.packs import read_pack
from sobremesa.games.elplan.engine.columns import GIVES, KIND, MODE, PLAY_SIGN, SIGN, TOKENS
from sobremesa.games.elplan.engine.numbers import ADMINISTRATION, EVENT, IDEAS, OPPORTUNITY, PLANS, SELLING
from sobremesa.games.elplan.engine.rules.end import resources
from sobremesa.games.elplan.engine.rules.route import begin_period

from .table import GAME, ElPlanTable, begin, fresh


@pytest.mark.rule("elplan.things.resources")
def test_an_idea_never_pays_a_cost_and_does_not_count_in_the_tie_break_on_resources() -> None:
    table = begin().give(0, ideas=3).go(ADMINISTRATION)
    table.refused("exchange human human money", code="cannot-pay")
    table.refused("fill-row 1 token", code="cannot-pay")
    assert resources(table.state, 0) == 0
    table.play("fill-row 1 idea")
    assert resources(table.state, 0) == 0
    assert table.state.get(0, IDEAS) == 2


@pytest.mark.rule("elplan.things.products")
def test_there_are_three_products_and_three_processes_that_nobody_owns() -> None:
    table = begin()
    assert [table.wares(seat) for seat in range(3)] == [(0, 0, 0)] * 3
    assert {int(table.state.parameters.product(plan, 0)) for plan in range(6)} == {0, 1, 2}
    rows_of = [
        int(table.state.parameters.process(plan, row))
        for plan in range(6)
        for row in range(int(table.state.parameters.rows(plan)))
    ]
    assert set(rows_of) == {0, 1, 2}


@pytest.mark.rule("elplan.things.plan_card")
@pytest.mark.parametrize("edition", ["es", "en", "tutorial"])
def test_a_plan_makes_its_own_product_for_two_processes_and_another_for_three(edition: str) -> None:
    for made in read_pack(edition).plans:
        assert len(made.makes.processes) == 2
        assert len(made.also.processes) == 3
        assert made.makes.product != made.also.product
        assert all(row.pays and row.process for row in made.rows)


@pytest.mark.rule("elplan.things.plan_card")
@pytest.mark.parametrize(("edition", "levels"), [("es", 2), ("en", 3)])
def test_at_each_level_the_two_plans_of_a_type_miss_different_products(edition: str, levels: int) -> None:
    for level in range(1, levels + 1):
        table = begin(edition, level=level)
        missing: dict[int, set[int]] = {0: set(), 1: set(), 2: set()}
        for number in range(6):
            missing[int(table.state.parameters.product(number, 0))].add(int(table.state.parameters.missing(number)))
        assert missing == {0: {1, 2}, 1: {0, 2}, 2: {0, 1}}


@pytest.mark.rule("elplan.things.investment_card")
def test_an_investment_has_kind_cost_activation_and_effect_and_may_carry_the_play_sign() -> None:
    table = begin()
    parameters = table.state.parameters
    bench = table.card("taller")
    assert (parameters.card(bench, KIND), parameters.full_cost(bench), parameters.card(bench, TOKENS)) == (0, 1, 1)
    assert parameters.card(bench, GIVES) == 1
    assert parameters.card(bench, PLAY_SIGN) == 1
    assert parameters.card(table.card("galpon"), PLAY_SIGN) == 0


@pytest.mark.rule("elplan.things.event_card")
@pytest.mark.parametrize("edition", ["es", "en", "tutorial"])
def test_every_event_is_marked_positive_neutral_or_negative(edition: str) -> None:
    table = begin(edition)
    assert {
        int(table.state.parameters.event(event, SIGN)) for event in range(int(table.state.parameters.event_count))
    } <= {
        -1,
        0,
        1,
    }


@pytest.mark.rule("elplan.things.active")
def test_active_is_read_from_the_tokens_that_lie_on_a_card() -> None:
    table = begin()
    for id in ("galpon", "industria", "bodega"):
        table.own(0, id)
    assert [bool(table.state.is_active(0, i)) for i in range(3)] == [False, True, False]
    table.state.set_holding(0, 0, table.card("galpon"), 3, 0, 0)
    table.state.set_holding(0, 2, table.card("bodega"), 4, 0, 0)
    assert [bool(table.state.is_active(0, i)) for i in range(3)] == [True, True, True]


@pytest.mark.rule("elplan.setup.decks")
def test_events_and_the_three_decks_are_shuffled_and_every_player_can_have_a_credit_card() -> None:
    table = fresh("es", 6)
    assert table.state.turn == CHANCE
    decks = Counter(int(table.state.parameters.card(c, KIND)) for c in range(int(table.state.parameters.card_count)))
    assert decks == {0: 13, 1: 13, 2: 13}
    assert read_pack("es").edition.credit_cards == 6
    assert table.state.parameters.credit == 1
    copies = dict(
        zip([GAME.text(table.state, action) for action in table.state.legal()], table.state.weights(), strict=True)
    )
    assert copies["offer laboratorio"] == 2
    assert copies["offer industria"] == 1


@pytest.mark.rule("elplan.setup.decks")
def test_cards_come_up_by_lot_as_often_as_they_have_copies() -> None:
    table = fresh("es", 3)
    rng = Rng(1)
    drawn = Counter(GAME.text(table.state, int(table.state.sample(rng))) for _ in range(2800))
    assert len(drawn) == len(table.state.legal()) == 13
    assert 300 < drawn["offer laboratorio"] < 500
    assert all(130 < times < 280 for text, times in drawn.items() if text != "offer laboratorio")
    table = begin().go(EVENT)
    drawn = Counter(GAME.text(table.state, int(table.state.sample(rng))) for _ in range(2000))
    assert len(drawn) == 20
    assert all(60 < times < 150 for times in drawn.values())


@pytest.mark.rule("elplan.setup.offers")
@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_two_offers_of_each_kind_and_three_with_five_or_six(players: int, each: int) -> None:
    table = begin("es", players)
    kinds = [
        int(table.state.parameters.card(table.state.offer(place), KIND))
        for place in range(9)
        if table.state.offer(place) >= 0
    ]
    assert Counter(kinds) == {0: each, 1: each, 2: each}
    assert table.rules_of("offered") == {"elplan.setup.offers"}


@pytest.mark.rule("elplan.setup.offers")
def test_each_place_takes_a_card_of_its_own_kind() -> None:
    table = fresh()
    table.refused("offer vendedor", code="not-in-the-deck")
    table.play("offer galpon", "offer taller")
    table.refused("offer bodega", code="not-in-the-deck")
    assert "offer vendedor" in table.offered()


@pytest.mark.rule("elplan.setup.offers_en")
@pytest.mark.parametrize("players", [3, 6])
def test_the_english_edition_always_offers_two_of_each_kind(players: int) -> None:
    table = begin("en", players)
    assert sum(1 for place in range(9) if table.state.offer(place) >= 0) == 6
    assert table.rules_of("offered") == {"elplan.setup.offers_en"}


@pytest.mark.rule("elplan.setup.events_es", "elplan.setup.events_en")
@pytest.mark.parametrize(("edition", "events"), [("es", 20), ("en", 14)])
def test_any_event_of_the_deck_may_come_up_and_none_twice(edition: str, events: int) -> None:
    table = begin(edition)
    table.play("place d2", "place d4", "place d5")
    assert len(table.state.legal()) == events
    first = table.state.legal()[0]
    table.state.play(first)
    table.state.event = -1
    table.go(EVENT)
    assert len(table.state.legal()) == events - 1
    assert first not in table.state.legal()


@pytest.mark.rule("elplan.setup.plans")
def test_a_choice_that_would_leave_a_type_out_is_not_offered() -> None:
    table = fresh("es", 3)
    while table.state.phase != PLANS:
        table.state.play(table.state.legal()[0])
    table.play("plan huerto")
    table.refused("plan huerto", code="plan-taken")
    table.refused("plan aserradero", code="type-missing")
    table.play("plan muebles")
    assert table.offered() == {"plan turismo_rural", "plan reparaciones"}


@pytest.mark.rule("elplan.setup.plans")
def test_with_four_players_one_type_may_come_twice() -> None:
    table = fresh("es", 4)
    while table.state.phase != PLANS:
        table.state.play(table.state.legal()[0])
    table.play("plan huerto", "plan aserradero")
    assert "plan muebles" in table.offered()
    table.play("plan muebles")
    assert table.offered() == {"plan turismo_rural", "plan reparaciones"}


@pytest.mark.rule("elplan.setup.plans")
def test_plans_may_be_dealt_by_lot() -> None:
    table = fresh("es", 3, plans="deal")
    while table.state.phase != PLANS:
        table.state.play(table.state.legal()[0])
    assert table.state.turn == CHANCE
    assert "deal huerto" in table.offered()
    table.play("deal huerto", "deal muebles")
    assert table.offered() == {"deal turismo_rural", "deal reparaciones"}


@pytest.mark.rule("elplan.setup.resources")
@pytest.mark.parametrize("edition", ["es", "en", "tutorial"])
def test_everyone_starts_with_two_of_each_resource(edition: str) -> None:
    table = begin(edition)
    assert all(table.state.idle(seat, resource) == 2 for seat in range(3) for resource in range(3))


@pytest.mark.rule("elplan.setup.first_player")
def test_the_turn_token_is_given_by_lot_before_plans_are_chosen() -> None:
    table = fresh("es", 3)
    while "first 2" not in table.offered():
        table.state.play(table.state.legal()[0])
    assert table.offered() == {"first 1", "first 2", "first 3"}
    table.play("first 2")
    assert table.state.holder == 1
    assert table.state.turn == 1
    assert table.state.phase == PLANS
    assert table.all_events("first")[0].rule == "elplan.setup.first_player"


@pytest.mark.rule("elplan.setup.two_players")
def test_two_players_take_different_types_and_the_third_comes_to_the_market_each_period() -> None:
    table = fresh("es", 2)
    while table.state.phase != PLANS:
        table.state.play(table.state.legal()[0])
    table.play("plan huerto")
    table.refused("plan aserradero", code="types-alike")
    table.refused("plan aserradero", "elplan.setup.two_players")
    table.play("plan muebles")
    assert table.state.phase == OPPORTUNITY
    assert [int(table.state.market(p)) for p in range(3)] == [0, 0, 1]
    assert table.all_events("stocked")[0].rule == "elplan.setup.two_players"


@pytest.mark.rule("elplan.setup.two_players")
def test_adding_the_sixth_product_causes_no_export_but_the_next_sale_does() -> None:
    table = begin("es", 2).market(service=5)
    begin_period(table.state)
    assert table.state.market(2) == 6
    table.stock(0, raw=1).go(SELLING)
    table.play("sell raw money")
    assert [event.numbers[0] for event in table.all_events("exported")] == [2]


@pytest.mark.rule("elplan.setup.players")
def test_two_to_six_in_spanish_three_to_six_in_english_three_seats_in_the_tutorial() -> None:
    for edition, players in [("es", 2), ("es", 6), ("en", 3), ("en", 6), ("tutorial", 3)]:
        assert begin(edition, players).state.parameters.players == players
    for edition, players in [("es", 1), ("es", 7), ("en", 2), ("tutorial", 2), ("tutorial", 4)]:
        with pytest.raises(UserError):
            GAME.new(edition=edition, players=players)


@pytest.mark.rule("elplan.setup.level")
def test_all_plans_are_of_one_level_and_the_lowest_is_preselected() -> None:
    assert GAME.meta.setup(edition="en").level == 1
    assert {p.level for p in read_pack("en").at(3).plans} == {3}
    assert "plan lithium" not in plans_phase("en", 1).offered()
    assert "plan lithium" in plans_phase("en", 3).offered()
    with pytest.raises(UserError):
        GAME.new(edition="es", level=3)


def plans_phase(edition: str, level: int) -> ElPlanTable:
    table = fresh(edition, 3, level)
    while table.state.phase != PLANS:
        table.state.play(table.state.legal()[0])
    return table


def test_the_activation_mode_is_part_of_the_data() -> None:
    table = begin()
    modes = {id: int(table.state.parameters.card(table.card(id), MODE)) for id in ("galpon", "industria", "bodega")}
    assert modes == {"galpon": 0, "industria": 2, "bodega": 3}
