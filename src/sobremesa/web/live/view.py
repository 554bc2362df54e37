"""A table as one visitor sees it: everything a template needs, and nothing about rules."""

import re
from dataclasses import dataclass, replace
from functools import cached_property

from markupsafe import Markup

from sobremesa.core.game import Game
from sobremesa.core.match import Match
from sobremesa.core.scene import Amount, Choice, Scene
from sobremesa.core.scored import Scored
from sobremesa.core.seats import CHANCE
from sobremesa.core.state import Result, State
from sobremesa.core.texts import listed
from sobremesa.tables import HOST, Table
from sobremesa.web.live.cache import rendered
from sobremesa.web.live.lines import Line, lines
from sobremesa.web.live.pages import Pages
from sobremesa.web.live.recap import News, SeatNews, news, undone
from sobremesa.web.render import say

SHOWN = 30
"""So many of the last actions are in the log beside the board; the rest is a click away."""


@dataclass(frozen=True)
class Group:
    """Actions of one kind, under its name."""

    verb: str
    heading: str
    choices: tuple[Choice, ...]
    amounts: tuple[Amount, ...] = ()
    """If it is a choice of an amount; the choices are then a ladder of it."""


@dataclass(frozen=True)
class Attendance:
    """The seats whose people are there, and those of them who look at the table."""

    present: frozenset[int] = frozenset()
    looking: frozenset[int] = frozenset()
    failed: int = -1
    """The seat whose bot failed, or -1."""


@dataclass(frozen=True)
class View:
    """A table as one viewer sees it."""

    lang: str
    table: Table
    game: Game
    scene: Scene
    board: Markup
    """What stands for it in the page."""
    ratio: float
    """How much wider the board is than high."""
    mine: frozenset[int]
    log: list[Line]
    result: Result | None
    narrow: bool
    news: News
    """What has happened since the visitor last played, or the last move."""
    marked: tuple[str, ...]
    """The ids of the things on the board that the last action of a seat was about."""
    attendance: Attendance
    scored: tuple[Scored, ...]
    """Everybody's score as it is read."""

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """Return what may be done, by its kinds."""
        return _groups(self.game, self.scene, self.lang)

    @cached_property
    def own(self) -> frozenset[int]:
        """Return the visitor's seats."""
        return self.mine - {HOST}

    @cached_property
    def is_shared(self) -> bool:
        """Tell whether several people play at the visitor's screen."""
        return len([n for n in self.own if not self.table.seats[n].bot]) > 1

    def group(self, verb: str) -> Group | None:
        """Return the actions of one kind, if any may be done now."""
        return next((group for group in self.groups if group.verb == verb), None)

    @cached_property
    def is_host(self) -> bool:
        """Tell whether the visitor is the table's host."""
        return HOST in self.mine

    @cached_property
    def acts(self) -> bool:
        """Tell whether the visitor is to act."""
        return _acts(self.table, self.mine)

    @cached_property
    def enters(self) -> bool:
        """Tell whether the visitor enters the game of a real table."""
        return self.table.is_entered and self.is_host

    @cached_property
    def plays(self) -> bool:
        """Tell whether the visitor has a seat."""
        return bool(self.own)

    @cached_property
    def has_acted(self) -> bool:
        """Tell whether the visitor has done anything that could be taken back."""
        if self.enters:
            return len(self.table.acts) > self.table.header.since
        return not self.own.isdisjoint(self.table.need_match().turns[self.table.header.since :])

    @cached_property
    def thinks(self) -> bool:
        """Tell whether a bot is to act."""
        return self.table.turn >= 0 and bool(self.table.seats[self.table.turn].bot) and not self.table.is_paused

    @cached_property
    def is_asked(self) -> bool:
        """Tell whether the visitor is asked to let somebody go back."""
        return bool((self.table.asked() - self.table.agreed) & self.mine)

    @cached_property
    def awaited(self) -> str:
        """Return the names of those who have not yet answered whether somebody may go back."""
        seats = sorted(self.table.asked() - self.table.agreed)
        return listed(self.lang, [self.table.seats[seat].name for seat in seats])

    @cached_property
    def headline(self) -> str:
        """Return how the game ended, in one sentence."""
        winners = self.result.winners if self.result else []
        names = [self.table.names[seat] for seat in winners]
        if self.table.is_stopped:
            return say(self.lang, "result")
        if len(self.table.seats) == 1:
            return say(self.lang, "ended-alone", score=self.scored[0].text)
        if not winners:
            return say(self.lang, "ended-nobody")
        if not self.is_shared and set(winners) <= self.own:
            return say(self.lang, "ended-you")
        return say(self.lang, "ended-won", names=listed(self.lang, names), count=len(names))

    @cached_property
    def score_says(self) -> str:
        """Return what the title says about its scores, if it has anything to say."""
        texts = self.game.texts
        return texts.say(self.lang, "scored-says") if texts.has(self.lang, "scored-says") else ""

    @cached_property
    def undone(self) -> SeatNews | None:
        """Return what would be taken back by what somebody asks for."""
        return undone(self.table, self.log)


def view(pages: Pages, table: Table, lang: str, narrow: bool, mine: frozenset[int], attendance: Attendance) -> View:
    """Return what somebody sees of a table whose game has begun."""
    match = table.need_match()
    scene = _scene(table, match, lang, _acts(table, mine))
    if _acts(table, mine) and table.turn == CHANCE:
        scene = _entered(table, match, lang, scene)
    log = pages.once(("log", lang), lambda: lines(table, lang))
    last = next((n for n in range(len(log) - 1, -1, -1) if log[n].seat != CHANCE), len(log))
    board, ratio = pages.once(("board", lang, narrow), lambda: _board(pages, table, match, lang, narrow))
    return View(
        lang=lang,
        table=table,
        game=table.game,
        scene=scene,
        board=board,
        ratio=ratio,
        mine=mine,
        log=log,
        result=table.result,
        narrow=narrow,
        news=news(table, log, mine - {HOST}, lang),
        marked=pages.once("marked", lambda: _marked(table, match, last)),
        attendance=attendance,
        scored=rendered(match, "scored", table.at, lang, lambda: table.game.scored(match.state, lang)),
    )


def _acts(table: Table, mine: frozenset[int]) -> bool:
    # Chance waits only where a real table is entered, and then for the host, who has its number.
    is_bot = table.turn >= 0 and bool(table.seats[table.turn].bot)
    return table.turn in mine and not is_bot and not table.is_paused


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


# -- what several visitors see alike is rendered once ---------------------------------------------


def _marked(table: Table, match: Match, last: int) -> tuple[str, ...]:
    """The things that an action was about, asked of the position it was taken in."""
    if last >= len(match.turns):
        return ()
    # A position that follows the game: it goes on from where it was at the last version.
    trail = rendered(match, "trail", 0, 0, lambda: {"count": last, "state": table.position(last)})
    count, state = trail["count"], trail["state"]
    assert isinstance(count, int)
    assert isinstance(state, State)
    for action in match.record.actions[count:last]:
        state.apply(action)
    trail["count"] = last
    return table.game.targets(state, match.record.actions[last])


def _scene(table: Table, match: Match, lang: str, acts: bool) -> Scene:
    """The scene; for those who only watch without what may be done."""
    version = table.at, table.names

    def seen() -> Scene:
        choices = outcomes(table, match, lang) if match.state.turn >= 0 else ()
        return table.game.scene(match.state, lang, table.names, choices)

    whole = rendered(match, "scene", version, lang, seen)
    if acts:
        return whole
    return rendered(match, "watched", version, lang, lambda: replace(whole, choices=(), amounts=()))


def _entered(table: Table, match: Match, lang: str, scene: Scene) -> Scene:
    """The scene of a real table whose dice or cards are to be entered: what may come up is what one chooses from."""

    def entered() -> Scene:
        return replace(scene, choices=outcomes(table, match, lang))

    return rendered(match, "entered", (table.at, table.names), lang, entered)


def outcomes(table: Table, match: Match, lang: str) -> tuple[Choice, ...]:
    """Return what may happen now, made once for pages and programs."""
    return rendered(
        match, "outcomes", (table.at, table.names), lang, lambda: table.game.outcomes(match.state, lang, table.names)
    )


def _board(pages: Pages, table: Table, match: Match, lang: str, narrow: bool) -> tuple[Markup, float]:
    """The board and its ratio, one for all; for watchers, the page's style leaves its targets out (`table.css`)."""
    version, ratios = (table.at, table.names), rendered(match, "ratio", 0, 0, dict[tuple[str, bool], float])

    def draw() -> str:
        drawn = table.game.draw(_scene(table, match, lang, True), narrow=narrow)
        ratios[lang, narrow] = ratio_of(drawn)
        return drawn

    board = pages.board(("board", lang, narrow), (id(match), *version), draw)
    return board, ratios[lang, narrow]


def ratio_of(drawn: str) -> float:
    """Return how much wider a picture is than high."""
    box = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', drawn[:2000])
    return float(box[1]) / float(box[2]) if box else 1.0
