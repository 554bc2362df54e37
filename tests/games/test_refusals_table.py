"""Every verb at every kind of moment of every title: which rule is named against it.

The tables in `refusals/` are read by people: a rule that does not tell a player what is really against an action is a
mistake, though no other test sees it. A line is `verbs: rule code; rule code`, `–` where the verb is allowed sometimes.

To accept changed tables: SOBREMESA_GOLDEN=planeta,elplan,deuda pytest tests/games/test_refusals_table.py
To read one with sentences: python -m tests.games.test_refusals_table planeta
"""

import re
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from sobremesa.core.events import MALFORMED, Refusal
from sobremesa.core.game import Game
from sobremesa.core.record import Record
from sobremesa.core.registry import game, titles
from sobremesa.core.seats import CHANCE
from sobremesa.core.state import State
from sobremesa.core.texts import LANGS
from sobremesa.core.vocabulary import Speech
from sobremesa.games.deuda.view.moment import moment as deuda
from sobremesa.games.elplan.view.moment import moment as elplan
from sobremesa.games.planeta.view.moment import moment as planeta
from sobremesa.testing import setups, start, walk
from tests.games.elplan.table import CARDS
from tests.games.goldens import compare
from tests.games.positions import FINISHED, golden, record, sample

FOLDER = Path(__file__).parent / "refusals"
MOMENTS: dict[str, Callable[..., tuple[str, str, tuple[str, ...]]]] = {
    "deuda": deuda,
    "elplan": elplan,
    "planeta": planeta,
}
EACH = 24
"""How many positions of a kind of moment are looked at, and (eight times as many) actions of a verb."""

Found = tuple[State, int, Refusal | None]


def positions(id: str) -> Iterator[State]:
    """Positions of random games of every setup, of finished games, of goldens."""
    # El Plan with the cards of the tests: those of the game may be tuned.
    content = CARDS if id == "elplan" else {}
    walked = [
        walk(start(*setup, seed, content.get(setup[1], "")), 600).record for setup in setups([id]) for seed in range(3)
    ]
    for one in [*walked, *map(record, FINISHED[id])]:
        yield from spread(one)
    yield from golden(id)


def spread(one: Record) -> Iterator[State]:
    """One of each kind of moment of a game, and others spread over it."""
    seen: dict[str, int] = {}
    for state in one.states():
        kind = moment(one.game, state)
        seen[kind] = seen.get(kind, 0) + 1
        # The first, second, fourth, eighth … of its kind.
        if seen[kind] & (seen[kind] - 1) == 0:
            yield state.copy()


def moment(title: Game, state: State) -> str:
    """What kind of moment it is: its phase, and the first of its rules."""
    phase, _, rules = MOMENTS[title.meta.id](state, Speech(title.texts, "en", ("Ana",) * 6, state))
    phase = re.sub(r"^Period \d+, ", "", phase)
    return f"{phase}{', chance' if state.turn == CHANCE else ''} ({rules[0].partition('.')[2]})"


@cache
def table(id: str) -> dict[str, dict[str, list[Found]]]:
    """By moment and verb what is said to the actions of that verb."""
    title = game(id)
    moments: dict[str, list[State]] = {}
    for state in positions(id):
        moments.setdefault(moment(title, state), []).append(state)
    verbs: dict[str, list[int]] = {}
    for action in title.words.verbs.space():
        verbs.setdefault(title.words.arguments(action)[0].name, []).append(action)
    return {
        kind: {
            verb: [
                (state, action, refusal)
                for number, state in enumerate(sample(states, EACH))
                for action in sample(actions, EACH * 8, number)
                for refusal in [state.why_not(action)]
                if refusal is None or refusal.family != MALFORMED
            ]
            for verb, actions in verbs.items()
        }
        for kind, states in sorted(moments.items())
    }


@pytest.mark.parametrize("id", titles())
def test_every_refusal_names_the_rule_it_has_always_named(id: str) -> None:
    lines = []
    for kind, verbs in table(id).items():
        lines.append(f"## {kind}")
        named: dict[str, list[str]] = {}
        for verb, found in verbs.items():
            rules = {f"{refusal.rule.partition('.')[2]} {refusal.code}" if refusal else "–" for _, _, refusal in found}
            named.setdefault("; ".join(sorted(rules)), []).append(verb)
        lines += [f"{', '.join(verbs)}: {rules}" for rules, verbs in named.items()]
        lines.append("")
    compare(FOLDER / f"{id}.txt", "\n".join(lines))


@pytest.mark.parametrize("id", titles())
def test_every_refusal_can_be_said_in_both_languages(id: str) -> None:
    for action, lang, sentence in dict.fromkeys(said(id)):
        assert sentence, (action, lang)
        assert "{" not in sentence


def said(id: str) -> Iterator[tuple[str, str, str]]:
    """One sentence for each verb, code and language, of the actions that can be said."""
    title = game(id)
    seen = set()
    for verbs in table(id).values():
        for verb, found in verbs.items():
            for state, action, refusal in found:
                if refusal is not None and (verb, refusal.code) not in seen and can_be_said(title, state, action):
                    seen.add((verb, refusal.code))
                    for lang in LANGS:
                        yield verb, lang, title.explain(refusal, lang, ("Ana", "Beto", "Caro", "Dani") * 2, state)


def can_be_said(title: Game, state: State, action: int) -> bool:
    """Tell whether everything the action names is there: a card of another edition is not."""
    try:
        title.words.notation(state, action)
    except IndexError:
        return False
    return True


def show(id: str) -> None:
    """Print a table with sentences."""
    title = game(id)
    for kind, verbs in table(id).items():
        print(f"\n## {kind}")
        for verb, found in verbs.items():
            seen: dict[tuple[str, str], str] = {}
            for state, action, refusal in found:
                new = refusal is not None and (refusal.code, refusal.rule) not in seen
                if refusal is not None and new and can_be_said(title, state, action):
                    seen[refusal.code, refusal.rule] = title.explain(refusal, "en", ("Ana", "Beto", "Caro") * 2, state)
            for (code, rule), sentence in seen.items():
                print(f"{verb:12} {rule.partition('.')[2]:24} {code:20} {sentence}")


if __name__ == "__main__":
    for id in sys.argv[1:] or titles():
        show(id)
