"""What bots make of pacts: an expert proposes deals that help both, and nobody agrees to one that does harm."""

import pytest

from sobremesa.bots import explain, make
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import new_buffer
from sobremesa.games.deuda.bots.valuation import chances
from sobremesa.games.deuda.engine.actions import OFFER
from sobremesa.games.deuda.engine.numbers import BEFORE, LIFTING
from sobremesa.games.deuda.engine.play import Deuda
from tests.games.deuda.table import GAME, act, arrive, cash, debt, gold, meet, new, options, own, owner, start


def likes(state: Deuda, text: str) -> float:
    """Return how attractive an action looks."""
    return float(GAME.heuristic.urge(state, GAME.words.read(state, text)))


def one_land_short() -> Deuda:
    """Country 1 lacks one of the three lands of a colour, which country 2 has no use for; they meet."""
    state = start(4)
    for seat, land in ((0, "cotton"), (0, "tobacco"), (1, "coffee"), (1, "oil"), (2, "cattle"), (3, "copper")):
        own(state, seat, land, 1)
    for seat in range(4):
        cash(state, seat, (6000, 4000)[seat > 0])
    meet(state)
    return state


def proposed(state: Deuda) -> list[str]:
    """Play what an expert does as long as it has the word; return it."""
    expert, seat, done = make("expert", GAME, 1), state.turn, []
    while state.turn == seat:
        action = expert.choose(state)
        done.append(GAME.text(state, action))
        state.play(action)
    return done


def test_an_expert_buys_the_land_it_lacks_at_a_price_the_other_agrees_to() -> None:
    state = one_land_short()
    before = chances(state)
    done = proposed(state)
    assert done[:2] == ["deal", "give coffee 1"]
    assert done[-1] == "offer"
    assert state.turn == 1
    assert likes(state, "accept") > likes(state, "refuse")
    act(state, "accept")
    assert owner(state, "coffee") == 0
    assert cash(state, 1) > 4000
    after = chances(state)
    assert after[0] > before[0] + 0.01
    assert after[1] > before[1]


def test_a_deal_that_was_refused_is_not_proposed_again() -> None:
    state = one_land_short()
    proposed(state)
    act(state, "refuse", "pass", "pass", "pass")
    assert state.turn == 0
    assert proposed(state) == ["pass"]


def test_only_experts_propose_deals() -> None:
    state = one_land_short()
    assert GAME.heuristic.bargain(state) == -1
    assert GAME.text(state, make("hard", GAME, 1).choose(state)) == "pass"


@pytest.mark.parametrize("price", ["50", "200"])
def test_nobody_gives_a_chain_away_for_little(price: str) -> None:
    state = one_land_short()
    act(state, "deal", "give coffee 1", f"money 1 2 {price}", "offer")
    assert likes(state, "accept") < likes(state, "refuse")


def test_a_promise_alone_is_welcome() -> None:
    state = one_land_short()
    act(state, "deal", "promise 1 2", "offer")
    assert likes(state, "accept") > likes(state, "refuse")


def test_a_proposal_is_explained_by_what_it_would_bring() -> None:
    state = one_land_short()
    said = explain(make("expert", GAME, 1).reasons(state), GAME, state, "en")
    assert "win" in said[0]
    assert len(said) > 1, "passing is compared with it"


def test_with_several_rivals_an_expert_builds_on_credit_and_against_one_it_does_not() -> None:
    several, one = start(4), start(2)
    for state in (several, one):
        own(state, 0, "coffee")
        cash(state, 0, 400)
    roll, build = (GAME.words.read(several, text) for text in ("roll", "build coffee national"))
    mastery = GAME.expert
    assert mastery.judge(several, build) > mastery.judge(several, roll)
    assert mastery.judge(one, build) < mastery.judge(one, roll)
    assert GAME.heuristic.judge(several, build) < GAME.heuristic.judge(several, roll)
    debt(several, 0, 19_500)
    assert mastery.judge(several, build) < mastery.judge(several, roll), "the second devaluation is too near"


def test_an_expert_keeps_its_last_gold_for_a_big_bill() -> None:
    mastery = GAME.expert
    for reserves, owed, wanted in ((3, 16_000, "gold"), (3, 9_000, "cash"), (1, 16_000, "cash"), (1, 26_000, "gold")):
        state = start(2)
        cash(state, 0, 9000)
        debt(state, 0, owed)
        gold(state, 0, reserves)
        arrive(state, 39)
        liked = max(("gold", "cash"), key=lambda text: mastery.judge(state, GAME.words.read(state, text)))
        assert (reserves, owed, liked) == (reserves, owed, wanted)


def test_nobody_is_asked_for_a_share_they_would_refuse() -> None:
    state = start(2)
    state.barrier = 1
    for seat in (0, 1):
        own(state, seat, ("iron", "oil")[seat], 3, 3)
        cash(state, seat, 9000)
    shared = "lift 1000 0 0"
    assert shared in options(state)
    assert likes(state, shared) > likes(state, "roll")
    own(state, 1, "oil")
    assert likes(state, shared) < likes(state, "roll"), "the other exports nothing"


@pytest.mark.parametrize("edition", [edition.id for edition in GAME.meta.editions])
def test_whatever_experts_propose_can_be_played(edition: str) -> None:
    offers, buffer = 0, new_buffer()
    for seed in range(2):
        state, chance = new(4, edition), Rng(seed)
        while state.turn != OVER:
            if state.turn == CHANCE:
                state.play(state.sample(chance))
                continue
            step = GAME.expert.bargain(state)
            offers += step == OFFER
            state.play(step if step >= 0 else GAME.expert.careful(state, buffer))
    assert offers > 0


@pytest.mark.rule("deuda.turn.sequence")
@pytest.mark.parametrize("name", ["greedy", "medium", "planner@60"])
def test_a_bot_asks_no_more_after_two_noes_though_the_rules_would_let_it(name: str) -> None:
    state = start(4)
    for seat, land in ((0, "iron"), (1, "copper"), (2, "tin"), (3, "oil")):
        own(state, seat, land, 3, 3)
        cash(state, seat, 15_000)
    state.barrier = 3
    bot = make(name, GAME, 1)
    asked = 0
    while state.now() == BEFORE and asked < 20:
        action = bot.choose(state)
        state.play(action)
        if state.now() == LIFTING:
            asked += 1
            act(state, "refuse")
    assert asked <= 2
