"""Finished games, ten for each edition: they must always be read to the same end.

Who played stands behind each name: `greedy`, `random`, `planner@100`; `hurried` players play as in a play-out, `guide`
ones do what the tutorial's guide asks for.
"""

from functools import cache
from hashlib import blake2b
from pathlib import Path

import pytest

from sobremesa import Match, load, write
from sobremesa.core.state import Result
from sobremesa.games.elplan.kinds import TOLD_CARD, TOLD_EVENT, pack_of
from sobremesa.games.elplan.rules.end import converted, idea_lost, points, resources
from sobremesa.games.elplan.rules.play import ElPlan

from .tables import GAME

FOLDER = Path(__file__).parent / "finished"
FILES = {f"{file.parent.name}/{file.stem}": file for file in sorted(FOLDER.glob("*/*.txt"))}
ENDINGS = {
    "es/credit-penalty": ("elplan.end.score_es", "a0a11721e60dc377"),
    "es/never-repaid": ("elplan.end.score_es", "774a223cd984e011"),
    "es/options": ("elplan.end.score_es", "d9f04ec7ba46c00f"),
    "es/planner": ("elplan.end.score_es", "5649bd44d7ade8a9"),
    "es/shop": ("elplan.end.score_es", "62b8910b15af878d"),
    "es/six-players": ("elplan.end.score_es", "1b1450b7454ddc40"),
    "es/tie-converted": ("elplan.end.tie_es", "a077d1419e07e524"),
    "es/tie-resources": ("elplan.end.tie_es", "594dd43eede78a3f"),
    "es/tie-shared": ("elplan.end.tie_es", "bb64fb86c28c5269"),
    "es/two-players": ("elplan.end.score_es", "615b8fe506aa89a9"),
    "en/five-players": ("elplan.end.score_en", "48f52c1f7e2a7f1d"),
    "en/liquidation": ("elplan.end.score_en", "8cc7a3b548b6089a"),
    "en/options": ("elplan.end.score_en", "7377b475e9ab3269"),
    "en/planner": ("elplan.end.score_en", "24601e6ccca42cf6"),
    "en/points": ("elplan.end.score_en", "0a1dfe40e6524631"),
    "en/six-players": ("elplan.end.tie_en", "bed23140495e1df7"),
    "en/tie-investments": ("elplan.end.tie_en", "92e2213520bc1fa3"),
    "en/tie-resources": ("elplan.end.tie_en", "bc3292474f573183"),
    "en/tie-shared": ("elplan.end.tie_en", "958e3258673d18b3"),
    "en/tolls": ("elplan.end.score_en", "cd8ce100fe3bfaa0"),
    "tutorial/by-the-guide": ("elplan.tutorial.end", "018dcb29d25887c2"),
    "tutorial/dealt-plans": ("elplan.tutorial.end", "49a27a3c0ddcbd21"),
    "tutorial/exported": ("elplan.tutorial.end", "bd6d597b3a809c4f"),
    "tutorial/greedy": ("elplan.tutorial.end", "47128253babb0c2c"),
    "tutorial/idea-on-a-card": ("elplan.tutorial.end", "136e6d1d3a8b5b12"),
    "tutorial/one-winner": ("elplan.tutorial.end", "897673232b9e6fd3"),
    "tutorial/options": ("elplan.tutorial.end", "553319a5a1252886"),
    "tutorial/planner": ("elplan.tutorial.end", "b04b6eed86c8de07"),
    "tutorial/random": ("elplan.tutorial.end", "499ae0b09ad9871a"),
    "tutorial/two-winners": ("elplan.tutorial.end", "c55abe5dbfb4e080"),
}
"""For each game the rule that settled it, and a hash of everything that was told."""
DECIDED = {"es/tie-resources": 1, "es/tie-converted": 2, "en/tie-resources": 1, "en/tie-investments": 2}
"""By which step of the edition's ladder a tie for the win was broken: 0 are the points."""
NOT_TOLD = {
    "es": {"tolled"},
    "en": {
        "bought-from",
        "closed-year",
        "exchanged",
        "idea-lost",
        "pointed",
        "quality",
        "repaid",
        "reshuffled",
        "retired",
        "rotated",
        "shelved",
        "spared",
        "stocked",
    },
}
"""What an edition does not have, so that it never happens there."""
NOT_TOLD["tutorial"] = (NOT_TOLD["es"] | NOT_TOLD["en"]) | {
    "arrived",
    "filled-slot",
    "gave",
    "imported",
    "income",
    "liquidated",
    "moved-subsidies",
}
EDITIONS = sorted(NOT_TOLD)


@cache
def replay(name: str) -> Match:
    return Match.resume(load(FILES[name].read_text("utf-8")))


def end(name: str) -> tuple[ElPlan, Result]:
    """Return the last position of a game and its result."""
    state = replay(name).state
    result = state.result()
    assert isinstance(state, ElPlan)
    assert result is not None
    return state, result


def told(name: str) -> str:
    """Return a hash of everything that was told in a game."""
    return blake2b("\n".join(map(repr, replay(name).events)).encode(), digest_size=8).hexdigest()


@pytest.mark.parametrize("name", FILES)
def test_a_finished_game_is_replayed_to_its_result(name: str) -> None:
    text = FILES[name].read_text("utf-8")
    state, result = end(name)
    assert (result.rule, told(name)) == ENDINGS[name]
    assert write(replay(name).record) == text
    assert replay(name).record.state().digest() == state.digest()
    assert text.endswith(f"\nresult {' '.join(map(str, result.points))}\n")
    assert len(text) < 40_000


@pytest.mark.parametrize("edition", EDITIONS)
def test_there_are_ten_games_of_an_edition(edition: str) -> None:
    assert [name.split("/")[0] for name in ENDINGS].count(edition) == 10
    assert FILES.keys() == ENDINGS.keys()


@pytest.mark.parametrize("edition", EDITIONS)
def test_together_they_tell_everything_that_can_happen(edition: str) -> None:
    games = [replay(name) for name in ENDINGS if name.startswith(f"{edition}/")]
    kinds = {event.kind for game in games for event in game.events}
    assert kinds == GAME.words.events.keys() - NOT_TOLD[edition]
    assert {event.numbers[0] for game in games for event in game.events if event.kind == "enabled"} == set(range(1, 8))
    pack = pack_of(games[0].state)
    turned_up = {TOLD_EVENT.token(e.numbers[0], None) for game in games for e in game.events if e.kind == "event"}
    acquired = {TOLD_CARD.token(e.numbers[0], None) for game in games for e in game.events if e.kind == "acquired"}
    assert turned_up == {event["id"] for event in pack.events}
    assert acquired == {card["id"] for card in pack.investments}


@pytest.mark.parametrize(("name", "step"), DECIDED.items())
def test_a_tie_for_the_win_is_broken_by_a_step_of_the_ladder(name: str, step: int) -> None:
    state, result = end(name)
    seats = range(int(state.chart.players))
    last = converted if name.startswith("es/") else lambda state, seat: state.held(seat)
    first, second = sorted(
        ([int(points(state, seat)), int(resources(state, seat)), int(last(state, seat))] for seat in seats),
        reverse=True,
    )[:2]
    assert first[:step] == second[:step]
    assert first[step:] > second[step:]
    assert result.ranks.count(1) == 1


@pytest.mark.parametrize("name", ["es/tie-shared", "en/tie-shared", "tutorial/two-winners"])
def test_equal_in_everything_share_the_win(name: str) -> None:
    assert end(name)[1].ranks.count(1) == 2


@pytest.mark.parametrize("name", ["es/credit-penalty", "es/never-repaid"])
def test_a_credit_still_open_costs_an_idea(name: str) -> None:
    state, _ = end(name)
    losers = [seat for seat in range(int(state.chart.players)) if idea_lost(state, seat)]
    assert losers == [event.numbers[0] for event in replay(name).events if event.kind == "idea-lost"]
    assert losers
