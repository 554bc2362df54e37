"""What the player in turn of El Plan has before them, in the parts a page lays out."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from sobremesa.core.scene import Choice

__all__ = ["Deed", "Desk", "Hand", "Use"]


@dataclass(frozen=True)
class Hand:
    """What a player can work with: idle tokens, Ideas, active processes, and how many products they would make."""

    idle: tuple[int, ...]
    ideas: int
    processes: tuple[int, ...]
    """Production, logistics, marketing, of choice."""
    makes: tuple[int, ...]
    """So many of the own product, or so many of the other."""


@dataclass(frozen=True)
class Use:
    """What a production does with the processes of one kind."""

    process: str
    used: int
    chosen: int
    """Processes of choice that stand in for this kind."""
    left: int


@dataclass(frozen=True)
class Deed:
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
    reason: str = ""
    rule: str = ""


@dataclass(frozen=True)
class Desk:
    """Everything the player in turn may do now, and what they would think of but may not."""

    phase: str
    seat: int
    hand: Hand
    deeds: tuple[Deed, ...]
    prices: tuple[int, ...] = ()
    """What a product costs in the market and from abroad, this period."""
    interest: int = 0
    """What a credit costs in money, on top of its debt."""
    limit: int = 0
    """How many products may be kept."""
    gives: Mapping[str, str] = field(default_factory=dict)
    """What each opportunity space gives, in words."""

    def find(self, verb: str, **parts: str) -> list[Deed]:
        """Return the deeds of a verb that name these things; what may be done comes first."""
        return [
            deed
            for deed in self.deeds
            if deed.verb == verb and all(deed.parts.get(name.rstrip("_")) == value for name, value in parts.items())
        ]
