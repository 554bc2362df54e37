"""What came of a class as files that others read: tables of figures, a codebook, the records, and oTree's two."""

import csv
import io
import json
import zipfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.util import find_spec

from sobremesa.classroom.classroom import Classroom
from sobremesa.core.seats import CHANCE
from sobremesa.review.review import Review
from sobremesa.tables import Table, log

Cell = str | int | float | bool | None
Row = dict[str, Cell]
RISKY = ("=", "+", "-", "@", "\t", "\r")
"""A cell of text that begins with one of these is a formula to a spreadsheet."""
CODEBOOK = """Column,Table,Meaning
class,all,code of the class
participant,participants seats decisions answers,number of a person in the class; of decisions whoever had the seat then
label,participants,pseudonym; the name if it was asked for
joined,participants,when they joined (UTC)
table,all,number of the table from 1
code,games,code of the table
seat,seats decisions,seat at the table from 1
kind,seats,person or bot
bot,seats,level of the bot
treatment,games,name of the treatment
game edition level players rules seed options,games,how the game was set up
finished,games,1 if its rules ended it
stage,games decisions answers,period or lap
points rank,seats,as the game ended or stood
payoff,participants seats,points times the rate of the class
action,decisions,number of the action in the record from 1
notation,decisions,the action as the record writes it
rule,decisions,rule of the first thing that happened by it
options,decisions,number of legal actions at that moment
milliseconds,decisions,since the action before
by_bot,decisions,1 if a bot decided: in its own seat or for somebody who was away
lost,decisions,what the decision cost by the review (0 to 1); empty if not reviewed or not among the costly ones
time,decisions answers,when (UTC)
question answer,answers,what was asked and answered
"""
README = """Every table is there as CSV; as Parquet too if the server has polars (pip install "sobremesa[class]").
records/ has each game as the text that sobremesa replays: everything here can be recomputed from it.
otree/ has the two files oTree makes (wide and PageTimes) with its column names.
Text cells that begin with = + - @ are preceded by an apostrophe, so that spreadsheets do not run them.
"""


@dataclass(frozen=True)
class Played:
    """A table of the class, with its review if there is one."""

    table: Table
    review: Review | None = None


def utc(at: float) -> str:
    """Return a time as ISO 8601 in UTC."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def escaped(value: Cell) -> Cell:
    """Return a cell that no spreadsheet takes for a formula."""
    return f"'{value}" if isinstance(value, str) and value.startswith(RISKY) else value


def label(classroom: Classroom, number: int, names: bool) -> str:
    """Return how a person is called: by a pseudonym, unless names were asked for."""
    return classroom.pupils[number].name if names else f"P{number + 1:03d}"


def tables_of(classroom: Classroom, played: Sequence[Played], *, names: bool) -> dict[str, list[Row]]:
    """Return all tables of figures of a class, by name."""
    rows: dict[str, list[Row]] = {name: [] for name in ("participants", "seats", "games", "decisions", "answers")}
    payoffs: dict[int, float] = {}
    for number, game in enumerate(played):
        table, group = game.table, classroom.groups[number]
        if table.match is None:
            continue
        people = {pupil.seat: pupil.number for pupil in classroom.at(number)}
        standing, header = table.game.standing(table.match.state), table.header
        treatment = classroom.settings.treatments[group.treatment].name if group.treatment >= 0 else ""
        rows["games"].append({
            "class": classroom.header.code, "table": number + 1, "code": header.code, "game": header.game,
            "edition": header.edition, "level": header.level, "players": header.players, "rules": header.rules,
            "seed": str(header.seed) if table.is_over else "", "options": json.dumps(header.options),
            "treatment": treatment, "finished": int(table.match.is_over), "stage": str(table.match.state.when()),
            "actions": len(table.acts),
        })  # fmt: skip
        for seat, who in enumerate(table.seats):
            person = people.get(seat)
            payoff = standing.points[seat] * classroom.settings.rate
            if person is not None:
                payoffs[person] = payoff
            rows["seats"].append({
                "class": classroom.header.code, "table": number + 1, "seat": seat + 1,
                "participant": None if person is None else person + 1,
                "kind": "bot" if who.kind == log.BOT else "person", "bot": who.bot,
                "points": standing.points[seat], "rank": standing.ranks[seat], "payoff": payoff,
            })  # fmt: skip
        rows["decisions"] += _decisions(classroom, number, game)
    for pupil in classroom.pupils:
        if not pupil.removed:
            rows["participants"].append({
                "class": classroom.header.code, "participant": pupil.number + 1,
                "label": label(classroom, pupil.number, names),
                "joined": utc(pupil.joined), "table": pupil.table + 1 if pupil.table >= 0 else None,
                "consent": int(pupil.number in classroom.consents), "payoff": payoffs.get(pupil.number, 0.0),
            })  # fmt: skip
    for question in classroom.questions:
        for given in question.answers:
            rows["answers"].append({
                "class": classroom.header.code, "participant": given.pupil + 1, "question": question.text,
                "answer": given.text, "stage": given.stage, "time": utc(given.time),
            })  # fmt: skip
    return rows


def _decisions(classroom: Classroom, number: int, game: Played) -> Iterable[Row]:
    """Return a row for each decision of a seat, by whoever had it then; chance left out."""
    table, match = game.table, game.table.need_match()
    lost = {costly.number: costly.cost for costly in game.review.costly} if game.review else {}
    if table.before:
        return
    state, before = table.position(0), classroom.groups[number].begun
    for place, act in enumerate(table.acts):
        if act.seat != CHANCE:
            events = match.events[match.marks[place] : match.marks[place + 1]]
            person = classroom.sitter(number, act.seat, act.time)
            yield {
                "class": classroom.header.code, "table": number + 1, "seat": act.seat + 1,
                "participant": None if person is None else person + 1, "stage": str(state.when()), "action": place + 1,
                "notation": act.text, "rule": events[0].rule if events else "", "options": len(state.legal()),
                "milliseconds": max(0, round(1000 * (act.time - before))), "lost": lost.get(place),
                "by_bot": int(table.by_bots[place]), "time": utc(act.time),
            }  # fmt: skip
            before = act.time
        state.apply(act.value)


def written(rows: Sequence[Row], columns: Sequence[str]) -> bytes:
    """Return rows as CSV."""
    out = io.StringIO()
    writer = csv.DictWriter(out, columns, lineterminator="\n")
    writer.writeheader()
    for row in rows:
        writer.writerow({name: "" if row.get(name) is None else escaped(row[name]) for name in columns})
    return out.getvalue().encode()


def _parquet(rows: Sequence[Row]) -> bytes:
    import polars

    out = io.BytesIO()
    polars.DataFrame(rows, infer_schema_length=None).write_parquet(out)
    return out.getvalue()


# -- oTree -----------------------------------------------------------------------------------------

PAGE_TIMES = (
    "session_code", "participant_id_in_session", "participant_code", "page_index", "app_name", "page_name",
    "epoch_time_completed", "round_number", "timeout_happened", "is_wait_page",
)  # fmt: skip
OF_PARTICIPANT = (
    "id_in_session", "code", "label", "_is_bot", "_index_in_pages", "_max_page_index", "_current_app_name",
    "_current_page_name", "time_started_utc", "visited", "mturk_worker_id", "mturk_assignment_id", "payoff",
)  # fmt: skip
OF_SESSION = ("code", "label", "mturk_HITId", "mturk_HITGroupId", "comment", "is_demo")


def otree(classroom: Classroom, played: Sequence[Played], *, names: bool) -> dict[str, bytes]:
    """Return the two files oTree makes, each decision of a person as a page of the title as app."""
    rows = tables_of(classroom, played, names=names)
    app = classroom.settings.game
    pages: dict[int, list[Row]] = {}
    for row in rows["decisions"]:
        if isinstance(row["participant"], int) and not row["by_bot"]:
            pages.setdefault(row["participant"], []).append(row)
    seats = {row["participant"]: row for row in rows["seats"] if row["participant"] is not None}
    wide, times = list[Row](), list[Row]()
    for person in rows["participants"]:
        number = person["participant"]
        assert isinstance(number, int)
        own, seat = pages.get(number, []), seats.get(number, {})
        code = f"{classroom.header.code.lower()}{number:03d}"
        line: Row = dict.fromkeys((f"participant.{name}" for name in OF_PARTICIPANT), "")
        line |= {
            "participant.id_in_session": number, "participant.code": code, "participant.label": person["label"],
            "participant._is_bot": 0, "participant._index_in_pages": len(own), "participant._max_page_index": len(own),
            "participant._current_app_name": app, "participant.time_started_utc": person["joined"],
            "participant._current_page_name": own[-1]["stage"] if own else "", "participant.visited": 1,
            "participant.payoff": person["payoff"],
        }  # fmt: skip
        line |= dict.fromkeys((f"session.{name}" for name in OF_SESSION), "")
        line |= {"session.code": classroom.header.code, "session.is_demo": 0}
        line |= {f"session.config.{name}": _flat(value) for name, value in sorted(classroom.settings.options.items())}
        for name in ("table", "seat", "points", "rank"):
            line[f"{app}.1.player.{name}"] = seat.get(name)
        line[f"{app}.1.player.payoff"] = person["payoff"]
        wide.append(line)
        times += [
            {
                "session_code": classroom.header.code, "participant_id_in_session": number, "participant_code": code,
                "page_index": index, "app_name": app, "page_name": row["stage"],
                "epoch_time_completed": _epoch(row["time"]), "round_number": 1, "timeout_happened": 0,
                "is_wait_page": 0,
            }
            for index, row in enumerate(own, 1)
        ]  # fmt: skip
    columns = list(dict.fromkeys(name for line in wide for name in line))
    return {"otree/wide.csv": written(wide, columns), "otree/PageTimes.csv": written(times, PAGE_TIMES)}


def _flat(value: Cell) -> Cell:
    return int(value) if isinstance(value, bool) else value


def _epoch(iso: Cell) -> float:
    return datetime.fromisoformat(str(iso).replace("Z", "+00:00")).timestamp()


# -- the whole -------------------------------------------------------------------------------------

COLUMNS = {
    "participants": ("class", "participant", "label", "joined", "table", "consent", "payoff"),
    "seats": ("class", "table", "seat", "participant", "kind", "bot", "points", "rank", "payoff"),
    "games": (
        "class", "table", "code", "game", "edition", "level", "players", "rules", "seed", "options", "treatment",
        "finished", "stage", "actions",
    ),
    "decisions": (
        "class", "table", "seat", "participant", "stage", "action", "notation", "rule", "options", "milliseconds",
        "lost", "by_bot", "time",
    ),
    "answers": ("class", "participant", "question", "answer", "stage", "time"),
}  # fmt: skip


def class_zip(classroom: Classroom, played: Sequence[Played], *, names: bool = False) -> bytes:
    """Return everything that came of a class as one zip file; pseudonyms, unless names are asked for."""
    rows, out = tables_of(classroom, played, names=names), io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("README.txt", README)
        file.writestr("codebook.csv", CODEBOOK)
        for name, columns in COLUMNS.items():
            file.writestr(f"{name}.csv", written(rows[name], columns))
            if find_spec("polars") and rows[name]:
                whole = [{key: row.get(key) for key in columns} for row in rows[name]]
                file.writestr(f"{name}.parquet", _parquet(whole))
        for path, content in otree(classroom, played, names=names).items():
            file.writestr(path, content)
        for number, game in enumerate(played):
            if game.table.match is not None:
                file.writestr(f"records/table-{number + 1}.sobremesa", _record(classroom, number, game.table, names))
    return out.getvalue()


def _record(classroom: Classroom, number: int, table: Table, names: bool) -> str:
    """Return the record of a table, with pseudonyms for its people."""
    text = table.record()
    if names:
        return text
    own = table.need_match().record.names
    people = {pupil.seat: pupil.number for pupil in classroom.at(number)}
    called = [label(classroom, people[n], False) if n in people else f"bot{n + 1}" for n in range(len(own))]
    lines = []
    for line in text.splitlines():
        head, _, rest = line.partition(" ")
        if head == "seats":
            line = " ".join([head, *called])
        elif head.removesuffix(".").isdecimal():
            who, _, action = rest.partition(" ")
            line = f"{head} {called[own.index(who)] if who in own else who} {action}"
        lines.append(line)
    return "\n".join(lines) + "\n"
