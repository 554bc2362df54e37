"""Markup as a tree of parts: every element with an id is one, and knows since when it is as it is.

A version of a page is a number. `settle` compares a part with what it was before and notes at which version its opening
tag, what it holds, or the order of its children changed last; `changes` writes all that is newer than a version.
A part that is made by itself stands in a slot: what is around it need not be read again when it changes.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from html import unescape
from typing import Final, TypeAlias

SLOT: Final = re.compile(r"<!--part:(\d+)-->")
"""A place where another part stands."""
BREAK: Final = re.compile(r"\n\s*")
VOID: Final = frozenset(("area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"))


ID: Final = ' id="'
AROUND: Final = {
    "": ("", ""),
    "svg": ("<svg>", "</svg>"),
    "tbody": ("<table>", "</table>"),
    "tr": ("<table><tbody>", "</tbody></table>"),
}
"""What elements stand in that mean nothing by themselves."""


def _named(markup: str) -> frozenset[str]:
    """Return the names of the elements that have ids. No attribute holds a `<` or a `>`: they are written `&lt;`."""
    before = markup.split(ID)
    before.pop()
    return frozenset([text[text.rfind("<") + 1 :].partition(" ")[0] for text in before])


@lru_cache(512)
def _tags(names: frozenset[str]) -> "re.Pattern[str]":
    """Return what finds slots and the tags of such elements."""
    name = "|".join(sorted(names, key=len, reverse=True)) or "-"
    return re.compile(rf"<!--part:(\d+)-->|</({name})>|<({name})(?=[ >/])([^>]*)>")


class Slot:
    """A place where a part stands that is made by itself: it holds what that part is now, in all pages alike."""

    __slots__ = ("around", "ids", "latest", "mark", "number", "pieces", "reshaped")

    def __init__(self, number: int, pieces: "Pieces" = ()) -> None:
        self.number = number
        self.mark = f"<!--part:{number}-->"
        """What stands for it in markup."""
        self.pieces = pieces
        self.around: set[Slot] = set()
        """The slots of the parts that it is in."""
        self.latest = 0
        """The version at which anything in it changed last, in whatever slot of it."""
        self.reshaped = 0
        """The version at which it became other elements than before: then what is around it is sent."""
        self.ids: frozenset[str] = frozenset()
        """The ids of all that is in it, if it is part of a board."""

    def is_reshaped(self, since: int) -> bool:
        """Tell whether it became other elements after a version."""
        if self.reshaped > since:
            return True
        for piece in self.pieces:
            if isinstance(piece, Slot) and piece.is_reshaped(since):
                return True
        return False

    def fill(self, pieces: "Pieces", n: int) -> None:
        """Let it hold another version of its part."""
        if self.pieces and not _same_shape(pieces, self.pieces):
            self.reshaped = n
        self.pieces = pieces
        for slot in slots_of(pieces):
            slot.around.add(self)
        self.change(n)

    def forget(self) -> None:
        """Let it be in no other part's way: what is in it stays, in the pages that still hold it."""
        for slot in slots_of(self.pieces):
            slot.around.discard(self)

    def change(self, n: int) -> None:
        """Note that something in it changed."""
        if self.latest < n:
            self.latest = n
            for slot in self.around:
                slot.change(n)


class Part:
    """An element with an id: its tags, the markup and the parts between them, and when each of them changed last."""

    __slots__ = (
        "close", "entered", "filled", "id", "inside", "is_svg", "listed", "newest", "open", "opened", "parts", "slots",
    )  # fmt: skip

    def __init__(self, id: str, open: str, close: str, inside: "Pieces", is_svg: bool) -> None:
        self.id = id
        self.open = open
        self.inside = inside
        self.parts = [piece for piece in inside if not isinstance(piece, str)]
        """The parts and slots in it."""
        self.slots = slots_of(inside)
        """The places of parts that are made by themselves in it, at any depth: they may be newer than it."""
        self.close = close
        self.is_svg = is_svg
        """Whether it is an element of a picture, which needs a picture around it to be read as one."""
        self.opened = self.filled = self.listed = self.newest = 0
        """The versions at which its opening tag, what it holds and only the order of its children changed last."""
        self.entered: dict[str, int] = {}
        """If it is a list whose children changed: the versions at which they came."""

    @property
    def is_list(self) -> bool:
        """Tell whether it holds nothing but parts, which may come and go one by one."""
        return len(self.parts) == len(self.inside) and _are_parts(self.inside)

    def write(self) -> str:
        """Return it as markup."""
        return write((self,))


Pieces: TypeAlias = tuple[str | Part | Slot, ...]
"""A row of text, parts and places of parts."""
Slots: TypeAlias = Mapping[str, Slot]
"""The places of parts by their numbers."""


def _parts(pieces: "Pieces | list[Part | Slot]") -> "list[Part]":
    """Return the parts of a row, whether they stand there or in a slot."""
    found: list[Part] = []
    for piece in pieces:
        if isinstance(piece, Part):
            found.append(piece)
        elif isinstance(piece, Slot):
            found += _parts(piece.pieces)
    return found


def _are_parts(pieces: "Pieces") -> bool:
    """Tell whether a row holds nothing but parts."""
    for piece in pieces:
        if isinstance(piece, str) or (isinstance(piece, Slot) and not _are_parts(piece.pieces)):
            return False
    return True


def slots_of(pieces: Pieces) -> tuple[Slot, ...]:
    """Return the places of parts that are made by themselves in a row, at any depth, but not what is in those."""
    found: list[Slot] = []
    for piece in pieces:
        if isinstance(piece, Part):
            if piece.slots:
                found += piece.slots
        elif isinstance(piece, Slot):
            found.append(piece)
    return tuple(found)


def write(pieces: Pieces) -> str:
    """Return a row as markup."""
    written: list[str] = []
    _write(pieces, written)
    return "".join(written)


def _write(pieces: Pieces, written: list[str]) -> None:
    for piece in pieces:
        if isinstance(piece, Part):
            written.append(piece.open)
            _write(piece.inside, written)
            written.append(piece.close)
        elif isinstance(piece, Slot):
            _write(piece.pieces, written)
        else:
            written.append(piece)


def read(markup: str, slots: Slots, *, is_svg: bool = False) -> tuple[Pieces, dict[str, Part]]:
    """Return markup as a row of text and parts, and all parts that were read by their ids.

    A comment `part:7` stands for the slot of that number. What is not well-formed has no parts in it: it is sent as a
    whole, as browsers read it.
    """
    if "\n" in markup:
        markup = BREAK.sub(" ", markup)
    found: list[str | Part | Slot] = []
    own: dict[str, Part] = {}
    row, last, depth = found, 0, 1 if is_svg else 0
    outer: list[tuple[str, str, str, list[str | Part | Slot], bool]] = []
    """The elements that are open: name and, for those with an id, id and opening tag; the row around; whether svg."""
    # Text and, of each tag, the number of a slot, the name it closes, or the name and attributes it opens.
    tokens = _tags(_named(markup)).split(markup)
    end = 0
    for i in range(0, len(tokens) - 1, 5):
        start = end + len(tokens[i])
        slot, closing, name, attributes = tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]
        if closing is not None:
            end = start + len(closing) + 3
            if not outer or outer[-1][0] != closing:
                return (_filled(markup, slots),), {}
            _, id, open, around, inside_svg = outer.pop()
            if closing == "svg":
                depth -= 1
            if id:
                if start > last:
                    row.append(markup[last:start])
                own[id] = part = Part(id, open, markup[start:end], tuple(row), inside_svg)
                around.append(part)
                row, last = around, end
        elif slot is not None:
            end = start + len(slot) + len("<!--part:-->")
            if start > last:
                row.append(markup[last:start])
            row.append(slots[slot])
            last = end
        else:
            end = start + len(name) + len(attributes) + 2
            id = attributes.partition(ID)[2].partition('"')[0] if ID in attributes else ""
            if id in own:
                id = ""
            open = ""
            if id:
                if start > last:
                    row.append(markup[last:start])
                open, last = markup[start:end], end
            if attributes.endswith("/") or name in VOID:
                if id:
                    own[id] = part = Part(id, open, "", (), depth > 0)
                    row.append(part)
                continue
            outer.append((name, id, open, row, depth > 0))
            if id:
                row = []
            if name == "svg":
                depth += 1
    if outer:
        return (_filled(markup, slots),), {}
    if len(markup) > last:
        row.append(markup[last:])
    return tuple(found), own


def _filled(markup: str, slots: Slots) -> str:
    """Return markup with all slots written out."""

    return SLOT.sub(lambda slot: write(slots[slot[1]].pieces), markup)


def settle(pieces: Pieces, before: "Mapping[str, Part]", n: int) -> None:
    """Note of each new part in a row at which version it became what it is; those that were settled stay."""
    for piece in pieces:
        if isinstance(piece, Part) and not piece.newest:
            settle(piece.inside, before, n)
            _settle(piece, before.get(piece.id), n)


def _settle(part: Part, before: Part | None, n: int) -> None:
    if before is None or before.close != part.close:
        part.opened = part.filled = part.listed = part.newest = n
        return
    part.opened = before.opened if before.open == part.open else n
    part.filled, part.listed, part.entered = before.filled, before.listed, before.entered
    if not _same_shape(part.inside, before.inside):
        if part.is_list and before.is_list:
            known = {child.id for child in _parts(before.parts)}
            part.listed = n
            part.entered = {
                child.id: before.entered.get(child.id, 0) if child.id in known else n for child in _parts(part.parts)
            }
        else:
            part.filled = n
    newest = max(part.opened, part.filled, part.listed)
    for child in part.parts:
        if isinstance(child, Part) and child.newest > newest:
            newest = child.newest
    part.newest = newest


def _same_shape(inside: Pieces, before: Pieces) -> bool:
    if len(inside) != len(before):
        return False
    for one, other in zip(inside, before, strict=True):
        if one is other:
            continue
        if isinstance(one, Part):
            if not isinstance(other, Part) or one.id != other.id:
                return False
        elif one != other:
            return False
    return True


def changes(part: Part, since: int) -> str:
    """Return all that is newer than a version, each with an attribute `live` that says what of it changed.

    A whole element has none; `open` is an element's opening tag alone; `list` an element's children by their ids, with
    those that are new in it. Elements of pictures and tables stand in a picture or table of their own.
    """
    found: list[tuple[str, str]] = []
    _collect(part, since, found)
    written, around = [], ""
    for context, markup in found:
        if context != around:
            written += [AROUND[around][1], AROUND[context][0]]
            around = context
        written.append(markup)
    return "".join([*written, AROUND[around][1]])


def _context(part: Part) -> str:
    """Return what must be around an element for a browser to read it as what it is."""
    if part.is_svg:
        return "svg"
    name = part.open[1:6]
    return "tbody" if name == "tbody" else "tr" if name[:3] in ("tr ", "tr>") else ""


def _collect(part: Part, since: int, found: list[tuple[str, str]]) -> None:
    if not _is_newer(part, since):
        return
    if part.filled > since or _is_reshaped(part, since):
        found.append((_context(part), part.write()))
        return
    if part.listed > since:
        children = _parts(part.parts)
        order = " ".join(unescape(child.id) for child in children)
        fresh = "".join(child.write() for child in children if part.entered.get(child.id, 0) > since)
        found.append((_context(part), f"{_marked(part, f'list {order}')}{fresh}{part.close}"))
        for child in children:
            if part.entered.get(child.id, 0) <= since:
                _collect(child, since, found)
        return
    if part.opened > since:
        found.append((_context(part), _marked(part, "open") + part.close))
    for piece in part.parts:
        if isinstance(piece, Part):
            if _is_newer(piece, since):
                _collect(piece, since, found)
        elif isinstance(piece, Slot) and piece.latest > since:
            for child in _parts(piece.pieces):
                _collect(child, since, found)


def _is_reshaped(part: Part, since: int) -> bool:
    """Tell whether a slot in it became other elements after a version."""
    for piece in part.parts:
        if isinstance(piece, Slot) and piece.is_reshaped(since):
            return True
    return False


def _is_newer(part: Part, since: int) -> bool:
    """Tell whether it, or anything in it, changed after a version."""
    if part.newest > since:
        return True
    for slot in part.slots:
        if slot.latest > since:
            return True
    return False


def _marked(part: Part, what: str) -> str:
    name = part.open.partition(" ")[0]
    return f'{name} live="{what}"{part.open[len(name) :]}'
