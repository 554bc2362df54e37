"""Hints of Deuda Eterna say why, from the figures on the table, whatever is decided."""

import re

import pytest

from sobremesa.bots.play import recorded
from sobremesa.core.registry import game

GAME = game("deuda")
NAMES = ("Ana", "Beto", "Cata")


@pytest.fixture(scope="module", params=["en", "es"])
def reasons(request: pytest.FixtureRequest) -> dict[str, set[str]]:
    """By verb, the reasons for what bots did in some games."""
    found: dict[str, set[str]] = {}
    for seed in (1, 2, 3, 4, 5):
        record = recorded("deuda", ("easy",) * 3, seed)
        for state, action in zip(record.states(), record.actions, strict=False):
            if state.turn >= 0:
                verb = GAME.words.arguments(action)[0].name
                found.setdefault(verb, set()).add(GAME.why(state, action, request.param, NAMES))
    return found


def test_every_decision_has_a_reason_with_a_figure(reasons: dict[str, set[str]]) -> None:
    for verb, said in reasons.items():
        assert all(re.search(r"\d", reason) and reason.endswith(".") for reason in said), verb


@pytest.mark.parametrize("verb", ["bid", "pass", "accept", "refuse", "decline", "auction"])
def test_what_is_accepted_bid_for_or_left_says_what_is_at_stake(reasons: dict[str, set[str]], verb: str) -> None:
    at_stake = {reason for reason in reasons[verb] if reason.count("$") >= 2}
    assert at_stake
    assert len(reasons[verb]) > 1, "figures of the moment, not one sentence for all"
