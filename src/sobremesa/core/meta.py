"""What a title says of itself before anyone plays: editions, seats, levels, options."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from sobremesa.core.credits import Credit
from sobremesa.core.errors import UserError

Value = bool | int | str
"""What an option can be set to."""


@dataclass(frozen=True)
class Option:
    """A rule that may be played in more than one way. The first of `choices` need not be the default."""

    name: str
    default: Value
    choices: tuple[Value, ...]
    rule: str
    """The id of the rule whose reading it changes."""
    by_birthday: bool = False
    """Whether it names seats, and the birthdays of all players may be given instead."""

    def fitting(self, players: int) -> tuple[Value, ...]:
        """Return the choices there are for so many players."""
        return self.choices

    def read(self, given: Value, players: int) -> Value:
        """Return the choice that was given, as text or as a value. Raises `UserError` naming what is accepted."""
        for choice in self.choices:
            if given is choice or written(choice) == str(given).lower():
                return choice
        if set(self.choices) == {True, False}:
            words = {"true": True, "on": True, "1": True, "sí": True, "si": True}
            words |= {"false": False, "off": False, "0": False}
            if str(given).lower() in words:
                return words[str(given).lower()]
        raise UserError(
            "bad-option-value",
            option=self.name,
            given=str(given),
            accepted=", ".join(map(written, self.choices)),
        )


def written(value: Value) -> str:
    """Return an option's value as records write it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Edition:
    """A published form of the game: how many may play, which levels it has, which options it sets."""

    id: str
    least_players: int
    most_players: int
    levels: tuple[int, ...] = (1,)
    defaults: Mapping[str, Value] = field(default_factory=dict)
    """The options it sets otherwise than the title does."""


@dataclass(frozen=True)
class Setup:
    """Everything that is settled before the first action."""

    edition: str
    level: int
    players: int
    options: Mapping[str, Value] = field(default_factory=dict)
    content: str = ""
    """The folder of a designer's own content pack; empty for the shipped one."""


@dataclass(frozen=True)
class Meta:
    """A title's own description."""

    id: str
    rules_version: str
    editions: tuple[Edition, ...]
    options: tuple[Option, ...]
    most_actions: int
    """No game has more actions than this, chance included."""
    credits: tuple[Credit, ...] = ()
    """Who made it, as its book names them; empty if the book names nobody."""

    def edition(self, id: str | None) -> Edition:
        """Return an edition by id, the first one for None."""
        for edition in self.editions:
            if id is None or edition.id == id:
                return edition
        accepted = ", ".join(edition.id for edition in self.editions)
        raise UserError("unknown-edition", game=self.id, given=str(id), accepted=accepted)

    def option(self, name: str) -> Option:
        """Return an option by name."""
        for option in self.options:
            if option.name == name:
                return option
        accepted = ", ".join(option.name for option in self.options) or "–"
        raise UserError("unknown-option", game=self.id, given=name, accepted=accepted)

    def setup(
        self,
        *,
        players: int | None = None,
        edition: str | None = None,
        level: int | None = None,
        options: Mapping[str, Value] | None = None,
        content: str = "",
    ) -> Setup:
        """Return a checked setup with every default filled in. Raises `UserError` for what cannot be."""
        chosen = self.edition(edition)
        players = chosen.least_players if players is None else players
        if not chosen.least_players <= players <= chosen.most_players:
            raise UserError(
                "bad-players",
                game=self.id,
                given=players,
                least=chosen.least_players,
                most=chosen.most_players,
            )
        level = chosen.levels[0] if level is None else level
        if level not in chosen.levels:
            raise UserError("bad-level", game=self.id, given=level, accepted=", ".join(map(str, chosen.levels)))
        values = {option.name: option.default for option in self.options}
        for name, given in chosen.defaults.items():
            values[name] = self.option(name).read(given, players)
        for name, given in (options or {}).items():
            values[name] = self.option(name).read(given, players)
        return Setup(chosen.id, level, players, values, content)
