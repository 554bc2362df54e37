"""The whole game: what is legal, what an action does, why not. Only calls the chapters."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.events import Refusal
from sobremesa.core.packing import first, pack, second, third, verb_of
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import Result, refill
from sobremesa.games.planeta.engine import actions
from sobremesa.games.planeta.engine.actions import (
    ACT,
    DRAFT,
    DRAW,
    END,
    FINE,
    MOVE,
    PLAY,
    RECRUIT,
    REFUEL,
    RESCUE,
    ROLL,
    SEARCH,
    STAY,
)
from sobremesa.games.planeta.engine.numbers import ADMINISTER, ANSWER, CHOOSE, DECIDE, DIE, ENLIST
from sobremesa.games.planeta.engine.rules.act import (
    answer,
    roll,
    stay,
    try_action,
    why_not_act,
    why_not_answer,
    why_not_stay,
)
from sobremesa.games.planeta.engine.rules.draft import choose, turn_up, why_not_choose
from sobremesa.games.planeta.engine.rules.listing import (
    list_answers,
    list_decisions,
    list_drafts,
    list_faces,
    list_moves,
    list_others,
    list_unseen,
)
from sobremesa.games.planeta.engine.rules.move import move, why_not_move
from sobremesa.games.planeta.engine.rules.other import (
    enlist,
    recruit,
    refuel,
    rescue,
    search,
    why_not_recruit,
    why_not_refuel,
    why_not_rescue,
    why_not_search,
)
from sobremesa.games.planeta.engine.rules.refusals import fits, refusal
from sobremesa.games.planeta.engine.rules.score import total
from sobremesa.games.planeta.engine.rules.turn import BY_PLAYER, end_game, why_not_end, why_wait
from sobremesa.games.planeta.engine.state import Position

__all__ = ["Planeta"]


class Planeta(Position):
    """A position of That's My Planet! that knows its rules."""

    def title(self) -> str:
        """Return "planeta"."""
        return "planeta"

    # -- what is legal ---------------------------------------------------------------------------

    def legal_into(self, buffer: "vec[i64]") -> i64:
        """Write the legal actions: the main ones of the phase, then the other actions, then ending the game."""
        phase = self.phase
        if self.turn == CHANCE:
            return list_faces(buffer) if phase == DIE else list_unseen(self, buffer)
        if phase == CHOOSE:
            count = list_drafts(buffer)
        elif phase == ADMINISTER:
            count = list_others(self, buffer, list_moves(self, buffer))
        elif phase == DECIDE:
            count = list_others(self, buffer, list_decisions(self, buffer))
        elif phase == ANSWER:
            return list_answers(self, buffer)
        else:
            return 0
        buffer[count] = END
        return count + 1

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
            if self.phase == ENLIST:
                enlist(self, a)
            else:
                turn_up(self, a)
        elif verb == ROLL:
            roll(self, a)
        elif verb == DRAFT:
            choose(self, a, second(action), third(action))
        elif verb == MOVE:
            move(self, a, second(action))
        elif verb == ACT:
            try_action(self)
        elif verb == STAY:
            stay(self)
        elif verb == PLAY:
            answer(self, a)
        elif verb == RECRUIT:
            recruit(self, a)
        elif verb == REFUEL:
            refuel(self, a)
        elif verb == SEARCH:
            search(self, a, second(action))
        elif verb == RESCUE:
            rescue(self, a)
        else:
            end_game(self, BY_PLAYER)

    # -- why not ---------------------------------------------------------------------------------

    def reason(self, action: i64) -> i64:
        """Return the reason against an action, FINE if there is none."""
        verb = verb_of(action)
        a, b, c = first(action), second(action), third(action)
        if action < 0 or verb > END or pack(verb, a, b, c) != action or not fits(verb, a, b, c):
            return actions.NO_SUCH_ACTION
        if self.turn == OVER:
            return actions.GAME_OVER
        if verb == DRAW or verb == ROLL:
            if self.turn != CHANCE:
                return actions.CHANCE_ONLY
            if (verb == ROLL) != (self.phase == DIE):
                return actions.OTHER_PHASE
            return FINE if verb == ROLL or self.hides(a) else actions.CARD_NOT_THERE
        if self.turn == CHANCE:
            return why_wait(self)
        if verb == DRAFT:
            return why_not_choose(self, a, b, c)
        if verb == MOVE:
            return why_not_move(self, a, b)
        if verb == ACT:
            return why_not_act(self)
        if verb == STAY:
            return why_not_stay(self)
        if verb == PLAY:
            return why_not_answer(self, a)
        if verb == RECRUIT:
            return why_not_recruit(self)
        if verb == REFUEL:
            return why_not_refuel(self, a)
        if verb == SEARCH:
            return why_not_search(self, a, b)
        if verb == RESCUE:
            return why_not_rescue(self, a)
        return why_not_end(self)

    def refusal_of(self, action: i64) -> Refusal | None:
        """Return the rule against an action, or None exactly when it is legal."""
        reason = self.reason(action)
        return None if reason == FINE else refusal(self, reason, action)

    # -- the rest --------------------------------------------------------------------------------

    def copy(self) -> "Planeta":
        """Return an equal position that shares only the chart, which never changes."""
        return Planeta(
            self.chart,
            self.tie,
            self.barred,
            self.turn,
            self.phase,
            self.piles[:],
            self.jokers,
            self.left,
            self.shown,
            self.shown_count,
            self.burnt,
            self.ships[:],
            self.marks[:],
            self.boxes[:],
            self.moved,
            self.moved_before,
            self.roll,
            self.enlisting,
            self.resume,
            self.ending,
        )

    def snapshot(self) -> list[int]:
        """Return every number of the position."""
        numbers: list[int] = [self.tie, self.barred, self.turn, self.phase, self.jokers, self.left, self.burnt]
        numbers += [self.shown, self.shown_count, self.moved, self.moved_before]
        numbers += [self.roll, self.enlisting, self.resume, self.ending]
        for part in (self.piles, self.ships, self.marks, self.boxes):
            numbers += [int(number) for number in part]
        return numbers

    def restore(self, numbers: list[int]) -> None:
        """Become the position of a snapshot."""
        self.tie, self.barred, self.turn, self.phase, self.jokers, self.left, self.burnt = numbers[:7]
        self.shown, self.shown_count, self.moved, self.moved_before = numbers[7:11]
        self.roll, self.enlisting, self.resume, self.ending = numbers[11:15]
        at = 15
        for part in (self.piles, self.ships, self.marks, self.boxes):
            at = refill(part, numbers, at)

    def result(self) -> Result | None:
        """The player's own total, to be compared with other games (planeta.score.compare)."""
        if self.turn != OVER:
            return None
        return Result([int(total(self))], [1], "planeta.end.when")
