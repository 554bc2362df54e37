"""What is shown moving in El Plan: what goes between workshops and city in whole games."""

import re
from collections.abc import Iterator

import pytest

from sobremesa.bots.play import recorded
from sobremesa.core.events import Event
from sobremesa.core.match import Match
from sobremesa.core.motion import Flow, Motion
from sobremesa.core.registry import game

GAME = game("elplan")


def shown(seed: int, lang: str = "en") -> Iterator[tuple[Event, Motion]]:
    """By event of a game between bots: what is shown of it."""
    match = Match.resume(recorded("elplan", ["greedy"] * 3, seed))
    for n, action in enumerate(match.record.actions):
        for event in match.events[match.marks[n] : match.marks[n + 1]]:
            for step in GAME.motion(match.state, action, [event], lang, match.record.names):
                yield event, step


def test_money_is_seen_to_go_from_the_till_to_the_market_and_back() -> None:
    flows = [step for seed in (1, 2, 3) for _, step in shown(seed) if isinstance(step, Flow)]
    ways = {(re.sub(r"-\d.*", "", step.source), re.sub(r"-\d.*", "", step.target)) for step in flows}
    assert {("till", "market-good"), ("market-service", "till"), ("till", "row"), ("row", "till")} <= ways
    assert {("district", "till"), ("till", "district"), ("space-d6a", "till"), ("holding", "till")} <= ways


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_flow_says_what_goes_from_whom_to_whom(lang: str) -> None:
    for event, step in shown(2, lang):
        assert isinstance(step, Flow)
        assert step.said
        assert step.giver != step.taker, event
        assert max(step.seats) >= 0


def test_what_flows_is_on_the_board() -> None:
    seed = 1
    match = Match.resume(recorded("elplan", ["greedy"] * 3, seed))
    board = GAME.draw(GAME.scene(match.state, "en", match.record.names))
    ids = set(re.findall(r'id="([^"]+)"', board))
    # A card that was liquidated, or a subsidy's space of a larger table, is not there at the end.
    flows = [step for _, step in shown(seed) if isinstance(step, Flow)]
    assert {end for step in flows for end in (step.source, step.target) if "holding" not in end} <= ids


def test_a_price_with_a_discount_is_not_shown_as_the_printed_one() -> None:
    bought = [(event, step) for event, step in shown(1) if event.kind == "acquired" and isinstance(step, Flow)]
    paid = [event for event, step in bought if step.target == "district-3"]
    assert paid
    assert all(event.numbers[1] == 0 for event in paid)
