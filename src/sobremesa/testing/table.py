"""The builder for tests of rules: a position of a title, played and asked in the record's notation.

    table = Table(GAME, players=2, options={"goal": 50})
    table.play("roll", "die 6")
    table.refused("die 3", "ludo.turn.roll")
    assert table.event("rolled").numbers[0] == 6

A title adds what it takes to set up a position, in a subclass or in functions that return one.
"""

from collections.abc import Mapping
from typing import Generic, TypeVar

from sobremesa.core.events import Event, Refusal
from sobremesa.core.game import Game
from sobremesa.core.meta import Value
from sobremesa.core.state import State
from sobremesa.core.texts import LANGS

S = TypeVar("S", bound=State)


class Table(Generic[S]):
    """A position on a table: what is played, what is refused, what happens is checked by the way."""

    def __init__(
        self,
        game: Game[S],
        *,
        players: int | None = None,
        edition: str | None = None,
        level: int | None = None,
        options: Mapping[str, Value] | None = None,
        content: str = "",
        state: S | None = None,
    ) -> None:
        """A new game of this setup; or any position of the title."""
        self.game = game
        if state is None:
            state = game.new(players=players, edition=edition, level=level, options=options, content=content)
        self.state: S = state
        self.forget()

    # -- playing ---------------------------------------------------------------------------------

    def action(self, line: str) -> int:
        """The action that a line of notation means here."""
        return self.game.words.read(self.state, line)

    def play(self, *lines: str) -> list[Event]:
        """Play actions, chance's too; return what happened."""
        before = len(self.events)
        for line in lines:
            self.state.play(self.action(line))
        happened = self.events[before:]
        for event in happened:
            self.check(event.rule)
            assert all(self.game.tell(event, lang, state=self.state) for lang in LANGS)
        return happened

    # -- asking ----------------------------------------------------------------------------------

    def refused(self, line: str, rule: str = "", code: str = "") -> Refusal:
        """Why an action is refused; the rule and the code are those expected, and nothing has changed."""
        before = self.state.snapshot()
        refusal = self.state.why_not(self.action(line))
        assert refusal is not None, f"{line} was not refused"
        assert self.state.snapshot() == before
        assert rule in ("", refusal.rule), f"{line} was refused by {refusal.rule}"
        assert code in ("", refusal.code), f"{line} was refused as {refusal.code}"
        self.check(refusal.rule)
        assert all(self.game.explain(refusal, lang, state=self.state) for lang in LANGS)
        return refusal

    def allows(self, line: str) -> bool:
        """Whether an action is legal."""
        return self.state.why_not(self.action(line)) is None

    def legal(self, *verbs: str) -> list[str]:
        """The legal actions in notation; those of some verbs, if they are named."""
        lines = [self.game.text(self.state, action) for action in self.state.legal()]
        return [line for line in lines if not verbs or line.split()[0] in verbs]

    # -- what happened ---------------------------------------------------------------------------

    @property
    def events(self) -> list[Event]:
        """Everything that happened since the table was set up, or since `forget`."""
        assert self.state.journal is not None
        return self.state.journal

    def all_events(self, kind: str) -> list[Event]:
        """The events of a kind, in order."""
        return [event for event in self.events if event.kind == kind]

    def event(self, kind: str) -> Event:
        """The last event of a kind."""
        events = self.all_events(kind)
        assert events, f"no {kind} among {[event.kind for event in self.events]}"
        return events[-1]

    def forget(self) -> None:
        """What happened so far is no matter."""
        self.state.journal = []

    def check(self, rule: str) -> None:
        """The rule that an event or a refusal names is one of the book."""
        assert rule in self.game.rules, f"no rule {rule}"
