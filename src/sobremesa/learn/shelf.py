"""Where lessons stand: in `lessons/` of each title. What is wrong with one is told on reading."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from sobremesa.core.errors import UserError
from sobremesa.core.game import Game
from sobremesa.core.registry import game as find_game
from sobremesa.learn.lesson import ANYTHING, Chance, Lesson, Step, Topic, Wrong

__all__ = ["lesson", "lessons", "read_lesson"]

FIELDS = {
    "lesson": ("id", "edition", "options", "minutes", "learners", "play", "once", "seat", "step", "topic"),
    "step": (
        *("id", "right", "ends", "when", "optional", "keeps", "skip", "script", "chance", "until"),
        *("terms", "rules", "wrong"),
    ),
    "wrong": ("id", "on", "refused", "keeps", "rule"),
    "topic": ("id", "words", "on", "rule"),
    "chance": ("each",),
}

REQUIRED = ("id", "edition", "minutes", "seat", "step")


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a title, in the order of their files."""
    title = find_game(game)
    folder = files(title.texts.package).joinpath("lessons")
    found = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return tuple(
        read_lesson(title, file.read_text("utf-8"), file.name) for file in found if file.name.endswith(".toml")
    )


def lesson(game: str, id: str = "") -> Lesson:
    """Return a lesson of a title, its first by default. Raises `UserError` with the lessons there are."""
    known = lessons(game)
    for one in known:
        if not id or one.id == id:
            return one
    if not known:
        raise UserError("no-lessons", game=game, accepted=f"sobremesa rules {game}")
    raise UserError("no-lesson", game=game, given=id, accepted=", ".join(one.id for one in known))


def read_lesson(game: Game, text: str, file: str) -> Lesson:
    """Return a lesson from its file. Raises `UserError` that names the file, the step and the field."""
    return _Reader(game, file).lesson(tomllib.loads(text))


class _Reader:
    """Reads one file."""

    def __init__(self, game: Game, file: str) -> None:
        self.game = game
        self.file = file

    def lesson(self, table: Mapping[str, Any]) -> Lesson:
        self.known(table, "lesson", "–")
        for field in REQUIRED:
            if field not in table:
                raise self.problem("–", "lesson", "–", field)
        learners, seats = table.get("learners", 0), len(table["seat"])
        if learners not in range(seats + 1):
            raise self.problem("–", "learners", str(learners), f"1–{seats}")
        found = Lesson(
            id=table["id"],
            game=self.game,
            edition=table["edition"],
            seats=tuple(dict(seat) for seat in table["seat"]),
            minutes=table["minutes"],
            learners=learners,
            play=tuple(table.get("play", ())),
            once=tuple(table.get("once", ())),
            steps=tuple(self.step(step) for step in table["step"]),
            topics=tuple(self.topic(topic) for topic in table.get("topic", ())),
            options=table.get("options", {}),
        )
        self.patterns("–", "play", found.play, found)
        for step in found.steps:
            for field in ("right", "ends", "when", "keeps", "skip", "script"):
                self.patterns(step.id, field, getattr(step, field), found)
        return found

    def step(self, table: Mapping[str, Any]) -> Step:
        id = table.get("id", "–")
        self.known(table, "step", id)
        self.rules(id, table.get("rules", ()))
        return Step(
            id=id,
            right=tuple(table.get("right", ())),
            ends=tuple(table.get("ends", ANYTHING)),
            when=tuple(table.get("when", ANYTHING)),
            optional=table.get("optional", False),
            keeps=tuple(table.get("keeps", ())),
            skip=tuple(table.get("skip", ())),
            script=tuple(table.get("script", ())),
            chance=tuple(self.chance(entry, id) for entry in table.get("chance", ())),
            until=table.get("until", ""),
            terms=tuple(table.get("terms", ())),
            rules=tuple(table.get("rules", ())),
            wrong=tuple(self.wrong(wrong, id) for wrong in table.get("wrong", ())),
        )

    def chance(self, entry: str | Mapping[str, str], id: str) -> Chance:
        if isinstance(entry, str):
            return Chance(entry)
        self.known(entry, "chance", id)
        return Chance(entry["each"], each=True)

    def wrong(self, table: Mapping[str, Any], id: str) -> Wrong:
        self.known(table, "wrong", id)
        self.rules(id, [rule for rule in (table.get("rule"), table.get("refused")) if rule])
        given = {**table, "on": tuple(table.get("on", ANYTHING))}
        return Wrong(**given)

    def topic(self, table: Mapping[str, Any]) -> Topic:
        self.known(table, "topic", table.get("id", "–"))
        self.rules(table["id"], (table["rule"],))
        words = {lang: tuple(words) for lang, words in table["words"].items()}
        return Topic(table["id"], words, tuple(table.get("on", ())), table["rule"])

    # -- what may be wrong -----------------------------------------------------------------------

    def known(self, table: Mapping[str, Any], kind: str, id: str) -> None:
        for field in table:
            if field not in FIELDS[kind]:
                raise self.problem(id, kind, field, ", ".join(FIELDS[kind]))

    def rules(self, id: str, rules: Any) -> None:
        for rule in rules:
            if rule not in self.game.rules:
                raise self.problem(id, "rules", rule, f"sobremesa rules {self.game.meta.id}")

    def patterns(self, id: str, field: str, patterns: tuple[str, ...], lesson: Lesson) -> None:
        verbs = self.game.words.verbs.names()
        for pattern in patterns:
            for seat in range(len(lesson.seats)):
                try:
                    filled = pattern.format_map(lesson.words(seat))
                except KeyError as error:
                    raise self.problem(id, field, pattern, ", ".join(lesson.words(seat))) from error
                if filled.split()[0] not in (*verbs, "*"):
                    raise self.problem(id, field, pattern, ", ".join(verbs))

    def problem(self, id: str, field: str, given: str, accepted: str) -> UserError:
        return UserError("content", wrong="", file=self.file, entry=id, field=field, given=given, accepted=accepted)
