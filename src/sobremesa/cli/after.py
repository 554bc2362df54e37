"""Commands for after a game: review, debrief."""

from pathlib import Path
from time import monotonic
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sobremesa.bots import told_in
from sobremesa.cli.console import make_console
from sobremesa.cli.labs import CORES, Jobs, progress
from sobremesa.cli.records import RecordFile, open_record
from sobremesa.cli.words import Lang, say
from sobremesa.core.errors import UserError
from sobremesa.core.names import spoken
from sobremesa.core.numerals import numeral
from sobremesa.core.record import Record
from sobremesa.paper import Choices
from sobremesa.paper import debrief as as_pdf
from sobremesa.review.debrief import sheet
from sobremesa.review.paper import page
from sobremesa.review.review import BUDGET, Review, write
from sobremesa.review.review import review as look_back
from sobremesa.review.telling import tell

WIDTH = 48
BLOCKS = "▁▂▃▄▅▆▇█"


def review(
    file: RecordFile,
    jobs: Jobs = CORES,
    seconds: Annotated[float, typer.Option(help="Stop after this many seconds; 0 means never.", min=0.0)] = 0.0,
    simulations: Annotated[
        int, typer.Option("--simulations", "--descents", help="How much to search in each decision.", min=40)
    ] = BUDGET,
    out: Annotated[Path | None, typer.Option(help="Save the review to this file, as JSON.")] = None,
    lang: Lang = "",
) -> None:
    """Review a game: how each player stood, and the five decisions that cost the most.

    Ctrl-C stops it and prints what is known so far.

    Example: `sobremesa review mine.sobremesa --jobs 2`
    """
    record = open_record(file)
    review = _watched(record, jobs, seconds, simulations)
    if out is not None:
        _keep(out, write(review).encode())
    console = make_console()
    _show_odds(console, record, review, lang)
    if review.done < 1.0:
        console.print(say(lang, "review-part", done=round(100 * review.done)))
    if not review.costly:
        console.print(say(lang, "review-nothing"))
    for number, one in enumerate(review.worst(5), 1):
        text = tell(record, one, lang)
        console.print()
        head = say(lang, "review-head", number=number, moment=text.moment, who=text.who, at=one.number + 1)
        console.print(Text(head, style="bold"))
        lines = [say(lang, "review-played", action=text.played), say(lang, "review-better", action=text.better)]
        lines += [text.cost, say(lang, "review-rule", rule=text.rule, says=text.says)]
        lines += [say(lang, "review-line", line="; ".join(text.line))] if text.line else []
        console.print(Padding(Text("\n".join(lines)), (0, 0, 0, 3)))


def debrief(
    file: RecordFile,
    out: Annotated[
        Path | None, typer.Option(help="Write it to this file: a PDF if it ends in .pdf, else HTML.")
    ] = None,
    lang: Lang = "",
) -> None:
    """Print the debrief sheet of a finished game: questions to talk about, with its figures.

    Example: `sobremesa debrief mine.sobremesa --out sheet.html`
    """
    record = open_record(file)
    made = sheet(record, lang)
    if out is not None:
        _keep(out, as_pdf(made, Choices(lang)) if out.suffix == ".pdf" else page(made, lang).encode())
        print(say(lang, "debrief-written", file=str(out)))
        return
    console = make_console()
    console.print(Text(made.title, style="bold underline"))
    for label, text in made.facts:
        console.print(Text.assemble((f"{label}: ", "dim"), text))
    for number, one in enumerate(made.questions, 1):
        console.print()
        console.print(Text(f"{number}. {one.question}", style="bold"))
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim underline")
        for at, name in enumerate(one.table.head):
            table.add_column(Text(name), justify="left" if at == 0 else "right")
        for row in one.table.rows:
            table.add_row(*map(Text, row))
        for part in (Text(one.answer), table, Text(one.think, style="italic"), Text(one.rule, style="dim")):
            console.print(Padding(part, (0, 0, 0, 3)))


def _watched(record: Record, jobs: int, seconds: float, simulations: int) -> Review:
    """Review a game, with a bar where there is a terminal to show it on."""
    begun, shown = monotonic(), 0.0
    with progress(100) as advance:

        def watch(done: float) -> bool:
            nonlocal shown
            advance(100 * done - shown)
            shown = 100 * done
            return not seconds or monotonic() - begun < seconds

        return look_back(record, budget=simulations, jobs=jobs, progress=watch)


def _show_odds(console: Console, record: Record, found: Review, lang: str) -> None:
    """Print what each seat could expect as a line of blocks, the first moment and the last in figures."""
    unit, whole = told_in(record.game)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim underline")
    for head in ("player", unit):
        table.add_column(say(lang, f"review-{head}"))
    count = min(WIDTH, len(found.odds))
    shown = [found.odds[at * (len(found.odds) - 1) // max(count - 1, 1)][1] for at in range(count)]
    for seat, name in enumerate(spoken(record.names, lang)):
        line = [odds[seat] for odds in shown]
        blocks = "".join(BLOCKS[min(int(one * len(BLOCKS)), len(BLOCKS) - 1)] for one in line)
        first, last = (numeral(lang, one * whole) for one in (line[0], line[-1]))
        table.add_row(Text(name), Text(f"{first:>3} {blocks} {last:>3}"))
    console.print(table)


def _keep(file: Path, made: bytes) -> None:
    try:
        file.write_bytes(made)
    except OSError as error:
        raise UserError("unwritable", given=str(file), reason=str(error.strerror)) from None
