"""A table as one visitor sees it: everything a template needs, and nothing about rules."""

import re
from dataclasses import dataclass, replace
from weakref import WeakKeyDictionary

from markupsafe import Markup

from sobremesa.core.game import Game
from sobremesa.core.match import Match
from sobremesa.core.scene import Amount, Choice, Scene
from sobremesa.core.seats import CHANCE
from sobremesa.core.state import Result, State
from sobremesa.core.texts import capital, listed
from sobremesa.table import Table
from sobremesa.table.table import HOST, commitment

__all__ = ["SHOWN", "Group", "Line", "View", "lines", "view"]

SHOWN = 30
"""So many of the last actions are in the log beside the board; the rest is a click away."""

NEWS = 4
"""So much of what chance made of the last action is told at once."""


@dataclass(frozen=True)
class Group:
    """Actions of one kind, under its name."""

    verb: str
    heading: str
    choices: tuple[Choice, ...]
    amounts: tuple[Amount, ...] = ()
    """If it is a choice of an amount; the choices are then a ladder of it."""


@dataclass(frozen=True)
class Line:
    """What came of one action, in sentences, each with the rule it happened by."""

    number: int
    seat: int
    sentences: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class View:
    """What one visitor sees of a table."""

    lang: str
    table: Table
    game: Game
    scene: Scene
    board: Markup
    mine: frozenset[int]
    groups: tuple[Group, ...]
    log: list[Line]
    result: Result | None
    narrow: bool
    news: tuple[Line, ...]
    """The last action of a seat, and what chance made of it."""
    marked: tuple[str, ...]
    """The ids of the things on the board that the last action of a seat was about."""
    present: frozenset[int]

    @property
    def ratio(self) -> float:
        """Return how much wider the board is than high."""
        found = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', self.board[:2000])
        return float(found[1]) / float(found[2]) if found else 1.0

    @property
    def own(self) -> frozenset[int]:
        """Return the visitor's seats."""
        return self.mine - {HOST}

    @property
    def is_shared(self) -> bool:
        """Tell whether several people play at the visitor's screen."""
        return len([n for n in self.own if not self.table.seats[n].bot]) > 1

    def group(self, verb: str) -> Group | None:
        """Return the actions of one kind, if any may be done now."""
        return next((group for group in self.groups if group.verb == verb), None)

    @property
    def is_host(self) -> bool:
        """Tell whether the visitor is the table's host."""
        return HOST in self.mine

    @property
    def acts(self) -> bool:
        """Tell whether the visitor is to act."""
        return self.table.turn in self.mine and not self.table.seats[self.table.turn].bot

    @property
    def plays(self) -> bool:
        """Tell whether the visitor has a seat."""
        return bool(self.own)

    @property
    def has_acted(self) -> bool:
        """Tell whether the visitor has done anything that could be taken back."""
        return not self.own.isdisjoint(self.table.need_match().turns[self.table.header.since :])

    @property
    def thinks(self) -> bool:
        """Tell whether a bot is to act."""
        return self.table.turn >= 0 and bool(self.table.seats[self.table.turn].bot)

    @property
    def is_asked(self) -> bool:
        """Tell whether the visitor is asked to let somebody go back."""
        return bool((self.table.asked() - self.table.agreed) & self.mine)

    @property
    def awaited(self) -> str:
        """Return the names of those who have not yet answered whether somebody may go back."""
        seats = sorted(self.table.asked() - self.table.agreed)
        return listed(self.lang, [self.table.seats[seat].name for seat in seats])

    @property
    def commitment(self) -> str:
        """Return what binds the luck of this game from its start."""
        return commitment(self.table.header)


def view(table: Table, lang: str, narrow: bool, mine: frozenset[int], present: frozenset[int]) -> View:
    """Return what somebody sees of a table whose game has begun."""
    match = table.need_match()
    acts = table.turn in mine and not table.seats[table.turn].bot
    scene = _scene(table, match, lang, acts)
    told = lines(table, lang)
    last = next((n for n in range(len(told) - 1, -1, -1) if told[n].seat != CHANCE), len(told))
    return View(
        lang=lang,
        table=table,
        game=table.game,
        scene=scene,
        board=_board(table, match, lang, narrow),
        mine=mine,
        groups=_groups(table.game, scene, lang),
        log=told,
        result=match.state.result(),
        narrow=narrow,
        news=tuple(told[last : last + 1] + told[last + 1 :][-NEWS:]),
        marked=_marked(table, match, last),
        present=present,
    )


def _groups(game: Game, scene: Scene, lang: str) -> tuple[Group, ...]:
    def heading(verb: str) -> str:
        key = f"verb-{verb}"
        return game.texts.say(lang, key) if game.texts.has(lang, key) else ""

    return tuple(
        Group(
            verb,
            heading(verb),
            tuple(choice for choice in scene.choices if choice.verb == verb),
            tuple(amount for amount in scene.amounts if amount.verb == verb),
        )
        for verb in dict.fromkeys([choice.verb for choice in scene.choices] + [some.verb for some in scene.amounts])
    )


# -- what several visitors see alike is made once -------------------------------------------------

_scenes: "WeakKeyDictionary[Match, dict[object, Scene]]" = WeakKeyDictionary()
_boards: "WeakKeyDictionary[Match, dict[object, Markup]]" = WeakKeyDictionary()
_logs: "WeakKeyDictionary[Match, dict[str, list[Line]]]" = WeakKeyDictionary()
_trails: "WeakKeyDictionary[Match, tuple[int, State]]" = WeakKeyDictionary()
"""By match, a position that walks behind the game: after so many actions."""


def _marked(table: Table, match: Match, last: int) -> tuple[str, ...]:
    """The things that an action was about, asked of the position it was taken in."""
    if last >= len(match.turns):
        return ()
    count, state = _trails.get(match) or (last, table.position(last))
    for action in match.record.actions[count:last]:
        state.apply(action)
    _trails[match] = last, state
    return table.game.targets(state, match.record.actions[last])


def _scene(table: Table, match: Match, lang: str, acts: bool) -> Scene:
    """The scene; for those who only watch without what may be done."""
    kept = _scenes.setdefault(match, {})
    moment = (table.at, table.names)
    for old in [key for key in kept if key[0] != moment]:  # type: ignore[index]
        del kept[old]
    whole = kept.get((moment, lang, True))
    if whole is None:
        whole = kept[moment, lang, True] = table.game.scene(match.state, lang, table.names)
        kept[moment, lang, False] = replace(whole, choices=(), amounts=())
    return kept[moment, lang, acts]


def _board(table: Table, match: Match, lang: str, narrow: bool) -> Markup:
    """The board, one for all; for those who only watch, the page's style leaves its targets out (`table.css`)."""
    kept = _boards.setdefault(match, {})
    moment = (table.at, table.names)
    for old in [key for key in kept if key[0] != moment]:  # type: ignore[index]
        del kept[old]
    key = (moment, lang, narrow)
    if key not in kept:
        kept[key] = Markup(table.game.draw(_scene(table, match, lang, True), narrow=narrow))
    return kept[key]


def lines(table: Table, lang: str) -> list[Line]:
    """Return the whole log in sentences, the oldest first."""
    match = table.need_match()
    told = _logs.setdefault(match, {}).setdefault(lang, [])
    fresh, first, last = [], len(told), len(match.turns)
    for number in range(first, last):
        events = match.events[match.marks[number] : match.marks[number + 1]]
        sentences = tuple((capital(table.game.tell(event, lang, table.names)), event.rule) for event in events)
        fresh.append(Line(number + 1, match.turns[number], sentences))
    # At once: somebody else, in another thread, may be telling the same.
    told[first:last] = fresh
    return told
