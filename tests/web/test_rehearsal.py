"""A lesson rehearsed: thirty pupils with clients of their own, eight tables, late, lost, locked and swapped phones."""

import csv
import io
import re
import time
import zipfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pandas
import polars
import pytest

from sobremesa.core.record import load
from tests.servers import UNLIMITED, Server

PUPILS = 30


CLIENTS: list[httpx.Client] = []


def client_of(url: str) -> httpx.Client:
    """A browser's memory without its screen."""
    CLIENTS.append(
        httpx.Client(base_url=url, timeout=60, follow_redirects=True, headers={"accept-language": "en", "origin": url})
    )
    return CLIENTS[-1]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    found = Server(tmp_path, "--pace", "0", "--lang", "en", *UNLIMITED)
    yield found
    while CLIENTS:
        CLIENTS.pop().close()
    found.stop()


class Teacher:
    """A teacher at her page: every request that changes something is a click."""

    def __init__(self, url: str) -> None:
        self.http = client_of(url)
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

    def __init__(self, url: str, code: str, name: str) -> None:
        self.http = client_of(url)
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


def test_a_lesson_of_thirty_from_the_first_click_to_the_debrief_and_the_data(server: Server) -> None:
    begun = time.monotonic()
    teacher = Teacher(server.url)
    teacher.open(minutes="20", **{"same-deal": "yes"})
    pupils = [Pupil(server.url, teacher.code, f"Pupil {n}") for n in range(PUPILS)]
    everybody(pupils, "join")
    assert all(len(pupil.word) == 4 for pupil in pupils)
    assert f"{PUPILS} people have joined" in teacher.page()
    teacher.do("begin")
    everybody(pupils, "go")
    assert len({pupil.table for pupil in pupils}) == 8
    acted: set[str] = set()
    until = time.monotonic() + 120
    while time.monotonic() < until:
        # At one table bots play too, and think.
        acted |= {pupil.name for pupil in pupils if pupil.name not in acted and pupil.act()}
        if len(acted) == PUPILS:
            break
        time.sleep(0.05)
    clicks, taps, seconds = teacher.clicks, max(pupil.taps for pupil in pupils), time.monotonic() - begun
    print(f"\n{clicks} clicks of the teacher, {taps} taps of a pupil, {seconds:.1f} s to everybody's first action")
    assert len(acted) == PUPILS
    assert clicks <= 6
    assert taps <= 2

    # Late: a bot's seat. The next two as well, then all is full and one waits.
    late = [Pupil(server.url, teacher.code, f"Late {n}") for n in range(3)]
    for pupil in late:
        pupil.join()
        pupil.go()
    assert [bool(pupil.table) for pupil in late] == [True, True, False]
    # Lost: another phone with name and word; the old one has no seat any more.
    lost = pupils[3]
    again = Pupil(server.url, teacher.code, lost.name)
    assert "already joined" in again.join().text
    assert "not Pupil 3" in again.join("AAAA").text
    again.join(lost.word)
    assert again.go() == lost.table
    assert lost.http.post(f"/t/{lost.table}/undo", data={"at": "1"}).status_code == 403
    pupils[3] = again
    # Locked, and paused: nobody acts, no bot comes; then they go on.
    teacher.do("pause")
    assert not any(pupil.act() for pupil in pupils)
    teacher.do("go-on")
    # Swapped: two pupils change places.
    one, other = pupils[0], next(pupil for pupil in pupils if pupil.table != pupils[0].table)
    tables = one.table, other.table
    teacher.do("swap", person=teacher.number(one.name), other=teacher.number(other.name))
    assert (one.go(), other.go()) == tables[::-1]
    # A question now, answered by some.
    teacher.do("ask", text="Who controls the market?", choices="me; nobody")
    for pupil in pupils[:5]:
        assert "Who controls the market?" in pupil.http.get(f"/c/{teacher.code}/q/0").text
        pupil.http.post(f"/c/{teacher.code}/q/0", data={"text": "nobody"})
    assert "5 answers" in teacher.page()
    teacher.do("close", other=0, yes=1)
    # What she shows is seen by all, and only that.
    assert pupils[9].http.get(f"/c/{teacher.code}/look.svg").status_code == 403
    teacher.do("look", table=2, yes=1)
    assert pupils[9].http.get(f"/c/{teacher.code}/look.svg").headers["content-type"] == "image/svg+xml"
    teacher.do("go-on")
    # Nothing of hers is a pupil's; no name stands in an address.
    for path in ("teacher", "wall", "debrief", "debrief.pdf", "class.zip", "table/0.svg"):
        assert pupils[1].http.get(f"/c/{teacher.code}/{path}").status_code == 403
    assert pupils[1].http.post(f"/c/{teacher.code}/do", data={"what": "stop"}).status_code == 403
    assert "Pupil" not in teacher.page("wall")
    # Killed in the middle: everybody goes on where they were.
    before = [pupil.position()["digest"] for pupil in pupils]
    server.kill()
    server.start()
    assert [pupil.position()["digest"] for pupil in pupils] == before
    assert pupils[7].go() == pupils[7].table
    # The bell: time is up, then all is ended; every table has a score, a debrief and its data.
    teacher.do("end-at", at="23:59")
    teacher.do("more")
    teacher.do("stop")
    for pupil in pupils:
        position = pupil.position()
        assert position["over"]
        points = position["points"]
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
    assert pupils[0].http.get(f"/t/{pupils[0].table}").status_code == 404
    assert all(b"Pupil" not in file.read_bytes() for file in server.home.glob("*.log"))


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


@pytest.mark.slow
def test_a_school_of_a_hundred_and_twenty_at_thirty_tables_on_one_process(server: Server) -> None:
    teacher = Teacher(server.url)
    teacher.open()
    pupils = [Pupil(server.url, teacher.code, f"Pupil {n}") for n in range(120)]
    everybody(pupils, "join")
    teacher.do("begin")
    everybody(pupils, "go")
    waits: list[float] = []
    for _ in range(8):
        for pupil in pupils:
            begun = time.monotonic()
            if pupil.act():
                waits.append(time.monotonic() - begun)
    waits.sort()
    print(f"\n{len(waits)} acts, p95 {1000 * waits[int(0.95 * len(waits))]:.0f} ms for asking, acting and its answer")
    assert len(waits) >= len(pupils)
