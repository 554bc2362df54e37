"""The club's approval: what a member does by choice is put to all the others."""

from mypy_extensions import i64

from sobremesa.core.packing import first, pack, second, third, verb_of
from sobremesa.games.deuda.engine.actions import BUILD, BUY
from sobremesa.games.deuda.engine.numbers import VOTE
from sobremesa.games.deuda.engine.rules.barrier import propose_lift
from sobremesa.games.deuda.engine.rules.build import build, terms
from sobremesa.games.deuda.engine.rules.trade import buy
from sobremesa.games.deuda.engine.state import Position


def put_to_vote(position: Position, action: i64) -> None:
    """All decisions must be approved by everyone in the club (deuda.club.form)."""
    seat = position.who()
    position.tell("vote", "deuda.club.form", seat)
    position.push(VOTE, position.next_in(seat), action, seat)


def approve(position: Position) -> None:
    """One more approves; after the last one it is done (deuda.club.form)."""
    following = position.next_in(position.who())
    position.tell("approved", "deuda.club.form", position.who())
    if following != position.word(2):
        position.set_word(0, following)
        return
    action = position.word(1)
    position.pop()
    do_choice(position, action)


def reject(position: Position) -> None:
    """One says no: it is not done, and not asked again in this turn (deuda.club.form, deuda.turn.sequence)."""
    position.tell("rejected", "deuda.club.form", position.who())
    action = position.word(1)
    position.pop()
    verb = verb_of(action)
    if verb == BUILD:
        action = terms(position, first(action), second(action))
    elif verb == BUY:
        action = pack(BUY, position.word(1))
    position.note_refusal(action)


def do_choice(position: Position, action: i64) -> None:
    """Buy, build or lift the barrier."""
    verb = verb_of(action)
    if verb == BUILD:
        build(position, first(action), second(action))
    elif verb == BUY:
        buy(position)
    else:
        propose_lift(position, first(action), second(action), third(action))
