"""The end: points, ties, places."""

from mypy_extensions import i64

from sobremesa.core.seats import OVER
from sobremesa.core.state import FINE, Result
from sobremesa.games.elplan.engine import reasons
from sobremesa.games.elplan.engine.columns import (
    EXTERNALISE,
    KIND,
    NONE,
    THREE,
    TIE_CONVERTED,
    TIE_INVESTMENTS,
    TRIOS_ACTIVE,
)
from sobremesa.games.elplan.engine.numbers import CLOCK, CREDIT, ENDED, SHELVED
from sobremesa.games.elplan.engine.state import Position


def trios(position: Position, seat: i64) -> i64:
    """One infrastructure, one specialist, one technology: es active ones, Externalización left out
    (elplan.end.score_es); en owned ones, for a player with an Idea (elplan.end.score_en).
    """
    rule = position.parameters.trios
    if rule == NONE or (rule != TRIOS_ACTIVE and position.all_ideas(seat) == 0):
        return 0
    infrastructure: i64 = 0
    specialist: i64 = 0
    technology: i64 = 0
    for i in range(position.held(seat)):
        card = position.card_at(seat, i)
        counts = position.parameters.card(card, EXTERNALISE) == 0 and position.is_active(seat, i)
        if rule == TRIOS_ACTIVE and not counts:
            continue
        kind = position.parameters.card(card, KIND)
        if kind == 0:
            infrastructure += 1
        elif kind == 1:
            specialist += 1
        else:
            technology += 1
    return min(infrastructure, min(specialist, technology))


def idea_lost(position: Position, seat: i64) -> i64:
    """A player still holding a credit card loses one Idea, if there is one to lose (elplan.end.credit_es)."""
    return 1 if position.get(seat, CREDIT) != 0 and position.all_ideas(seat) > 0 else 0


def points(position: Position, seat: i64) -> i64:
    """1 point per Idea and per trio (elplan.end.score_es, elplan.end.score_en)."""
    return position.all_ideas(seat) + trios(position, seat) - idea_lost(position, seat)


def resources(position: Position, seat: i64) -> i64:
    """Resource tokens, those on cards too, Ideas not (elplan.end.tie_es, elplan.end.tie_en)."""
    return position.idle_tokens(seat) + position.tokens_on_cards(seat)


def converted(position: Position, seat: i64) -> i64:
    """Products are worth 1 each, investments their cost less one, at least 1 (elplan.end.tie_es)."""
    worth = position.all_wares(seat)
    for product in range(THREE):
        worth += position.get(seat, SHELVED + product)
    for i in range(position.held(seat)):
        worth += max(position.parameters.full_cost(position.card_at(seat, i)) - 1, 1)
    return worth


def standing(position: Position, seat: i64) -> list[int]:
    """Return what a seat is compared by, the weightiest first (elplan.end.ranking)."""
    tie = position.parameters.tie
    if tie == TIE_CONVERTED:
        return [int(points(position, seat)), int(resources(position, seat)), int(converted(position, seat))]
    if tie == TIE_INVESTMENTS:
        return [int(points(position, seat)), int(resources(position, seat)), int(position.held(seat))]
    return [int(points(position, seat))]


def end_game(position: Position) -> None:
    """Nobody is to act any more (elplan.end.when, elplan.tutorial.end)."""
    rule = "elplan.tutorial.end" if position.parameters.last_summary != 0 else "elplan.end.when"
    for seat in range(position.parameters.players):
        if idea_lost(position, seat) > 0:
            position.tell("idea-lost", "elplan.end.credit_es", seat)
    position.phase = ENDED
    position.turn = OVER
    position.tell("ended", rule)


def why_not_clock(position: Position) -> i64:
    """The clock is looked at when District 7 is left (elplan.end.when)."""
    return FINE if position.phase == CLOCK else reasons.OTHER_PHASE


def look_at_clock(position: Position, is_time: i64) -> None:
    """If time is up the period just played was the last (elplan.end.when)."""
    position.finished = 1
    if is_time != 0:
        position.tell("time-up", "elplan.end.when", position.period)
        end_game(position)


def outcome(position: Position) -> Result | None:
    """The same comparison orders all places; equal in everything is the same place (elplan.end.ranking)."""
    if position.turn != OVER:
        return None
    seats = range(int(position.parameters.players))
    standings = [standing(position, seat) for seat in seats]
    ranks = [1 + len([other for other in standings if other > mine]) for mine in standings]
    best = max(standings)
    tied = len([mine for mine in standings if mine[0] == best[0]]) > 1
    return Result([mine[0] for mine in standings], ranks, deciding_rule(position, tied))


def deciding_rule(position: Position, tied: bool) -> str:
    """Return the rule that settled who won."""
    tie = position.parameters.tie
    if tie == TIE_CONVERTED:
        return "elplan.end.tie_es" if tied else "elplan.end.score_es"
    if tie == TIE_INVESTMENTS:
        return "elplan.end.tie_en" if tied else "elplan.end.score_en"
    return "elplan.tutorial.end"
