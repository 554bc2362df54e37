"""A title's words: how actions, events and refusals name things, in the record's notation and in people's languages.

A *kind* is a kind of thing (a ship, a planet, a card, an amount). A *phrase* is a verb, event or refusal with the
kinds of its arguments. Notation is short, the same in every language, and can be read back.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import permutations
from typing import NamedTuple

from sobremesa.core.errors import UserError
from sobremesa.core.events import Event, Refusal
from sobremesa.core.scene import Choice, Part
from sobremesa.core.state import State
from sobremesa.core.texts import Texts
from sobremesa.core.verbs import Argument, Verb, Verbs, packed

LONGEST = 400
"""No action of any title has more letters than this, in notation or as a sentence with everybody's names in it."""


class Speech(NamedTuple):
    """Whom a text is for: the language, the names at the table, the position it speaks of."""

    texts: Texts
    lang: str
    names: Sequence[str] = ()
    state: State | None = None
    legal: Sequence[int] | None = None
    """What may be done in the position, where it has been listed already."""

    @property
    def alternatives(self) -> Sequence[int]:
        """Return what may be done in the position."""
        return self.legal if self.legal is not None else self.state.legal() if self.state is not None else ()

    def say(self, key: str, /, **values: str | int | float) -> str:
        """Return a message of the title."""
        return self.texts.say(self.lang, key, **values)


class Kind:
    """A kind of thing with a fixed list of tokens, one for each value. Its names are the texts `<kind>-<token>`."""

    def __init__(self, name: str, tokens: Sequence[str]) -> None:
        self.name = name
        self.tokens = tuple(tokens)
        self._values = {token.lower(): value for value, token in enumerate(tokens)}

    def values(self) -> range:
        """Return every value there is."""
        return range(len(self.tokens))

    def token(self, value: int, state: State | None) -> str:
        """Return how the notation writes a value."""
        return self.tokens[value]

    def value(self, token: str, state: State | None) -> int | None:
        """Return the value a token of the notation stands for."""
        return self._values.get(token.lower())

    def things(self, state: State) -> tuple[str, ...]:
        """Return the tokens of all there are in a game."""
        return tuple(self.token(value, state) for value in self.values())

    def say(self, value: int, speech: Speech) -> str | int:
        """Return the name of a value in the reader's language."""
        return speech.say(f"{self.name}-{self.token(value, speech.state)}")


class Number(Kind):
    """A plain number."""

    def __init__(self, name: str, least: int, most: int) -> None:
        super().__init__(name, ())
        self.least = least
        self.most = most

    def values(self) -> range:
        """Return every number from least to most."""
        return range(self.least, self.most + 1)

    def token(self, value: int, state: State | None) -> str:
        """Return its digits."""
        return str(value)

    def value(self, token: str, state: State | None) -> int | None:
        """Return the number, if it is one and in range."""
        return int(token) if token.isdecimal() and int(token) in self.values() else None

    def say(self, value: int, speech: Speech) -> str | int:
        """Return the number itself: texts choose singular and plural by it."""
        return value


class SeatKind(Kind):
    """A seat, said by its player's name."""

    def __init__(self, seats: int, name: str = "seat") -> None:
        super().__init__(name, [str(seat + 1) for seat in range(seats)])

    def say(self, value: int, speech: Speech) -> str | int:
        """Return the player's name, or the text `seat` with its number."""
        return speech.names[value] if value < len(speech.names) else speech.say("seat", number=value + 1)


@dataclass(frozen=True)
class Phrase:
    """A verb, event or refusal and what its numbers stand for."""

    name: str
    fields: tuple[tuple[str, Kind], ...] = ()

    def say(self, message: str, numbers: Sequence[int], speech: Speech, **more: str | int) -> str:
        """Return the message with each number said by its kind: `$ship` is its name, `$ship-id` its token."""
        return self.sentence(message, self.said(numbers, speech), speech, **more)

    def said(self, numbers: Sequence[int], speech: Speech) -> list[tuple[str, str, str | int]]:
        """Return each of its arguments: the name, how the notation writes it, and how people say it."""
        return [
            (name, kind.token(number, speech.state), kind.say(number, speech))
            for (name, kind), number in zip(self.fields, numbers, strict=False)
        ]

    @staticmethod
    def sentence(message: str, said: Sequence[tuple[str, str, str | int]], speech: Speech, **more: str | int) -> str:
        """Return the message with arguments that have been said."""
        values: dict[str, str | int] = more
        for name, token, words in said:
            values[name] = words
            values[f"{name}-id"] = token
        return speech.say(message, **values)


def phrases(**table: Sequence[tuple[str, Kind]]) -> dict[str, Phrase]:
    """Return phrases by name; an underscore in a keyword stands for a hyphen."""
    return {name.replace("_", "-"): Phrase(name.replace("_", "-"), tuple(fields)) for name, fields in table.items()}


class Vocabulary:
    """All the phrases of a title: its verbs as they are declared, with the kinds of things their arguments name."""

    def __init__(
        self,
        verbs: Verbs,
        kinds: Mapping[str, Kind],
        events: Mapping[str, Phrase],
        refusals: Mapping[str, Phrase],
    ) -> None:
        """Bind kinds to arguments by name; a key `verb.argument` goes before one that is only the argument's name."""
        self.verbs = verbs
        self.events = events
        self.refusals = refusals
        self.phrases = [
            Phrase(verb.name, tuple((arg.name, _kind_of(kinds, verb, arg)) for arg in verb.arguments))
            for verb in verbs.all
        ]

    def phrase(self, action: int) -> Phrase:
        """Return an action's verb and the kinds of its arguments."""
        return self.phrases[self.verbs.of(action).number]

    def arguments(self, action: int) -> tuple[Phrase, list[int]]:
        """Return an action's verb and its arguments."""
        return self.phrase(action), self.verbs.arguments(action)

    def notation(self, state: State, action: int) -> str:
        """Return an action as records write it: `move red venus`."""
        phrase, numbers = self.arguments(action)
        tokens = [kind.token(n, state) for (_, kind), n in zip(phrase.fields, numbers, strict=True)]
        return " ".join([phrase.name, *tokens])

    def read(self, state: State, text: str) -> int:
        """Return the action that notation writes. Raises `UserError` with what would be accepted."""
        if len(text) > LONGEST:
            raise UserError("action-too-long", given=len(text), accepted=LONGEST)
        name, *tokens = text.split() or [""]
        verb = self.verbs.named(name.lower())
        if verb is None:
            names = self.verbs.names()
            near = get_close_matches(name.lower(), names, n=3)
            if near:
                raise UserError("near-verb", given=name, accepted=", ".join(near))
            raise UserError("unknown-verb", given=text, accepted=", ".join(names))
        fields = self.phrases[verb.number].fields
        form = " ".join([verb.name, *(argument.name.upper() for argument in verb.arguments)])
        if len(tokens) != len(fields):
            raise UserError("wrong-arguments", given=text, accepted=form)
        numbers = []
        for token, (_, kind), argument in zip(tokens, fields, verb.arguments, strict=True):
            number = kind.value(token, state)
            if number is None or not argument.takes(number):
                raise UserError("unknown-thing", given=token[:40], accepted=_some(kind, argument, state), form=form)
            numbers.append(number)
        return packed(verb.number, verb.ordered(numbers))

    def say_action(self, speech: Speech, action: int) -> str:
        """Return an action as a sentence."""
        return next(self.sayings(speech, action))

    def sayings(self, speech: Speech, action: int) -> Iterator[str]:
        """Return every sentence that means an action; of arguments without order, the usual order comes first."""
        phrase, numbers = self.arguments(action)
        unordered = self.verbs.of(action).unordered
        loose, rest = numbers[:unordered], numbers[unordered:]
        for order in permutations(loose):
            yield phrase.say(f"action-{phrase.name}", [*order, *rest], speech)

    def parts(self, speech: Speech, action: int) -> tuple[Part, ...]:
        """Return what an action is put together from."""
        phrase, numbers = self.arguments(action)
        return tuple(Part(name, token, str(words)) for name, token, words in phrase.said(numbers, speech))

    def choice(self, speech: Speech, action: int, short: str, targets: tuple[str, ...]) -> Choice:
        """Return an action as something to choose: each of its arguments is named once for all that is told of it."""
        phrase, numbers = self.arguments(action)
        said = phrase.said(numbers, speech)
        text = phrase.sentence(f"action-{phrase.name}", said, speech)
        notation = " ".join([phrase.name, *(token for _, token, _ in said)])
        parts = tuple(Part(name, token, str(words)) for name, token, words in said)
        return Choice(action, notation, text, phrase.name, short or text, targets, parts)

    def say_event(self, speech: Speech, event: Event) -> str:
        """Return an event as a sentence; `$seat` is whose doing it was."""
        who = SeatKind(event.seat + 1).say(event.seat, speech) if event.seat >= 0 else ""
        return self.events[event.kind].say(f"event-{event.kind}", event.numbers, speech, seat=who)

    def say_refusal(self, speech: Speech, refusal: Refusal) -> str:
        """Return a refusal as a sentence."""
        return self.refusals[refusal.code].say(f"refusal-{refusal.code}", refusal.numbers, speech)


def _kind_of(kinds: Mapping[str, Kind], verb: Verb, argument: Argument) -> Kind:
    kind = kinds.get(f"{verb.name}.{argument.name}") or kinds.get(argument.name)
    if kind is None:
        raise KeyError(f"no kind is bound to the argument {argument.name!r} of the verb {verb.name!r}")
    return kind


def _some(kind: Kind, argument: Argument, state: State) -> str:
    if isinstance(kind, Number):
        return f"{argument.least}–{argument.most}"
    values = argument.values()
    tokens = [token for value in values[:60] if (token := _token(kind, value, state))]
    return ", ".join(tokens) + (" …" if len(values) > 60 else "")


def _token(kind: Kind, value: int, state: State) -> str:
    """Return a value's token, nothing for a value that stands for nothing in this position."""
    try:
        return kind.token(value, state)
    except IndexError:
        return ""
