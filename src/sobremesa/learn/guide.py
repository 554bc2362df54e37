"""The guide: says what is to be done, takes the right actions, explains the wrong ones, and plays for the others."""

from sobremesa.core.errors import UserError
from sobremesa.core.events import Refusal
from sobremesa.core.match import Match
from sobremesa.core.record import Record
from sobremesa.core.scene import Choice, Scene
from sobremesa.core.state import State
from sobremesa.learn.lesson import Lesson, Step, Wrong
from sobremesa.learn.patterns import fits, matching
from sobremesa.learn.sayings import Answer, Saying, Term
from sobremesa.learn.script import enter, keeps, perform, stuck

__all__ = ["Guide"]


class Guide:
    """A lesson being taken by one learner at one seat.

    The same actions always lead to the same place: chance and the other seats follow the lesson.
    """

    def __init__(self, lesson: Lesson, seat: int = 0, lang: str = "es", name: str = "") -> None:
        if seat not in lesson.places:
            raise UserError("bad-seat", given=seat + 1, accepted=len(lesson.places))
        self.lesson = lesson
        self.seat = seat
        self.lang = lang
        names = [words["name"] for words in lesson.seats]
        names[seat] = name or names[seat]
        setup = lesson.game.meta.setup(players=len(names), edition=lesson.edition, options=dict(lesson.options))
        self.match = Match(lesson.game, setup, names, 0)
        self.index = -1
        self.news = 0
        """How many of the match's events the lesson has jumped over: their story is told by a step's text."""
        self._marks: list[tuple[int, int]] = []
        self._next()

    # -- where we are ----------------------------------------------------------------------------

    @property
    def step(self) -> Step:
        """Return the step to be taken; the last one once the lesson is finished."""
        return self.lesson.steps[min(self.index, len(self.lesson.steps) - 1)]

    @property
    def finished(self) -> bool:
        """Tell whether every step has been taken."""
        return self.index >= len(self.lesson.steps)

    @property
    def position(self) -> State:
        """Return the position on the table."""
        return self.match.state

    def scene(self) -> Scene:
        """Return what the learner perceives."""
        return self.lesson.game.scene(self.position, self.lang, self.match.record.names)

    def say(self) -> Saying:
        """Return what is to be done, the reason, and the terms that are new."""
        step, steps = self.step, len(self.lesson.steps)
        number = len({index for index, _ in self._marks if index < steps})
        return Saying(
            step.id,
            number,
            number + max(0, steps - self.index - 1),
            self._text(f"{step.id}.title"),
            self._text(step.id),
            "" if step.reads else self._text(f"{step.id}.goal"),
            "" if step.reads else self._text(f"{step.id}.why"),
            tuple(self._term(id) for id in step.terms),
            step.rules,
            step.reads,
        )

    def glossary(self) -> tuple[Term, ...]:
        """Return the terms introduced so far, in order."""
        return tuple(self._term(id) for step in self.lesson.steps[: self.index + 1] for id in step.terms)

    def hints(self) -> tuple[Choice, ...]:
        """Return the right actions of this moment; nothing in a step to read."""
        right = set(self.right())
        choices = self.lesson.game.choices(self.position, self.lang, self.match.record.names)
        return tuple(choice for choice in choices if choice.action in right)

    def right(self) -> list[int]:
        """Return the legal actions that the step takes."""
        if self.finished or self.step.reads:
            return []
        found = matching(self.lesson.game, self.position, self.step.right, self.lesson.words(self.seat))
        return [action for action in found if self._keeps(action)]

    # -- going on --------------------------------------------------------------------------------

    def go_on(self) -> Answer:
        """Leave a step that is only read. A step to act in is not left that way."""
        if self.finished or not self.step.reads:
            return Answer(False, self._text("act-first"), "")
        self._next()
        return Answer(True, "", "")

    def judge(self, action: int) -> Answer:
        """Say what the guide would answer to an action, without playing it."""
        if self.finished or self.step.reads:
            return Answer(False, self._text("read-first"), "")
        refusal = self.position.why_not(action)
        if refusal is not None or not self._is_right(action):
            return self._explain(action, refusal)
        praise = f"{self.step.id}.done"
        text = self._text(praise) if self.lesson.has(self.lang, praise) else ""
        return Answer(True, text, self.step.rules[0] if self.step.rules else "")

    def try_action(self, action: int) -> Answer:
        """Play an action if it is right; otherwise say what is wrong with it and change nothing."""
        answer = self.judge(action)
        if answer.taken:
            step, notation = self.step, self.lesson.game.text(self.position, action)
            self.match.play(action)
            if fits(notation, step.ends, self.lesson.words(self.seat)) or not self._due(step):
                self._next()
            else:
                self._marks.append((self.index, len(self.match.record.actions)))
        return answer

    def back(self) -> None:
        """Go back to before the last thing done or read. Raises `UserError` at the beginning."""
        if len(self._marks) < 2:
            raise UserError("no-undo")
        self._marks.pop()
        self.index, actions = self._marks[-1]
        record = self.match.record
        self.match = Match.resume(
            Record(record.game, record.setup, record.names, record.actions[:actions], record.seed)
        )

    def about(self, question: str) -> Answer | None:
        """Answer a question by name: a term, or something that only the full game has."""
        wanted = question.strip().casefold()
        for topic in self.lesson.topics:
            if any(wanted == word.casefold() for words in topic.words.values() for word in words):
                return Answer(False, self._text(f"later-{topic.id}"), topic.rule)
        for term in self.glossary():
            if wanted == term.name.casefold():
                return Answer(False, term.means, "")
        return None

    # -- inside ----------------------------------------------------------------------------------

    def _next(self) -> None:
        """Go to the next step whose moment comes."""
        self.index += 1
        while not self.finished:
            if self.step.skip:
                perform(self.match, self.step.skip, self.lesson.words(self.seat), self.step.id)
                self.news = len(self.match.events)
            enter(self.match, self.lesson, self.step, self.seat)
            if self.step.reads or self._due(self.step):
                break
            if not self.step.optional:
                raise stuck(self.lesson.game, self.position, self.step.id)
            self.index += 1
        self._marks.append((self.index, len(self.match.record.actions)))

    def _due(self, step: Step) -> bool:
        """Tell whether it is the moment of a step: the learner's turn, with its kind of action among the legal ones."""
        if self.position.turn != self.seat:
            return False
        words = self.lesson.words(self.seat)
        return all(matching(self.lesson.game, self.position, patterns, words) for patterns in (step.when, step.right))

    def _is_right(self, action: int) -> bool:
        """Tell whether the step takes a legal action; it may be an amount that the list of legal actions leaves out."""
        return fits(self._notation(action), self.step.right, self.lesson.words(self.seat)) and self._keeps(action)

    def _keeps(self, action: int) -> bool:
        return keeps(self.lesson, self.position, action, self.step, self.seat)

    def _explain(self, action: int, refusal: Refusal | None) -> Answer:
        """Say what is wrong with an action: in the step's words, as a rule of the full game, or as the game does."""
        step = self.step
        rule = refusal.rule if refusal else step.rules[0] if step.rules else ""
        if not self._notation(action):
            return Answer(False, self._text("unknown"), rule)
        for wrong in step.wrong:
            if self._is(wrong, action, refusal):
                return Answer(False, self._text(f"{step.id}.wrong-{wrong.id}"), wrong.rule or rule)
        notation = self._notation(action)
        for topic in self.lesson.topics if refusal else ():
            if fits(notation, topic.on, self.lesson.words(self.seat)):
                return Answer(False, self._text(f"later-{topic.id}"), topic.rule)
        if refusal is None:
            return Answer(False, self._text("wrong"), rule)
        reason = self.lesson.game.explain(refusal, self.lang, self.match.record.names, self.position)
        return Answer(False, reason[0].upper() + reason[1:] + ".", rule)

    def _is(self, wrong: Wrong, action: int, refusal: Refusal | None) -> bool:
        if wrong.refused and (refusal is None or refusal.rule != wrong.refused):
            return False
        if not fits(self._notation(action), wrong.on, self.lesson.words(self.seat)):
            return False
        return not wrong.keeps or (refusal is None and not self._keeps(action))

    def _notation(self, action: int) -> str:
        """Return an action as the record writes it; nothing for one that names what is not there."""
        try:
            return self.lesson.game.text(self.position, action)
        except (IndexError, KeyError):
            return ""

    def _term(self, id: str) -> Term:
        return Term(id, self._text(f"term-{id}.name"), self._text(f"term-{id}"))

    def _text(self, key: str) -> str:
        words = {**self.lesson.words(self.seat), "name": self.match.record.names[self.seat]}
        return self.lesson.say(self.lang, key, words)
