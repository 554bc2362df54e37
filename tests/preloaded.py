"""What `tests.forks` has ready before it forks: the command line, the server, all titles and their texts."""

import gc

import uvicorn  # noqa: F401

import sobremesa.cli
import sobremesa.services
import sobremesa.web  # noqa: F401
from sobremesa.core.registry import game, titles
from sobremesa.core.texts import LANGS, Texts

for lang in LANGS:
    for package in ("bots", "cli", "core", "lab", "lessons", "review", "web"):
        Texts(f"sobremesa.{package}").has(lang, "title")
    for id in titles():
        game(id).texts.say(lang, "title")
# A child need not look for rings among all this.
gc.collect()
gc.freeze()
