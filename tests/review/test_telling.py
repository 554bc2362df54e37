"""A costly decision in words."""

import pytest

from sobremesa.core.registry import titles
from sobremesa.core.texts import LANGS
from sobremesa.review.review import Costly
from sobremesa.review.telling import tell
from tests.review.played import played

GAMES = {"elplan": ("easy", "greedy"), "deuda": ("easy", "greedy", "easy"), "planeta": ("easy",)}


def some_costly(id: str, cost: float) -> Costly:
    """A decision that was taken, with another that could have been, whatever it may have cost."""
    record = played(id, GAMES[id])
    for number, state in enumerate(record.states()):
        if number > 30 and state.turn >= 0 and len(state.legal()) > 2:
            better = next(action for action in state.legal() if action != record.actions[number])
            rule = record.game.rules.rules[0].id
            after = state.copy()
            after.apply(better)
            line = (after.legal()[0],) if after.turn != -2 else ()
            return Costly(number, int(state.turn), record.actions[number], better, 0.5 - cost, 0.5, rule, line)
    raise AssertionError("nothing was ever to be chosen")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("id", titles())
def test_actions_are_named_as_in_the_log_and_can_be_read_back(id: str, lang: str) -> None:
    record, one = played(id, GAMES[id]), some_costly(id, 0.1)
    told = tell(record, one, lang)
    state = record.state(one.number)
    assert record.game.parse(state, told.played, record.names) == one.played
    assert record.game.parse(state, told.better, record.names) == one.better
    assert told.who == record.names[one.seat]
    assert told.moment == record.game.scene(state, lang, record.names).phase
    assert told.says.startswith(record.game.rules.says(one.rule, lang))
    state.play(one.better)
    assert len(told.line) == len(one.line) == 1
    assert told.line[0].endswith(f": {record.game.text(state, one.line[0], lang, record.names)}")


def test_a_cost_is_told_in_wins_at_a_table_and_in_points_alone() -> None:
    assert tell(played("elplan", GAMES["elplan"]), some_costly("elplan", 0.08), "en").cost == (
        "The chance of winning dropped by 8 percentage points: it could have been 50 %, it became 42 %."
    )
    assert tell(played("elplan", GAMES["elplan"]), some_costly("elplan", 0.01), "es").cost.startswith(
        "La probabilidad de ganar bajó 1 punto porcentual:"
    )
    assert tell(played("planeta", ("easy",)), some_costly("planeta", 0.1), "es").cost == (
        "Costó 13 puntos: eran posibles 66, así se llega a 53."
    )


def test_other_names_may_be_told() -> None:
    record = played("elplan", GAMES["elplan"])
    assert tell(record, some_costly("elplan", 0.1), "en", ("Ana", "Beto")).who in ("Ana", "Beto")
