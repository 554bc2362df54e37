"""Ways: what the player in turn may do, with what it costs and leads to; or may not do, with the reason."""

from collections.abc import Mapping
from typing import NamedTuple

from sobremesa.core.scene import Choice

DISCOUNTS = {"money-off": "money", "energy-off": "energy", "adviser": "money"}
"""By term: the resource of which one less is paid."""


class Hand(NamedTuple):
    """What a player can work with: idle tokens, Ideas, active processes, and how many products they would make."""

    idle: tuple[int, ...]
    ideas: int
    processes: tuple[int, ...]
    """Production, logistics, marketing, of choice."""
    makes: tuple[int, ...]
    """So many of the own product, or so many of the other."""


class Use(NamedTuple):
    """What a production does with the processes of one kind."""

    process: str
    used: int
    chosen: int
    """Processes of choice that stand in for this kind."""
    left: int


class FacePiece(NamedTuple):
    """One of the things a button shows, in order: a text, or something drawn."""

    kind: str
    """Texts: `word`, `number`, `label`, `sum`, `note`, `off`, `unused`. Drawn: `arrow`, `sign`, `token`, `ware`,
    `process`, `cog`, `stand-in` (a process of choice) and, for a whole row, `tokens`."""
    value: str = ""
    """The text, or what is drawn."""
    size: str = ""
    """`small` or `large`; of a cog whether it is `used` or `left`."""
    row: tuple[str, ...] = ()
    """The resources of a row, one by one; `value` is written instead where there are none."""


class Way(NamedTuple):
    """Something the player in turn may do; or may not, and then the reason with its rule."""

    action: int
    verb: str
    parts: Mapping[str, str]
    """The things it names, as records write them: row 3, with idea."""
    choice: Choice | None = None
    """The same as a choice; nothing if it may not be done."""
    pays: tuple[int, ...] = ()
    """Human capital, money and energy it costs."""
    after: Hand | None = None
    """What the player has afterwards, while the turn goes on."""
    uses: tuple[Use, ...] = ()
    """What a production does with the active processes."""
    reason: str = ""
    rule: str = ""
    face: tuple[FacePiece, ...] = ()
    """What its button shows."""
    below: tuple[FacePiece, ...] = ()
    """What its button shows on a second line."""
    style: str = ""
    """How its button stands out."""

    @property
    def terms(self) -> list[str]:
        """How it is paid: money-off, energy-off, adviser, credit."""
        return self.parts["terms"].split("+")

    @property
    def on_credit(self) -> bool:
        """Whether it is paid with a credit."""
        return "credit" in self.terms

    @property
    def discounts(self) -> list[str]:
        """The resources of which one less is paid, one by one."""
        return [DISCOUNTS[term] for term in self.terms if term in DISCOUNTS]

    @property
    def seller(self) -> int | None:
        """The seat that is bought from; nobody where it is the market, or a neighbour of no name."""
        player = self.parts.get("player", "")
        return int(player) - 1 if self.verb == "buy-from" and player.isdecimal() else None

    @property
    def tokens(self) -> tuple[str, ...]:
        """The resources that come back, one by one."""
        kinds = {"h": "human", "m": "money", "e": "energy"}
        return tuple(kinds[letter] for letter in self.parts["tokens"] if letter in kinds)

    @property
    def numbers(self) -> str:
        """The numbers it names, in order: the counters of a dial are compared with them."""
        return " ".join(value for value in self.parts.values() if value.isdecimal())


class Ways(NamedTuple):
    """What may be done with one thing, in the order of the page; and what may not, the most telling first."""

    can: tuple[Way, ...]
    cannot: tuple[Way, ...]

    @property
    def why(self) -> Way | None:
        """What is shown as barred where nothing may be done."""
        return self.cannot[0] if self.cannot and not self.can else None

    @property
    def why_not_paid(self) -> Way | None:
        """What is shown as barred where nothing may be had but on credit, which is open to nearly everybody."""
        return self.cannot[0] if self.cannot and all(way.on_credit for way in self.can) else None
