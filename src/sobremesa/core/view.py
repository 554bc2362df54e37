"""How a title shows itself: the functions of its `view` package that a `Game` makes scenes, boards and answers with."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from sobremesa.core.events import Event
from sobremesa.core.motion import Motion
from sobremesa.core.printed import Printed
from sobremesa.core.scene import Amount, Choice, Moment, Panel, Scene
from sobremesa.core.state import State
from sobremesa.core.things import Thing
from sobremesa.core.vocabulary import Speech

S_contra = TypeVar("S_contra", bound=State, contravariant=True)
T = TypeVar("T")
"""What lies on the table, as the title's view has it."""


class Draw(Protocol):
    """Draws the board of a scene as one whole SVG."""

    def __call__(self, scene: Scene, *, narrow: bool = False) -> str:
        """Return the board, narrow for phones."""


def nothing(*_: object) -> tuple[()]:
    """Return nothing: what a title says that does not say it."""
    return ()


def copied(state: State, speech: Speech) -> Any:
    """Return a copy of the position: the table of a title that needs no other."""
    return state.copy()


def silent(*_: object) -> str:
    """Return no words."""
    return ""


@dataclass(frozen=True, kw_only=True)
class View(Generic[S_contra, T]):
    """A title declares what it has; moment and panels are enough to be played everywhere."""

    moment: Callable[[S_contra, Speech], Moment]
    """The phase, what is asked, the rules of it."""
    panels: Callable[[T, Speech], Sequence[Panel]]
    """The table as small tables of text."""
    table: Callable[[S_contra, Speech], T] = copied
    """What lies on the table, in words and figures: everything else is made from it."""
    words: Callable[[T, Speech], Sequence[str]] | None = None
    """The table in sentences, for those who cannot see the board; without them, the rows of its panels."""
    actions: Callable[[S_contra, T, Speech, Sequence[Choice], Sequence[Amount]], object] = nothing
    """What the title's own panel of actions shows."""
    draw: Draw | None = None
    """The board; without it, the panels are drawn."""
    printed: Callable[[S_contra, Speech], Printed] | None = None
    """What the title has on paper; without it, its board and its rules are printed."""
    targets: Callable[[S_contra, int], Sequence[str]] = nothing
    """The ids of the things on the board that stand for an action."""
    short: Callable[[S_contra, int, Speech], str] = silent
    """An action in few signs, where there are many to choose from; nothing if its sentence is short enough."""
    why: Callable[[S_contra, int, Speech], str] = silent
    """Why an action may be good, in one sentence from the game's own figures; nothing if there is none."""
    things: Callable[[S_contra, T, Speech], Iterable[Thing]] = nothing
    """What lies on the board, by the ids it has there, for those who ask what it is."""
    motion: Callable[[S_contra, int, Sequence[Event], Speech], Iterable[Motion]] = nothing
    """What is shown moving when an action has had these events."""
