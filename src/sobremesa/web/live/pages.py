"""The pages of one thing that people look at, by parts: each is made once for all who see it alike, if it changed."""

import secrets
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

from markupsafe import Markup

from sobremesa.draw.parts import kept_by
from sobremesa.web.live.markup import SLOT, Part, Slot, changes, read, settle, slots_of

T = TypeVar("T")
UNUSED = 64
"""A part that was neither used for so many versions, nor is in one that was, is forgotten."""


@dataclass
class Made:
    """A part that was made: from what, where it stands, and at which version it was last used."""

    inputs: object
    slot: Slot
    markup: str
    """As it was rendered, with marks where slots are."""
    own: dict[str, Part]
    """The parts of it that are nobody else's, by their ids."""
    used: int
    mark: Markup
    """What stands for it in other markup."""
    targets: frozenset[str] = frozenset()


class Pages:
    """All pages of one thing in this process. `n` counts its versions: with each other `state` there is another."""

    def __init__(self) -> None:
        self.n = 0
        self.state: object = None
        self._name = secrets.token_hex(3)
        """Another process, or this one after a start, counts differently."""
        self._made: dict[Hashable, Made] = {}
        self._slots: dict[str, Slot] = {}
        self._numbers = 0
        self._viewers: dict[Hashable, int] = {}
        self._shared: dict[Hashable, Any] = {}
        """What is made once at this version, for all who see it alike."""

    def follow(self, state: object) -> None:
        """Count another version if what is shown has changed."""
        if state == self.state and self.n:
            return
        self.state = state
        self.n += 1
        self._shared.clear()
        if self.n % UNUSED == 0:
            self._forget()

    def _forget(self) -> None:
        # Parts are not asked for while the part around them stays as it is: they are held by it.
        waiting = [made.slot for made in self._made.values() if made.used >= self.n - UNUSED]
        held = set[Slot]()
        while waiting:
            slot = waiting.pop()
            if slot not in held:
                held.add(slot)
                waiting += slots_of(slot.pieces)
        for key in [key for key, made in self._made.items() if made.slot not in held]:
            slot = self._made.pop(key).slot
            slot.forget()
            del self._slots[str(slot.number)]

    def once(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return what is the same for several viewers at this version."""
        if key not in self._shared:
            self._shared[key] = make()
        found: T = self._shared[key]
        return found

    # -- parts -----------------------------------------------------------------------------------

    def part(self, key: Hashable, inputs: object, render: Callable[[], str]) -> Markup:
        """Return what stands for a part in the markup around it; it is rendered only if its inputs are others."""
        made = self._made.get(key)
        if made is None or made.inputs != inputs:
            made = self._make(key, made, inputs, render(), False)
        made.used = self.n
        return made.mark

    def _make(self, key: Hashable, before: Made | None, inputs: object, markup: str, is_svg: bool) -> Made:
        # Other inputs may well look the same. What is in its slots changes by itself, unless it could not be read.
        if before is not None and before.markup == markup and (before.own or SLOT.search(markup) is None):
            before.inputs = inputs
            return before
        pieces, own = read(markup, self._slots, is_svg=is_svg)
        settle(pieces, before.own if before else {}, self.n)
        if before is None:
            self._numbers += 1
            slot = self._slots[str(self._numbers)] = Slot(self._numbers)
        else:
            slot = before.slot
        slot.fill(pieces, self.n)
        made = self._made[key] = Made(inputs, slot, markup, own, self.n, Markup(slot.mark))
        return made

    def board(self, key: Hashable, inputs: object, draw: Callable[[], str]) -> Markup:
        """Return what stands for a board, of which only those parts are drawn that changed."""
        with kept_by(Board(self, key)):
            return self.part(key, inputs, draw)

    def board_part(self, key: Hashable, inputs: object, targets: frozenset[str], draw: Callable[[], str]) -> str:
        """Return what stands for a part of a board; of all targets only those in it count."""
        made = self._made.get(key)
        if made is None or made.inputs != inputs or made.targets != targets & made.slot.ids:
            made = self._make(key, made, inputs, draw(), True)
            made.slot.ids = frozenset(made.own).union(*(slot.ids for slot in slots_of(made.slot.pieces)))
            made.targets = targets & made.slot.ids
        made.used = self.n
        return made.slot.mark

    # -- pages -----------------------------------------------------------------------------------

    def page(self, viewer: Hashable, id: str, render: Callable[[], str]) -> "Page":
        """Return the page as a viewer sees it now: the element with that id, whose inside is rendered."""
        key = "page", viewer
        made = self._made.get(key)
        if made is None or made.inputs != self.n:
            made = self._make(key, made, self.n, f'<div id="{id}">{render()}</div>', False)
        made.used = self.n
        root = made.slot.pieces[0]
        assert isinstance(root, Part)
        return Page(self, viewer, root)

    def line(self, viewer: Hashable) -> str:
        """Return the name of the line of versions that a viewer sees: what is new to one may be known to another."""
        return f"{self._name}-{self._viewers.setdefault(viewer, len(self._viewers))}"


@dataclass(frozen=True)
class Page:
    """A page as one kind of viewer sees it at this version."""

    pages: Pages
    viewer: Hashable
    root: Part

    @property
    def version(self) -> str:
        """Return the version that it shows: the name of a line of versions and a number in it."""
        return f"{self.pages.line(self.viewer)}.{self.pages.n}"

    @property
    def inside(self) -> Markup:
        """Return all of it, for a page that is loaded."""
        return Markup(self.root.write()[len(self.root.open) : -len(self.root.close)])

    def since(self, seen: str) -> tuple[str, str]:
        """Return what somebody who has seen a version lacks, and the version it adds to: none if it is all."""
        line, _, number = seen.rpartition(".")
        if line == self.pages.line(self.viewer) and number.isdecimal() and len(number) < 12:
            n = int(number)
            if n <= self.pages.n:
                return seen, self.pages.once(("sent", self.viewer, n), lambda: changes(self.root, n))
        return "", self.pages.once(("sent", self.viewer, -1), lambda: changes(self.root, -1))


class Board:
    """The parts of one board, in one language and width."""

    def __init__(self, pages: Pages, key: Hashable) -> None:
        self.pages = pages
        self.key = key

    def keep(self, id: str, inputs: object, targets: frozenset[str], draw: Callable[[], str]) -> str:
        """Return what stands for a part of it."""
        return self.pages.board_part((self.key, id), inputs, targets, draw)


_PAGES: "WeakKeyDictionary[object, Pages]" = WeakKeyDictionary()


def pages_of(source: object) -> Pages:
    """Return the pages of something; they go with it."""
    return _PAGES.setdefault(source, Pages()) if source not in _PAGES else _PAGES[source]
