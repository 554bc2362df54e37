"""Small stories, told as the log tells them: every square, card, pact form and ending.

To accept a changed story, name its file: SOBREMESA_GOLDEN=squares pytest tests/games/deuda/test_goldens.py
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from sobremesa.core.seats import CHANCE, OVER
from sobremesa.games.deuda.content.setup import CONTENT
from sobremesa.games.deuda.engine.play import Deuda
from sobremesa.games.deuda.view.kinds import SQUARE
from tests.games.deuda.table import (
    GAME,
    act,
    arrive,
    cash,
    debt,
    form_club,
    meet,
    own,
    sound,
    stand,
    start,
    unite,
)
from tests.games.goldens import compare

FOLDER = Path(__file__).parent / "goldens"
NAMES = ("Ana", "Beto", "Caro", "Dani")


def log(state: Deuda, title: str) -> list[str]:
    """Return the journal in English under a title, with the question that is open at its end."""
    sound(state)
    assert state.journal is not None
    lines = [GAME.tell(event, "en", NAMES, state) for event in state.journal]
    return [f"## {title}", *lines, f"> {GAME.scene(state, 'en', NAMES).sentence}", ""]


def furnished() -> Deuda:
    """Ana owes $2,000 and owns the fish chain; Beto owns an exporting coffee land; Caro has nothing."""
    state = start(3)
    own(state, 0, "fish", 1, 1)
    own(state, 0, "cattle", 1, 1)
    own(state, 1, "coffee", 2, 1)
    debt(state, 0, 2000)
    state.journal = []
    return state


def squares() -> list[str]:
    """Ana lands on each of the forty squares."""
    story = []
    for number in range(40):
        state = furnished()
        arrive(state, number)
        if state.turn == CHANCE and SQUARE.tokens[number] == "capital_flight":
            act(state, "die 4")
        story += log(state, f"{number} {SQUARE.tokens[number]}")
    return story


def solidarity() -> list[str]:
    """Ana draws each Solidarity card."""
    story = []
    for card in CONTENT.cards.solidarity:
        state = furnished()
        own(state, 1, "oil", 1)
        arrive(state, 16)
        state.journal = []
        act(state, f"solidarity {card.id}")
        story += log(state, card.id)
    return story


def conditions() -> list[str]:
    """Ana draws each Condition."""
    story = []
    for card in CONTENT.cards.conditions:
        state = furnished()
        debt(state, 1, 4000)
        arrive(state, 28)
        state.journal = []
        act(state, f"condition {card.id}")
        story += log(state, card.id)
    return story


def grow(state: Deuda) -> None:
    unite(state, "1+2")
    unite(state, "1+2+3")


def club_of_pair(state: Deuda) -> None:
    unite(state, "1+2")
    act(state, "club", "accept", "accept")


def release(state: Deuda) -> None:
    """Ana and Beto promise, and release each other in the next meeting."""
    act(state, "deal", "promise 1 2", "offer", "accept", "pass", "pass", "pass")
    meet(state)
    act(state, "deal", "release 1 2", "offer", "accept")


def pacts() -> list[str]:
    """Every form a pact can take."""
    forms: dict[str, Callable[[Deuda], None]] = {
        "a sale": lambda s: act(s, "deal", "give coffee 1", "money 1 2 2000", "offer", "accept"),
        "an exchange": lambda s: act(s, "deal", "give coffee 1", "give fish 2", "offer", "accept"),
        "a gift": lambda s: act(s, "deal", "money 1 3 500", "offer", "accept"),
        "a promise": lambda s: act(s, "deal", "promise 1 3", "offer", "accept"),
        "a promise released": release,
        "three parties": lambda s: act(s, "deal", "money 1 2 100", "money 2 3 100", "offer", "accept", "accept"),
        "countered": lambda s: act(s, "deal", "give fish 2", "offer", "counter", "money 2 1 1000", "offer", "accept"),
        "refused": lambda s: act(s, "deal", "give fish 2", "offer", "refuse"),
        "abandoned": lambda s: act(s, "deal", "give fish 2", "abandon"),
        "a pair": lambda s: unite(s, "1+2"),
        "a trio": lambda s: unite(s, "1+2+3"),
        "a pair that grows": grow,
        "the club": lambda s: act(s, "club", "accept", "accept"),
        "the club out of a pair": club_of_pair,
        "the club refused": lambda s: act(s, "club", "refuse"),
        "the end agreed": lambda s: act(s, "stop", "accept", "accept"),
        "nothing": lambda s: act(s, "pass", "pass", "pass"),
    }
    story = []
    for title, form in forms.items():
        state = furnished()
        debt(state, 0, 0)
        meet(state)
        state.journal = []
        form(state)
        story += log(state, title)
    return story


def complete(state: Deuda) -> None:
    """Everything is built but one export industry for sugar, all of it Ana's."""
    for land in CONTENT.land_ids():
        own(state, 0, land, 3, 3)
    own(state, 0, "sugar", 3, 2)


def ruin(state: Deuda) -> None:
    """The country on turn cannot pay and has nothing."""
    seat = int(state.who())
    cash(state, seat, 0)
    debt(state, seat, int(state.limit(seat)))
    arrive(state, 12)
    act(state, "die 1")


def endings() -> list[str]:
    """Every way a game can end."""
    story = []

    def end(title: str, state: Deuda, *steps: Callable[[Deuda], None]) -> None:
        for number, step in enumerate(steps):
            if number == len(steps) - 1:
                state.journal = []
            step(state)
        assert state.turn == OVER
        result = state.result()
        assert result is not None
        story.extend([*log(state, title)[:-1], f"{result.rule} {result.ranks}", ""])

    def build(state: Deuda) -> None:
        act(state, "build sugar export")

    def boots_off(state: Deuda) -> None:
        state.boots = 0

    def everything_exports(state: Deuda) -> None:
        for land in CONTENT.land_ids():
            own(state, 0, land, 1, 1)
        own(state, 0, "sugar", 1, 0)

    def pair(state: Deuda) -> None:
        meet(state)
        unite(state, "1+2")
        act(state, *["pass"] * int(state.count_in()))

    def poor(state: Deuda) -> None:
        cash(state, 0, 0)
        cash(state, 1, 50)

    def seven(state: Deuda) -> None:
        for land in CONTENT.land_ids()[:7]:
            own(state, 0, land, 2, 2)

    def boot(state: Deuda) -> None:
        arrive(state, 8)

    def skip(state: Deuda) -> None:
        arrive(state, 30)

    def flight(state: Deuda) -> None:
        arrive(state, 12)
        act(state, "die 6")

    def last_lap(state: Deuda) -> None:
        stand(state, 0, 37, laps=9)
        act(state, "roll", "dice 2 2", "sell")

    def stop(state: Deuda) -> None:
        meet(state)
        act(state, "stop", "accept")

    end("the last country", start(2), ruin)
    end("a pair and its last rival", start(3), pair, skip, ruin)
    end("a union without rivals", start(2), pair, ruin)
    end("total victory of a country", start(2), complete, build)
    end("total victory of a pair", start(3), pair, skip, skip, complete, build)
    end("total victory of the club", start(2, club_vote="mover"), complete, form_club, build)
    end("liberation", start(2, club_vote="mover"), complete, form_club, boots_off, build)
    end("military defeat", start(2), form_club, boot, boot)
    end("economic defeat", start(2), form_club, poor, flight)
    end("the lap limit", start(2, max_laps=10), last_lap)
    end("all agree to stop", start(2), stop)
    end("a triumph", start(2, "argentina"), everything_exports, build)
    end("a draw", start(2, "argentina"), seven, form_club, boot, boot)
    return story


STORIES = {
    "squares": squares,
    "solidarity": solidarity,
    "conditions": conditions,
    "pacts": pacts,
    "endings": endings,
}


@pytest.mark.parametrize("name", list(STORIES))
def test_the_story_is_the_one_on_file(name: str) -> None:
    compare(FOLDER / f"{name}.txt", "\n".join(STORIES[name]()))
