"""Texts in Spanish and English, from the Fluent files beside a package's code."""

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

LANGS = ("es", "en")
"""The languages everything is said in; the first is the one the games come from."""

SAID = 2**14
"""So many of the messages said last are kept as they were said, some 10 MiB."""


def capital(words: str) -> str:
    """Return words as a sentence begins with them."""
    return words[:1].upper() + words[1:]


def listed(lang: str, names: Sequence[str]) -> str:
    """Return names as a sentence lists them: Ana, Bruno and Carla; a dash for none."""
    if len(names) < 2:
        return "".join(names) or "–"
    return Texts("sobremesa.core").say(lang, "and", first=", ".join(names[:-1]), last=names[-1])


class Texts:
    """The messages of a package: every `texts/<lang>*.ftl` in it."""

    def __init__(self, package: str) -> None:
        self.package = package

    def say(self, lang: str, key: str, /, **values: str | int | float) -> str:
        """Return a message in a language. Raises `KeyError` for an unknown one and when a value is missing."""
        return _say(self.package, lang, key, **values)

    def say_once(self, lang: str, key: str, /, **values: str | int | float) -> str:
        """Return a message that is not worth keeping, as one that holds what a stranger has sent."""
        return _say.__wrapped__(self.package, lang, key, **values)

    def has(self, lang: str, key: str) -> bool:
        """Tell whether a message (or `message.attribute`) is there."""
        name, _, attribute = key.partition(".")
        message = _catalogue(self.package, lang).find(name)
        return message is not None and (not attribute or attribute in message.attributes)

    def keys(self, lang: str) -> dict[str, tuple[str, ...]]:
        """Return every message with its attributes."""
        return {name: tuple(sorted(message.attributes)) for name, message in _catalogue(self.package, lang).messages()}


# The same is said over and over: with every position the same labels, names and sentences.
@lru_cache(SAID, typed=True)
def _say(package: str, lang: str, key: str, /, **values: str | int | float) -> str:
    name, _, attribute = key.partition(".")
    catalogue = _catalogue(package, lang)
    message = catalogue.find(name)
    if message is None:
        raise KeyError(f"{package} has no text {key!r} in {lang!r}")
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise KeyError(f"{package}, text {key!r} in {lang!r} has no value")
    text, errors = catalogue.bundle.format_pattern(pattern, values)
    if errors:
        raise KeyError(f"{package}, text {key!r} in {lang!r}: {errors[0]}")
    # Figures elsewhere on the page have a minus of their own (`numeral`): there is one kind of it.
    if any(isinstance(value, int | float) and value < 0 for value in values.values()):
        return re.sub(r"(?<!\w)-(?=\d)", "−", str(text))
    return str(text)


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"[{(]\s*(-?[a-zA-Z][\w-]*)")


class _Catalogue:
    """The messages of a package in a language. Each is parsed when it is first asked for: most of them never are."""

    def __init__(self, package: str, lang: str) -> None:
        # Isolation marks are for right-to-left text inside left-to-right; here they would only litter terminals.
        self.bundle = FluentBundle([lang], functions={"Y": _y}, use_isolating=False)
        self._parsed = set[str]()
        self._entries = dict[str, str]()
        for source in _sources(package, lang):
            _, *parts = _ENTRY.split(source)
            for name, rest in zip(parts[::2], parts[1::2], strict=True):
                self._entries.setdefault(name, f"{name} ={rest}")

    def find(self, name: str) -> Message | None:
        """Return a message, if there is one of that name."""
        self._parse(name)
        return self.bundle.get_message(name) if self.bundle.has_message(name) else None

    def messages(self) -> Iterator[tuple[str, Message]]:
        """Yield every message under its name; what begins with a hyphen is a term, which only messages refer to."""
        for name in self._entries:
            if message := self.find(name):
                yield name, message

    def _parse(self, name: str) -> None:
        if name in self._parsed or name not in self._entries:
            return
        # What refers to itself is not followed; two threads that parse the same do no harm.
        self.bundle.add_resource(FluentResource(self._entries[name]))
        self._parsed.add(name)
        for referred in _REFERENCE.findall(self._entries[name]):
            self._parse(referred)


@cache
def _catalogue(package: str, lang: str) -> _Catalogue:
    if lang not in LANGS:
        raise KeyError(f"no texts in {lang!r}: the languages are {', '.join(LANGS)}")
    return _Catalogue(package, lang)


def _y(name: object) -> Any:  # a string will do, though Fluent does not say so
    """Return "y" and a name; "e" before the sound of an i: Ana e Inés, Ana e Hilda, but Ana y Hierro."""
    return f"e {name}" if re.match("[ií]|h[ií](?!e)", str(name), re.IGNORECASE) else f"y {name}"


def _sources(package: str, lang: str) -> list[str]:
    texts = sorted(files(package).joinpath("texts").iterdir(), key=lambda file: file.name)
    return [file.read_text("utf-8") for file in texts if file.name.startswith(lang) and file.name.endswith(".ftl")]
