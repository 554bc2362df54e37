"""Places in a lesson: who has come how far, and what happens without them. Chance and free seats follow the lesson."""

from dataclasses import dataclass, field

from sobremesa.core.match import Match
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import State
from sobremesa.learn.lesson import Chance, Lesson, Step
from sobremesa.learn.patterns import matching
from sobremesa.learn.script import act_by_script, happened, perform, speak, stuck

__all__ = ["Place", "Places"]


@dataclass
class Place:
    """How far the lesson has come at one seat."""

    index: int = 0
    here: bool = False
    """Whether a learner sits there; otherwise the guide plays for it, and keeps the place."""
    ready: bool = False
    """Whether the moment of the step has come; until then its learner waits."""
    late: bool = False
    """Whether the guide has played for a learner: then steps whose moment has passed are passed over."""
    seen: list[int] = field(default_factory=list)
    """The steps that have come, in order."""
    done: str = ""
    """The step in which the last right action was taken, while nothing else has been done since."""


class Places:
    """The match of a lesson, with a place for each seat. `settle` lets it go on as far as nobody has to decide."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.names = [words["name"] for words in lesson.seats]
        setup = lesson.game.meta.setup(players=len(self.names), edition=lesson.edition, options=dict(lesson.options))
        self.match = Match(lesson.game, setup, self.names, 0)
        self.places = [Place() for _ in lesson.seats]
        self.news = 0
        """How many of the match's events the lesson has jumped over: their story is told by a step's text."""
        self.starter = -1
        """The learner's seat in whose words chance speaks."""
        self._opened = -1
        self._script: list[Chance] = []
        """What chance has still to bring on the way to the furthest step anybody has come to."""
        self._last = ""

    # -- where everybody is ----------------------------------------------------------------------

    @property
    def state(self) -> State:
        """Return the position on the table."""
        return self.match.state

    def learners(self) -> list[int]:
        """Return the seats at which somebody learns."""
        return [seat for seat, place in enumerate(self.places) if place.here]

    def free(self) -> list[int]:
        """Return the seats at which somebody may sit down."""
        return [seat for seat in self.lesson.places if not self.places[seat].here]

    def is_finished(self, seat: int) -> bool:
        """Tell whether every step has been taken at a seat."""
        return self.places[seat].index >= len(self.lesson.steps)

    def step(self, seat: int) -> Step:
        """Return the step to be taken at a seat; the last one once the lesson is finished."""
        return self.lesson.steps[min(self.places[seat].index, len(self.lesson.steps) - 1)]

    # -- what nobody decides ---------------------------------------------------------------------

    def settle(self) -> None:
        """Let chance and the guide act until everybody has something to read or to do, or waits for somebody."""
        while True:
            for seat in self.learners():
                self._look(seat)
            waiting = [seat for seat in self.learners() if not self.places[seat].ready]
            turn = int(self.state.turn)
            if not waiting:
                return
            if turn == CHANCE:
                if not self._speak():
                    self._look(waiting[0], at_a_loss=True)
            elif self.places[turn].here and self.places[turn].ready and not self.is_finished(turn):
                return
            else:
                self._play_for(turn)

    def _look(self, seat: int, at_a_loss: bool = False) -> None:
        """See whether the moment of a seat's step has come; pass over those whose moment does not come."""
        place = self.places[seat]
        while not place.ready:
            step = self.lesson.steps[place.index]
            self._open(place.index, seat)
            if not (at_a_loss or self._is_moment(seat, step)):
                return
            if step.reads or self.is_due(seat, place.index):
                place.ready = True
                if place.index not in place.seen:
                    place.seen.append(place.index)
            elif step.optional or (place.late and (self.state.turn != seat or self._later(seat) is not None)):
                self.leave_step(place)
            elif place.late:
                return
            else:
                raise stuck(self.lesson.game, self.state, step.id)
            at_a_loss = False

    def _is_moment(self, seat: int, step: Step) -> bool:
        """Tell whether what a step waits for has come."""
        if self.state.turn in (OVER, seat) or happened(self.match, step.until):
            return True
        spoken = self.places[seat].index < self._opened or not self._script
        return step.reads and not step.until and spoken

    def is_due(self, seat: int, index: int) -> bool:
        """Tell whether it is the moment to act in a step: the seat's turn, with its kind of action among the legal."""
        step = self.lesson.steps[index]
        if self.state.turn != seat or step.reads:
            return False
        words = self.lesson.words(seat)
        return all(matching(self.lesson.game, self.state, patterns, words) for patterns in (step.when, step.right))

    def _later(self, seat: int) -> int | None:
        """Return the nearest step from a seat's place on in which it could act now, before anything nobody has read."""
        for index in range(self.places[seat].index, len(self.lesson.steps)):
            if index > self._opened and self.lesson.steps[index].reads:
                break
            if self.is_due(seat, index):
                return index
        return None

    def _open(self, index: int, seat: int) -> None:
        """Come to a step: the first to do so brings what the lesson has in store on the way to it."""
        if index <= self._opened:
            return
        step, words = self.lesson.steps[index], self.lesson.words(seat)
        self._opened, self._script = index, list(step.chance)
        if step.skip:
            perform(self.match, step.skip, words, step.id)
            self.news = len(self.match.events)
        perform(self.match, step.script, words, step.id)

    def _speak(self) -> bool:
        """Let chance bring what is next in the script; tell whether there was anything."""
        if self.starter < 0:
            self.starter = min(self.learners())
        where = self.lesson.steps[self._opened].id
        return speak(self.match, self._script, self.lesson.words(self.starter), where)

    def _play_for(self, seat: int) -> None:
        """Play for a seat that nobody has taken, and keep its place in the lesson for whoever comes."""
        place, later = self.places[seat], self._later(seat)
        where = self.lesson.steps[self._opened].id
        self._last = act_by_script(self.lesson, self.state, self.match.play, self._last, where)
        if later is not None:
            place.index = later
            if not self.is_due(seat, later):
                place.index += 1

    def leave_step(self, place: Place) -> None:
        """Let a place go on to the next step."""
        place.index += 1
        place.ready = place.index >= len(self.lesson.steps)
