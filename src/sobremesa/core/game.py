"""A title as all other packages know it: its description, its texts, its rules, and positions."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, Generic

from typing_extensions import TypeVar

from sobremesa.core.catalogue import Catalogue
from sobremesa.core.cover import Cover
from sobremesa.core.credits import credit_lines
from sobremesa.core.errors import UserError
from sobremesa.core.evaluation import Evaluation
from sobremesa.core.events import Event, Refusal
from sobremesa.core.heuristic import Heuristic
from sobremesa.core.meta import Meta, Setup, Value
from sobremesa.core.motion import Motion
from sobremesa.core.numerals import numeral
from sobremesa.core.observation import Encoder, SnapshotEncoder
from sobremesa.core.printed import Printed
from sobremesa.core.scene import Amount, Barred, Choice, Moment, Scene, in_words
from sobremesa.core.scored import Scored
from sobremesa.core.state import Result, State
from sobremesa.core.talk import COMMON, Talk
from sobremesa.core.tally import Tally
from sobremesa.core.texts import LANGS, Texts
from sobremesa.core.things import Thing
from sobremesa.core.view import View
from sobremesa.core.vocabulary import LONGEST, SeatKind, Speech, Vocabulary

if TYPE_CHECKING:
    from sobremesa.core.content import Files

FIRST, ARGUMENT_BITS = 6, 16
"""The bit at which an action's first argument begins, and the bits of each argument (`core.packing`)."""


CORE = Texts("sobremesa.core")

S = TypeVar("S", bound=State, default=Any)
"""The state of the title."""


class Game(ABC, Generic[S]):
    """A title. One instance of it is registered as an entry point of the group `sobremesa.games`."""

    meta: Meta
    words: Vocabulary
    texts: Texts
    rules: Catalogue
    heuristic: Heuristic[S]
    view: View[S, Any]
    content: "type[Files] | None" = None
    """The schema of its content files."""
    narrow_when: str = "(max-width: 760px)"
    """The windows, as a CSS media query, in which its board is drawn narrow."""
    cover: Cover = Cover()
    """Its box on the first page."""
    asides: frozenset[str] = frozenset()
    """The kinds of events that a recap leaves out: steps on the way to what counts."""
    goal_symbol: str = "flag"
    """The symbol beside its goal; texts `goal`, and `goal-1` to `goal-5` for the rules in five lines."""
    talk: Talk = COMMON
    """What people may say to each other at its tables, by kind; texts `talk-PHRASE`."""
    tallies: tuple[Tally, ...] = ()
    """What simulations count beside the result."""

    # -- what a title must give ------------------------------------------------------------------

    @abstractmethod
    def first(self, setup: Setup) -> S:
        """Return the first position of a checked setup."""

    @abstractmethod
    def score(self, state: S) -> tuple[int, ...]:
        """Return the points of each seat as they stand."""

    # -- what it may give beside -------------------------------------------------------------------

    @property
    def expert(self) -> Heuristic[S]:
        """The heuristic of experts and of reviews, where a title has a better one than for all bots."""
        return self.heuristic

    def learner(self) -> tuple[Evaluation[S], Heuristic[S]] | None:
        """Return an evaluation that has not learnt anything yet and the knowledge that goes by it, to be trained;
        nothing where a title has none.
        """
        return None

    def untrained(self) -> Heuristic[S] | None:
        """Return what experts go by with the weights they begin with, to be trained by playing; nothing where a title
        has no such weights. Each call returns one of its own.
        """
        return None

    def bounded(self, state: S) -> tuple[S, float] | None:
        """Return a position that came of this one, if need be with something ruled out, and points that nobody can
        exceed on average from there; nothing where a title has no such bound, or not here.
        """
        return None

    def encoder(self, state: S) -> Encoder[S]:
        """Return the encoder of positions of this setup for learning; without one of the title's, all numbers."""
        return SnapshotEncoder(state)

    # -- positions -------------------------------------------------------------------------------

    def new(
        self,
        setup: Setup | None = None,
        *,
        players: int | None = None,
        edition: str | None = None,
        level: int | None = None,
        options: Mapping[str, Value] | None = None,
        content: str = "",
    ) -> S:
        """Return the first position of a new game. Raises `UserError` for an impossible setup."""
        if setup is None:
            setup = self.meta.setup(players=players, edition=edition, level=level, options=options, content=content)
        return self.first(setup)

    def svg(self, position: S | Scene, lang: str = "es", names: Sequence[str] = (), *, narrow: bool = False) -> str:
        """Return a position, or a scene of one, as an SVG that needs no style sheet."""
        scene = position if isinstance(position, Scene) else self.scene(position, lang, names)
        return str(resolve_name("sobremesa.draw.plain:plain")(self.draw(scene, narrow=narrow)))

    @property
    def content_files(self) -> tuple[str, ...]:
        """Return the files a designer's own content pack may hold."""
        return self.content.names() if self.content else ()

    def check_content(self, folder: str = "", edition: str | None = None) -> list[UserError]:
        """Return everything that is wrong with a content pack (the shipped one if no folder is named)."""
        return self.content.check(folder, self.meta.edition(edition).id) if self.content else []

    def remarks(self, folder: str = "", edition: str | None = None) -> list[UserError]:
        """Return remarks on a content pack that can be played nevertheless."""
        return []

    # -- words -----------------------------------------------------------------------------------

    def speech(self, state: S | None, lang: str, names: Sequence[str] = ()) -> Speech:
        """Return the context of sentences: position, language, and the names of the players."""
        if lang not in LANGS:
            raise UserError("bad-lang", given=lang, accepted=", ".join(LANGS))
        return Speech(self.texts, lang, names, state)

    def name(self, lang: str) -> str:
        """Return the title's name."""
        return self.texts.say(lang, "title")

    def goal(self, lang: str) -> tuple[str, ...]:
        """Return the goal of the game and then its rules in a few lines; nothing if the title has no such texts."""
        keys = ("goal", *(f"goal-{n}" for n in range(1, 6)))
        return tuple(self.texts.say(lang, key) for key in keys if self.texts.has(lang, key))

    def credits(self, lang: str) -> list[tuple[str, str]]:
        """Return who made it: each role with its names; nothing if its book names nobody."""
        return credit_lines(self.meta.credits, lang, self.texts)

    def text(self, state: S, action: int, lang: str | None = None, names: Sequence[str] = ()) -> str:
        """Return an action as the record writes it, or as a sentence in a language.

        `parse` reads both back.
        """
        if lang is None:
            return self.words.notation(state, action)
        return self.words.say_action(self.speech(state, lang, names), action)

    def parse(self, state: S, text: str, names: Sequence[str] = ()) -> int:
        """Return the action a text means: notation, or a sentence in any of the languages.

        The action need not be legal. Raises `UserError` with what would be accepted.
        """
        try:
            return self.words.read(state, text)
        except UserError as unreadable:
            if len(text) > LONGEST:
                raise
            wanted = " ".join(text.split()).casefold()
            for actions in (state.legal(), self.space(state)):
                for action in actions:
                    for lang in LANGS:
                        sayings = self.words.sayings(self.speech(state, lang, names), action)
                        if any(saying.casefold() == wanted for saying in sayings):
                            return int(action)
            raise unreadable from None

    def space(self, state: S) -> Sequence[int]:
        """Return every well-formed action that can be said in this position."""
        return [action for action in self.well_formed(state) if self._can_be_said(state, action)]

    def well_formed(self, state: S) -> Iterable[int]:
        """Return every well-formed action; a title with many leaves out those impossible in this position."""
        return self.words.verbs.space()

    def _can_be_said(self, state: S, action: int) -> bool:
        try:
            self.words.notation(state, action)
        except IndexError:
            return False
        return True

    def tell(self, event: Event, lang: str, names: Sequence[str] = (), state: S | None = None) -> str:
        """Return an event as a sentence."""
        return self.words.say_event(self.speech(state, lang, names), event)

    def motion(
        self, state: S, action: int, events: Sequence[Event], lang: str, names: Sequence[str] = ()
    ) -> tuple[Motion, ...]:
        """Return what is shown moving when an action has had these events, in any later position of the same game.

        Nothing if the title does not say: things that stand elsewhere than before glide there by themselves.
        """
        return tuple(self.view.motion(state, action, events, self.speech(state, lang, names)))

    def phrase(self, phrase: str, lang: str) -> str:
        """Return what somebody says at a table, in the reader's language."""
        key = f"talk-{phrase}"
        return (self.texts if self.texts.has(lang, key) else CORE).say(lang, key)

    def headlines(
        self, events: Sequence[Event], lang: str, names: Sequence[str] = (), state: S | None = None
    ) -> list[tuple[str, str]]:
        """Return events in few sentences, each with its rule: no asides, and what happened several times as one.

        A title counts with a text `headline-KIND`, in which `$count` is how often and `$name` whose doing it was.
        """
        speech = self.speech(state, lang, names)
        kinds = Counter((event.kind, event.seat) for event in events)
        sentences = dict[tuple[object, ...], tuple[str, str]]()
        for event in events:
            many, text = kinds[event.kind, event.seat], f"headline-{event.kind}"
            if event.kind in self.asides:
                continue
            if many > 1 and event.seat >= 0 and self.texts.has(lang, text):
                name = SeatKind(event.seat + 1).say(event.seat, speech)
                sentences[event.kind, event.seat] = speech.say(text, count=many, name=name), event.rule
            else:
                sentence = self.words.say_event(speech, event)
                sentences[sentence, ""] = sentence, event.rule
        return list(sentences.values())

    def explain(self, refusal: Refusal, lang: str, names: Sequence[str] = (), state: S | None = None) -> str:
        """Return a refusal as a sentence."""
        return self.words.say_refusal(self.speech(state, lang, names), refusal)

    def refuses(self, state: S, action: int, refusal: Refusal) -> str:
        """Return a refused action in an error message for programmers: notation, sentence, rule."""
        try:
            given = self.words.notation(state, action)
        except IndexError:
            given = str(action)
        return f"{given}: {self.explain(refusal, 'en', state=state)} ({refusal.rule})"

    def scored(self, state: S, lang: str) -> tuple[Scored, ...]:
        """Return the score of each seat with its unit, formatted."""
        return tuple(
            Scored(numeral(lang, points), CORE.say(lang, "scored-points", points=points))
            for points in self.score(state)
        )

    def standing(self, state: S) -> Result:
        """Return the result; of an unfinished game the points as they stand, without winners or a rule."""
        if (result := state.result()) is not None:
            return result
        points = list(self.score(state))
        return Result(points, [2 + sum(other > mine for other in points) for mine in points], "")

    # -- what a person perceives -------------------------------------------------------------------

    def scene(
        self,
        state: S,
        lang: str = "es",
        names: Sequence[str] = (),
        choices: tuple[Choice, ...] | None = None,
        *,
        to_act: bool = True,
    ) -> Scene:
        """Return what a person at the table perceives, with `choices` if they are known already.

        Without `to_act` it is only to be looked at: what may be done is left out.
        """
        speech = self.speech(state, lang, names)
        moment, table = self.moment(state, lang, names), self.view.table(state, speech)
        panels = tuple(self.view.panels(table, speech))
        if choices is None:
            choices = self.choices(state, lang, names) if to_act else ()
        amounts = self.amounts(state, lang, names) if to_act else ()
        return Scene(
            game=self.meta.id,
            lang=lang,
            turn=int(state.turn),
            phase=moment.phase,
            sentence=moment.sentence,
            rules=moment.rules,
            panels=panels,
            choices=choices,
            table=table,
            alt=" ".join([moment.sentence, *(self.view.words(table, speech) if self.view.words else in_words(panels))]),
            score=self.score(state),
            amounts=amounts,
            actions=self.view.actions(state, table, speech, choices, amounts) if to_act else None,
        )

    def moment(self, state: S, lang: str = "es", names: Sequence[str] = ()) -> Moment:
        """Return the phase, the sentence and the rules of a position, without making the rest of its scene."""
        moment = self.view.moment(state, self.speech(state, lang, names))
        edition = state.setup().edition
        return moment._replace(rules=tuple(id for id in moment.rules if self.rules[id].holds_in(edition)))

    def draw(self, scene: Scene, *, narrow: bool = False) -> str:
        """Return the board of a scene as one whole SVG, narrow for phones."""
        if self.view.draw:
            return self.view.draw(scene, narrow=narrow)
        # Looked up by name, as titles are: core imports no drawing.
        drawn = resolve_name("sobremesa.draw.panels:draw")(scene, title=self.name(scene.lang), narrow=narrow)
        return str(drawn)

    def printed(self, setup: Setup, lang: str) -> Printed | None:
        """Return the parts of the title to be printed; nothing if these are only its board and its rules."""
        state = self.first(setup)
        return self.view.printed(state, self.speech(state, lang)) if self.view.printed else None

    def why(self, state: S, action: int, lang: str, names: Sequence[str] = ()) -> str:
        """Return why an action may be good, in one sentence; nothing if there is none."""
        return self.view.why(state, action, self.speech(state, lang, names))

    def things(self, state: S, lang: str, names: Sequence[str] = ()) -> tuple[Thing, ...]:
        """Return the things on the board, by their ids there."""
        speech = self.speech(state, lang, names)
        return tuple(self.view.things(state, self.view.table(state, speech), speech))

    def choices(self, state: S, lang: str, names: Sequence[str] = ()) -> tuple[Choice, ...]:
        """Return what may be done now; nothing while chance or nobody is to act."""
        return self.outcomes(state, lang, names) if state.turn >= 0 else ()

    def outcomes(self, state: S, lang: str, names: Sequence[str] = ()) -> tuple[Choice, ...]:
        """Return all that may happen now, to enter the game of a real table: actions, or chance's outcomes."""
        legal = state.legal()
        speech = self.speech(state, lang, names)._replace(legal=legal)
        short = self.view.short
        return tuple(
            self.words.choice(speech, action, short(state, action, speech), self.targets(state, action))
            for action in legal
        )

    def amounts(self, state: S, lang: str, names: Sequence[str] = ()) -> tuple[Amount, ...]:
        """Return the choices of an amount that are open now; nothing while chance or nobody is to act."""
        speech, amounts = self.speech(state, lang, names), []
        for span in state.ranges() if state.turn >= 0 else ():
            least, most = span.action(span.least), span.action(span.most)
            low, high = self.words.parts(speech, least), self.words.parts(speech, most)
            at = (span.shift - FIRST) // ARGUMENT_BITS
            kind = self.words.phrase(least).fields[at][1]
            # What the notation writes for one: amounts may be kept in steps of more than one.
            unit = int(kind.token(1, state))
            verb = self.words.phrase(least).name
            tokens = ["#" if i == at else part.token for i, part in enumerate(low)]
            amounts.append(
                Amount(
                    verb=verb,
                    notation=" ".join([verb, *tokens]),
                    text=self.words.say_action(speech, least),
                    least=span.least * unit,
                    most=span.most * unit,
                    step=span.step * unit,
                    said=(low[at].text, high[at].text),
                    targets=self.targets(state, least),
                )
            )
        return tuple(amounts)

    def barred(self, state: S, lang: str, names: Sequence[str] = ()) -> tuple[Barred, ...]:
        """Return what may not be done now though actions of its kind may, and why."""
        if state.turn < 0:
            return ()
        speech = self.speech(state, lang, names)
        barred = []
        for action in self.space(state):
            refusal = state.why_not(action)
            if refusal is not None and refusal.family == "illegal":
                notation = self.words.notation(state, action)
                verb = self.words.phrase(action).name
                text, reason = self.words.say_action(speech, action), self.words.say_refusal(speech, refusal)
                barred.append(Barred(action, notation, text, verb, reason, refusal.rule))
        return tuple(barred)

    def short(self, state: S, action: int, lang: str, names: Sequence[str] = ()) -> str:
        """Return an action in a few characters where there are many to choose from, otherwise its sentence."""
        return self.view.short(state, action, self.speech(state, lang, names)) or self.text(state, action, lang, names)

    def targets(self, state: S, action: int) -> tuple[str, ...]:
        """Return the ids of the things on the board that stand for an action."""
        return tuple(self.view.targets(state, action))
