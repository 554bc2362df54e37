"""What is shown moving in Deuda Eterna: every throw, walk, payment and card of whole games."""

from collections.abc import Iterator

import pytest

from sobremesa.bots.play import recorded
from sobremesa.core.events import Event
from sobremesa.core.match import Match
from sobremesa.core.motion import Card, Flow, Motion, Throw, Walk, noted
from sobremesa.core.registry import game

GAME = game("deuda")


def shown(seed: int, lang: str = "en") -> Iterator[tuple[list[Event], tuple[Motion, ...]]]:
    """By action of a game between bots: its events and what is shown of them."""
    match = Match.resume(recorded("deuda", ["easy"] * 3, seed))
    for n, action in enumerate(match.record.actions):
        events = match.events[match.marks[n] : match.marks[n + 1]]
        yield events, GAME.motion(match.state, action, events, lang, match.record.names)


@pytest.mark.parametrize("seed", [3, 5])
def test_each_throw_shows_the_faces_that_make_its_points(seed: int) -> None:
    for events, motion in shown(seed):
        points = [event.numbers[1] for event in events if event.kind == "thrown"]
        assert [sum(step.faces) for step in motion if isinstance(step, Throw)][: len(points)] == points


def test_money_is_shown_from_purse_to_purse_to_the_imf_and_back() -> None:
    flows = [step for _, motion in shown(3) for step in motion if isinstance(step, Flow)]
    ways = {(step.source.partition("-")[0], step.target.partition("-")[0]) for step in flows}
    assert {("cash", "bank"), ("bank", "cash"), ("cash", "cash")} <= ways
    assert all(step.said.startswith("$") and step.giver != step.taker for step in flows if "gold" not in step.source)
    assert all(min(step.seats) == -1 for step in flows if "bank" in (step.source, step.target))


def test_who_is_called_or_sent_does_not_walk() -> None:
    sent = [motion for events, motion in shown(3) if any(event.kind in ("called", "sent") for event in events)]
    assert sent
    assert not any(isinstance(step, Walk) for motion in sent for step in motion)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_card_says_its_name_its_text_and_what_it_has_done_to_whom(lang: str) -> None:
    drawn = [(events, step) for events, motion in shown(5, lang) for step in motion if isinstance(step, Card)]
    assert drawn
    for events, card in drawn:
        assert card.title
        assert card.text.endswith((".", "”", "!"))
        assert card.title in "".join(GAME.tell(event, lang, state=None) for event in events if event.kind in CARDS)
        first = next(n for n, event in enumerate(events) if event.kind in CARDS)
        assert len(card.then) == len(events) - first - 1
    assert noted(drawn[0][1])[0] == "card"


CARDS = ("solidarity", "condition")
