"""What holds after every action of every game."""

import os

import pytest

from sobremesa import compiled
from sobremesa.bots import make
from sobremesa.core.rng import Rng, mix
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.games.deuda import GAME
from sobremesa.games.deuda.engine import actions
from sobremesa.games.deuda.engine.play import Deuda
from tests.games.deuda.table import new, sound

pytestmark = pytest.mark.pure

GAMES = int(os.environ.get("SOBREMESA_GAMES", "20" if compiled else "2"))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["book", "cuba", "argentina"])
def test_money_gold_debts_land_and_cards_are_conserved_after_every_action(players: int, edition: str) -> None:
    for number in range(GAMES):
        state = new(players, edition, quick=number % 5 == 0, reshuffle=number % 7 == 0).state
        rng = Rng(mix(number, players))
        while state.turn != OVER:
            offered = state.legal()
            assert offered
            assert len(set(offered)) == len(offered)
            state.apply(state.sample(rng) if state.turn == CHANCE else offered[int(rng.below(len(offered)))])
            state.journal = []
            sound(state)
        assert state.result() is not None


@pytest.mark.parametrize("seed", range(6))
def test_offered_is_accepted_and_what_is_refused_changes_nothing(seed: int) -> None:
    state = new(2 + seed % 3).state
    rng = Rng(seed)
    space = list(GAME.words.verbs.space())
    for number in range(250):
        if state.turn == OVER:
            break
        offered = state.legal()
        if number % 4 == 0:
            assert all(state.why_not(action) is None for action in offered)
            before = state.digest()
            for action in space:
                refusal = state.why_not(action)
                listed = action in offered or any(action in amounts for amounts in state.ranges())
                assert (refusal is None) == listed
                assert refusal is None or refusal.rule in GAME.rules
            assert state.digest() == before
        state.apply(state.sample(rng) if state.turn == CHANCE else offered[int(rng.below(len(offered)))])


@pytest.mark.parametrize("seed", range(3))
def test_every_amount_of_a_range_is_accepted_and_the_next_ones_are_not(seed: int) -> None:
    state = new(3).state
    rng = Rng(seed + 9)
    checked = 0
    for _ in range(400):
        if state.turn == OVER:
            break
        for amounts in state.ranges():
            least, most, step = amounts.least, amounts.most, amounts.step
            for amount in (least, most - (most - least) % step, least + (most - least) // 2 // step * step):
                assert state.why_not(amounts.action(amount)) is None
            assert state.why_not(amounts.action(most + step)) is not None
            if least > 0:
                assert state.why_not(amounts.action(least - 1)) is not None
            checked += 1
        offered = state.legal()
        state.apply(state.sample(rng) if state.turn == CHANCE else offered[int(rng.below(len(offered)))])
    assert checked > 20


@pytest.mark.parametrize("seed", range(3))
def test_a_copy_is_equal_and_shares_nothing(seed: int) -> None:
    state = new(4).state
    rng = Rng(seed)
    for _ in range(200):
        if state.turn == OVER:
            break
        copy = state.copy()
        assert copy.digest() == state.digest()
        before = copy.digest()
        offered = state.legal()
        state.apply(state.sample(rng) if state.turn == CHANCE else offered[int(rng.below(len(offered)))])
        assert copy.digest() == before


def stubborn(state: Deuda, verbs: tuple[int, ...]) -> int:
    """The first offered action of the dearest verb; else the first that is offered."""
    offered = state.legal()
    for verb in verbs:
        for action in offered:
            if action & 63 == verb:
                return action
    return offered[0]


TALK = (actions.COUNTER, actions.OFFER, actions.MONEY, actions.UNION, actions.CLUB, actions.STOP, actions.DEAL)
STUBBORN = {
    "proposes and refuses": (*TALK, actions.REFUSE, actions.LIFT),
    "bids by fifty": (actions.BID, actions.AUCTION, actions.CASH, actions.SELL, actions.ROLL),
    "borrows and repays": (actions.REPAY, actions.LOAN, actions.GOLD),
    "abandons": (actions.ABANDON, actions.DEAL, actions.DECLINE),
    "drops": (actions.DROP, actions.PROMISE, actions.DEAL, actions.ABANDON),
}


@pytest.mark.rule("deuda.end.limit", "deuda.pact.meeting")
@pytest.mark.parametrize("habit", list(STUBBORN))
@pytest.mark.parametrize("players", [2, 4])
def test_stubborn_countries_cannot_keep_a_game_from_ending(habit: str, players: int) -> None:
    state = new(players, max_laps=10).state
    state.journal = None
    rng = Rng(players)
    while state.turn != OVER:
        state.apply(state.sample(rng) if state.turn == CHANCE else stubborn(state, STUBBORN[habit]))
    assert state.played < 20_000 < GAME.meta.most_actions


@pytest.mark.rule("deuda.end.limit")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_bots_end_their_games_by_a_rule_and_not_by_the_limit(players: int) -> None:
    limited = 0
    for seed in range(4):
        state = new(players).state
        state.journal = None
        rng = Rng(mix(seed, 5))
        bot = make("greedy", GAME, seed)
        while state.turn != OVER:
            state.apply(state.sample(rng) if state.turn == CHANCE else bot.choose(state))
        result = state.result()
        assert result is not None
        limited += result.rule == "deuda.end.limit"
    assert limited == 0


def test_the_planner_chooses_something_legal_and_the_same_for_the_same_seed() -> None:
    state = new(3, max_laps=10).state
    rng = Rng(3)
    chosen: list[int] = []
    while len(chosen) < 6 and state.turn != OVER:
        if state.turn == CHANCE:
            state.apply(state.sample(rng))
            continue
        picks = {make("planner@6", GAME, 1).choose(state) for _ in range(2)}
        assert len(picks) == 1
        action = picks.pop()
        assert state.why_not(action) is None
        chosen.append(action)
        state.apply(action)
    assert chosen
