"""The guide: shows instructions, plays right actions, and explains wrong ones."""

from sobremesa.core.errors import UserError
from sobremesa.core.events import Refusal
from sobremesa.core.scene import Choice
from sobremesa.core.texts import capital
from sobremesa.lessons.instructions import Answer, Instruction, Term
from sobremesa.lessons.lesson import Lesson, Step, Wrong
from sobremesa.lessons.log import ACT, GO, JOIN, LessonEntry
from sobremesa.lessons.patterns import fits
from sobremesa.lessons.progress import Progress, SeatProgress


class Guide:
    """The guide of one learner: alone at a lesson, or one of a class.

    The same actions always lead to the same place: chance and the seats nobody has taken follow the lesson.
    """

    def __init__(
        self, lesson: Lesson, seat: int = 0, lang: str = "es", name: str = "", progress: Progress | None = None
    ) -> None:
        if seat not in lesson.places:
            raise UserError("bad-seat", given=seat + 1, accepted=len(lesson.places))
        self.lesson = lesson
        self.seat = seat
        self.lang = lang
        self.progress = progress or Progress.read(lesson, [LessonEntry(seat, JOIN, name)])

    # -- where we are ----------------------------------------------------------------------------

    @property
    def own(self) -> SeatProgress:
        """Return the learner's progress."""
        return self.progress.seats[self.seat]

    @property
    def step(self) -> Step:
        """Return the current step; the last one once the lesson is finished."""
        return self.progress.step(self.seat)

    @property
    def finished(self) -> bool:
        """Tell whether every step has been completed."""
        return self.progress.is_finished(self.seat)

    def instruction(self) -> Instruction:
        """Return the instruction of the current step: what to do, why, and the new terms."""
        step, number = self.step, len(self.own.seen)
        return Instruction(
            step.id,
            number,
            number + max(0, len(self.lesson.steps) - self.own.index - 1),
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
        return tuple(self._term(id) for step in self.lesson.steps[: self.own.index + 1] for id in step.terms)

    def hints(self) -> tuple[Choice, ...]:
        """Return the right actions now; none in a step that is only read."""
        right = set(self.progress.right(self.seat))
        choices = self.lesson.game.choices(self.progress.state, self.lang, self.progress.match.record.names)
        return tuple(choice for choice in choices if choice.action in right)

    def praise(self) -> str:
        """Return the text that follows the action just taken, if there is one."""
        done = self.own.done
        return self._text(f"{done}.done") if done and self.lesson.has(self.lang, f"{done}.done") else ""

    def words(self) -> dict[str, str]:
        """Return the variables of the learner's texts: the seat's words, everybody's names, and who began."""
        names = self.progress.names
        first = self.progress.starter if self.progress.starter >= 0 else self.seat
        words = {f"name{number}": name for number, name in enumerate(names, 1)}
        words |= {"name": names[self.seat], "first": names[first], "begins": "yes" if first == self.seat else "no"}
        return {**self.lesson.words(self.seat), **words}

    # -- going on --------------------------------------------------------------------------------

    def go_on(self) -> Answer:
        """Complete a step that is only read; a step with something to do is not completed this way."""
        entry = LessonEntry(self.seat, GO)
        if not self.progress.takes(entry):
            return Answer(False, self._text("act-first"), "")
        self.progress.do(entry)
        return Answer(True, "", "")

    def judge(self, action: int) -> Answer:
        """Return the answer to an action without playing it."""
        if not self.progress.acts(self.seat):
            return Answer(False, self._text("read-first" if self.own.ready else "wait"), "")
        refusal = self.progress.state.why_not(action)
        if refusal is not None or not self.progress.is_right(self.seat, action):
            return self._explain(action, refusal)
        praise = f"{self.step.id}.done"
        text = self._text(praise) if self.lesson.has(self.lang, praise) else ""
        return Answer(True, text, self.step.rules[0] if self.step.rules else "")

    def try_action(self, action: int) -> Answer:
        """Play an action if it is right; otherwise return what is wrong with it and change nothing."""
        answer = self.judge(action)
        if answer.taken:
            self.progress.do(LessonEntry(self.seat, ACT, self.lesson.game.text(self.progress.state, action)))
        return answer

    def back(self) -> None:
        """Undo the learner's last entry. Raises `UserError` at the beginning, or if others have built on it."""
        self.progress = self.progress.without_last(self.seat)

    def about(self, question: str) -> Answer | None:
        """Answer a question about a term, or about something that only the full game has."""
        wanted = question.strip().casefold()
        for topic in self.lesson.topics:
            if any(wanted == word.casefold() for words in topic.words.values() for word in words):
                return Answer(False, self._text(f"later-{topic.id}"), topic.rule)
        for term in self.glossary():
            if wanted == term.name.casefold():
                return Answer(False, term.means, "")
        return None

    def ask(self, question: str) -> Answer:
        """Answer a question: a term, or an action in notation or as the list of actions writes it."""
        answer = self.about(question)
        if answer is not None:
            return answer
        wanted = " ".join(question.split())
        choices = self.lesson.game.choices(self.progress.state, self.lang, self.progress.match.record.names)
        named = [choice.action for choice in choices if choice.text.casefold() == wanted.casefold()]
        try:
            return self.judge(named[0] if named else self.lesson.game.words.read(self.progress.state, wanted))
        except UserError:
            return Answer(False, self._text("unknown"), "")

    # -- inside ----------------------------------------------------------------------------------

    def _explain(self, action: int, refusal: Refusal | None) -> Answer:
        """Explain what is wrong with an action: by the step's texts, as a topic of the full game, or by the refusal."""
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
        reason = self.lesson.game.explain(refusal, self.lang, self.progress.match.record.names, self.progress.state)
        return Answer(False, capital(reason) + ".", rule)

    def _is(self, wrong: Wrong, action: int, refusal: Refusal | None) -> bool:
        if wrong.refused and (refusal is None or refusal.rule != wrong.refused):
            return False
        if not fits(self._notation(action), wrong.on, self.lesson.words(self.seat)):
            return False
        return not wrong.keeps or (refusal is None and not self.progress.keeps(self.seat, action))

    def _notation(self, action: int) -> str:
        """Return an action in notation; empty if it names something that does not exist."""
        try:
            return self.lesson.game.text(self.progress.state, action)
        except (IndexError, KeyError):
            return ""

    def _term(self, id: str) -> Term:
        return Term(id, self._text(f"term-{id}.name"), self._text(f"term-{id}"))

    def _text(self, key: str) -> str:
        return self.lesson.say(self.lang, key, self.words())
