"""The whole game: what is legal, what an action does, why not. Only calls the chapters."""

from itertools import permutations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.events import Refusal
from sobremesa.core.packing import first, pack, second, third, verb_of
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import Result
from sobremesa.games.planeta import actions
from sobremesa.games.planeta.actions import (
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
from sobremesa.games.planeta.chart import PLACES
from sobremesa.games.planeta.rules.act import (
    answer,
    roll,
    stay,
    try_action,
    why_not_act,
    why_not_answer,
    why_not_stay,
)
from sobremesa.games.planeta.rules.draft import choose, turn_up, why_not_choose
from sobremesa.games.planeta.rules.move import move, why_not_move, why_not_ship, why_not_target
from sobremesa.games.planeta.rules.other import (
    enlist,
    recruit,
    refuel,
    rescue,
    search,
    why_not_fuel,
    why_not_recruit,
    why_not_refuel,
    why_not_rescue,
    why_not_search,
)
from sobremesa.games.planeta.rules.refusals import fits, refusal
from sobremesa.games.planeta.rules.score import total
from sobremesa.games.planeta.rules.turn import BY_PLAYER, end_game, why_not_end
from sobremesa.games.planeta.state import (
    ADMINISTER,
    ANSWER,
    CHOOSE,
    DECIDE,
    DIE,
    ENLIST,
    HIGHEST,
    JOKER,
    SHIPS,
    SUITS,
    UNSEEN,
    Position,
)

__all__ = ["Planeta"]

SIX: Final[i64] = 6
EIGHT: Final[i64] = PLACES
WAYS: Final[i64] = 24
DRAFTS: Final = vec[i64]([pack(DRAFT, a, b, c) for a, b, c in permutations(range(4), 3)])


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
            return self.list_faces(buffer) if phase == DIE else self.list_unseen(buffer)
        if phase == CHOOSE:
            count = self.list_drafts(buffer)
        elif phase == ADMINISTER:
            count = self.list_others(buffer, self.list_moves(buffer))
        elif phase == DECIDE:
            count = self.list_others(buffer, self.list_decisions(buffer))
        elif phase == ANSWER:
            return self.list_answers(buffer)
        else:
            return 0
        buffer[count] = END
        return count + 1

    def list_faces(self, buffer: "vec[i64]") -> i64:
        """The white die shows 1 to 6 (planeta.act.competence)."""
        for i in range(SIX):
            buffer[i] = pack(ROLL, i + 1)
        return SIX

    def list_unseen(self, buffer: "vec[i64]") -> i64:
        """Every card that may come up, each as likely as another (planeta.setup.deck)."""
        count: i64 = 0
        for suit in range(SUITS):
            numbers = self.numbers(UNSEEN, suit)
            while numbers != 0:
                buffer[count] = pack(DRAW, suit * 13 + HIGHEST[numbers & -numbers])
                numbers &= numbers - 1
                count += 1
        for joker in range(JOKER, JOKER + 2):
            if self.hides(joker):
                buffer[count] = pack(DRAW, joker)
                count += 1
        return count

    def list_drafts(self, buffer: "vec[i64]") -> i64:
        """Every way to give three of the four cards shown to the three teams (planeta.draft.round)."""
        for i in range(WAYS):
            buffer[i] = DRAFTS[i]
        return WAYS

    def list_moves(self, buffer: "vec[i64]") -> i64:
        """Every ship that may move, to every place it may reach (planeta.move.route)."""
        count: i64 = 0
        for ship in range(SHIPS):
            if why_not_ship(self, ship) == FINE:
                for place in range(EIGHT):
                    if why_not_target(self, ship, place) == FINE:
                        buffer[count] = pack(MOVE, ship, place)
                        count += 1
        if why_not_stay(self) == FINE:
            buffer[count] = STAY
            count += 1
        return count

    def list_decisions(self, buffer: "vec[i64]") -> i64:
        """Try the action or stay (planeta.act.optional)."""
        count: i64 = 0
        if why_not_act(self) == FINE:
            buffer[count] = ACT
            count += 1
        buffer[count] = STAY
        return count + 1

    def list_answers(self, buffer: "vec[i64]") -> i64:
        """Every card of the acting team (planeta.act.value)."""
        count: i64 = 0
        for suit in range(SUITS):
            numbers = self.numbers(self.moved, suit)
            while numbers != 0:
                buffer[count] = pack(PLAY, suit * 13 + HIGHEST[numbers & -numbers])
                numbers &= numbers - 1
                count += 1
        return count

    def list_others(self, buffer: "vec[i64]", count: i64) -> i64:
        """The other actions, before phase 1 and between the phases (planeta.turn.order)."""
        if why_not_recruit(self) == FINE:
            for team in range(SHIPS):
                buffer[count] = pack(RECRUIT, team)
                count += 1
        for ship in range(SHIPS):
            if why_not_fuel(self, ship) == FINE:
                if why_not_refuel(self, ship) == FINE:
                    buffer[count] = pack(REFUEL, ship)
                    count += 1
                best = self.best_value(ship)
                for suit in range(SUITS):
                    numbers = self.numbers(ship, suit)
                    if numbers != 0:
                        # Of a suit only the highest card can be the best of its team.
                        card = suit * 13 + HIGHEST[numbers]
                        if self.value(ship, card) == best:
                            buffer[count] = pack(SEARCH, ship, card)
                            count += 1
            elif why_not_rescue(self, ship) == FINE:
                buffer[count] = pack(RESCUE, ship)
                count += 1
        return count

    def sample(self, rng: Rng) -> i64:
        """Return a face of the die or a card of the deck or Reserve, by lot."""
        if self.phase == DIE:
            return pack(ROLL, rng.below(SIX) + 1)
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
            return actions.OTHER_PHASE
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

    def why_not(self, action: i64) -> Refusal | None:
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

    def result(self) -> Result | None:
        """The player's own total, to be compared with other games (planeta.score.compare)."""
        if self.turn != OVER:
            return None
        return Result([int(total(self))], [1], "planeta.end.when")
