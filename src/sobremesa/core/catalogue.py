"""The rules catalogue of a title: every rule by its id, with its text in both languages."""

import tomllib
from dataclasses import dataclass
from importlib.resources import files

from sobremesa.core.texts import Texts


@dataclass(frozen=True)
class Rule:
    """One rule. Its texts are the messages `rule-<id>` (what the book says) and `.ruling` (how we read it)."""

    id: str
    """In full, with the title: "<game>.move.route"."""
    option: str = ""
    """The option that offers its other readings, if any."""
    editions: tuple[str, ...] = ()
    """The editions it holds in; empty for all."""

    @property
    def chapter(self) -> str:
        """Return the chapter, the second part of the id."""
        return self.id.split(".")[1]

    def holds_in(self, edition: str) -> bool:
        """Tell whether it is a rule of an edition."""
        return not self.editions or edition in self.editions

    @property
    def key(self) -> str:
        """Return the key of its text."""
        return "rule-" + "-".join(self.id.split(".")[1:])


class Catalogue:
    """Every rule of a title, in the order of the book. Read from `content/rules.toml`."""

    def __init__(self, package: str, texts: Texts) -> None:
        self.texts = texts
        content = tomllib.loads(files(package).joinpath("content/rules.toml").read_text("utf-8"))
        self.rules: tuple[Rule, ...] = tuple(
            Rule(f"{content['game']}.{entry['id']}", entry.get("option", ""), tuple(entry.get("editions", ())))
            for entry in content["rule"]
        )
        self._by_id = {rule.id: rule for rule in self.rules}

    def __contains__(self, id: str) -> bool:
        return id in self._by_id

    def __getitem__(self, id: str) -> Rule:
        return self._by_id[id]

    def says(self, id: str, lang: str) -> str:
        """Return what the book says, in our words."""
        return self.texts.say(lang, self._by_id[id].key)

    def ruling(self, id: str, lang: str) -> str:
        """Return how we read it where the book is silent or contradicts itself; empty if it does neither."""
        key = self._by_id[id].key + ".ruling"
        return self.texts.say(lang, key) if self.texts.has(lang, key) else ""

    def chapters(self) -> dict[str, list[Rule]]:
        """Return the rules by chapter, in order."""
        chapters: dict[str, list[Rule]] = {}
        for rule in self.rules:
            chapters.setdefault(rule.chapter, []).append(rule)
        return chapters
