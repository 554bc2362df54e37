"""What must hold after every action of every random game."""

import os

import pytest

from sobremesa import CHANCE, OVER
from sobremesa.core.rng import Rng
from sobremesa.games.elplan.columns import COPIES, MODE, WHOLE
from sobremesa.games.elplan.fields import CREDIT, DEBT, HELD, MOST_HELD, OPPORTUNITY, TARGET
from sobremesa.games.elplan.rules.play import ElPlan
from sobremesa.games.elplan.rules.summary import limit

from .tables import GAME

GAMES = int(os.environ.get("SOBREMESA_GAMES", "6"))
"""How many random games for each table; `make sweep` plays 2,000 at every table there is."""
TABLES = [
    ("es", 1, 2),
    ("es", 1, 3),
    ("es", 2, 4),
    ("es", 2, 6),
    ("en", 1, 3),
    ("en", 2, 4),
    ("en", 3, 6),
    ("tutorial", 1, 3),
]
if GAMES > 100:
    TABLES = [
        (edition.id, level, players)
        for edition in GAME.meta.editions
        for level in edition.levels
        for players in range(edition.least_players, edition.most_players + 1)
    ]


def check_position(state: ElPlan, held: list[int]) -> None:
    """Cards are conserved; nothing is negative; one investment a period; cutback; locks and pointers make sense."""
    players = range(int(state.chart.players))
    for number in range(int(state.chart.card_count)):
        on_offer = sum(1 for place in range(9) if state.offer(place) == number)
        owned = sum(1 for seat in players for i in range(int(state.held(seat))) if state.card_at(seat, i) == number)
        there = int(state.face_down(number) + state.face_up(number)) + on_offer + owned
        assert there <= state.chart.card(number, COPIES)
    for seat in players:
        assert all(state.idle(seat, resource) >= 0 for resource in range(3))
        assert all(state.wares(seat, product) >= 0 for product in range(3))
        assert state.get(seat, CREDIT) in (0, 1)
        assert state.get(seat, CREDIT) == 1 or all(state.get(seat, DEBT + r) == 0 for r in range(3))
        assert state.get(seat, HELD) <= min(MOST_HELD, held[seat] + 1)
        assert state.get(seat, TARGET) == -1 or state.outsourcer(seat) >= 0
        cards = [int(state.card_at(seat, i)) for i in range(int(state.held(seat)))]
        assert len(set(cards)) == len(cards)
        for i, number in enumerate(cards):
            if state.chart.card(number, MODE) == WHOLE:
                assert state.filled(seat, i) in (0, state.full(number))
            assert state.ideas_on(seat, i) & ~state.filled(seat, i) == 0
    assert all(state.market(product) >= 0 for product in range(3))


@pytest.mark.parametrize(("edition", "level", "players"), TABLES)
@pytest.mark.parametrize("seed", range(GAMES))
def test_random_games_keep_every_invariant_and_end_after_their_periods(
    edition: str, level: int, players: int, seed: int
) -> None:
    state = GAME.new(edition=edition, level=level, players=players)
    assert isinstance(state, ElPlan)
    rng = Rng(seed)
    held = [0] * players
    period = 0
    count = 0
    while state.turn != OVER:
        legal = state.legal()
        assert legal
        action = int(state.sample(rng)) if state.turn == CHANCE else legal[int(rng.below(len(legal)))]
        assert action in legal
        state.play(action)
        count += 1
        check_position(state, held)
        if state.period != period:
            period = int(state.period)
            if state.phase == OPPORTUNITY:
                assert all(state.all_wares(seat) <= 4 for seat in range(players))
            held = [int(state.get(seat, HELD)) for seat in range(players)]
    assert state.period == (5 if edition == "tutorial" else 12)
    assert count < GAME.meta.most_actions


@pytest.mark.parametrize("seed", range(4))
def test_nobody_keeps_more_than_the_cutback_allows(seed: int) -> None:
    state = GAME.new(edition="en", players=4)
    assert isinstance(state, ElPlan)
    rng = Rng(seed)
    period = 1
    allowed = [1] * 4
    while state.turn != OVER:
        action = int(state.sample(rng)) if state.turn == CHANCE else state.legal()[int(rng.below(len(state.legal())))]
        if state.turn >= 0 and state.plan(3) >= 0:
            allowed = [int(limit(state, seat)) for seat in range(4)]
        state.play(action)
        if state.period != period and state.turn != OVER:
            period = int(state.period)
            assert all(state.all_wares(seat) <= allowed[seat] for seat in range(4))


# What an edition does not have at all is refused by the rule of the edition that has it.
ELSEWHERE = {
    "es": {"no-toll"},
    "en": {
        "no-exchange",
        "no-credit",
        "no-credit-held",
        "not-for-credit",
        "not-pointing",
        "not-active-shop",
        "no-shop",
    },
    "tutorial": {"no-toll", "not-pointing", "not-active-shop", "no-shop"},
}


@pytest.mark.parametrize(("edition", "players"), [("es", 2), ("es", 5), ("en", 4), ("tutorial", 3)])
def test_events_refusals_and_results_name_rules_of_their_edition(edition: str, players: int) -> None:
    state = GAME.new(edition=edition, players=players)
    assert isinstance(state, ElPlan)
    state.journal = []
    rng = Rng(7)
    refusals = set()
    phases: set[int] = set()
    while state.turn != OVER:
        if state.turn != CHANCE and state.phase not in phases:
            phases.add(int(state.phase))
            refusals |= {why for action in GAME.space(state) if (why := state.why_not(action)) is not None}
        legal = state.legal()
        state.play(int(state.sample(rng)) if state.turn == CHANCE else legal[int(rng.below(len(legal)))])
    result = state.result()
    assert result is not None
    rules = {event.rule for event in state.journal} | {result.rule}
    rules |= {why.rule for why in refusals if why.code not in ELSEWHERE[edition]}
    assert {rule for rule in rules if edition not in GAME.rules[rule].editions} == set()
