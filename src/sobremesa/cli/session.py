"""A game at the terminal: show, ask, play, save."""

from dataclasses import replace
from pathlib import Path
from typing import TextIO

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from sobremesa.bots import ADVISER, Bot, explain, make
from sobremesa.cli import saves
from sobremesa.cli.show import show_choices, show_events, show_scene
from sobremesa.cli.words import say
from sobremesa.core.errors import UserError
from sobremesa.core.match import Match
from sobremesa.core.names import spoken, without_name
from sobremesa.core.rng import mix
from sobremesa.core.scene import Scene
from sobremesa.core.texts import capital, listed


class Session:
    """One person (or several in turn) at one terminal, bots at the other seats."""

    welcome = "welcome"

    def __init__(
        self, match: Match, file: Path, lang: str, console: Console, source: TextIO, bots: dict[int, Bot]
    ) -> None:
        self.match = match
        self.file = file
        self.lang = lang
        self.console = console
        self.source = source
        self.bots = bots
        self.shown = len(match.events)
        self.names = spoken(match.record.names, lang)

    def run(self) -> int:
        """Play to the end of the game or of the input; return the exit status."""
        self.say(self.welcome, title=self.match.game.name(self.lang))
        if self.bots and self.is_alone:
            own = next(seat for seat in range(len(self.names)) if seat not in self.bots)
            others = [self.names[seat] for seat in sorted(self.bots)]
            self.say("seated", name=self.names[own], others=listed(self.lang, others))
        try:
            while True:
                self.let_others_act()
                saves.save(self.match, self.file)
                scene = self.scene()
                self.show(scene)
                if self.match.is_over:
                    self.say("kept", file=str(self.file))
                    return 0
                if not self.ask(scene):
                    saves.save(self.match, self.file)
                    self.say("left", command=self.continue_command())
                    return 0
        except (EOFError, KeyboardInterrupt):
            saves.save(self.match, self.file)
            raise UserError("input-ended", file=str(self.file), accepted=self.continue_command()) from None

    # -- showing ---------------------------------------------------------------------------------

    def scene(self) -> Scene:
        """Return what the person perceives."""
        state = self.match.state
        scene = self.match.game.scene(state, self.lang, self.names)
        if self.is_alone and state.turn >= 0:
            return replace(scene, sentence=without_name(scene.sentence, self.names[state.turn]))
        return scene

    @property
    def is_alone(self) -> bool:
        """Tell whether one person plays at this terminal, against bots or alone."""
        return len(self.names) - len(self.bots) == 1

    def show(self, scene: Scene) -> None:
        """Print the last events, the table, and what may be done."""
        game, names = self.match.game, self.names
        events = [game.tell(event, self.lang, names, self.match.state) for event in self.match.events[self.shown :]]
        self.shown = len(self.match.events)
        self.console.print()
        self.console.rule(style="dim")
        show_events(self.console, events)
        show_scene(self.console, scene)
        show_choices(self.console, scene.choices, self.verb_names(scene))

    def verb_names(self, scene: Scene) -> dict[str, str]:
        """Return the heading of each verb."""
        texts = self.match.game.texts
        verbs = {choice.verb for choice in scene.choices}
        return {verb: texts.say(self.lang, f"verb-{verb}") for verb in verbs if texts.has(self.lang, f"verb-{verb}")}

    def say(self, key: str, **values: str | int) -> None:
        """Print one of the command line's own sentences."""
        self.console.print(Text(say(self.lang, key, **values)))

    # -- acting ----------------------------------------------------------------------------------

    def let_others_act(self) -> None:
        """Let chance and the bots act until a person is to act."""
        self.match.settle()
        while self.match.state.turn in self.bots:
            self.match.play(self.bots[self.match.state.turn].choose(self.match.state))
            saves.save(self.match, self.file)
            self.match.settle()

    def ask(self, scene: Scene) -> bool:
        """Ask until an action is played; return False when the person leaves the table."""
        while True:
            line = self.read()
            word, _, rest = line.partition(" ")
            try:
                stays = self.answer(line, word.lower(), rest, scene)
            except UserError as error:
                self.console.print(Text(error.text(self.lang), style="red"))
            else:
                if stays is not None:
                    return stays

    def answer(self, line: str, command: str, rest: str, scene: Scene) -> bool | None:
        """Do what a line says; return True when an action is played, False when the person leaves the table."""
        if command in ("?", "help", "ayuda"):
            self.explain(scene)
        elif command in ("why", "porque", "porqué"):
            self.why(rest)
        elif command in ("undo", "deshacer"):
            self.undo()
            self.shown = len(self.match.events)
            return True
        elif command in ("save", "guardar"):
            self.save_as(rest)
        elif command in ("hint", "pista"):
            self.hint()
        elif command in ("quit", "salir"):
            return False
        elif command in ("", "show", "ver"):
            self.show(scene)
        elif command in ("end", "terminar") and not rest and not self.can_end(scene):
            return False
        else:
            self.match.play(self.chosen(line, scene))
            return True
        return None

    def undo(self) -> None:
        """Take back the last action. Raises `UserError` where that is not allowed."""
        self.match.undo()

    def read(self) -> str:
        """Return the next line typed."""
        self.console.print(Text(say(self.lang, "prompt"), style="bold"), end=" ")
        line = self.source.readline()
        if not line:
            raise EOFError
        if not self.source.isatty():
            self.console.print(line.strip())
        return " ".join(line.split())

    def chosen(self, line: str, scene: Scene) -> int:
        """Return the action a line means, by its number or in words. Raises `UserError` if it is not legal."""
        if line.isdecimal():
            if len(line) > 9 or not 1 <= int(line) <= len(scene.choices):
                raise UserError("bad-number", given=line[:40], accepted=len(scene.choices))
            return scene.choices[int(line) - 1].action
        if line.lower() in ("end", "terminar"):
            line = "end"
        match = self.match
        action = match.game.parse(match.state, line, self.names)
        refusal = match.state.why_not(action)
        if refusal is not None:
            reason = match.game.explain(refusal, self.lang, self.names, match.state)
            raise UserError("illegal", given=line, reason=reason, rule=refusal.rule)
        return action

    def can_end(self, scene: Scene) -> bool:
        """Tell whether the game itself can be ended now."""
        return any(choice.notation == "end" for choice in scene.choices)

    def explain(self, scene: Scene) -> None:
        """Print the rules of the moment and the commands."""
        rules = self.match.game.rules
        for id in scene.rules:
            self.console.print(Text(id, style="dim"))
            self.console.print(Padding(rules.says(id, self.lang), (0, 0, 0, 2)))
        self.say("commands")

    def why(self, line: str) -> None:
        """Print why an action is not possible, with its rule."""
        match = self.match
        action = match.game.parse(match.state, line, self.names)
        refusal = match.state.why_not(action)
        if refusal is None:
            self.say("possible", action=match.game.text(match.state, action, self.lang, self.names))
            return
        reason = match.game.explain(refusal, self.lang, self.names, match.state)
        self.console.print(Text.assemble(capital(reason) + ". ", (refusal.rule, "dim")))
        self.console.print(Padding(match.game.rules.says(refusal.rule, self.lang), (0, 0, 0, 2)))

    def hint(self) -> None:
        """Print what a bot would do, what it expects, and why not the next best."""
        match = self.match
        bot = make(ADVISER, match.game, mix(match.seed, len(match.record.actions)))
        names = self.names
        for line in explain(bot.reasons(match.state), match.game, match.state, self.lang, names):
            self.console.print(Text(line))

    def save_as(self, name: str) -> None:
        """Keep the game, from now on in the file named, if one is."""
        if name:
            self.file = Path(name).expanduser()
        saves.save(self.match, self.file)
        self.say("kept", file=str(self.file))

    def continue_command(self) -> str:
        """Return the command that goes on with this game."""
        return f"sobremesa play {self.match.game.meta.id} --resume {self.file}"
