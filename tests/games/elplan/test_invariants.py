"""What must hold after every action of every random game."""

import os
from functools import cache

import pytest

from sobremesa import CHANCE, OVER, compiled
from sobremesa.core.packing import third, verb_of
from sobremesa.core.rng import Rng
from sobremesa.core.state import new_buffer
from sobremesa.games.elplan.engine.actions import BUY_FROM
from sobremesa.games.elplan.engine.columns import INVESTMENT_PRICE, MODE, TOKENS, WHOLE
from sobremesa.games.elplan.engine.numbers import (
    CREDIT,
    DEBT,
    HELD,
    IDEAS,
    IDLE,
    MARKET_PRICE,
    MOST_HELD,
    ROW_IDEAS,
    ROWS,
    SEAT,
    TARGET,
)
from sobremesa.games.elplan.engine.parameters import Parameters
from sobremesa.games.elplan.engine.play import ElPlan
from sobremesa.games.elplan.engine.rules.d5 import price
from sobremesa.games.elplan.engine.rules.effects import in_force
from sobremesa.games.elplan.engine.rules.end import idea_lost, trios

from .books import Books, account
from .table import GAME, fresh

pytestmark = pytest.mark.pure

BATCH = 25
BUFFER = new_buffer()
GAMES = int(os.environ.get("SOBREMESA_GAMES", "6" if compiled else "2"))
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


class Audit:
    """Compares the table with the books; what has not changed since it was last found right is not looked at again."""

    def __init__(self, state: ElPlan) -> None:
        self.parameters = state.parameters
        self.books = Books(state.parameters)
        self.right: dict[int | str, object] = {}

    def check(self, state: ElPlan) -> None:
        seats, holdings, board = list(state.seats), list(state.holdings), list(state.board)
        for seat, entered in enumerate(self.books.seats):
            numbers = seats[seat * SEAT : (seat + 1) * SEAT]
            held = holdings[seat * MOST_HELD : seat * MOST_HELD + numbers[HELD]]
            if (now := (numbers, held, entered)) != self.right.get(seat):
                self.check_seat(state, seat, *now)
                self.right[seat] = (numbers, held, entered[:])
        cards = (list(state.decks), list(state.offers[:9]), holdings)
        if cards != self.right.get("cards"):
            self.check_cards(*cards)
            self.right["cards"] = cards
        assert board[:3] == self.books.market
        assert sum(board[3:]) == self.books.subsidies
        assert min(board) >= 0

    def check_seat(self, state: ElPlan, seat: int, numbers: list[int], held: list[int], entered: list[int]) -> None:
        """A seat has what the books say; nothing is negative; locks and pointers make sense."""
        assert account(self.parameters, numbers, held) == entered
        assert min(entered) >= 0
        assert min(numbers[IDLE : IDEAS + 1]) >= 0
        assert numbers[CREDIT] == 1 or not any(numbers[DEBT : DEBT + 3])
        assert numbers[ROW_IDEAS] & ~numbers[ROWS] == 0
        assert numbers[TARGET] == -1 or state.outsourcer(seat) >= 0
        assert len({holding & 63 for holding in held}) == len(held)
        for holding in held:
            assert is_whole(self.parameters, holding)

    def check_cards(self, decks: list[int], offers: list[int], holdings: list[int]) -> None:
        """Every card that has not been liquidated lies in a deck, on offer or with a player."""
        half = len(decks) // 2
        there = [down + up for down, up in zip(decks[:half], decks[half:], strict=True)]
        for card in offers:
            if card >= 0:
                there[card] += 1
        for holding in holdings:
            if holding >= 0:
                there[holding & 63] += 1
        assert there == self.books.cards


@cache
def is_whole(parameters: Parameters, holding: int) -> bool:
    """All of its tokens or none, unless it has slots; an Idea lies only where something lies."""
    filled, ideas, full = holding >> 6 & 7, holding >> 9 & 7, (1 << parameters.card(holding & 63, TOKENS)) - 1
    whole = filled in (0, full) if parameters.card(holding & 63, MODE) == WHOLE else filled & ~full == 0
    return whole and ideas & ~filled == 0


@pytest.mark.parametrize(("edition", "level", "players"), TABLES)
@pytest.mark.parametrize("hurried", [False, True], ids=["random", "hurried"])
@pytest.mark.parametrize("batch", range(max(GAMES // BATCH, 1)))
def test_random_games_keep_every_invariant_and_end_after_their_periods(
    edition: str, level: int, players: int, hurried: bool, batch: int
) -> None:
    """For every three games between random players there is one between hurried ones."""
    games = min(GAMES, BATCH)
    for seed in range(batch * games, (batch + 1) * games, 3 if hurried else 1):
        play_and_check(edition, level, players, hurried, seed)


def play_and_check(edition: str, level: int, players: int, hurried: bool, seed: int) -> None:
    """Hurried players do what makes products and Ideas, which is rare by mere chance."""
    state = fresh(edition, players, level).state
    audit = Audit(state)
    books = audit.books
    rng = Rng(seed)
    count = 0
    while state.turn != OVER:
        legal = state.legal()
        assert legal
        if state.turn == CHANCE:
            action = int(state.sample(rng))
        elif hurried:
            action = int(GAME.heuristic.rollout(state, rng, BUFFER))
        else:
            action = legal[int(rng.below(len(legal)))]
        assert action in legal
        rise = int(in_force(state, state.turn, INVESTMENT_PRICE)) if state.turn >= 0 else 0
        discount = MARKET_PRICE - int(price(state, MARKET_PRICE, third(action))) if verb_of(action) == BUY_FROM else 0
        state.journal = []
        state.play(action)
        count += 1
        for event in state.journal:
            books.post(event, state, rise, discount)
        audit.check(state)
    assert books.periods == state.period == (5 if edition == "tutorial" else 12)
    if edition != "tutorial":
        assert books.routes == [[], *[[1, 2, 3, 4, 5, 6, 7]] * 12]
    result = state.result()
    assert result is not None
    for seat in range(players):
        ideas = result.points[seat] - trios(state, seat) + idea_lost(state, seat)
        assert ideas == books.seats[seat][IDEAS]
    assert count < GAME.meta.most_actions


# What an edition does not have at all is refused by the rule of the edition that has it.
ELSEWHERE = {
    "es": {"no-toll", "no-adviser"},
    "en": {
        "no-exchange",
        "no-credit",
        "no-credit-held",
        "not-for-credit",
        "not-pointing",
        "not-active-shop",
        "no-shop",
    },
    "tutorial": {"no-toll", "no-adviser", "not-pointing", "not-active-shop", "no-shop"},
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
