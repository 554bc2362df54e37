"""Small stories, told as the log tells them: every square, card, pact form and ending.

To accept a changed story, name its file: SOBREMESA_GOLDEN=squares pytest tests/games/deuda/test_goldens.py
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from sobremesa.core.seats import CHANCE, OVER
from sobremesa.games.deuda import GAME
from sobremesa.games.deuda.content.setup import CONTENT
from sobremesa.games.deuda.view.kinds import SQUARE
from tests.games.deuda.table import DeudaTable, start
from tests.games.goldens import compare

pytestmark = pytest.mark.pure

FOLDER = Path(__file__).parent / "goldens"
NAMES = ("Ana", "Beto", "Caro", "Dani")


def log(table: DeudaTable, title: str) -> list[str]:
    """Return the journal in English under a title, with the question that is open at its end."""
    table.sound()
    assert table.state.journal is not None
    lines = [GAME.tell(event, "en", NAMES, table.state) for event in table.state.journal]
    return [f"## {title}", *lines, f"> {GAME.scene(table.state, 'en', NAMES).sentence}", ""]


def furnished() -> DeudaTable:
    """Ana owes $2,000 and owns the fish chain; Beto owns an exporting coffee land; Caro has nothing."""
    table = start(3)
    table.own(0, "fish", 1, 1)
    table.own(0, "cattle", 1, 1)
    table.own(1, "coffee", 2, 1)
    table.debt(0, 2000)
    table.forget()
    return table


def squares() -> list[str]:
    """Ana lands on each of the forty squares."""
    story = []
    for number in range(40):
        table = furnished()
        table.arrive(number)
        if table.state.turn == CHANCE and SQUARE.tokens[number] == "capital_flight":
            table.play("die 4")
        story += log(table, f"{number} {SQUARE.tokens[number]}")
    return story


def solidarity() -> list[str]:
    """Ana draws each Solidarity card."""
    story = []
    for card in CONTENT.cards.solidarity:
        table = furnished()
        table.own(1, "oil", 1)
        table.arrive(16)
        table.forget()
        table.play(f"solidarity {card.id}")
        story += log(table, card.id)
    return story


def conditions() -> list[str]:
    """Ana draws each Condition."""
    story = []
    for card in CONTENT.cards.conditions:
        table = furnished()
        table.debt(1, 4000)
        table.arrive(28)
        table.forget()
        table.play(f"condition {card.id}")
        story += log(table, card.id)
    return story


def grow(table: DeudaTable) -> None:
    table.unite("1+2")
    table.unite("1+2+3")


def club_of_pair(table: DeudaTable) -> None:
    table.unite("1+2")
    table.play("club", "accept", "accept")


def release(table: DeudaTable) -> None:
    """Ana and Beto promise, and release each other in the next meeting."""
    table.play("deal", "promise 1 2", "offer", "accept", "pass", "pass", "pass")
    table.meet()
    table.play("deal", "release 1 2", "offer", "accept")


def pacts() -> list[str]:
    """Every form a pact can take."""
    forms: dict[str, Callable[[DeudaTable], object]] = {
        "a sale": lambda s: s.play("deal", "give coffee 1", "money 1 2 2000", "offer", "accept"),
        "an exchange": lambda s: s.play("deal", "give coffee 1", "give fish 2", "offer", "accept"),
        "a gift": lambda s: s.play("deal", "money 1 3 500", "offer", "accept"),
        "a promise": lambda s: s.play("deal", "promise 1 3", "offer", "accept"),
        "a promise released": release,
        "three parties": lambda s: s.play("deal", "money 1 2 100", "money 2 3 100", "offer", "accept", "accept"),
        "countered": lambda s: s.play("deal", "give fish 2", "offer", "counter", "money 2 1 1000", "offer", "accept"),
        "refused": lambda s: s.play("deal", "give fish 2", "offer", "refuse"),
        "abandoned": lambda s: s.play("deal", "give fish 2", "abandon"),
        "a pair": lambda s: s.unite("1+2"),
        "a trio": lambda s: s.unite("1+2+3"),
        "a pair that grows": grow,
        "the club": lambda s: s.play("club", "accept", "accept"),
        "the club out of a pair": club_of_pair,
        "the club refused": lambda s: s.play("club", "refuse"),
        "the end agreed": lambda s: s.play("stop", "accept", "accept"),
        "nothing": lambda s: s.play("pass", "pass", "pass"),
    }
    story = []
    for title, form in forms.items():
        table = furnished()
        table.debt(0, 0)
        table.meet()
        table.forget()
        form(table)
        story += log(table, title)
    return story


def complete(table: DeudaTable) -> None:
    """Everything is built but one export industry for sugar, all of it Ana's."""
    for land in CONTENT.land_ids():
        table.own(0, land, 3, 3)
    table.own(0, "sugar", 3, 2)


def ruin(table: DeudaTable) -> None:
    """The country on turn cannot pay and has nothing."""
    seat = int(table.state.who())
    table.cash(seat, 0)
    table.debt(seat, int(table.state.limit(seat)))
    table.arrive(12)
    table.play("die 1")


def endings() -> list[str]:
    """Every way a game can end."""
    story = []

    def end(title: str, table: DeudaTable, *steps: Callable[[DeudaTable], object]) -> None:
        for number, step in enumerate(steps):
            if number == len(steps) - 1:
                table.forget()
            step(table)
        assert table.state.turn == OVER
        result = table.state.result()
        assert result is not None
        story.extend([*log(table, title)[:-1], f"{result.rule} {result.ranks}", ""])

    def build(table: DeudaTable) -> None:
        table.play("build sugar export")

    def boots_off(table: DeudaTable) -> None:
        table.state.boots = 0

    def everything_exports(table: DeudaTable) -> None:
        for land in CONTENT.land_ids():
            table.own(0, land, 1, 1)
        table.own(0, "sugar", 1, 0)

    def pair(table: DeudaTable) -> None:
        table.meet()
        table.unite("1+2")
        table.play(*["pass"] * int(table.state.count_in()))

    def poor(table: DeudaTable) -> None:
        table.cash(0, 0)
        table.cash(1, 50)

    def seven(table: DeudaTable) -> None:
        for land in CONTENT.land_ids()[:7]:
            table.own(0, land, 2, 2)

    def boot(table: DeudaTable) -> None:
        table.arrive(8)

    def skip(table: DeudaTable) -> None:
        table.arrive(30)

    def flight(table: DeudaTable) -> None:
        table.arrive(12)
        table.play("die 6")

    def last_lap(table: DeudaTable) -> None:
        table.stand(0, 37, laps=9)
        table.play("roll", "dice 2 2", "sell")

    def stop(table: DeudaTable) -> None:
        table.meet()
        table.play("stop", "accept")

    end("the last country", start(2), ruin)
    end("a pair and its last rival", start(3), pair, skip, ruin)
    end("a union without rivals", start(2), pair, ruin)
    end("total victory of a country", start(2), complete, build)
    end("total victory of a pair", start(3), pair, skip, skip, complete, build)
    end("total victory of the club", start(2, club_vote="mover"), complete, DeudaTable.form_club, build)
    end("liberation", start(2, club_vote="mover"), complete, DeudaTable.form_club, boots_off, build)
    end("military defeat", start(2), DeudaTable.form_club, boot, boot)
    end("economic defeat", start(2), DeudaTable.form_club, poor, flight)
    end("the lap limit", start(2, max_laps=10), last_lap)
    end("all agree to stop", start(2), stop)
    end("a triumph", start(2, "argentina"), everything_exports, build)
    end("a draw", start(2, "argentina"), seven, DeudaTable.form_club, boot, boot)
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
