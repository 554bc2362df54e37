"""A lesson rehearsed: thirty pupils with clients of their own, eight tables, late, lost, locked and swapped phones."""

import asyncio
import csv
import io
import os
import re
import time
import zipfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

import httpx
import pandas
import polars
import pytest

from sobremesa.core.record import load
from sobremesa.core.rng import Rng
from tests.postgres import Postgres
from tests.servers import UNLIMITED, Server
from tests.sweep import one_of

PUPILS = 30
ACTS = 8
"""So many people act at each table of a large school."""
LONG = 60.0
"""Seconds in which what one process has stored is seen by the other, however busy the machine is."""


class School:
    """The servers of a school, phones that come to one or the other of them, and everybody's browser memory."""

    def __init__(self, home: Path, count: int, *more: str) -> None:
        self.log = (home / "server.log").open("a")
        self.home = home
        self.servers = [Server(home, *more, "--pace", "0", *UNLIMITED, complaints=self.log) for _ in range(count)]
        self.clients: list[httpx.Client] = []

    def client(self) -> httpx.Client:
        """Return a browser's memory without its screen."""
        url = self.servers[len(self.clients) % len(self.servers)].url
        headers = {"accept-language": "en", "origin": url}
        self.clients.append(httpx.Client(base_url=url, timeout=60, follow_redirects=True, headers=headers))
        return self.clients[-1]

    def kill(self) -> None:
        """Kill all servers, and start them again."""
        for server in self.servers:
            server.kill()
        for server in self.servers:
            server.start()

    def close(self) -> None:
        """Close everything."""
        for client in self.clients:
            client.close()
        for server in self.servers:
            server.stop()
        self.log.close()


@pytest.fixture(params=one_of(["postgresql, two", "sqlite, one process"]))
def school(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[School]:
    """A school on either database."""
    if request.param.startswith("sqlite"):
        found = School(tmp_path, 1)
    else:
        server: Postgres = request.getfixturevalue("postgres")
        found = School(tmp_path, 2, "--db", server.database(f"school_{tmp_path.name.replace('-', '_')}"[:60]))
    yield found
    found.close()


def until(holds: Callable[[], object], what: str) -> None:
    """Wait for what another process has to hear of first."""
    end = time.monotonic() + LONG
    while not holds():
        assert time.monotonic() < end, what
        time.sleep(0.05)


class Teacher:
    """A teacher at her page: every request that changes something is a click."""

    def __init__(self, school: School) -> None:
        self.http = school.client()
        self.clicks = 0
        self.code = ""

    def open(self, **form: str) -> None:
        """From the first page to her own: *Teach*, then the button of a game."""
        self.http.get("/")
        page = self.http.get("/teach")
        assert page.status_code == 200
        page = self.http.post("/teach", data={"game": "elplan", "players": "4", **form})
        self.clicks += 2
        assert page.status_code == 200, page.text[:500]
        found = re.search(r"/c/([A-Z]{6})/teacher", str(page.url))
        assert found
        self.code = found[1]

    def do(self, what: str, **form: object) -> httpx.Response:
        """Click a button of her page."""
        self.clicks += 1
        data = {"what": what, **{name: str(value) for name, value in form.items()}}
        answer = self.http.post(f"/c/{self.code}/do", data=data)
        assert answer.status_code == 200, re.sub(r"<[^>]+>|\s+", " ", answer.text)[-600:]
        return answer

    def number(self, name: str) -> int:
        """The number of a person, as her page has it."""
        found = re.search(rf'id="about-(\d+)">\s*<summary><bdi>{name}</bdi>', self.page())
        assert found, name
        return int(found[1])

    def page(self, name: str = "teacher") -> str:
        answer = self.http.get(f"/c/{self.code}/{name}")
        assert answer.status_code == 200
        return answer.text


class Pupil:
    """A phone. What is done by a tap is counted; typing a name is none."""

    def __init__(self, school: School, code: str, name: str) -> None:
        self.http = school.client()
        self.code, self.name, self.word, self.table, self.taps = code, name, "", "", 0

    def join(self, word: str = "") -> httpx.Response:
        """Scan the code, type one's name, press *Join*."""
        assert self.http.get(f"/c/{self.code}").status_code == 200
        answer = self.http.post(f"/c/{self.code}/join", data={"name": self.name, "word": word})
        self.taps += 2
        found = re.search(r'class="class-word">(\w{4})<', answer.text)
        self.word = found[1] if found else self.word
        return answer

    def go(self) -> str:
        """Be led to one's table, as the waiting page does by itself; return its code."""
        found = re.search(r"/t/([A-Z]{6})$", str(self.http.get(f"/c/{self.code}").url))
        self.table = found[1] if found else ""
        return self.table

    def arrive(self) -> None:
        """Wait for one's table."""
        until(self.go, f"{self.name} has a table")

    def get(self, path: str) -> httpx.Response:
        """Open a page of the class."""
        return self.http.get(f"/c/{self.code}/{path}")

    def position(self) -> dict[str, object]:
        found: dict[str, object] = self.http.get(f"/api/tables/{self.table}").json()
        return found

    def act(self) -> bool:
        """Act if it is one's turn; tell whether one did."""
        position = self.position()
        seats = position["seats"]
        assert isinstance(seats, list)
        actions, turn = position["actions"], position["turn"]
        assert isinstance(actions, list)
        assert isinstance(turn, int)
        if turn < 0 or seats[turn]["name"] != self.name or not actions:
            return False
        # Not all of them think alike.
        chosen = actions[int(self.name.rpartition(" ")[2]) % len(actions)]
        data = {"action": str(chosen["notation"]), "at": str(position["at"])}
        answer = self.http.post(f"/t/{self.table}/act", data=data, headers={"hx-request": "true"})
        return answer.status_code == 204


def everybody(pupils: list[Pupil], what: str) -> None:
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda pupil: getattr(pupil, what)(), pupils))


def test_a_lesson_of_thirty_from_the_first_click_to_the_debrief_and_the_data(school: School) -> None:
    begun = time.monotonic()
    teacher = Teacher(school)
    teacher.open(minutes="20", **{"same-deal": "yes"})
    pupils = [Pupil(school, teacher.code, f"Pupil {n}") for n in range(PUPILS)]
    everybody(pupils, "join")
    assert all(len(pupil.word) == 4 for pupil in pupils)
    until(lambda: f"{PUPILS} people have joined" in teacher.page(), "all have joined")
    teacher.do("begin")
    everybody(pupils, "arrive")
    assert len({pupil.table for pupil in pupils}) == 8
    acted: set[str] = set()

    def all_acted() -> bool:
        # At one table bots play too, and think.
        acted.update(pupil.name for pupil in pupils if pupil.name not in acted and pupil.act())
        return len(acted) == PUPILS

    until(all_acted, "everybody acts")
    clicks, taps, seconds = teacher.clicks, max(pupil.taps for pupil in pupils), time.monotonic() - begun
    print(f"\n{clicks} clicks of the teacher, {taps} taps of a pupil, {seconds:.1f} s to everybody's first action")
    assert clicks <= 6
    assert taps <= 2

    # Late: a bot's seat. The next two as well, then all is full and one waits.
    late = [Pupil(school, teacher.code, f"Late {n}") for n in range(3)]
    for pupil in late:
        pupil.join()
        pupil.go()
    assert [bool(pupil.table) for pupil in late] == [True, True, False]
    # Lost: another phone with name and word; the old one has no seat any more.
    lost = pupils[3]
    again = Pupil(school, teacher.code, lost.name)
    assert "already joined" in again.join().text
    assert "not Pupil 3" in again.join("AAAA").text
    begun = time.monotonic()
    again.join(lost.word)
    assert again.go() == lost.table
    print(f"{time.monotonic() - begun:.2f} s for a lost phone's seat")
    until(lambda: lost.http.post(f"/t/{lost.table}/undo", data={"at": "1"}).status_code == 403, "the old phone is out")
    pupils[3] = again
    # Locked, and paused: nobody acts, no bot comes; then they go on.
    teacher.do("pause")
    assert not any(pupil.act() for pupil in pupils)
    teacher.do("go-on")
    # Swapped: two pupils change places.
    one, other = pupils[0], next(pupil for pupil in pupils if pupil.table != pupils[0].table)
    tables = one.table, other.table
    teacher.do("swap", person=teacher.number(one.name), other=teacher.number(other.name))
    until(lambda: (one.go(), other.go()) == tables[::-1], "the two have changed places")
    # A question now, answered by some.
    teacher.do("ask", text="Who controls the market?", choices="me; nobody")
    for pupil in pupils[:5]:
        until(lambda some=pupil: "Who controls the market?" in some.get("q/0").text, "the question is asked")  # type: ignore[misc]
        pupil.http.post(f"/c/{teacher.code}/q/0", data={"text": "nobody"})
    until(lambda: "5 answers" in teacher.page(), "the answers are there")
    teacher.do("close", other=0, yes=1)
    # What she shows is seen by all, and only that.
    assert pupils[9].get("look.svg").status_code == 403
    teacher.do("look", table=2, yes=1)
    until(lambda: pupils[9].get("look.svg").status_code == 200, "what she shows is seen")
    assert pupils[9].get("look.svg").headers["content-type"] == "image/svg+xml"
    teacher.do("go-on")
    # Nothing of hers is a pupil's; no name stands in an address.
    for path in ("teacher", "wall", "debrief", "debrief.pdf", "class.zip", "table/0.svg"):
        assert pupils[1].get(path).status_code == 403
    assert pupils[1].http.post(f"/c/{teacher.code}/do", data={"what": "stop"}).status_code == 403
    assert "Pupil" not in teacher.page("wall")
    # Killed in the middle: everybody goes on where they were. Bots move on by themselves.
    before = [(pupil.position()["digest"], pupil.position()["at"]) for pupil in pupils]
    school.kill()
    for pupil, (digest, at) in zip(pupils, before, strict=True):
        position = pupil.position()
        assert position["digest"] == digest or int(str(position["at"])) > int(str(at))
    assert pupils[7].go() == pupils[7].table
    # The bell: time is up, then all is ended; every table has a score, a debrief and its data.
    teacher.do("end-at", at="23:59")
    teacher.do("more")
    teacher.do("stop")
    for pupil in pupils:
        until(lambda some=pupil: some.position()["over"], "the game is over")  # type: ignore[misc]
        points = pupil.position()["points"]
        assert isinstance(points, list)
        assert len(points) == 4
    debrief = teacher.page("debrief")
    assert all(f"Table {number} (unfinished)" in debrief for number in range(1, 9))
    assert "Where did the tables part?" in debrief
    assert re.search(r"wins \d+ of 100 games", debrief), "what the expert expects of each choice"
    assert re.search(r'<th scope="row">\s*nobody\s*</th><td>5</td>', debrief), "answers are counted"
    paper = teacher.http.get(f"/c/{teacher.code}/debrief.pdf")
    assert (paper.headers["content-type"], paper.content[:5]) == ("application/pdf", b"%PDF-")
    assert teacher.http.get(f"/t/{pupils[0].table}/debrief").status_code == 200
    assert teacher.http.post(f"/t/{pupils[0].table}/review").status_code == 200
    read_back(teacher)
    # Deleted: nothing is left.
    teacher.do("delete")
    assert teacher.http.get(f"/c/{teacher.code}").status_code == 404
    for pupil in pupils[:2]:
        until(lambda some=pupil: some.http.get(f"/c/{some.code}").status_code == 404, "the class is gone")  # type: ignore[misc]
        until(lambda some=pupil: some.http.get(f"/t/{some.table}").status_code == 404, "its tables are gone")  # type: ignore[misc]
    school.log.flush()
    assert "Pupil" not in (school.home / "server.log").read_text(), "no name is in a log"


def read_back(teacher: Teacher) -> None:
    """What is exported is read by those who will read it, and can be computed again."""
    file = zipfile.ZipFile(io.BytesIO(teacher.http.get(f"/c/{teacher.code}/class.zip").content))
    names = set(file.namelist())
    assert {"participants.csv", "codebook.csv", "otree/wide.csv", "otree/PageTimes.csv", "README.txt"} <= names
    assert not any(b"Pupil" in file.read(name) for name in names), "pseudonyms, unless names are asked for"
    people = polars.read_csv(io.BytesIO(file.read("participants.csv")))
    decisions = polars.read_parquet(io.BytesIO(file.read("decisions.parquet")))
    assert people.height == PUPILS + 3
    assert decisions.height == polars.read_csv(io.BytesIO(file.read("decisions.csv"))).height >= PUPILS
    assert set(decisions["table"]) == set(range(1, 9))
    assert decisions.filter(polars.col("options") < 1).height == 0
    assert len(pandas.read_csv(io.BytesIO(file.read("otree/PageTimes.csv")))) >= PUPILS
    assert list(pandas.read_csv(io.BytesIO(file.read("seats.csv")))["points"]) != []
    wide = list(csv.DictReader(io.StringIO(file.read("otree/wide.csv").decode())))
    assert wide[0]["participant.id_in_session"] == "1"
    assert {"session.code", "participant.payoff", "elplan.1.player.points"} <= set(wide[0])
    for number in range(1, 9):
        record = load(file.read(f"records/table-{number}.sobremesa").decode())
        played = decisions.filter(polars.col("table") == number)
        assert played["action"].max() <= len(record.actions)  # type: ignore[operator]
    named = zipfile.ZipFile(io.BytesIO(teacher.http.get(f"/c/{teacher.code}/class.zip?names=1").content))
    assert b"Pupil 7" in named.read("participants.csv")


@dataclass
class Phone:
    """A pupil's phone with its table open: it notes which entry of the log it shows."""

    pupil: Pupil
    shown: int = 0

    async def follow(self, http: httpx.AsyncClient, moved: asyncio.Event) -> None:
        """Follow the table as its page does."""
        path = f"/live?on=t/{self.pupil.table}/en/narrow@"
        async with http.stream("GET", path, timeout=None) as answer:
            async for text in answer.aiter_text():
                for found in re.findall(r'data-n=\\?"(\d+)', text):
                    self.shown = max(self.shown, int(found))
                moved.set()


async def play(phones: list[Phone], clients: list[httpx.AsyncClient], moved: asyncio.Event, waits: list[float]) -> None:
    """One table: whoever is in turn thinks for some seconds and acts; each phone counts once when it shows that."""
    code, rng = phones[0].pupil.table, Rng(int.from_bytes(phones[0].pupil.table.encode()))
    for _ in range(ACTS):
        await asyncio.sleep(2 + rng.below(4000) / 1000)
        position = (await clients[0].get(f"/api/tables/{code}")).json()
        if position["turn"] < 0 or not position["actions"]:
            continue
        name = position["seats"][position["turn"]]["name"]
        mine = next(n for n, phone in enumerate(phones) if phone.pupil.name == name)
        action = position["actions"][rng.below(len(position["actions"]))]["notation"]
        begun, late = time.perf_counter(), list(phones)
        data, headers = {"action": action, "at": str(position["at"])}, {"hx-request": "true"}
        acting = asyncio.ensure_future(clients[mine].post(f"/t/{code}/act", data=data, headers=headers))
        while late:
            moved.clear()
            shown = [phone for phone in late if phone.shown > position["n"]]
            waits += [time.perf_counter() - begun] * len(shown)
            late = [phone for phone in late if phone not in shown]
            if late:
                async with asyncio.timeout(LONG):
                    await moved.wait()
        assert (await acting).status_code == 204


@pytest.mark.slow
def test_a_school_of_a_hundred_and_twenty_at_thirty_tables_on_one_process(tmp_path: Path) -> None:
    school = School(tmp_path, 1)
    try:
        teacher = Teacher(school)
        teacher.open()
        pupils = [Pupil(school, teacher.code, f"Pupil {n}") for n in range(120)]
        everybody(pupils, "join")
        teacher.do("begin")
        everybody(pupils, "arrive")
        before = work_of(school.servers[0])
        waits = asyncio.run(lesson(school, teacher, pupils))
        work = work_of(school.servers[0]) - before
    finally:
        school.close()
    waits.sort()
    half, most, last = (1000 * waits[int(part * len(waits))] for part in (0.5, 0.95, 0.99))
    print(f"\n{len(waits)} screens: from act to screen p50 {half:.0f} ms, p95 {most:.0f} ms, p99 {last:.0f} ms")
    print(f"{4000 * work / len(waits):.0f} ms of the server's work for an act and its four phones, all else included")
    assert len(waits) >= 4 * 30


def work_of(server: Server) -> float:
    """Return the seconds for which a server has worked."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def lesson(school: School, teacher: Teacher, pupils: list[Pupil]) -> list[float]:
    """Let all tables play at once, every phone and the teacher's two pages open; return the seconds to each screen."""
    waits: list[float] = []
    by_table: dict[str, list[Pupil]] = {}
    for pupil in pupils:
        by_table.setdefault(pupil.table, []).append(pupil)
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:

        async def browser(some: httpx.Client) -> httpx.AsyncClient:
            made = httpx.AsyncClient(base_url=some.base_url, cookies=some.cookies, headers=some.headers, timeout=60)
            return await stack.enter_async_context(made)

        async def watch(http: httpx.AsyncClient, path: str) -> None:
            async with http.stream("GET", path, timeout=None) as answer:
                async for _ in answer.aiter_raw():
                    pass

        hers = await browser(teacher.http)
        open_pages = [
            group.create_task(watch(hers, f"/c/{teacher.code}/{name}/stream")) for name in ("teacher", "wall")
        ]
        playing = []
        for some in by_table.values():
            phones, moved = [Phone(pupil) for pupil in some], asyncio.Event()
            clients = [await browser(pupil.http) for pupil in some]
            for phone, client in zip(phones, clients, strict=True):
                open_pages.append(group.create_task(phone.follow(client, moved)))
            playing.append((phones, clients, moved))
        async with asyncio.timeout(2 * LONG):
            # Everybody has the page open before the first one acts.
            while any(not phone.shown for phones, _, _ in playing for phone in phones):
                await asyncio.sleep(0.1)
        await asyncio.gather(*(play(phones, clients, moved, waits) for phones, clients, moved in playing))
        for task in open_pages:
            task.cancel()
    return waits
