"""One game between bots, reproducible by the plan's seed and the game's number, and what is kept of it."""

from dataclasses import dataclass, field

from sobremesa.bots import Forfeit, make
from sobremesa.bots.play import moves
from sobremesa.core.errors import UserError
from sobremesa.core.events import Event
from sobremesa.core.game import Game
from sobremesa.core.meta import Setup
from sobremesa.core.registry import game as find_game
from sobremesa.core.rng import Rng, mix
from sobremesa.core.seats import CHANCE
from sobremesa.core.state import Result, State
from sobremesa.lab.counting import Counts, count
from sobremesa.lab.moves import DecisionRow, Log, Watched

MOVES, OBSERVATIONS = "moves", "observations"
FORFEIT = "forfeit"
"""Stands in place of the rule that ended a game."""


@dataclass(frozen=True)
class Plan:
    """What is to be simulated: the games numbered from `first` on."""

    game: str
    setup: Setup
    bots: tuple[str, ...]
    games: int
    seed: int
    first: int = 0
    rotate: bool = False
    """Whether the bots move one seat on with each game."""
    moves: str = ""
    """Whether decisions are written down: not, `moves`, or with `observations`."""

    @property
    def numbers(self) -> range:
        """Return the numbers of its games."""
        return range(self.first, self.first + self.games)

    def bot(self, number: int, seat: int) -> int:
        """Return which of the bots sits on a seat in a game."""
        return (seat - number) % len(self.bots) if self.rotate else seat


@dataclass(frozen=True)
class GameRow:
    """One game: its number in the plan, points and ranks by seat, and how many actions it took, chance included."""

    number: int
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int
    rule: str = ""
    """The rule that ended it."""
    places: tuple[int, ...] = ()
    """In which order the seats came to act first, from 1; 0 for one that never did."""
    lead_changes: int = 0
    """How often another seat than the last leader stood alone at the head, as the title values positions."""
    decided: float | None = None
    """After which part of the game its only winner led to the end."""
    seats: tuple[Counts, ...] = ()
    table: Counts = field(default_factory=dict)
    forfeit: str = ""
    """Why a bot of one's own lost it before its end: it raised an error or chose something illegal."""
    moves: tuple[DecisionRow, ...] = ()
    """Its decisions, if the plan asks for them."""


def spread_bots(names: list[str], players: int | None, least: int) -> tuple[str, ...]:
    """Return a bot for each seat: one name sits everywhere, several must be as many as the seats."""
    seats = players or (len(names) if len(names) > 1 else least)
    if len(names) == 1:
        return tuple(names * seats)
    if len(names) != seats:
        raise UserError("bad-bots", given=len(names), accepted=seats)
    return tuple(names)


class Lead:
    """Who leads, looked at whenever the turn passes to another seat."""

    def __init__(self, title: Game, players: int) -> None:
        self.heuristic = title.heuristic
        self.players = players
        self.seen = -1
        self.leader = -1
        self.changes = 0
        self.since = 0

    def look(self, state: State, decisions: int) -> None:
        """Look at the table after so many decisions."""
        turn = int(state.turn)
        if turn < 0 or turn == self.seen or self.players == 1:
            return
        self.seen = turn
        values = self.heuristic.odds(state)
        best = max(values)
        if values.count(best) == 1 and (leader := values.index(best)) != self.leader:
            self.changes += self.leader >= 0
            self.leader, self.since = leader, decisions

    def decided(self, winners: list[int], decisions: int) -> float | None:
        """Return after which part of the game its only winner led to the end."""
        if self.players == 1 or len(winners) != 1:
            return None
        return self.since / decisions if winners[0] == self.leader else 1.0


def play_one(plan: Plan, number: int) -> GameRow:
    """Play one game of a plan. It depends on the plan's seed and the number alone, not on who plays it where."""
    title = find_game(plan.game)
    players = len(plan.bots)
    state = title.new(plan.setup)
    journal: list[Event] = []
    state.journal = journal
    chance = Rng(mix(plan.seed, number))
    bots = [make(plan.bots[plan.bot(number, at)], title, mix(plan.seed, number, at + 1)) for at in range(players)]
    log = Log(title, state, number, plan.moves == OBSERVATIONS) if plan.moves else None
    if log is not None:
        bots = [Watched(bot, plan.bots[plan.bot(number, at)], log) for at, bot in enumerate(bots)]
    places = [0] * players
    lead = Lead(title, players)
    decisions = 0
    lost = ""
    try:
        for decisions, turn in enumerate(moves(state, bots, chance), 1):
            if turn != CHANCE and not places[turn]:
                places[turn] = max(places) + 1
            lead.look(state, decisions)
        result = state.result()
        assert result is not None
    except Forfeit as forfeit:
        result, lost = forfeited(title, state, forfeit.seat), str(forfeit)
    return GameRow(
        number,
        tuple(result.points),
        tuple(result.ranks),
        decisions,
        result.rule,
        tuple(places),
        lead.changes,
        lead.decided(result.winners, max(decisions, 1)),
        *count(title, journal, players),
        lost,
        log.ended(result) if log is not None else (),
    )


def forfeited(title: Game, state: State, seat: int) -> Result:
    """Return how a game ends that a bot of one's own has lost: points as they stand, all others win."""
    points = [int(number) for number in title.score(state)]
    return Result(points, [max(len(points), 2) if other == seat else 1 for other in range(len(points))], FORFEIT)


def play_many(plan: Plan, numbers: range) -> list[GameRow]:
    """Play some games of a plan."""
    return [play_one(plan, number) for number in numbers]
