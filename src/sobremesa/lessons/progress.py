"""Progress in a lesson: one match, and how far each seat has come.

What learners do is a log of entries; the same entries always lead to the same progress.
"""

from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, field, replace

from sobremesa.core.errors import UserError
from sobremesa.core.match import Match
from sobremesa.core.record import one_word
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import State
from sobremesa.lessons.lesson import Chance, Lesson, Step
from sobremesa.lessons.log import ACT, BEGIN, GO, JOIN, LEAVE, LessonEntry
from sobremesa.lessons.patterns import fits, matching
from sobremesa.lessons.script import act_by_script, happened, keeps, perform, speak, stuck


@dataclass
class SeatProgress:
    """The progress at one seat."""

    index: int = 0
    here: bool = False
    """Whether a learner has the seat; otherwise the guide plays for it."""
    ready: bool = False
    """Whether the position for the step has been reached; until then its learner waits."""
    late: bool = False
    """Whether the guide has played for a learner: then steps whose position has passed are skipped."""
    seen: list[int] = field(default_factory=list)
    """The indices of the steps reached so far, in order."""
    done: str = ""
    """The step in which the last right action was taken, until the next entry."""


class Progress:
    """A lesson being taken by one learner or several: the match, and the progress of each seat."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.names = [words["name"] for words in lesson.seats]
        setup = lesson.game.meta.setup(players=len(self.names), edition=lesson.edition, options=dict(lesson.options))
        self.match = Match(lesson.game, setup, self.names, 0)
        self.seats = [SeatProgress() for _ in lesson.seats]
        self.news = 0
        """How many of the match's events were skipped: a step's text sums them up."""
        self.starter = -1
        """The learner's seat whose words chance's patterns use."""
        self._opened = -1
        self._script: list[Chance] = []
        """What chance is still to bring on the way to the furthest step that anybody has reached."""
        self._last = ""
        self.log: list[LessonEntry] = []
        self.begun = False
        """Whether the class has begun."""

    @classmethod
    def read(cls, lesson: Lesson, entries: Iterable[LessonEntry]) -> "Progress":
        """Return the progress that a log leads to, as far as its entries still fit the lesson."""
        progress = cls(lesson)
        for entry in entries:
            if not progress.takes(entry):
                break
            progress.do(entry)
        return progress

    def after(self, entry: LessonEntry) -> "Progress":
        """Return the progress after one more entry; this object stays as it is."""
        progress = copy(self)
        progress.match = self.match.back(len(self.match.turns))
        progress.seats = [replace(seat, seen=list(seat.seen)) for seat in self.seats]
        progress.names, progress.log, progress._script = list(self.names), list(self.log), list(self._script)
        progress.do(entry)
        return progress

    # -- where everybody is ----------------------------------------------------------------------

    @property
    def state(self) -> State:
        """Return the position on the table."""
        return self.match.state

    def learners(self) -> list[int]:
        """Return the seats at which somebody learns."""
        return [seat for seat, own in enumerate(self.seats) if own.here]

    def free(self) -> list[int]:
        """Return the seats at which somebody may sit down."""
        return [seat for seat in self.lesson.places if not self.seats[seat].here]

    def is_finished(self, seat: int) -> bool:
        """Tell whether every step has been completed at a seat."""
        return self.seats[seat].index >= len(self.lesson.steps)

    def step(self, seat: int) -> Step:
        """Return the current step of a seat; the last one once the lesson is finished."""
        return self.lesson.steps[min(self.seats[seat].index, len(self.lesson.steps) - 1)]

    def acts(self, seat: int) -> bool:
        """Tell whether the learner at a seat is to act, not to read or to wait."""
        return self.seats[seat].ready and not self.is_finished(seat) and not self.step(seat).reads

    def waits_for(self, seat: int) -> int | None:
        """Return the seat that a learner waits for; nothing if they have something to read or to do."""
        if self.seats[seat].ready or self.is_finished(seat):
            return None
        turn = int(self.state.turn)
        if turn >= 0 and turn != seat:
            return turn
        return next((other for other in self.learners() if other != seat and self.seats[other].ready), None)

    def right(self, seat: int) -> list[int]:
        """Return the legal actions that the current step of a seat accepts."""
        if not self.acts(seat):
            return []
        legal = matching(self.lesson.game, self.state, self.step(seat).right, self.lesson.words(seat))
        return [action for action in legal if self.keeps(seat, action)]

    def is_right(self, seat: int, action: int) -> bool:
        """Tell whether the step accepts a legal action; amounts need not be among those listed as legal."""
        notation = self.lesson.game.text(self.state, action)
        return fits(notation, self.step(seat).right, self.lesson.words(seat)) and self.keeps(seat, action)

    def keeps(self, seat: int, action: int) -> bool:
        """Tell whether what the step `keeps` can still be reached after an action."""
        return keeps(self.lesson, self.state, action, self.step(seat), seat)

    # -- entries -----------------------------------------------------------------------------------

    def takes(self, entry: LessonEntry) -> bool:
        """Tell whether an entry is possible now."""
        seat = entry.seat
        if entry.kind == BEGIN:
            return not self.begun and bool(self.learners())
        if seat not in self.lesson.places:
            return False
        if entry.kind == JOIN:
            return not self.seats[seat].here
        if not self.seats[seat].here or (entry.kind != LEAVE and self.is_finished(seat)):
            return False
        if entry.kind == ACT:
            action = self._action(entry)
            return self.acts(seat) and self.state.why_not(action) is None and self.is_right(seat, action)
        return entry.kind == LEAVE or (self.seats[seat].ready and self.step(seat).reads)

    def do(self, entry: LessonEntry) -> None:
        """Apply an entry, then let chance and the guide act until every learner has something to do or waits."""
        own = self.seats[entry.seat]
        own.done = ""
        if entry.kind == BEGIN:
            self.begun = True
        elif entry.kind == JOIN:
            own.here, own.late = True, own.late or own.index > 0 or bool(self.log and self.match.turns)
            self.names[entry.seat] = entry.text or self.names[entry.seat]
            self.match.record.names = tuple(map(one_word, self.names))
        elif entry.kind == LEAVE:
            own.here, own.ready, own.late = False, False, True
        elif entry.kind == GO:
            self.leave_step(own)
        else:
            self._act(own, entry)
        self.log.append(entry)
        self.settle()

    def without_last(self, seat: int) -> "Progress":
        """Return the progress without the last thing a learner has read or done.

        Raises `UserError` at the beginning, and when others have done since what would not stand without it.
        """
        own = [n for n, entry in enumerate(self.log) if entry.seat == seat and entry.kind in (GO, ACT, JOIN)]
        if not own or self.log[own[-1]].kind == JOIN:
            raise UserError("no-undo")
        left = [*self.log[: own[-1]], *self.log[own[-1] + 1 :]]
        progress = Progress.read(self.lesson, left)
        if len(progress.log) < len(left):
            raise UserError("no-undo-other")
        return progress

    def _act(self, own: SeatProgress, entry: LessonEntry) -> None:
        step = self.step(entry.seat)
        self.match.play(self._action(entry))
        own.done = step.id
        if fits(entry.text, step.ends, self.lesson.words(entry.seat)) or not self.is_due(entry.seat, own.index):
            self.leave_step(own)

    def _action(self, entry: LessonEntry) -> int:
        try:
            return self.lesson.game.words.read(self.state, entry.text)
        except UserError:
            return -1

    # -- what nobody decides ---------------------------------------------------------------------

    def settle(self) -> None:
        """Let chance and the guide act until every learner has something to read or to do, or waits for another."""
        while True:
            for seat in self.learners():
                self._look(seat)
            waiting = [seat for seat in self.learners() if not self.seats[seat].ready]
            turn = int(self.state.turn)
            if not waiting:
                return
            if turn == CHANCE:
                if not self._speak():
                    self._look(waiting[0], at_a_loss=True)
            elif self.seats[turn].here and self.seats[turn].ready and not self.is_finished(turn):
                return
            else:
                self._play_for(turn)

    def _look(self, seat: int, at_a_loss: bool = False) -> None:
        """Mark a seat ready if the position of its step has been reached; skip steps whose position does not come."""
        own = self.seats[seat]
        while not own.ready:
            step = self.lesson.steps[own.index]
            self._open(own.index, seat)
            if not (at_a_loss or self._is_moment(seat, step)):
                return
            if step.reads or self.is_due(seat, own.index):
                own.ready = True
                if own.index not in own.seen:
                    own.seen.append(own.index)
            elif step.optional or (own.late and (self.state.turn != seat or self._later(seat) is not None)):
                self.leave_step(own)
            elif own.late:
                return
            else:
                raise stuck(self.lesson.game, self.state, step.id)
            at_a_loss = False

    def _is_moment(self, seat: int, step: Step) -> bool:
        """Tell whether the position that a step waits for has been reached."""
        if self.state.turn in (OVER, seat) or happened(self.match, step.until):
            return True
        spoken = self.seats[seat].index < self._opened or not self._script
        return step.reads and not step.until and spoken

    def is_due(self, seat: int, index: int) -> bool:
        """Tell whether a seat can act in a step now: it is its turn, and actions of the step's kind are legal."""
        step = self.lesson.steps[index]
        if self.state.turn != seat or step.reads:
            return False
        words = self.lesson.words(seat)
        return all(matching(self.lesson.game, self.state, patterns, words) for patterns in (step.when, step.right))

    def _later(self, seat: int) -> int | None:
        """Return the next step in which a seat could act now, not beyond a step to read that nobody has reached."""
        for index in range(self.seats[seat].index, len(self.lesson.steps)):
            if index > self._opened and self.lesson.steps[index].reads:
                break
            if self.is_due(seat, index):
                return index
        return None

    def _open(self, index: int, seat: int) -> None:
        """Enter a step for the first time: play what it skips and scripts, and prepare what chance brings."""
        if index <= self._opened:
            return
        step, words = self.lesson.steps[index], self.lesson.words(seat)
        self._opened, self._script = index, list(step.chance)
        if step.skip:
            perform(self.match, step.skip, words, step.id)
            self.news = len(self.match.events)
        perform(self.match, step.script, words, step.id)

    def _speak(self) -> bool:
        """Let chance play the next outcome of the script; tell whether there was one."""
        if self.starter < 0:
            self.starter = min(self.learners())
        where = self.lesson.steps[self._opened].id
        return speak(self.match, self._script, self.lesson.words(self.starter), where)

    def _play_for(self, seat: int) -> None:
        """Play for a seat without a learner, and advance it in the lesson for one who may come later."""
        own, later = self.seats[seat], self._later(seat)
        where = self.lesson.steps[self._opened].id
        self._last = act_by_script(self.lesson, self.state, self.match.play, self._last, where)
        if later is not None:
            own.index = later
            if not self.is_due(seat, later):
                own.index += 1

    def leave_step(self, own: SeatProgress) -> None:
        """Advance a seat to the next step."""
        own.index += 1
        own.ready = own.index >= len(self.lesson.steps)
