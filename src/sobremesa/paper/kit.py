"""A title as a set to print and play: what is in it, on which pages, and as a PDF."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import groupby
from typing import Any

from sobremesa import __version__
from sobremesa.core.errors import UserError
from sobremesa.core.game import Game
from sobremesa.core.meta import Setup
from sobremesa.core.numerals import numeral
from sobremesa.core.printed import Component, Piece, Printed
from sobremesa.core.rng import Rng
from sobremesa.core.texts import Texts
from sobremesa.draw.plain import plain
from sobremesa.paper import layout
from sobremesa.paper.choices import Choices
from sobremesa.paper.fonts import fonts
from sobremesa.paper.layout import PAPERS, PaperPage
from sobremesa.paper.typeset import pdf, png

TEXTS = Texts(__package__)
COVER, DICE, TURN, SHORT, RULES = "list", "dice", "turn", "short", "rules"
"""The parts that every title has beside its components."""
THROWS = 200
"""So many throws of five dice are in the table."""
MOST_AIDS = 6
"""So many turn summaries are printed at most: one for each player."""


@dataclass(frozen=True)
class Kit:
    """A title's set of one edition and content pack."""

    game: Game
    setup: Setup
    printed: Printed
    choices: Choices

    @classmethod
    def of(cls, game: Game, choices: Choices | None = None, *, edition: str | None = None, content: str = "") -> "Kit":
        """Return the set of an edition. Raises `UserError` for an unknown edition and for broken content."""
        choices = choices or Choices()
        chosen = game.meta.edition(edition)
        setup = game.meta.setup(players=chosen.most_players, edition=chosen.id, content=content)
        # A pack that cannot be played cannot be printed either.
        state = game.new(setup)
        printed = game.printed(setup, choices.lang)
        if printed is None:
            scene = game.scene(state, choices.lang)
            name = game.name(choices.lang)
            board = Component("board", name, "sheets", 180, 180, (Piece("board", name, game.draw(scene)),))
            printed = Printed(components=(board,))
        return cls(game, setup, printed, choices)

    def parts(self) -> list[str]:
        """Return the names of its parts, in the order they are printed."""
        return [
            COVER,
            *(id for id, _ in groupby(component.id for component in self.printed.components)),
            *([DICE] if self.printed.dice else []),
            *([TURN] if self.printed.turn else []),
            *([SHORT] if self.printed.short else []),
            RULES,
        ]

    def pdf(self, only: Sequence[str] = ()) -> bytes:
        """Return the set, or some of its parts, as a PDF. Raises `UserError` for a part it does not have."""
        pages, drawings = self._laid_out(only)
        credits = self.game.credits(self.choices.lang)
        return pdf(
            pages,
            drawings,
            title=self.title,
            author=[names for _, names in credits],
            description=self.say("description", game=self.game.name(self.choices.lang)),
            lang=self.choices.lang,
        )

    def pictures(self, only: Sequence[str] = (), *, dpi: float = 150) -> list[bytes]:
        """Return the same pages as PNG, to look at before paper is cut."""
        pages, drawings = self._laid_out(only)
        return png(pages, drawings, self.choices.lang, dpi=dpi)

    def _laid_out(self, only: Sequence[str]) -> tuple[list[dict[str, Any]], dict[str, str]]:
        wanted = self.chosen(only)
        drawings: dict[str, str] = {}
        faces = [page for part in wanted for page in self.pages(part, drawings)]
        pages: list[dict[str, Any]] = []
        for part in wanted:
            own = [{"kind": "faces", **asdict(page)} for page in faces if page.component == part]
            pages += own or self._texts(part, faces)
        return pages, drawings

    def chosen(self, only: Sequence[str]) -> list[str]:
        """Return the parts that were asked for, all of them by default, in the order they are printed."""
        parts = self.parts()
        for part in only:
            if part not in parts:
                raise UserError("unknown-component", game=self.game.meta.id, given=part, accepted=", ".join(parts))
        return [part for part in parts if not only or part in only]

    # -- faces -----------------------------------------------------------------------------------

    def pages(self, part: str, drawings: dict[str, str]) -> Iterator[PaperPage]:
        """Yield the pages of a part that has faces; their SVG files are added to `drawings`."""
        for number, component in enumerate(self.printed.components):
            if component.id == part:
                yield from self._pages(component, f"{part}-{number}", drawings)

    def _pages(self, component: Component, stem: str, drawings: dict[str, str]) -> Iterator[PaperPage]:
        choices = self.choices
        faces: list[tuple[str, str]] = []
        for piece in component.pieces:
            file = f"{stem}-{piece.id}.svg"
            drawings[file] = plain(piece.svg, grey=choices.grey)
            faces += [(file, piece.name)] * piece.count
        if component.kind == "board":
            for file, alt in faces:
                if choices.board == "tiles":
                    yield from layout.board(component, file, alt, choices.paper)
                else:
                    yield layout.one_sheet(component, file, alt, choices.board)
        elif component.kind == "sheets":
            for n, (file, alt) in enumerate(faces):
                yield layout.sheet(component, file, alt, choices.paper, first=n == 0)
        elif component.kind == "tokens":
            yield from layout.tokens(component, faces, choices.paper)
        else:
            back = (f"{stem}-back.svg", self.say("back", component=component.name))
            if component.back:
                drawings[back[0]] = plain(component.back, grey=choices.grey)
            yield from layout.cards(component, faces, back, choices.paper, choices.backs)

    # -- texts -----------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """Return the title of the document: the game, and the edition where there is more than one."""
        return f"{self.game.name(self.choices.lang)}{self.edition and f' · {self.edition}'}"

    @property
    def edition(self) -> str:
        """Return the name of the edition; nothing where there is only one."""
        if len(self.game.meta.editions) == 1:
            return ""
        return self.game.texts.say(self.choices.lang, f"edition-{self.setup.edition}")

    def say(self, key: str, /, **values: str | int) -> str:
        """Return a text of this package in the reader's language."""
        return TEXTS.say(self.choices.lang, key, **values)

    def _texts(self, part: str, faces: list[PaperPage]) -> list[dict[str, Any]]:
        if part == COVER:
            return [self._flow(self._cover(faces))]
        if part == DICE:
            return [self._flow(self._throws())]
        if part == TURN:
            return [self._flow(self._turn(), columns=2)]
        if part == SHORT:
            blocks: list[dict[str, Any]] = [block("h1", text=self.say("short-rules", game=self.title))]
            for chapter in self.printed.short:
                blocks += [block("h2", text=chapter.name), block("list", lines=chapter.lines)]
            return [self._flow(blocks)]
        return [self._flow(self._rules(), columns=2)]

    def _length(self, length: float) -> str:
        """Return a length in millimetres as people write it; tenths only where there are any."""
        return numeral(self.choices.lang, round(length, 1), 1 if round(length, 1) % 1 else 0)

    def _flow(self, blocks: list[dict[str, Any]], columns: int = 1) -> dict[str, Any]:
        width, height = PAPERS[self.choices.paper]
        return {"kind": "flow", "width": width, "height": height, "columns": columns, "blocks": blocks}

    def _cover(self, faces: list[PaperPage]) -> list[dict[str, Any]]:
        """What is in the set, how it is printed and cut, who made the game."""
        choices, printed = self.choices, self.printed
        rows = []
        for component in printed.components:
            sheets = sum(page.name.startswith(component.name) for page in faces if page.component == component.id)
            size = f"{self._length(component.width)} × {self._length(component.height)} mm"
            rows.append([component.name, component.note, str(component.count), size, str(sheets or "–")])
        how = [self.say("print-size"), self.say("print-paper")]
        if any(component.back for component in printed.components):
            how.append(self.say(f"backs-{choices.backs}"))
        if any(component.kind == "cards" for component in printed.components):
            how.append(self.say("print-cut"))
        if any(component.kind == "board" for component in printed.components):
            how.append(self.say("board-tiles" if choices.board == "tiles" else "board-sheet"))
        notes = list(printed.notes)
        if any(piece.designed for component in printed.components for piece in component.pieces):
            notes.append(self.say("designed"))
        if self.setup.content:
            notes.append(self.say("from-pack", folder=self.setup.content))
        if fonts() is None:
            notes.append(self.say("no-fonts"))
        credits = [f"{role}: {names}" for role, names in self.game.credits(choices.lang)] or [self.say("no-credits")]
        version = self.say("made-by", version=__version__, rules=self.game.meta.rules_version)
        blocks = [
            block("h1", text=self.title),
            block("p", text=self.say("description", game=self.game.name(choices.lang))),
            block("h2", text=self.say("what-to-cut")),
            block(
                "table",
                columns=5,
                right=[2, 3, 4],
                head=[self.say(f"column-{name}") for name in ("part", "use", "count", "size", "pages")],
                rows=rows,
            ),
        ]
        if printed.needs:
            blocks += [block("h2", text=self.say("you-need")), block("list", lines=printed.needs)]
        blocks += [block("h2", text=self.say("how-to-print")), block("list", lines=how)]
        if notes:
            blocks += [block("h2", text=self.say("good-to-know")), block("list", lines=notes)]
        blocks += [block("h2", text=self.say("who-made-it")), block("list", lines=credits), block("soft", text=version)]
        return blocks

    def _throws(self) -> list[dict[str, Any]]:
        rng = Rng(self.choices.seed)
        throws = ["".join(str(1 + int(rng.below(6))) for _ in range(5)) for _ in range(THROWS)]
        return [
            block("h1", text=self.say("dice-table")),
            block("p", text=self.say("dice-how", seed=self.choices.seed)),
            block("throws", throws=throws),
        ]

    def _turn(self) -> list[dict[str, Any]]:
        """The summary of a turn, several times on a page: one for each player."""
        name = self.say("turn-summary", game=self.title)
        aid = block("aid", name=name, lines=self.printed.turn)
        return [block("h1", text=name), *[aid] * min(MOST_AIDS, self.setup.players)]

    def _rules(self) -> list[dict[str, Any]]:
        lang, catalogue = self.choices.lang, self.game.rules
        blocks: list[dict[str, Any]] = [block("h1", text=self.say("rules", game=self.title))]
        for chapter, rules in catalogue.chapters().items():
            here = [rule for rule in rules if rule.holds_in(self.setup.edition)]
            if here:
                blocks.append(block("h2", text=self.game.texts.say(lang, f"chapter-{chapter}")))
            blocks += [
                block(
                    "rule",
                    id=rule.id,
                    says=catalogue.says(rule.id, lang),
                    ruling=catalogue.ruling(rule.id, lang),
                    label=self.say("ruling"),
                )
                for rule in here
            ]
        return blocks


def block(kind: str, **more: Any) -> dict[str, Any]:
    """Return a piece of text as set.typ lays it out."""
    return {"kind": kind, **more}
