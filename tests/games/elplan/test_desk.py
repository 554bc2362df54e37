"""What the player in turn is shown: prices, previews, reasons, and the score sheet."""

from sobremesa.games.elplan.engine.numbers import ADMINISTRATION, BUYING, CREDIT, INVESTMENT, OPPORTUNITY
from sobremesa.games.elplan.engine.play import ElPlan
from sobremesa.games.elplan.view.desk import Deed, Desk
from sobremesa.games.elplan.view.table import Table

from .tables import GAME, begin, do, give, go, market, own, plan, rows, stand, till, walk


def shown(state: ElPlan, lang: str = "en") -> Table:
    table = GAME.scene(state, lang, ("Ana", "Beto", "Cata")).table
    assert isinstance(table, Table)
    return table


def desk(state: ElPlan) -> Desk:
    found = shown(state).desk
    assert found is not None
    return found


def one(deeds: list[Deed]) -> Deed:
    assert len(deeds) == 1
    return deeds[0]


def test_lighting_a_machine_shows_what_is_left_and_what_runs_then() -> None:
    state = go(give(plan(begin(), 0, "huerto"), 0, human=2, money=0, energy=1), ADMINISTRATION)
    row = next(n for n in range(1, 6) if one(desk(state).find("fill-row", row=str(n))).pays == (1, 0, 0))
    deed = one(desk(state).find("fill-row", row=str(row)))
    assert deed.after is not None
    assert deed.after.idle == (1, 0, 1)
    do(state, f"fill-row {row} token")
    assert till(state, 0) == (1, 0, 1)
    assert desk(state).hand == deed.after


def test_a_machine_that_cannot_be_lit_says_what_it_takes() -> None:
    state = go(give(begin(), 0), ADMINISTRATION)
    for deed in desk(state).find("fill-row"):
        assert deed.choice is None
        assert deed.reason.startswith("it takes 1 ")
        assert deed.rule == "elplan.d2.activate"


def test_a_production_tells_what_it_uses_what_is_chosen_and_what_is_left() -> None:
    state = own(rows(plan(begin(), 0, "huerto"), 0, 0b111), 0, "galpon", filled=3)
    walk(stand(state, 0, "d4"), 4)
    active = desk(state).hand.processes
    assert active == (2, 2, 1, 1)
    for deed in desk(state).find("produce"):
        chosen = sum(use.chosen for use in deed.uses)
        assert [use.used + use.left for use in deed.uses] == list(active)
        assert deed.uses[3].used == chosen <= 1
    most = one(desk(state).find("produce", own="1", other="1"))
    assert [(use.used, use.chosen, use.left) for use in most.uses] == [(2, 0, 0), (2, 0, 0), (1, 0, 0), (0, 0, 1)]


def test_a_taken_space_is_shown_with_its_reason_and_a_free_one_with_what_it_gives() -> None:
    state = go(begin(), OPPORTUNITY)
    do(state, "place d4")
    assert "already" in one(desk(state).find("place", space="d4")).reason
    free = one(desk(state).find("place", space="d2"))
    assert free.choice is not None
    assert "human capital" in desk(state).gives["d2"]


def test_an_offer_tells_its_price_with_and_without_the_discount() -> None:
    state = begin()
    printed = {offer.id: offer.face.cost for kind in shown(state).offers for offer in kind if offer}
    go(give(stand(state, 0, "d3b"), 0, human=9, money=9, energy=9), INVESTMENT)
    for deed in desk(state).find("acquire"):
        if deed.choice and "credit" not in deed.parts["terms"]:
            off = 1 if "off" in deed.parts["terms"] else 0
            assert sum(deed.pays) == len(printed[deed.parts["offer"]]) - off


def test_whoever_owes_a_credit_cannot_take_another_and_is_told() -> None:
    state = give(begin(), 0)
    state.put(0, CREDIT, 1)
    go(give(state, 0, money=9), INVESTMENT)
    on_credit = desk(state).find("acquire", terms="credit")
    assert on_credit
    assert all(deed.reason == "you already hold a credit card, and may hold only one" for deed in on_credit), on_credit[
        0
    ].reason


def test_the_market_tells_the_prices_of_the_day() -> None:
    state = go(market(give(begin(), 0, money=5), raw=2), BUYING)
    assert desk(state).prices == (3, 5)
    after = desk(state).find("buy", product="raw", terms="plain")[0].after
    assert after is not None
    assert after.idle == (0, 2, 0)


def test_the_order_of_turns_begins_with_the_holder_of_the_turn_token() -> None:
    state = go(begin(), OPPORTUNITY)
    assert (shown(state).order, shown(state).acted) == ((0, 1, 2), 0)
    do(state, "place d4")
    assert shown(state).acted == 1
