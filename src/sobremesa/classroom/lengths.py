"""How long the forms of a title are (its `content/lengths.toml`): measured in decisions, estimated in minutes."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from sobremesa.core.game import Game
from sobremesa.core.meta import Value


@dataclass(frozen=True)
class Lengths:
    """The option that makes games shorter, and how many decisions a table takes with each of its values."""

    option: str
    """Empty for a title that has one length."""
    minutes: int
    """Of a whole game, as the box says."""
    whole: int
    """The decisions those minutes are for."""
    decisions: dict[Value, dict[int, int]]
    """By value of the option and number of players; the whole game first."""

    @property
    def values(self) -> tuple[Value, ...]:
        """Return the values of the option, the whole game first."""
        return tuple(self.decisions)

    def of(self, value: Value, players: int) -> tuple[int, int] | None:
        """Return the decisions of a table and the minutes people take for them, to five; None if not measured."""
        count = self.decisions.get(value, {}).get(players)
        return None if count is None else (count, max(5, 5 * round(count * self.minutes / self.whole / 5)))


@cache
def lengths(title: Game) -> Lengths | None:
    """Return how long the forms of a title are; None if nobody has measured them."""
    file = files(title.texts.package).joinpath("content/lengths.toml")
    if not file.is_file():
        return None
    content = tomllib.loads(file.read_text("utf-8"))
    forms = {form["value"]: {int(players): int(count) for players, count in form["decisions"].items()}
             for form in content["form"]}  # fmt: skip
    return Lengths(content.get("option", ""), content["minutes"], content["whole"], forms)
