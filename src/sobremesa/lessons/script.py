"""What the lesson's script plays: chance and the seats without learners."""

from collections.abc import Callable, Mapping, Sequence

from sobremesa.core.errors import UserError
from sobremesa.core.game import Game
from sobremesa.core.match import Match
from sobremesa.core.state import State
from sobremesa.lessons.lesson import Chance, Lesson, Step
from sobremesa.lessons.patterns import first_match, fits, matching


def perform(match: Match, lines: Sequence[str], words: Mapping[str, str], where: str) -> None:
    """Play scripted actions for the seats in turn, chance and the learner included."""
    for line in lines:
        action = match.game.parse(match.state, line.format_map(words))
        if match.state.why_not(action) is not None:
            raise stuck(match.game, match.state, where)
        match.play(action)


def happened(match: Match, wanted: str) -> bool:
    """Tell whether an event has happened, given its kind and first numbers: `period 3`."""
    if not wanted:
        return False
    kind, *numbers = wanted.split()
    events = (event for event in match.events if event.kind == kind)
    return any([str(number) for number in event.numbers[: len(numbers)]] == numbers for event in events)


def speak(match: Match, waiting: list[Chance], words: Mapping[str, str], where: str) -> bool:
    """Play the next outcome of the script; return False if it has none left for this position."""
    while waiting:
        entry = waiting[0]
        outcomes = matching(match.game, match.state, (entry.outcome,), words)
        if not entry.each or not outcomes:
            waiting.pop(0)
        if outcomes:
            match.play(outcomes[0])
            return True
        if not entry.each:
            raise stuck(match.game, match.state, where)
    return False


def act_by_script(lesson: Lesson, state: State, play: Callable[[int], None], last: str, where: str) -> str:
    """Let the seat in turn follow the script; return the action's notation if it is to act again, else ""."""
    turn, action = state.turn, by_script(lesson, state, last, where)
    notation = lesson.game.text(state, action)
    play(action)
    return notation if state.turn == turn else ""


def by_script(lesson: Lesson, state: State, last: str, where: str) -> int:
    """Return the scripted action of a seat that the guide plays."""
    words = lesson.words(int(state.turn))
    tired = [pattern for pattern in lesson.once if fits(last, (pattern,), words)]
    patterns = [pattern for pattern in lesson.play if not _covers(tired, pattern)]
    action = first_match(lesson.game, state, patterns, words)
    if action is None:
        raise stuck(lesson.game, state, where)
    return action


def stuck(game: Game, state: State, where: str) -> UserError:
    """Return the error for a script without an applicable action: where, and which actions are legal."""
    return UserError(
        "lesson-stuck", given=where, accepted=", ".join(game.text(state, action) for action in state.legal())
    )


def _covers(tired: Sequence[str], pattern: str) -> bool:
    return any(pattern.split()[0] == one.split()[0] for one in tired)


def keeps(lesson: Lesson, state: State, action: int, step: Step, seat: int) -> bool:
    """Tell whether, after an action, what the step `keeps` can still be done before chance acts again."""
    if not step.keeps:
        return True
    words = lesson.words(seat)
    ahead = state.copy()
    ahead.play(action)
    last = ""
    while ahead.turn >= 0:
        if ahead.turn == seat and matching(lesson.game, ahead, step.keeps, words):
            return True
        last = act_by_script(lesson, ahead, ahead.play, last, step.id)
    return False
