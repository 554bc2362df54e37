"""What may be chosen about a print."""

from collections.abc import Iterable
from dataclasses import dataclass

from sobremesa.core.errors import UserError
from sobremesa.core.texts import LANGS
from sobremesa.paper.layout import ONE_SHEET, PAPERS, Backs

INKS = ("colour", "grey")
BACKS: tuple[Backs, ...] = ("duplex", "fold", "none")
BOARDS = ("tiles", *ONE_SHEET)


@dataclass(frozen=True)
class Choices:
    """Paper, ink and how boards and backs are made. Raises `UserError` for what cannot be."""

    lang: str = "es"
    paper: str = "a4"
    ink: str = "colour"
    backs: Backs = "duplex"
    board: str = "tiles"
    seed: int = 1
    """Of the throws in the table for those who have no dice."""

    def __post_init__(self) -> None:
        _check("lang", self.lang, LANGS)
        _check("paper", self.paper, PAPERS)
        _check("ink", self.ink, INKS)
        _check("backs", self.backs, BACKS)
        _check("board", self.board, BOARDS)

    @property
    def grey(self) -> bool:
        """Tell whether nothing but greys is printed."""
        return self.ink == "grey"


def _check(name: str, given: str, accepted: Iterable[str]) -> None:
    if given not in accepted:
        raise UserError("bad-choice", name=name, given=given, accepted=", ".join(accepted))
