"""Which words of a text belong to the other language, by how often each is used in either."""

import re
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path

from sobremesa.core.registry import game, titles

OTHER = {"es": "en", "en": "es"}
WORD = re.compile(r"(?<!\w)[^\W\d_]+(?:['’][^\W\d_]+)?(?!\w)")
FAR = 1.0
"""A word that is ten times as frequent in the other language is taken for one of it."""
NO_LANGUAGE = re.compile(r"`[^`]*`|https?://\S+|(?<!\w)/[\w-]+|--[a-z-]+|\b[a-z]+\.[a-z0-9_.]+\b")
"""What is no language: what a record or a command writes, addresses, the ids of rules."""
SHARED = {
    # Spanish words that look like English ones, a key, a numeral.
    "es": {"active", "as", "enter", "has", "i", "once", "produces"},
    # English words that came from Spanish.
    "en": {"bodega", "dice", "embargo", "fines", "maqui", "solo"},
}
NAMES = set(
    WORD.findall(
        "argentina bolivia chile colombia ecuador paraguay puerto rica uruguay venezuela "
        "sobremesa newgame el plan deuda eterna momento cero tomás español english "
        "nilda tito rosa pancho marta lucho elba chela"
    )
)
"""Names, the same in both languages, and what a language calls itself."""


@cache
def _called(lang: str) -> frozenset[str]:
    """Who sits in lessons or made a game; in English also what cards are called in Spanish: texts may name them so."""
    found: set[str] = set()
    for title in titles():
        for credit in game(title).meta.credits:
            found.update(word for name in credit.names for word in WORD.findall(name.lower()))
    for file in Path(str(files("sobremesa.games"))).glob("*/*/**/*.toml"):
        for kind, entries in tomllib.loads(file.read_text("utf-8")).items():
            for entry in entries if isinstance(entries, list) else ():
                name = entry.get("name") if isinstance(entry, dict) else None
                if isinstance(name, dict) and lang == "en":
                    found.update(WORD.findall(name["es"].lower()))
                elif isinstance(name, str) and kind == "seat":
                    found.update(WORD.findall(name.lower()))
    return frozenset(found)


def foreign(text: str, lang: str) -> list[str]:
    """Return the words of a text that are of the other language, and no names or words of both."""
    # Imported where it is needed: it looks through all that is loaded by then.
    from wordfreq import zipf_frequency

    allowed = SHARED[lang] | NAMES | _called(lang)
    found = []
    for word in WORD.findall(NO_LANGUAGE.sub(" ", text)):
        small = word.lower().replace("’", "'")
        if small not in allowed and zipf_frequency(small, OTHER[lang]) - zipf_frequency(small, lang) > FAR:
            found.append(word)
    return found
