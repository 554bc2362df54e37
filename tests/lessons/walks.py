"""Ways through a lesson, for tests."""

from collections.abc import Callable, Iterator

from sobremesa.lessons import Guide

Choose = Callable[[Guide], int]


def first_right(guide: Guide) -> int:
    """The first right action, but ending a free step when that is possible."""
    right = guide.progress.right(guide.seat)
    for action in right:
        if guide.step.ends != ("*",) and guide.lesson.game.text(guide.progress.state, action) in guide.step.ends:
            return action
    return right[0]


def steps(guide: Guide, choose: Choose = first_right) -> Iterator[str]:
    """Go through a lesson the right way; yield each step before it is taken."""
    while not guide.finished:
        yield guide.step.id
        if guide.step.reads:
            guide.go_on()
        else:
            answer = guide.try_action(choose(guide))
            assert answer.taken, (guide.step.id, answer)


def through(guide: Guide, choose: Choose = first_right, until: str = "") -> Guide:
    """Go through a lesson the right way, up to a step."""
    for step in steps(guide, choose):
        if step == until:
            break
    return guide
