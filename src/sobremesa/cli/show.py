"""A scene in the terminal: panels, last events, what is asked, what may be done."""

from collections.abc import Sequence
from itertools import groupby

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sobremesa.core.scene import Cell, Choice, Panel, Scene

# Inks of the boards in the nearest of the terminal's own sixteen colours, so that they suit its theme.
STYLES = {
    "yellow": "yellow",
    "blue": "bright_blue",
    "red": "red",
    "green": "green",
    "magenta": "magenta",
    "cyan": "cyan",
    "orange": "bright_red",
    "pink": "bright_magenta",
    "amber": "bright_yellow",
    "sky": "bright_cyan",
    "faint": "dim",
}


def show_scene(console: Console, scene: Scene) -> None:
    """Print the table and the sentence that says what is asked."""
    row: list[RenderableType] = []
    for panel in scene.panels:
        if row and not panel.side:
            console.print(Columns(row, padding=(0, 4)))
            console.print()
            row = []
        row.append(_table(panel))
    if row:
        console.print(Columns(row, padding=(0, 4)))
        console.print()
    console.print(Text.assemble((f"{scene.phase}. ", "bold"), scene.sentence))


def show_events(console: Console, lines: Sequence[str]) -> None:
    """Print what has just happened."""
    for line in lines:
        console.print(Padding(Text(line, style="italic"), (0, 0, 0, 2)))


def show_choices(console: Console, choices: Sequence[Choice], heads: dict[str, str]) -> None:
    """Print the numbered actions, those of one verb together under its name."""
    numbered = list(enumerate(choices, 1))
    for verb, group in groupby(numbered, key=lambda pair: pair[1].verb):
        members = list(group)
        lines = [Text.assemble((f"{number:>3} ", "bold cyan"), choice.short) for number, choice in members]
        if len(members) > 1:
            console.print(Text(heads.get(verb, verb), style="dim"))
            console.print(Columns(lines, padding=(0, 2), column_first=True, expand=False))
        else:
            console.print(lines[0])


def _table(panel: Panel) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim underline")
    # The panel's title heads its first column, which says no more than what the rows are.
    for number, name in enumerate(panel.head):
        heading = Text(panel.title, style="bold") if number == 0 else Text(name)
        table.add_column(heading)
    for row in panel.rows:
        table.add_row(*[_cell(cell) for cell in row])
    return table


def _cell(cell: Cell) -> Text:
    style = STYLES.get(cell.ink, "")
    return Text(cell.text, style=f"bold {style}".strip() if cell.strong else style)
