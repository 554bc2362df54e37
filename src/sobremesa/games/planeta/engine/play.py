"""The whole game: every verb is sent to its chapter, where why not, what ways and what it does stand together."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.events import Refusal
from sobremesa.core.packing import first, pack, second, third, verb_of
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import Result
from sobremesa.core.verbs import Verbs
from sobremesa.games.planeta.engine.actions import (
    ACT,
    DRAFT,
    DRAW,
    MOVE,
    PLAY,
    RECRUIT,
    REFUEL,
    RESCUE,
    ROLL,
    SEARCH,
    STAY,
    VERBS,
)
from sobremesa.games.planeta.engine.numbers import ADMINISTER, ANSWER, CHOOSE, DECIDE, DIE, SHIPS
from sobremesa.games.planeta.engine.rules import act, broken, draft, end, move, other
from sobremesa.games.planeta.engine.rules.refusals import refusal
from sobremesa.games.planeta.engine.rules.score import total
from sobremesa.games.planeta.engine.rules.turn import why_wait
from sobremesa.games.planeta.engine.state import Position


class Planeta(Position):
    """A position that can be played: it sends each verb to the chapter that has its rules."""

    def title(self) -> str:
        """Return "planeta"."""
        return "planeta"

    def verbs(self) -> Verbs:
        """Return the verbs of the title."""
        return VERBS

    # -- what is legal ---------------------------------------------------------------------------

    def legal_into(self, buffer: "vec[i64]") -> i64:
        """Write the legal actions: the main ones of the phase, then the other actions, then ending the game."""
        phase = self.phase
        if self.turn == CHANCE:
            return act.list_roll(buffer, 0) if phase == DIE else draft.list_draw(self, buffer, 0)
        if phase == ANSWER:
            return act.list_play(self, buffer, 0)
        count: i64 = 0
        if phase == CHOOSE:
            count = draft.list_draft(buffer, count)
        elif phase == ADMINISTER:
            count = list_others(self, buffer, act.list_stay(self, buffer, move.list_move(self, buffer, count)))
        elif phase == DECIDE:
            count = list_others(self, buffer, act.list_stay(self, buffer, act.list_act(self, buffer, count)))
        else:
            return 0
        return end.list_end(self, buffer, count)

    def sample(self, rng: Rng) -> i64:
        """Return a face of the die or a card of the deck or Reserve, by lot."""
        if self.phase == DIE:
            return pack(ROLL, rng.below(6) + 1)
        return pack(DRAW, self.any_unseen(rng))

    # -- what an action does ---------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        """Do what the verb says."""
        verb = verb_of(action)
        a = first(action)
        if verb == DRAW:
            draft.draw(self, a)
        elif verb == ROLL:
            act.roll(self, a)
        elif verb == DRAFT:
            draft.draft(self, a, second(action), third(action))
        elif verb == MOVE:
            move.move(self, a, second(action))
        elif verb == ACT:
            act.act(self)
        elif verb == STAY:
            act.stay(self)
        elif verb == PLAY:
            act.play(self, a)
        elif verb == RECRUIT:
            other.recruit(self, a)
        elif verb == REFUEL:
            other.refuel(self, a)
        elif verb == SEARCH:
            other.search(self, a, second(action))
        elif verb == RESCUE:
            broken.rescue(self, a)
        else:
            end.end(self)

    # -- why not ---------------------------------------------------------------------------------

    def against(self, verb: i64, a: i64, b: i64, c: i64) -> i64:
        """Return the reason against a well-formed action, FINE if there is none."""
        if verb == DRAW:
            return draft.why_not_draw(self, a)
        if verb == ROLL:
            return act.why_not_roll(self)
        if self.turn == CHANCE:
            return why_wait(self)
        if verb == DRAFT:
            return draft.why_not_draft(self, a, b, c)
        if verb == MOVE:
            return move.why_not_move(self, a, b)
        if verb == ACT:
            return act.why_not_act(self)
        if verb == STAY:
            return act.why_not_stay(self)
        if verb == PLAY:
            return act.why_not_play(self, a)
        if verb == RECRUIT:
            return other.why_not_recruit(self)
        if verb == REFUEL:
            return other.why_not_refuel(self, a)
        if verb == SEARCH:
            return other.why_not_search(self, a, b)
        if verb == RESCUE:
            return broken.why_not_rescue(self, a)
        return end.why_not_end(self)

    def refusal(self, reason: i64, action: i64) -> Refusal:
        """Return a reason against an action as people are told it."""
        return refusal(self, reason, action)

    # -- the rest --------------------------------------------------------------------------------

    def copy(self) -> "Planeta":
        """Return an equal position that shares only the parameters, which never change."""
        copied = Planeta(self.parameters, self.turn, self.piles[:], self.ships[:], self.marks[:], self.boxes[:])
        copied.phase = self.phase
        copied.jokers = self.jokers
        copied.left = self.left
        copied.shown = self.shown
        copied.shown_count = self.shown_count
        copied.burnt = self.burnt
        copied.moved = self.moved
        copied.moved_before = self.moved_before
        copied.roll = self.roll
        copied.enlisting = self.enlisting
        copied.resume = self.resume
        copied.ending = self.ending
        return copied

    def result(self) -> Result | None:
        """The player's own total, to be compared with other games (planeta.score.compare)."""
        if self.turn != OVER:
            return None
        return Result([int(total(self))], [1], "planeta.end.when")


def list_others(position: Position, buffer: "vec[i64]", count: i64) -> i64:
    """The other actions, before phase 1 and between the phases (planeta.turn.order)."""
    count = other.list_recruit(position, buffer, count)
    for ship in range(SHIPS):
        if position.is_broken(ship):
            count = broken.list_rescue(position, ship, buffer, count)
        else:
            count = other.list_fuel(position, ship, buffer, count)
    return count
