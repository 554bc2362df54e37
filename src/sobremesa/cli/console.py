"""The terminal: what others have written is printed without anything that would steer it."""

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, ConsoleRenderable, RenderableType, RenderHook
from rich.segment import Segment

from sobremesa.core.names import printable


class _Clean:
    """Something to be printed, without control characters in its texts; styles and cursor moves are rich's own."""

    def __init__(self, inside: RenderableType) -> None:
        self.inside = inside

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterable[Segment]:
        for text, style, control in console.render(self.inside, options):
            yield Segment(text if control else printable(text), style, control)


class _CleanHook(RenderHook):
    """Has everything that a console prints cleaned."""

    def process_renderables(self, renderables: list[ConsoleRenderable]) -> list[ConsoleRenderable]:
        return [_Clean(one) for one in renderables]


def make_console(*, stderr: bool = False) -> Console:
    """Return a console for our output: names and texts of a record may hold anything, and do nothing here."""
    console = Console(highlight=False, stderr=stderr)
    console.push_render_hook(_CleanHook())
    return console
