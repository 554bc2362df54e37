"""Finished games, ten for each edition: they must always be read to the same end.

Who played stands behind each name: `greedy`, `random`, `planner@100`; `hurried` players play as in a play-out, `guide`
ones do what the tutorial's guide asks for. Those of both languages were played with the cards of the tests: what is
tuned in the game does not change them.
"""

import re
from functools import cache
from hashlib import blake2b
from pathlib import Path

import pytest

from sobremesa import Match, load, write
from sobremesa.core.events import Event
from sobremesa.core.state import Result
from sobremesa.games.elplan.content.model import MOST_CARDS
from sobremesa.games.elplan.engine.play import ElPlan
from sobremesa.games.elplan.engine.rules.end import converted, idea_lost, points, resources
from sobremesa.games.elplan.view.kinds import TOLD_CARD, TOLD_EVENT, pack_of
from tests.games import told as random_games
from tests.games.goldens import compare

from .table import CARDS, GAME

pytestmark = pytest.mark.pure

FOLDER = Path(__file__).parent / "finished"
FILES = {f"{file.parent.name}/{file.stem}": file for file in sorted(FOLDER.glob("*/*.txt"))}
ENDINGS = {
    "es/credit-penalty": ("elplan.end.score_es", "a0a11721e60dc377"),
    "es/never-repaid": ("elplan.end.score_es", "6df7c4efd5b0a9db"),
    "es/options": ("elplan.end.score_es", "f73c422231ed2693"),
    "es/planner": ("elplan.end.score_es", "5649bd44d7ade8a9"),
    "es/shop": ("elplan.end.score_es", "62b8910b15af878d"),
    "es/six-players": ("elplan.end.score_es", "6167a3e24e1bed05"),
    "es/tie-converted": ("elplan.end.tie_es", "0fa1fd5a44c1e748"),
    "es/tie-resources": ("elplan.end.tie_es", "594dd43eede78a3f"),
    "es/tie-shared": ("elplan.end.tie_es", "4474793f483848a0"),
    "es/two-players": ("elplan.end.score_es", "615b8fe506aa89a9"),
    "en/five-players": ("elplan.end.score_en", "a1309961b81a0e89"),
    "en/liquidation": ("elplan.end.score_en", "365bd54a9f9d4dc1"),
    "en/options": ("elplan.end.score_en", "44511648c3a33ad1"),
    "en/planner": ("elplan.end.score_en", "c98f7145583cc074"),
    "en/points": ("elplan.end.score_en", "0619d044ebb60ac0"),
    "en/six-players": ("elplan.end.tie_en", "cd34b550e50dc28e"),
    "en/tie-investments": ("elplan.end.tie_en", "6f8ecd4946c97cad"),
    "en/tie-resources": ("elplan.end.tie_en", "56ee08d89fbbb1ec"),
    "en/tie-shared": ("elplan.end.tie_en", "a1416fd0eb86debc"),
    "en/tolls": ("elplan.end.score_en", "dc8342f387311210"),
    "tutorial/by-the-guide": ("elplan.tutorial.end", "6f33668352fa2d28"),
    "tutorial/dealt-plans": ("elplan.tutorial.end", "d47aaa45d66d7627"),
    "tutorial/exported": ("elplan.tutorial.end", "1414b77be69a8d5b"),
    "tutorial/greedy": ("elplan.tutorial.end", "10579da19be02b4c"),
    "tutorial/idea-on-a-card": ("elplan.tutorial.end", "90411e659dccdbdb"),
    "tutorial/one-winner": ("elplan.tutorial.end", "fa8b75c34fd6ef4b"),
    "tutorial/options": ("elplan.tutorial.end", "5d3782f6e85e034c"),
    "tutorial/planner": ("elplan.tutorial.end", "91bce4b0b75499e6"),
    "tutorial/random": ("elplan.tutorial.end", "21d5ff4cf6b6a4b6"),
    "tutorial/two-winners": ("elplan.tutorial.end", "1a1bbf5e92a8e1da"),
}
"""For each game the rule that settled it, and a hash of everything that was told."""
DECIDED = {"es/tie-resources": 1, "es/tie-converted": 2, "en/tie-resources": 1, "en/tie-investments": 2}
"""By which step of the edition's ladder a tie for the win was broken: 0 are the points."""
NOT_TOLD = {
    "es": {"tolled", "time-up"},
    "en": {
        "time-up",
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
    """Return a hash of everything that was told in a game, cards by their number in their own pack."""
    return blake2b("\n".join(map(written, replay(name).events)).encode(), digest_size=8).hexdigest()


def written(event: Event) -> str:
    """Return an event with cards by their number in their own pack: others depend on what was read before."""
    return repr(Event(event.kind, event.rule, event.seat, [n % MOST_CARDS if n > 0 else n for n in event.numbers]))


def options_of(record: str) -> list[str]:
    """Return the options in a record's header; games on file know only those of their time."""
    return next(line for line in record.splitlines() if line.startswith("options ")).split()[1:]


def without_options(record: str) -> list[str]:
    """Return the lines of a record but for its options."""
    return [line for line in record.splitlines() if not line.startswith("options ")]


@pytest.mark.parametrize("name", FILES)
def test_a_finished_game_is_replayed_to_its_result(name: str) -> None:
    text = FILES[name].read_text("utf-8")
    state, result = end(name)
    assert (result.rule, told(name)) == ENDINGS[name]
    here = text.replace("\nrules 1.0\n", f"\nrules {GAME.meta.rules_version}\n")
    assert without_options(write(replay(name).record)) == without_options(here)
    assert set(options_of(text)) <= set(options_of(write(replay(name).record)))
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
    assert turned_up == {event.id for event in pack.events}
    assert acquired == {card.id for card in pack.investments}


@pytest.mark.parametrize(("name", "step"), DECIDED.items())
def test_a_tie_for_the_win_is_broken_by_a_step_of_the_ladder(name: str, step: int) -> None:
    state, result = end(name)
    seats = range(int(state.parameters.players))
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
    losers = [seat for seat in range(int(state.parameters.players)) if idea_lost(state, seat)]
    assert losers == [event.numbers[0] for event in replay(name).events if event.kind == "idea-lost"]
    assert losers


@pytest.mark.rule("elplan.d2.exchange")
def test_a_record_that_names_the_two_given_in_the_other_order_leads_to_the_same_positions() -> None:
    text = FILES["es/credit-penalty"].read_text("utf-8")
    turned = re.sub(r" exchange (\w+) (\w+) (\w+)", r" exchange \2 \1 \3", text)
    assert turned != text
    assert load(turned).actions == load(text).actions
    assert [state.digest() for state in load(turned).states()] == [state.digest() for state in load(text).states()]
    assert write(load(turned)) == write(load(text))


def test_random_games_are_told_as_they_were() -> None:
    compare(Path(__file__).parent / "told.txt", random_games.told("elplan", games=8, written=written, content=CARDS))
