"""A report as one HTML file that needs nothing else, and as JSON."""

import json
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from sobremesa.core.registry import game as find_game
from sobremesa.draw.palette import DARK, LIGHT, variables
from sobremesa.lab.balance import BalanceTable, Report
from sobremesa.lab.pictures import bars, dots, steps
from sobremesa.lab.shares import FEW
from sobremesa.lab.stats import Estimate
from sobremesa.lab.words import number, say, table_name

if TYPE_CHECKING:
    from sobremesa.lab.tune import Tuned

MOST_FINDINGS = 12


def page(template: str, lang: str, **values: object) -> str:
    """Return a page in our paper and ink."""
    environment = Environment(
        loader=PackageLoader(__package__), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )
    environment.globals |= {
        "lang": lang,
        "say": partial(say, lang),
        "number": partial(number, lang),
        "interval": partial(_interval, lang),
        "chance": partial(_chance, lang),
        "light": Markup(variables(LIGHT)),
        "dark": Markup(variables(DARK)),
    }
    return environment.get_template(template).render(**values)


def _interval(lang: str, estimate: Estimate, digits: int | None = None) -> str:
    return f"{number(lang, estimate.low, digits)} – {number(lang, estimate.high, digits)}"


def _chance(lang: str, p: float) -> str:
    return f"< {number(lang, 0.001, 3)}" if p < 0.001 else number(lang, p, 3)


def balance_page(report: Report, command: str) -> str:
    """Return a balance report as a page."""
    alone = report.players == 1
    label = say(report.lang, "share-alone" if alone else "share")
    departures = findings(report)
    return page(
        "balance.html",
        report.lang,
        report=report,
        alone=alone,
        findings=departures[:MOST_FINDINGS],
        more=len(departures[MOST_FINDINGS:]),
        pictures={table.id: Markup(_picture(report, table, label)) for table in report.tables},
        histograms={
            figure.id: Markup(bars(figure.counts, figure.mean.value, figure.name, report.lang))
            for figure in report.figures
            if len(figure.counts) > 2
        },
        command=command,
        few=FEW,
    )


def findings(report: Report) -> list[tuple[str, str, str, Estimate]]:
    """Return what stands out, the surest departures from fair first: table, name, verdict, result."""
    departures = [
        (table.name, thing.name, thing.verdict, thing.item)
        for table in report.tables
        for thing in table.things
        if thing.verdict not in ("fair", "few")
    ]
    departures.sort(key=lambda row: (round(row[3].p, 3), -abs(row[3].result.value - row[3].fair)))
    return [(table, name, verdict, item.result) for table, name, verdict, item in departures]


def _picture(report: Report, table: BalanceTable, label: str) -> str:
    rows = [
        (thing.name, thing.verdict, thing.item.result.value, thing.item.result.low, thing.item.result.high)
        for thing in table.things
        if thing.verdict != "few"
    ]
    alone = report.players == 1
    return dots(rows, 0.0 if alone else 1.0, label, table.name, report.lang, band=not alone) if rows else ""


def tuned_page(tuned: "Tuned", lang: str, command: str) -> str:
    """Return what tuning came to as a page: before and after."""
    title = find_game(tuned.before.game)
    differences = [difference for difference in tuned.differences if difference.p < 0.05]
    return page(
        "tune.html",
        lang,
        title=title.name(lang),
        tuned=tuned,
        differences=[(table_name(title, difference.table, lang), difference) for difference in differences],
        search=Markup(steps(tuned.trials, say(lang, "search"), lang)),
        play=f"sobremesa play {tuned.before.game} --content {tuned.after.setup.content}",
        command=command,
    )


def tuned_json(tuned: "Tuned") -> str:
    """Return what tuning came to as JSON."""
    summary = {
        "game": tuned.before.game,
        "content": tuned.after.setup.content,
        "games": tuned.before.games,
        "changes": [{"path": path, "before": old, "after": new} for path, old, new in tuned.changes],
        "goals": [{"goal": goal, "before": old, "after": new} for goal, old, new in tuned.goals],
        "trials": tuned.trials,
        "differences": [asdict(difference) for difference in tuned.differences],
    }
    return json.dumps(summary, ensure_ascii=False, indent=1)


def balance_json(report: Report) -> str:
    """Return a balance report as JSON."""
    return json.dumps(asdict(report), ensure_ascii=False, indent=1)
