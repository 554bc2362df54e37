"""What the player in turn is shown: prices, previews, reasons, and the score sheet."""

from random import Random

from sobremesa.core.match import Match
from sobremesa.games.elplan.engine.numbers import (
    ADMINISTRATION,
    BUYING,
    CREDIT,
    CUTBACK,
    INVESTMENT,
    OPPORTUNITY,
    PLANS,
)
from sobremesa.games.elplan.view.panels import ActionPanel
from sobremesa.games.elplan.view.table import Table
from sobremesa.games.elplan.view.ways import Way

from .table import GAME, ElPlanTable, begin


def shown(table: ElPlanTable, lang: str = "en") -> Table:
    scene = GAME.scene(table.state, lang, ("Ana", "Beto", "Cata"))
    assert isinstance(scene.table, Table)
    return scene.table


def panel(table: ElPlanTable) -> ActionPanel:
    found = GAME.scene(table.state, "en", ("Ana", "Beto", "Cata")).actions
    assert isinstance(found, ActionPanel)
    return found


def one(ways: list[Way]) -> Way:
    assert len(ways) == 1
    return ways[0]


def test_lighting_a_machine_shows_what_is_left_and_what_runs_then() -> None:
    table = begin().plan(0, "huerto").give(0, human=2, money=0, energy=1).go(ADMINISTRATION)
    row = next(n for n in range(1, 6) if one(panel(table).find("fill-row", row=str(n))).pays == (1, 0, 0))
    way = one(panel(table).find("fill-row", row=str(row)))
    assert way.after is not None
    assert way.after.idle == (1, 0, 1)
    table.play(f"fill-row {row} token")
    assert table.till(0) == (1, 0, 1)
    assert panel(table).hand == way.after


def test_a_machine_that_cannot_be_lit_says_what_it_takes() -> None:
    table = begin().give(0).go(ADMINISTRATION)
    for way in panel(table).find("fill-row"):
        assert way.choice is None
        assert way.reason.startswith("it takes 1 ")
        assert way.rule == "elplan.d2.activate"


def test_a_production_tells_what_it_uses_what_is_chosen_and_what_is_left() -> None:
    table = begin().plan(0, "huerto").rows(0, 0b111).own(0, "galpon", filled=3)
    table.stand(0, "d4").walk(4)
    active = panel(table).hand.processes
    assert active == (2, 2, 1, 1)
    for way in panel(table).find("produce"):
        chosen = sum(use.chosen for use in way.uses)
        assert [use.used + use.left for use in way.uses] == list(active)
        assert way.uses[3].used == chosen <= 1
    most = one(panel(table).find("produce", own="1", other="1"))
    assert [(use.used, use.chosen, use.left) for use in most.uses] == [(2, 0, 0), (2, 0, 0), (1, 0, 0), (0, 0, 1)]


def test_a_taken_space_is_shown_with_its_reason_and_a_free_one_with_what_it_gives() -> None:
    table = begin().go(OPPORTUNITY)
    table.play("place d4")
    assert "already" in one(panel(table).find("place", space="d4")).reason
    free = one(panel(table).find("place", space="d2"))
    assert free.choice is not None
    assert "human capital" in panel(table).plots["d2"].gives


def test_a_space_has_its_number_its_letter_and_the_sign_of_what_it_gives() -> None:
    plots = panel(begin().go(OPPORTUNITY)).plots
    found = {id: (plot.district, plot.letter, plot.sign, plot.is_resource) for id, plot in plots.items()}
    assert found["d1"] == (1, "", "shield", False)
    assert found["d2"] == (2, "", "human", True)
    assert found["d3b"] == (3, "B", "specialist", False)
    assert found["d4"] == (4, "", "any", False)
    assert {sign for district, _, sign, _ in found.values() if district > 4} == {"money"}


def test_offers_that_can_be_had_and_plans_that_may_be_chosen_come_first() -> None:
    table = begin()
    table.stand(0, "d3b").give(0, human=2, money=1, energy=0).go(INVESTMENT)
    posters = [bool(poster.ways.can) for poster in panel(table).posters(shown(table).offers)]
    assert posters == sorted(posters, reverse=True)
    assert len(posters) == sum(offer is not None for kind in shown(table).offers for offer in kind)
    table = begin().go(PLANS)
    offers = [offer.way.reason == "" for offer in panel(table).plans]
    assert offers == sorted(offers, reverse=True)
    assert len(offers) == len(shown(table).plans)


def test_a_plan_says_what_it_makes_with_how_many_processes_and_what_has_to_be_bought() -> None:
    offers = {offer.plan.id: offer for offer in panel(begin().go(PLANS)).plans}
    assert offers["aserradero"].says == (
        "Your product is raw material: each one uses 2 processes.",
        "You can also make service, with 3 processes.",
        "What you will have to buy: consumer good.",
    )


def test_terms_tell_the_credit_and_the_discounts_and_a_neighbour_is_told_by_seat() -> None:
    way = Way(0, "acquire", {"terms": "money-off+energy-off+credit"})
    assert (way.on_credit, way.discounts) == (True, ["money", "energy"])
    assert Way(0, "acquire", {"terms": "adviser"}).discounts == ["money"]
    assert Way(0, "buy-from", {"player": "2"}).seller == 1
    assert [Way(0, verb, {}).seller for verb in ("buy", "buy-from")] == [None, None]


def test_an_offer_tells_its_price_with_and_without_the_discount() -> None:
    table = begin()
    printed = {offer.id: offer.face.cost for kind in shown(table).offers for offer in kind if offer}
    table.stand(0, "d3b").give(0, human=9, money=9, energy=9).go(INVESTMENT)
    for way in panel(table).find("acquire"):
        if way.choice and "credit" not in way.parts["terms"]:
            off = 1 if "off" in way.parts["terms"] else 0
            assert sum(way.pays) == len(printed[way.parts["offer"]]) - off


def test_whoever_owes_a_credit_cannot_take_another_and_is_told() -> None:
    table = begin().give(0)
    table.state.put(0, CREDIT, 1)
    table.give(0, money=9).go(INVESTMENT)
    on_credit = panel(table).find("acquire", terms="credit")
    assert on_credit
    assert all(way.reason == "you already hold a credit card, and may hold only one" for way in on_credit), on_credit[
        0
    ].reason


def test_the_market_tells_the_prices_of_the_day() -> None:
    table = begin().give(0, money=5).market(raw=2).go(BUYING)
    assert panel(table).prices == "Today: 3 money in the market, 5 from abroad."
    after = panel(table).find("buy", product="raw", terms="plain")[0].after
    assert after is not None
    assert after.idle == (0, 2, 0)


def test_the_order_of_turns_begins_with_the_holder_of_the_turn_token() -> None:
    table = begin().go(OPPORTUNITY)
    assert (shown(table).order, shown(table).acted) == ((0, 1, 2), 0)
    table.play("place d4")
    assert shown(table).acted == 1


def test_the_panel_says_what_comes_next() -> None:
    table = begin()
    assert panel(table.go(OPPORTUNITY)).coming.startswith("1 ")
    assert panel(table.go(INVESTMENT)).coming.startswith("4 ")
    assert panel(table.give(0, money=5).market(raw=2).go(BUYING)).coming == "Sell"
    for period, coming in ((1, "Period 2"), (12, "the final score")):
        cutback = begin().in_period(period).stock(0, 1, 0, 2).happening("sequia").go(CUTBACK)
        assert panel(cutback).coming == coming


def test_the_market_tells_how_many_more_until_all_are_shipped() -> None:
    stalls = panel(begin().give(0, money=5).market(raw=2, good=6).go(BUYING)).stalls
    assert [(stall.product, stall.stock, stall.says) for stall in stalls] == [
        ("raw", 2, "4 more to export"),
        ("good", 6, "exported when the sale closes"),
        ("service", 0, "6 more to export"),
    ]


def face(way: Way) -> str:
    """What a button shows, as a line: words as they are, what is drawn in brackets."""
    texts = ("word", "number", "label", "sum", "note", "off", "unused")
    return " ".join(
        " ".join([piece.value, *piece.row]) if piece.kind in texts else f"[{'+'.join(piece.row) or piece.value or '→'}]"
        for piece in way.face
    )


def test_the_first_button_of_a_machine_says_what_it_does_and_the_others_show_a_sign() -> None:
    table = begin().plan(0, "huerto").give(0, human=2, ideas=1).go(ADMINISTRATION)
    human = next(n for n in range(1, 6) if one(panel(table).find("fill-row", row=str(n), **{"with": "token"})).pays[0])
    with_token, with_idea = panel(table).row(human).can
    assert (face(with_token), with_token.style) == ("Activate [human]", "light first")
    assert (face(with_idea), with_idea.style) == ("[idea]", "light")
    table = begin().plan(0, "huerto").give(0, ideas=1).go(ADMINISTRATION)
    only = one(list(panel(table).row(human).can))
    assert (face(only), only.style) == ("Activate with [idea]", "light first")


def test_a_button_shows_the_resources_its_letters_stand_for() -> None:
    assert Way(0, "liquidate", {"tokens": "hme"}).tokens == ("human", "money", "energy")
    table = begin().own(0, "galpon", filled=3).walk(2)
    for way in panel(table).liquidation("galpon").can:
        assert face(way) == f"[→] [{'+'.join(way.tokens) or 'nothing'}]"


def test_what_is_bought_shows_its_price_the_credit_and_the_discount() -> None:
    table = begin()
    table.stand(0, "d3b").give(0, human=9, money=9, energy=9).go(INVESTMENT)
    for way in panel(table).find("acquire"):
        if way.choice:
            assert face(way).startswith("[credit] On credit:" if way.on_credit else "Acquire")
            assert [piece.row for piece in way.face if piece.kind == "off"] == [(kind,) for kind in way.discounts]
            assert sum(len(piece.row) for piece in way.face if piece.kind == "tokens") == sum(way.pays)
    market = begin().give(0, money=9).market(raw=2).go(BUYING)
    assert face(panel(market).find("buy", product="raw", terms="plain")[0]) == "Buy [money+money+money]"


def test_a_production_shows_what_it_makes_and_below_what_it_uses() -> None:
    table = begin().plan(0, "huerto").rows(0, 0b111).own(0, "galpon", filled=3)
    table.stand(0, "d4").walk(4)
    most = one(panel(table).find("produce", own="1", other="1"))
    own, other = (recipe.product for recipe in shown(table).players[0].plan.recipes)  # type: ignore[union-attr]
    assert face(most) == f"Produce 1 [{own}] 1 [{other}]"
    assert [piece.kind for piece in most.below] == ["cog"] * 5 + ["unused", "cog"]
    assert most.style == "outcome strong"
    none = one(panel(table).find("produce", own="0", other="0"))
    assert (face(none), none.style) == ("Produce nothing", "outcome")


def test_the_button_that_ends_a_turn_says_what_is_given_up() -> None:
    assert face(one(panel(begin().go(ADMINISTRATION)).find("done"))) == "Done"
    assert face(one(panel(begin().give(0).go(INVESTMENT)).find("done"))) == "Done, no investment"
    assert face(one(panel(begin().give(0, money=5).market(raw=2).go(BUYING)).find("done"))) == "Done buying"


def test_every_button_of_a_whole_game_has_a_face() -> None:
    for edition, level in (("es", 1), ("en", 3)):
        match = Match(GAME, GAME.meta.setup(players=3, edition=edition, level=level), ("Ana", "Beto", "Cata"), 7)
        chooser = Random(7)
        while not match.is_over:
            match.settle()
            if match.is_over:
                break
            actions = GAME.scene(match.state, "es", match.record.names).actions
            assert isinstance(actions, ActionPanel)
            # Plans, spaces and the innovation are laid out by their own pages.
            bare = {way.verb for way in actions.can if not way.face} - {"plan", "place", "innovate"}
            assert not bare
            match.play(chooser.choice(match.state.legal()))


def test_the_stops_of_the_route_are_over_now_or_yet_to_come() -> None:
    stops = shown(begin().go(INVESTMENT)).stops
    assert [(stop.sign, stop.when) for stop in stops] == [
        *(("1", "over"), ("2", "over"), ("3", "now")),
        *((sign, "") for sign in "4567Σ"),
    ]
