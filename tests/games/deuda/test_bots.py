"""What bots make of pacts: an expert proposes deals that help both, and nobody agrees to one that does harm."""

import pytest

from sobremesa.bots import explain, make
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import new_buffer
from sobremesa.games.deuda import GAME
from sobremesa.games.deuda.bots.valuation import chances
from sobremesa.games.deuda.engine.actions import OFFER
from sobremesa.games.deuda.engine.numbers import BEFORE, LIFTING
from tests.games.deuda.table import DeudaTable, new, start

pytestmark = pytest.mark.pure


def likes(table: DeudaTable, text: str) -> float:
    """Return how attractive an action looks."""
    return float(GAME.heuristic.urge(table.state, table.action(text)))


def one_land_short() -> DeudaTable:
    """Country 1 lacks one of the three lands of a colour, which country 2 has no use for; they meet."""
    table = start(4)
    for seat, land in ((0, "cotton"), (0, "tobacco"), (1, "coffee"), (1, "oil"), (2, "cattle"), (3, "copper")):
        table.own(seat, land, 1)
    for seat in range(4):
        table.cash(seat, (6000, 4000)[seat > 0])
    table.meet()
    return table


def proposed(table: DeudaTable) -> list[str]:
    """Play what an expert does as long as it has the word; return it."""
    expert, seat, done = make("expert", GAME, 1), table.state.turn, []
    while table.state.turn == seat:
        action = expert.choose(table.state)
        done.append(GAME.text(table.state, action))
        table.state.play(action)
    return done


def test_an_expert_buys_the_land_it_lacks_at_a_price_the_other_agrees_to() -> None:
    table = one_land_short()
    before = chances(table.state)
    done = proposed(table)
    assert done[:2] == ["deal", "give coffee 1"]
    assert done[-1] == "offer"
    assert table.state.turn == 1
    assert likes(table, "accept") > likes(table, "refuse")
    table.play("accept")
    assert table.owner("coffee") == 0
    assert table.cash(1) > 4000
    after = chances(table.state)
    assert after[0] > before[0] + 0.01
    assert after[1] > before[1]


def test_a_deal_that_was_refused_is_not_proposed_again() -> None:
    table = one_land_short()
    proposed(table)
    table.play("refuse", "pass", "pass", "pass")
    assert table.state.turn == 0
    assert proposed(table) == ["pass"]


def test_only_experts_propose_deals() -> None:
    table = one_land_short()
    assert GAME.heuristic.bargain(table.state) == -1
    assert GAME.text(table.state, make("hard", GAME, 1).choose(table.state)) == "pass"


@pytest.mark.parametrize("price", ["50", "200"])
def test_nobody_gives_a_chain_away_for_little(price: str) -> None:
    table = one_land_short()
    table.play("deal", "give coffee 1", f"money 1 2 {price}", "offer")
    assert likes(table, "accept") < likes(table, "refuse")


def test_a_promise_alone_is_welcome() -> None:
    table = one_land_short()
    table.play("deal", "promise 1 2", "offer")
    assert likes(table, "accept") > likes(table, "refuse")


def test_a_proposal_is_explained_by_what_it_would_bring() -> None:
    table = one_land_short()
    said = explain(make("expert", GAME, 1).reasons(table.state), GAME, table.state, "en")
    assert "win" in said[0]
    assert len(said) > 1, "passing is compared with it"


def test_with_several_rivals_an_expert_builds_on_credit_and_against_one_it_does_not() -> None:
    several, one = start(4), start(2)
    for table in (several, one):
        table.own(0, "coffee")
        table.cash(0, 400)
    roll, build = (several.action(text) for text in ("roll", "build coffee national"))
    expert = GAME.expert
    assert expert.judge(several.state, build) > expert.judge(several.state, roll)
    assert expert.judge(one.state, build) < expert.judge(one.state, roll)
    assert GAME.heuristic.judge(several.state, build) < GAME.heuristic.judge(several.state, roll)
    several.debt(0, 19_500)
    assert expert.judge(several.state, build) < expert.judge(several.state, roll), "the second devaluation is too near"


def test_an_expert_keeps_its_last_gold_for_a_big_bill() -> None:
    expert = GAME.expert
    for reserves, owed, wanted in ((3, 16_000, "gold"), (3, 9_000, "cash"), (1, 16_000, "cash"), (1, 26_000, "gold")):
        table = start(2)
        table.cash(0, 9000)
        table.debt(0, owed)
        table.gold(0, reserves)
        table.arrive(39)
        liked = max(("gold", "cash"), key=lambda text: expert.judge(table.state, table.action(text)))
        assert (reserves, owed, liked) == (reserves, owed, wanted)


def test_nobody_is_asked_for_a_share_they_would_refuse() -> None:
    table = start(2)
    table.state.barrier = 1
    for seat in (0, 1):
        table.own(seat, ("iron", "oil")[seat], 3, 3)
        table.cash(seat, 9000)
    shared = "lift 1000 0 0"
    assert shared in table.legal()
    assert likes(table, shared) > likes(table, "roll")
    table.own(1, "oil")
    assert likes(table, shared) < likes(table, "roll"), "the other exports nothing"


@pytest.mark.parametrize("edition", [edition.id for edition in GAME.meta.editions])
def test_whatever_experts_propose_can_be_played(edition: str) -> None:
    offers, buffer = 0, new_buffer()
    for seed in range(2):
        table, chance = new(4, edition), Rng(seed)
        while table.state.turn != OVER:
            if table.state.turn == CHANCE:
                table.state.play(table.state.sample(chance))
                continue
            step = GAME.expert.bargain(table.state)
            offers += step == OFFER
            table.state.play(step if step >= 0 else GAME.expert.careful(table.state, buffer))
    assert offers > 0


@pytest.mark.rule("deuda.turn.sequence")
@pytest.mark.parametrize("name", ["greedy", "medium", "planner@60"])
def test_a_bot_asks_no_more_after_two_noes_though_the_rules_would_let_it(name: str) -> None:
    table = start(4)
    for seat, land in ((0, "iron"), (1, "copper"), (2, "tin"), (3, "oil")):
        table.own(seat, land, 3, 3)
        table.cash(seat, 15_000)
    table.state.barrier = 3
    bot = make(name, GAME, 1)
    asked = 0
    while table.state.now() == BEFORE and asked < 20:
        action = bot.choose(table.state)
        table.state.play(action)
        if table.state.now() == LIFTING:
            asked += 1
            table.play("refuse")
    assert asked <= 2
