"""Loads lessons from `lessons/` of each title, and checks them on loading."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from sobremesa.core.content import Entry, Problem, Steps, parse, user_error, validate
from sobremesa.core.errors import UserError
from sobremesa.core.game import Game
from sobremesa.core.registry import game as find_game
from sobremesa.lessons.lesson import Lesson


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
    table, where = {"lesson": parse(text, file)}, {"lesson": file}
    files, problems = validate(LessonFile, table, where)
    if files is None:
        raise problems[0]
    for problem in _misfits(files.lesson, game):
        raise user_error(LessonFile, table, where, problem)
    return files.lesson.of(game)


class LessonFile(Entry):
    """A lesson being read: problems are reported by their path from the file on."""

    lesson: Lesson


def _misfits(lesson: Lesson, game: Game) -> Iterator[Problem]:
    """Yield problems between fields: seats, rules of the title, patterns of its actions."""
    for number, seat in enumerate(lesson.seats):
        if "name" not in seat:
            yield Problem(("lesson", "seat", number, "name"), wrong="missing")
    if lesson.learners > len(lesson.seats):
        yield Problem(("lesson", "learners"), lesson.learners, f"1–{len(lesson.seats)}")
    yield from _patterns(("lesson", "play"), lesson.play, lesson, game)
    named: list[tuple[Steps, tuple[str, ...]]] = []
    for number, topic in enumerate(lesson.topics):
        named.append((("lesson", "topic", number, "rule"), (topic.rule,)))
    for number, step in enumerate(lesson.steps):
        at = ("lesson", "step", number)
        named.append(((*at, "rules"), step.rules))
        for place, wrong in enumerate(step.wrong):
            named.append(((*at, "wrong", place, "rule"), (wrong.rule, wrong.refused)))
        for field in ("right", "ends", "when", "keeps", "skip", "script"):
            yield from _patterns((*at, field), getattr(step, field), lesson, game)
    for where, rules in named:
        for rule in rules:
            if rule and rule not in game.rules:
                yield Problem(where, rule, f"sobremesa rules {game.meta.id}")


def _patterns(at: Steps, patterns: tuple[str, ...], lesson: Lesson, game: Game) -> Iterator[Problem]:
    verbs = game.words.verbs.names()
    for pattern in patterns:
        for seat in range(len(lesson.seats)):
            words = lesson.words(seat)
            try:
                filled = pattern.format_map(words)
            except KeyError:
                yield Problem(at, pattern, ", ".join(words))
                continue
            if filled.partition(" ")[0] not in (*verbs, "*"):
                yield Problem(at, pattern, ", ".join(verbs))
