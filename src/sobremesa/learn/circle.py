"""A circle of learners: one match on the table, and for each seat a place in the lesson.

What learners do is a list of deeds; the same deeds always lead to the same place.
"""

from collections.abc import Iterable

from sobremesa.core.errors import UserError
from sobremesa.core.record import one_word
from sobremesa.learn.deeds import ACT, BEGIN, GO, JOIN, LEAVE, Deed
from sobremesa.learn.lesson import Lesson
from sobremesa.learn.patterns import fits, matching
from sobremesa.learn.places import Place, Places
from sobremesa.learn.script import keeps

__all__ = ["Circle"]


class Circle(Places):
    """A lesson being taken by one learner or several."""

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson)
        self.log: list[Deed] = []
        self.begun = False
        """Whether somebody has said that all who wanted to come are there."""

    @classmethod
    def read(cls, lesson: Lesson, deeds: Iterable[Deed]) -> "Circle":
        """Return the circle of a list of deeds, as far as they still fit the lesson."""
        circle = cls(lesson)
        for deed in deeds:
            if not circle.takes(deed):
                break
            circle.do(deed)
        return circle

    # -- where everybody is ----------------------------------------------------------------------

    def acts(self, seat: int) -> bool:
        """Tell whether the learner at a seat is to act, not to read or to wait."""
        return self.places[seat].ready and not self.is_finished(seat) and not self.step(seat).reads

    def waits_for(self, seat: int) -> int | None:
        """Return the seat that a learner waits for; nothing if they have something to read or to do."""
        if self.places[seat].ready or self.is_finished(seat):
            return None
        turn = int(self.state.turn)
        if turn >= 0 and turn != seat:
            return turn
        return next((other for other in self.learners() if other != seat and self.places[other].ready), None)

    def right(self, seat: int) -> list[int]:
        """Return the legal actions that the step of a seat takes."""
        if not self.acts(seat):
            return []
        found = matching(self.lesson.game, self.state, self.step(seat).right, self.lesson.words(seat))
        return [action for action in found if self.keeps(seat, action)]

    def is_right(self, seat: int, action: int) -> bool:
        """Tell whether the step takes a legal action; it may be an amount that the list of legal ones leaves out."""
        notation = self.lesson.game.text(self.state, action)
        return fits(notation, self.step(seat).right, self.lesson.words(seat)) and self.keeps(seat, action)

    def keeps(self, seat: int, action: int) -> bool:
        """Tell whether what the step keeps stays within reach after an action."""
        return keeps(self.lesson, self.state, action, self.step(seat), seat)

    # -- deeds -----------------------------------------------------------------------------------

    def takes(self, deed: Deed) -> bool:
        """Tell whether somebody may do something now."""
        seat = deed.seat
        if deed.kind == BEGIN:
            return not self.begun and bool(self.learners())
        if seat not in self.lesson.places:
            return False
        if deed.kind == JOIN:
            return not self.places[seat].here
        if not self.places[seat].here or (deed.kind != LEAVE and self.is_finished(seat)):
            return False
        if deed.kind == ACT:
            action = self._action(deed)
            return self.acts(seat) and self.state.why_not(action) is None and self.is_right(seat, action)
        return deed.kind == LEAVE or (self.places[seat].ready and self.step(seat).reads)

    def do(self, deed: Deed) -> None:
        """Do what may be done, and let chance and the guide act up to the next moment of everybody."""
        place = self.places[deed.seat]
        place.done = ""
        if deed.kind == BEGIN:
            self.begun = True
        elif deed.kind == JOIN:
            place.here, place.late = True, place.late or place.index > 0 or bool(self.log and self.match.turns)
            self.names[deed.seat] = deed.text or self.names[deed.seat]
            self.match.record.names = tuple(map(one_word, self.names))
        elif deed.kind == LEAVE:
            place.here, place.ready, place.late = False, False, True
        elif deed.kind == GO:
            self.leave_step(place)
        else:
            self._act(place, deed)
        self.log.append(deed)
        self.settle()

    def without_last(self, seat: int) -> "Circle":
        """Return the circle without the last thing a learner has read or done.

        Raises `UserError` at the beginning, and when others have done since what would not stand without it.
        """
        own = [n for n, deed in enumerate(self.log) if deed.seat == seat and deed.kind in (GO, ACT, JOIN)]
        if not own or self.log[own[-1]].kind == JOIN:
            raise UserError("no-undo")
        left = [*self.log[: own[-1]], *self.log[own[-1] + 1 :]]
        circle = Circle.read(self.lesson, left)
        if len(circle.log) < len(left):
            raise UserError("no-undo-other")
        return circle

    def _act(self, place: Place, deed: Deed) -> None:
        step = self.step(deed.seat)
        self.match.play(self._action(deed))
        place.done = step.id
        if fits(deed.text, step.ends, self.lesson.words(deed.seat)) or not self.is_due(deed.seat, place.index):
            self.leave_step(place)

    def _action(self, deed: Deed) -> int:
        try:
            return self.lesson.game.words.read(self.state, deed.text)
        except UserError:
            return -1
