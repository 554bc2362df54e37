"""The panel of actions: which blocks it has, in which order, with which buttons; no browser is needed to see it."""

from collections.abc import Iterator
from functools import cache

from sobremesa.core.scene import Scene
from sobremesa.games.deuda.view.kinds import LAND
from sobremesa.games.deuda.view.panels import ActionPanel, Block, Button, Paper
from tests.games.deuda.seen import GAME, NAMES, moments, positions, table_in
from tests.games.deuda.table import DeudaTable, start


def panel(table: DeudaTable, lang: str = "en") -> ActionPanel:
    made = GAME.scene(table.state, lang, NAMES[: int(table.state.players)]).actions
    assert isinstance(made, ActionPanel)
    return made


def block(table: DeudaTable, kind: str) -> Block:
    return next(block for block in panel(table).blocks if block.kind == kind)


def paper(table: DeudaTable) -> Paper:
    made = panel(table).paper
    assert made is not None
    return made


def buttons(block: Block) -> Iterator[Button]:
    yield from (button for row in block.rows for button in row)
    yield from (button for site in block.sites for button in site.buttons)
    for part in block.parts:
        yield from buttons(part)


def sliders(block: Block) -> Iterator[str]:
    yield from (slider.amount.verb for slider in block.sliders)
    for part in block.parts:
        yield from sliders(part)


def every_block(panel: ActionPanel) -> Iterator[Block]:
    yield from panel.blocks
    if panel.paper and panel.paper.offers:
        yield panel.paper.offers


@cache
def made() -> tuple[tuple[Scene, ActionPanel], ...]:
    """Positions of a few games in which somebody decides, and their panels."""
    found = []
    for position in (*positions(3, 3)[::6], *positions(4, 2, True)[::6], *moments()):
        scene = GAME.scene(position, "en", NAMES[: int(position.players)])
        assert (scene.actions is None) == (not scene.choices)
        if isinstance(scene.actions, ActionPanel):
            found.append((scene, scene.actions))
    return tuple(found)


def test_every_choice_has_one_place_as_a_button_or_on_a_slider() -> None:
    seen = set()
    for scene, panel in made():
        shown = [button.choice for block in every_block(panel) for button in buttons(block)]
        slid = {verb for block in panel.blocks for verb in sliders(block)}
        if panel.paper:
            shown += [strike.choice for _, strike in panel.paper.lines if strike]
            shown += [answer.choice for answer in panel.paper.answers]
            slid |= {slider.amount.verb for slider in panel.paper.sliders}
        assert len(shown) == len({choice.action for choice in shown}), "none is shown twice"
        missing = {choice.action for choice in scene.choices} - {choice.action for choice in shown}
        assert {choice.verb for choice in scene.choices if choice.action in missing} <= slid, "it is on a slider"
        seen |= {choice.verb for choice in scene.choices}
    assert {"roll", "loan", "build", "lift", "bid", "claim", "accept", "give", "union", "drop", "auction"} <= seen


def test_the_order_is_throw_offers_money_building_deal_pacts_leaving() -> None:
    order = ["throw", "offers", "money", "build", "builder", "pacts", "leave"]
    for _, panel in made():
        kinds = [block.kind for block in panel.blocks]
        assert kinds == sorted(kinds, key=order.index)
        assert kinds[-1] == "leave"


def test_no_verb_is_left_over_for_the_end_of_the_page() -> None:
    for _, panel in made():
        leaving, left_over = panel.blocks[-1].rows
        assert {button.choice.verb for button in leaving} <= {"pass", "decline", "done"}
        assert left_over == ()


def test_nobody_has_a_panel_while_dice_are_thrown() -> None:
    table = start()
    table.play("roll")
    assert GAME.scene(table.state).actions is None


def test_before_the_dice_one_throws_or_borrows() -> None:
    table = start(3)
    table.own(0, "sugar")
    seen = panel(table)
    assert seen.paper is None
    assert [block.kind for block in seen.blocks] == ["throw", "money", "build", "leave"]
    throw, loan, _, _ = seen.blocks
    assert [(button.choice.verb, button.style) for button in buttons(throw)] == [("roll", "strong big")]
    assert (loan.verb, loan.heading, loan.rows) == ("loan", "Borrow", ()), "with a slider there are no buttons"
    assert loan.debt is not None
    assert (loan.debt.sign, loan.debt.after) == (1, int(table.state.debt(0)) + loan.sliders[0].amount.least)
    assert len(loan.sliders[0].steps) > 1


def test_a_meeting_offers_a_deal_unions_the_club_and_the_end() -> None:
    table = start(3)
    table.meet()
    pacts = block(table, "pacts")
    assert [[button.choice.notation for button in row] for row in pacts.rows] == [
        ["deal"],
        table.legal("union"),
        table.legal("club") + table.legal("stop"),
    ]
    assert all(button.label == button.choice.text for button in pacts.rows[1]), "a union says what it would be"


def test_industries_stand_beside_their_land_and_lands_by_their_ids() -> None:
    table = start()
    for land in ("sugar", "iron", "oil"):
        table.own(0, land, 1)
    table.cash(0, 20_000)
    sites = block(table, "build").sites
    assert [site.buttons[0].choice.parts[0].token for site in sites] == ["iron", "oil", "sugar"]
    assert [LAND.tokens[site.land] for site in sites] == ["iron", "oil", "sugar"]
    assert [[button.label for button in site.buttons] for site in sites] == [
        ["National industry", "Export industry"]
    ] * 3


def test_a_deal_is_written_term_by_term_and_each_term_can_be_struck_out() -> None:
    table = start(3)
    table.own(0, "sugar")
    table.meet()
    table.play("deal")
    adders = block(table, "builder").parts
    assert [(part.verb, part.is_open) for part in adders] == [("give", True), ("money", False), ("promise", False)]
    give, money, promise = adders
    assert [button.label for button in give.sites[0].buttons] == ["→ Beto", "→ Carla"]
    assert [slider.label for slider in money.sliders][:2] == ["Ana → Beto", "Ana → Carla"]
    assert [button.label for button in promise.rows[0]][:2] == ["Ana ⇄ Beto", "Ana ⇄ Carla"]
    assert [strike for _, strike in paper(table).lines] == [None], "a blank sheet has nothing to strike out"
    table.play("give sugar 2", "promise 1 2")
    strikes = [strike for _, strike in paper(table).lines]
    assert [(strike.choice.notation, strike.label, strike.style) for strike in strikes if strike] == [
        ("drop 1", "×", "chip"),
        ("drop 2", "×", "chip"),
    ]
    assert [button.choice.verb for button in block(table, "builder").rows[0]] == ["offer", "abandon"]
    table.play("offer")
    assert (paper(table).kind, paper(table).layout) == ("deal", "list")
    answers = [(button.choice.verb, button.style) for button in paper(table).answers]
    assert answers == [("accept", "strong"), ("refuse", ""), ("counter", "")]


def test_money_to_be_given_is_unfolded_where_there_is_no_land_to_give() -> None:
    table = start(2)
    table.meet()
    table.play("deal")
    assert [(part.verb, part.is_open) for part in block(table, "builder").parts][:1] == [("money", True)]


def test_whom_a_decision_waits_for_is_shown_unless_it_is_only_the_one_in_turn() -> None:
    kinds = set()
    for scene, panel in made():
        pending = table_in(scene).pending
        assert (panel.paper is None) == (pending is None)
        if panel.paper is None or pending is None:
            continue
        alone = pending.waits == (panel.seat,)
        assert panel.paper.waits == (() if alone else pending.waits)
        assert panel.paper.shows_cash == (pending.kind == "auction")
        is_land = pending.kind == "land"
        assert (panel.paper.heading == "") == is_land, "a land's own card says what it is"
        assert not (is_land and panel.paper.amount)
        assert not any(block.kind == "offers" for block in panel.blocks), "what the square offers is on the paper"
        kinds.add((pending.kind, alone))
    assert {("auction", False), ("payment", True)} <= kinds


def test_a_land_to_be_claimed_or_sold_shows_what_was_put_into_it_in_the_colour_of_its_chain() -> None:
    found = [
        (scene, button)
        for scene, panel in made()
        for block in every_block(panel)
        for part in block.parts
        if part.kind == "list"
        for button in part.rows[0]
    ]
    assert found
    for scene, button in found:
        estates = {estate.id: estate for estate in table_in(scene).estates}
        estate = estates[button.choice.parts[0].token]
        worth = table_in(scene).money(estate.invested or estate.price)
        assert (button.label, button.style) == (f"{estate.name} · {worth}", f"land chain-{estate.chain}")


def test_to_lift_the_barrier_each_other_country_has_one_slider_from_the_least_to_the_most() -> None:
    table = start(3)
    table.state.barrier = 2
    lift = block(table, "pacts").parts[0]
    assert (lift.verb, lift.is_open) == ("lift", False)
    assert [slider.label for slider in lift.sliders] == [
        "Beto puts in this much, you the rest",
        "Carla puts in this much, you the rest",
    ]
    whole = [(slider.amount.least, slider.amount.most) for slider in lift.sliders]
    table.play("lift 500 0 0", "refuse")
    after = block(table, "pacts").parts[0].sliders
    assert [(slider.amount.least, slider.amount.most) for slider in after] == whole, "a refusal leaves a gap, no more"


def test_an_industry_says_what_it_costs_and_earns() -> None:
    table = start()
    table.own(0, "sugar", 1)
    table.cash(0, 20_000)
    national, export = block(table, "build").sites[0].buttons
    assert national.then.notes == ("−$200", "earns $100 a visit")
    assert export.then.notes == ("−$300", "earns $200 a visit")
    assert (national.then.warning, national.then.debt) == ("", -1)


def test_the_industry_that_completes_a_chain_says_what_the_chain_earns() -> None:
    table = start()
    for land in ("fish", "cattle"):
        table.own(0, land, int(land == "fish"))
    table.cash(0, 20_000)
    sites = {LAND.tokens[site.land]: site for site in block(table, "build").sites}
    earns = sites["cattle"].buttons[0].then.notes[1]
    fish, cattle = (int(table.state.parameters.price[LAND.tokens.index(land)]) for land in ("fish", "cattle"))
    assert earns == f"completes the chain: ${fish + cattle:,} a visit"


def test_exports_behind_the_barrier_earn_once_it_is_lifted() -> None:
    table = start()
    table.own(0, "sugar", 1)
    table.state.barrier = 1
    national, export = block(table, "build").sites[0].buttons
    assert "once the barrier is lifted" in export.then.notes
    assert "once the barrier is lifted" not in national.then.notes


def test_what_cannot_be_paid_in_cash_says_what_must_be_borrowed_and_what_that_crosses() -> None:
    table = start()
    table.own(0, "sugar", 1)
    table.cash(0, 0)
    table.stand(0, 5)
    national, _ = block(table, "build").sites[0].buttons
    assert national.then.notes[-1] == "you must borrow $1,000"
    assert (national.then.debt, national.then.warning) == (1_000, "")
    table.debt(0, 9_500)
    national, _ = block(table, "build").sites[0].buttons
    assert (national.then.debt, national.then.warning) == (10_500, "Crosses $10,000: three dice, called to the IMF")
    table.debt(0, 19_500)
    national, _ = block(table, "build").sites[0].buttons
    assert national.then.warning == "Crosses $20,000: four dice, called to the IMF"


def test_what_is_foretold_of_a_loan_is_what_happens() -> None:
    """The warning of every industry, land and pirated land is compared with the game that goes on."""
    seen = set()
    for position in (*positions(3, 3)[::6], *positions(4, 2, True)[::6], *moments()):
        panel = GAME.scene(position, "en", NAMES[: int(position.players)]).actions
        if not isinstance(panel, ActionPanel):
            continue
        for button in (button for block in every_block(panel) for button in buttons(block)):
            then = button.then
            if then.debt < 0:
                continue
            after = position.copy()
            after.play(button.choice.action)
            assert after.turn == panel.seat, "the loan is asked for"
            after.play(f"loan {then.debt - int(position.debt(panel.seat))}")
            assert bool(then.warning) == (after.level(panel.seat) > position.level(panel.seat))
            seen.add(button.choice.verb)
    assert {"buy", "build"} <= seen


def test_borrowing_is_folded_away_unless_a_payment_waits_for_it() -> None:
    table = start()
    assert not block(table, "money").is_open
    needed = [block for _, panel in made() if panel.paper for block in panel.blocks if block.verb == "loan"]
    assert needed
    assert all(block.is_open for block in needed)


def test_an_amount_just_under_a_devaluation_says_so() -> None:
    table = start()
    slider = block(table, "money").sliders[0]
    said = {choice.parts[-1].token: says for choice, says in zip(slider.steps, slider.says, strict=True)}
    assert said["9950"] == "just under the first devaluation"
    assert said["30000"] == "all you may borrow"
    assert said["1000"] == ""
    ahead = block(table, "money").debt
    assert ahead is not None
    assert [(threshold.amount, threshold.dice) for threshold in ahead.ahead] == [(10_000, 3), (20_000, 4)]


def test_roll_says_how_many_dice() -> None:
    table = start()
    assert [button.then.notes for button in buttons(block(table, "throw"))] == [("two dice",)]
    table.debt(0, 10_000)
    assert [button.then.notes for button in buttons(block(table, "throw"))] == [("three dice",)]
