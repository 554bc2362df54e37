"""Which words of a text belong to the other language, by how often each is used in either."""

import re
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path

from wordfreq import zipf_frequency

__all__ = ["foreign"]

OTHER = {"es": "en", "en": "es"}
WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")
FAR = 1.0
"""A word that is ten times as frequent in the other language is taken for one of it."""
NO_LANGUAGE = re.compile(r"`[^`]*`|https?://\S+|--[a-z-]+")
"""What is no language: what a record or a command writes, addresses."""
SHARED = {
    # Spanish words that look like English ones, a key, a numeral.
    "es": {"active", "as", "enter", "has", "i", "once", "produces"},
    # English words that came from Spanish.
    "en": {"bodega", "dice", "embargo", "fines", "maqui", "solo"},
}
NAMES = set(
    WORD.findall(
        "argentina bolivia chile colombia ecuador paraguay puerto rica uruguay venezuela "
        "sobremesa el plan deuda eterna momento cero tomás español english"
    )
)
"""Names, the same in both languages, and what a language calls itself."""


@cache
def _cards() -> frozenset[str]:
    """What cards are called in Spanish: English texts may name them so."""
    found: set[str] = set()
    for file in Path(str(files("sobremesa.games.elplan"))).glob("content/*/*.toml"):
        for entries in tomllib.loads(file.read_text("utf-8")).values():
            for entry in entries if isinstance(entries, list) else ():
                if isinstance(entry, dict) and isinstance(entry.get("name"), dict):
                    found.update(WORD.findall(entry["name"]["es"].lower()))
    return frozenset(found)


def foreign(text: str, lang: str) -> list[str]:
    """Return the words of a text that are of the other language, and no names or words of both."""
    allowed = SHARED[lang] | NAMES | (_cards() if lang == "en" else set())
    found = []
    for word in WORD.findall(NO_LANGUAGE.sub(" ", text)):
        small = word.lower().replace("’", "'")
        if small not in allowed and zipf_frequency(small, OTHER[lang]) - zipf_frequency(small, lang) > FAR:
            found.append(word)
    return found
