"""What reports of `sobremesa balance elplan` say, as the Markdown tables of docs/figures/elplan.md.

Run: python scripts/elplan_balance.py FOLDER …, each the `--out` of a run with several players, all of one edition.
"""

import json
import sys
from pathlib import Path
from typing import Any

import polars as pl

from sobremesa.games.elplan.content.packs import read_pack

Report = dict[str, Any]


def results(report: Report, table: str) -> dict[str, dict[str, Any]]:
    """Return the items of a table by their id."""
    (found,) = (one for one in report["tables"] if one["id"] == table)
    return {thing["item"]["id"]: thing["item"] for thing in found["things"]}


def spread(items: list[dict[str, Any]]) -> str:
    """Return the least and the most of some shares."""
    shares = [item["result"]["value"] for item in items]
    return f"{min(shares):.2f} to {max(shares):.2f}"


def row(folder: Path, report: Report, edition: str, designed: list[str]) -> str:
    """Return a run in one line: plans, seats, order, our own investments, the winner's Ideas, games."""
    plans, seats, order = (list(results(report, table).values()) for table in ("plan", "seat", "place"))
    cards = results(report, "investment")
    rows = pl.read_parquet(folder / "seats")
    ideas: float = rows.filter(pl.col("rank") == 1).select(pl.col("idea").mean()).item()
    level = json.loads((folder / "plan.json").read_text("utf-8"))["level"]
    own = spread([cards[id] for id in designed])
    return (
        f"| {edition} {level}, {report['players']} | {spread(plans)} | {spread(seats)} | {spread(order)} | {own} "
        f"| {ideas:.1f} | {report['games']:,} |"
    )


def main() -> None:
    """Print a row for each folder, then every investment with its share and its interval in each of them."""
    folders = [Path(name) for name in sys.argv[1:]]
    reports = [json.loads((folder / "balance.json").read_text("utf-8")) for folder in folders]
    edition = json.loads((folders[0] / "plan.json").read_text("utf-8"))["edition"]
    cards = read_pack(edition).investments
    designed = [card.id for card in cards if card.source == "design"]
    for folder, report in zip(folders, reports, strict=True):
        print(row(folder, report, edition, designed))
    print()
    print("| Investment | " + " | ".join(f"{report['players']} players" for report in reports) + " |")
    print("|---|" + "---|" * len(reports))
    for card in cards:
        cells = []
        for report in reports:
            item = results(report, "investment").get(card.id)
            if item is None:
                cells.append("never")
                continue
            share, out = item["result"], item["result"]["value"]
            mark = " !" if card.source == "design" and not 0.75 <= out <= 1.35 else ""
            cells.append(f"{out:.2f} ({share['low']:.2f} to {share['high']:.2f}){mark}")
        note = "" if card.source == "design" else " *"
        print(f"| {card.name.text('en' if edition == 'en' else 'es')}{note} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
