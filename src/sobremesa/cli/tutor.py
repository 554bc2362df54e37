"""A lesson at the terminal: what the guide says, the table, what may be done."""

from pathlib import Path
from typing import TextIO

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from sobremesa.cli import saves
from sobremesa.cli.session import Session
from sobremesa.cli.show import show_choices, show_events, show_scene
from sobremesa.cli.words import say
from sobremesa.core.errors import UserError
from sobremesa.core.scene import Scene
from sobremesa.lessons import Answer, Guide, Lesson, Term, save


class Tutor(Session):
    """One learner at one terminal, the guide beside them and at the other seats."""

    def __init__(self, guide: Guide, file: Path, console: Console, source: TextIO) -> None:
        super().__init__(guide.progress.match, file, guide.lang, console, source, {})
        self.guide = guide

    def run(self) -> int:
        """Go through the lesson to its end or to the end of the input; return the exit status."""
        title = f"{self.match.game.name(self.lang)} · {self.guide.lesson.name(self.lang)}"
        self.say("lesson-welcome", title=title)
        try:
            while not self.guide.finished:
                self.keep()
                scene = self.scene()
                self.show_step(scene)
                if self.match.is_over and self.guide.step.reads:
                    self.guide.go_on()
                elif not self.ask(scene):
                    self.keep()
                    self.say("left", command=self.continue_command())
                    return 0
        except (EOFError, KeyboardInterrupt):
            self.keep()
            raise UserError("input-ended", file=str(self.file), accepted=self.continue_command()) from None
        self.keep()
        return 0

    def offer(self, following: Lesson | None) -> bool:
        """Offer the lesson that comes next, or a game where none does; tell whether the learner takes the lesson."""
        if following is None:
            self.say("lesson-over", command=f"sobremesa play {self.match.game.meta.id}")
            return False
        self.console.print()
        self.say("lesson-next", name=following.name(self.lang), minutes=following.minutes)
        try:
            return self.read().lower() not in ("quit", "salir", "no", "n")
        except EOFError:
            return False

    def keep(self) -> None:
        """Write the progress to its file."""
        saves.keep(save(self.guide), self.file)

    # -- showing ---------------------------------------------------------------------------------

    def show_step(self, scene: Scene) -> None:
        """Print what has happened, the table where something is to be done, and what the guide says."""
        instruction = self.guide.instruction()
        head = say(self.lang, "lesson-step", number=instruction.number, of=instruction.of, title=instruction.title)
        self.console.print()
        self.console.rule(Text(head, style="bold"), style="dim", align="left")
        self.show_news()
        if not instruction.reads or self.match.is_over:
            show_scene(self.console, scene)
            self.console.print()
        for line in instruction.text.splitlines():
            self.console.print(Padding(Text(line), (0, 0, 0, 2)) if line.startswith("·") else Text(line))
        self.show_terms(instruction.terms)
        if instruction.reads:
            if not self.match.is_over:
                self.say("lesson-go-on")
            return
        self.console.print()
        self.console.print(
            Text.assemble((say(self.lang, "lesson-goal"), "bold green"), " ", (instruction.goal, "bold"))
        )
        self.console.print(Text.assemble((say(self.lang, "lesson-why"), "bold"), " ", instruction.why))
        self.show_actions(scene)

    def show_actions(self, scene: Scene) -> None:
        """Print the numbered actions in full: few signs are for those who know the game."""
        choices = [choice._replace(short=choice.text) for choice in scene.choices]
        if not self.guide.step.reads:
            show_choices(self.console, choices, self.verb_names(scene))

    def show_news(self) -> None:
        """Print what has happened since the last time."""
        game, names = self.match.game, self.match.record.names
        events = [
            game.tell(event, self.lang, names, self.match.state)
            for event in self.match.events[max(self.shown, self.guide.progress.news) :]
        ]
        self.shown = len(self.match.events)
        if events:
            show_events(self.console, events)
            self.console.print()

    def show_terms(self, terms: tuple[Term, ...]) -> None:
        """Print terms and what they mean."""
        if terms:
            self.console.print()
            self.console.print(Text(say(self.lang, "lesson-words"), style="dim"))
        for term in terms:
            line = Text.assemble((f"{term.name}: ", "bold"), term.means)
            self.console.print(Padding(line, (0, 0, 0, 2)))

    def show_answer(self, answer: Answer) -> None:
        """Print what the guide says to an action, with the rule behind it where it was not taken."""
        if answer.taken and answer.text:
            self.console.print(Text(answer.text, style="bold green"))
        elif not answer.taken:
            rule = (f" ({answer.rule})", "dim") if answer.rule else ""
            self.console.print(Text.assemble((answer.text, "yellow"), rule))

    # -- acting ----------------------------------------------------------------------------------

    def answer(self, line: str, command: str, rest: str, scene: Scene) -> bool | None:
        """Do what a line says; return True when the lesson moves, False when the learner leaves."""
        if command in ("quit", "salir"):
            return False
        if command in ("back", "undo", "atrás", "atras", "volver", "deshacer"):
            self.go_back()
            return True
        if command in ("?", "help", "ayuda"):
            self.help(rest)
        elif command in ("why", "porque", "porqué") or line.lower().startswith("por qué"):
            self.why(rest.removeprefix("qué").strip())
        elif command in ("hint", "pista"):
            self.hint()
        elif command in ("words", "palabras", "glosario", "glossary") and not rest:
            self.show_terms(self.guide.glossary())
        elif command in ("save", "guardar"):
            self.save_as(rest)
        elif command in ("show", "ver") and not rest:
            show_scene(self.console, scene)
            self.show_actions(scene)
        elif self.move(line, scene):
            return True
        return None

    def move(self, line: str, scene: Scene) -> bool:
        """Go on reading or try an action; tell whether the lesson moved."""
        if self.guide.step.reads and not line:
            self.guide.go_on()
            return True
        if not line:
            self.say("lesson-act")
            return False
        # A word of the lesson may also be an action: where it can be done, it is meant.
        asked = None if any(choice.notation == line for choice in scene.choices) else self.guide.about(line)
        answer = asked or self.guide.try_action(self.meant(line, scene))
        self.show_answer(answer)
        return answer.taken

    def meant(self, line: str, scene: Scene) -> int:
        """Return the action a line means, by its number or in words, legal or not."""
        if line.isdecimal() and scene.choices and not self.guide.step.reads:
            if len(line) > 9 or not 1 <= int(line) <= len(scene.choices):
                raise UserError("bad-number", given=line[:40], accepted=len(scene.choices))
            return scene.choices[int(line) - 1].action
        if self.guide.step.reads:
            return -1
        return self.match.game.parse(self.match.state, line, self.match.record.names)

    def go_back(self) -> None:
        """Take back the last thing done or read."""
        self.guide.back()
        self.match = self.guide.progress.match
        self.shown = len(self.match.events)
        self.say("lesson-back")

    def help(self, word: str) -> None:
        """Print what a word means, or the rules of the step and the commands."""
        if word:
            answer = self.guide.about(word)
            self.show_answer(answer or Answer(False, say(self.lang, "lesson-commands"), ""))
            return
        self.show_rules(self.guide.step.rules)
        self.say("lesson-commands")

    def show_rules(self, rules: tuple[str, ...]) -> None:
        """Print rules in full."""
        for id in rules:
            self.console.print(Text(id, style="dim"))
            self.console.print(Padding(self.match.game.rules.says(id, self.lang), (0, 0, 0, 2)))

    def why(self, line: str) -> None:
        """Print why an action is not right, with its rule; without an action, why the step is there."""
        if not line:
            instruction = self.guide.instruction()
            self.console.print(Text(instruction.why or instruction.text))
            return
        answer = self.guide.about(line)
        if answer is None:
            action = self.meant(line, self.scene())
            answer = self.guide.judge(action)
            if answer.taken:
                text = self.match.game.text(self.match.state, action, self.lang, self.match.record.names)
                self.say("lesson-right", action=text)
                return
        self.show_answer(answer)
        self.show_rules((answer.rule,) if answer.rule else ())

    def hint(self) -> None:
        """Print the right actions of this moment."""
        hints = self.guide.hints()
        if not hints:
            self.say("lesson-hint-read")
            return
        self.say("lesson-hint", actions="; ".join(choice.text for choice in hints))

    def save_as(self, name: str) -> None:
        """Keep the progress, from now on in the file named, if one is."""
        if name:
            self.file = Path(name).expanduser()
        self.keep()
        self.say("lesson-kept", file=str(self.file))

    def continue_command(self) -> str:
        """Return the command that goes on with this lesson."""
        return f"sobremesa lesson {self.match.game.meta.id} --resume {self.file}"
