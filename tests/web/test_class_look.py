"""What a teacher shows to her class, over HTTP: it reaches everybody, wherever they are."""

import re
from collections.abc import Iterator

import httpx
import pytest

from tests.servers import Server


class Teaching:
    """A class opened by a program, and everybody's key."""

    def __init__(self, client: httpx.Client, **wish: object) -> None:
        self.http = client
        opened = client.post("/api/classes", json={"game": "elplan", "players": 2, **wish}).json()
        self.code, self.key = opened["code"], opened["key"]
        client.headers["origin"] = str(client.base_url).rstrip("/")

    def join(self, name: str) -> str:
        """Return the key of somebody new."""
        return str(self.http.post(f"/api/classes/{self.code}/join", json={"name": name}).json()["key"])

    def do(self, what: str, **more: object) -> httpx.Response:
        """Order something."""
        return self.http.post(f"/api/classes/{self.code}/do", json={"what": what, **more}, headers=bearer(self.key))

    def get(self, key: str, path: str = "") -> httpx.Response:
        """Open a page as somebody."""
        where = path if path.startswith("/") else f"/c/{self.code}/{path}".rstrip("/")
        return self.http.get(where, headers=bearer(key))

    def table(self, key: str) -> str:
        """Return the code of somebody's table."""
        return str(self.http.get(f"/api/classes/{self.code}", headers=bearer(key)).json()["table"])


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=60, headers={"accept-language": "en"}) as client:
        yield client


def test_a_page_that_she_shows_is_on_all_screens_and_what_is_hers_is_theirs_only_as_long(client: httpx.Client) -> None:
    school = Teaching(client)
    ana, beto = school.join("Ana"), school.join("Beto")
    school.do("begin")
    debrief = f"/c/{school.code}/debrief"
    assert school.get(ana, debrief).status_code == 403
    assert school.do("look", page=debrief, text="What happened").status_code == 200
    for key in (ana, beto):
        shown = school.get(key, "look").text
        assert f'<iframe src="{debrief}" title="What happened"' in shown
        page = school.get(key, debrief)
        assert page.status_code == 200
        assert "/teacher" not in page.text, "what only she may do is not offered"
        assert school.get(key, "debrief.pdf").status_code == school.get(key, "class.zip").status_code == 403
    assert school.get("a stranger's", debrief).status_code == 403
    assert f'<iframe src="{debrief}"' in school.get(school.key, "wall").text
    school.do("look", page="/rules/elplan")
    assert 'src="/rules/elplan"' in school.get(ana, "look").text
    assert school.get(ana, debrief).status_code == 403
    school.do("go-on")
    assert "iframe" not in school.get(ana, "look").text
    assert school.do("look", page="https://example.org/").json()["error"] == "class-page"


def test_an_earlier_moment_is_shown_from_the_replay_by_its_teacher_and_by_nobody_else(client: httpx.Client) -> None:
    school = Teaching(client)
    ana, beto = school.join("Ana"), school.join("Beto")
    school.do("begin")
    code = school.table(ana)
    replay = school.get(school.key, f"/t/{code}/replay?at=0")
    form = re.search(r'<form method="post" action="([^"]+)" id="show-class">(.*?)</form>', replay.text, re.DOTALL)
    assert form
    fields = dict(re.findall(r'name="(\w+)"\s+value="(\w*)"', form[2]))
    assert fields == {"what": "look", "yes": "1", "table": "0", "at": "0"}
    assert "show-class" not in school.get(ana, f"/t/{code}/replay?at=0").text
    now = school.get(school.key, "table/0.svg").content
    assert client.post(form[1], data=fields, headers=bearer(school.key)).status_code == 303
    assert "after 0 actions" in school.get(beto, "look").text
    before = school.get(beto, "look.svg")
    assert before.headers["content-type"] == "image/svg+xml"
    assert before.content != now
    assert "Ana" in before.text
    assert "Ana" not in school.get(school.key, "table/0.svg?names=0&at=0").text
    # The address that she copied from her browser is the same.
    copied = f"{str(client.base_url).rstrip('/')}/t/{code}/replay?at=0"
    client.post(form[1], data={"what": "look", "typed": copied}, headers=bearer(school.key))
    assert "after 0 actions" in school.get(beto, "look").text


def test_who_takes_the_lesson_of_a_class_is_paused_asked_and_shown_things_too(client: httpx.Client) -> None:
    school = Teaching(client, lesson="tutorial")
    ana = school.join("Ana")
    school.do("learn")
    lesson = school.get(ana).headers["location"]
    assert re.fullmatch(r"/l/[A-Z]{6}", lesson)
    assert f"/c/{school.code}/stream?follow=1" in school.get(ana, lesson).text

    def follow() -> str:
        """What the class says to the page of the lesson."""
        with client.stream("GET", f"/c/{school.code}/stream?follow=1", headers=bearer(ana)) as answer:
            text = ""
            for some in answer.iter_text():
                text += some
                if "\n\n" in text:
                    break
        return text

    step = {"step": "0"}
    assert "paused" not in follow()
    assert 'id="do-pause"' in school.get(school.key, "teacher").text
    school.do("pause")
    assert 'id="paused"' in follow()
    refused = client.post(f"{lesson}/go", data=step, headers=bearer(ana))
    assert (refused.status_code, "paused" in refused.text) == (409, True)
    school.do("go-on")
    assert client.post(f"{lesson}/go", data=step, headers=bearer(ana)).status_code == 303
    school.do("ask", text="Ready?", choices="yes; no")
    assert f'data-look="/c/{school.code}/q/0"' in follow()
    answered = client.post(f"/c/{school.code}/q/0", data={"text": "yes"}, headers=bearer(ana))
    assert answered.headers["location"] == f"/c/{school.code}", "from there they are led back to the lesson"
    assert "data-look" not in follow()
    school.do("look", text="Eyes on me")
    assert f'data-look="/c/{school.code}/look?n=' in follow()


def test_a_pupil_sees_nothing_of_another_table_unless_she_shows_it(client: httpx.Client) -> None:
    school = Teaching(client, same_deal=True)
    ana, beto, caro, dora = (school.join(name) for name in ("Ana", "Beto", "Caro", "Dora"))
    school.do("begin")
    own, other = school.table(ana), school.table(caro)
    assert own != other
    live = f"/live?on=t/{other}/en/narrow@"
    paths = [f"/t/{other}{page}" for page in ("", "/replay", "/log", "/record", "/things", "/print", "/debrief")]
    for path in (*paths, f"/api/tables/{other}"):
        assert school.get(ana, path).status_code == 403, path
        assert school.get("a stranger's", path).status_code == 403, path
    assert "Caro" not in school.get(ana, f"/debrief?codes={other}").text
    with client.stream("GET", live, headers=bearer(ana)) as answer:
        assert "Caro" not in next(answer.iter_text(), "")
    for key in (caro, dora, school.key):
        assert "Caro" in school.get(key, f"/t/{other}").text
    # Nor by what is ranked: the games are over, and both tables had the same luck.
    school.do("stop")
    for page in ("deal", "ranking"):
        shown = school.get(ana, f"/t/{own}/{page}")
        assert (shown.status_code, "Caro" in shown.text, other in shown.text) == (200, False, False)
    # What she shows is seen, and nothing else of that table.
    assert school.get(beto, f"/t/{other}/debrief").status_code == 403
    school.do("look", page=f"/t/{other}/debrief")
    assert "Caro" in school.get(beto, f"/t/{other}/debrief").text
    school.do("go-on")
    assert school.get(beto, f"/t/{other}/debrief").status_code == 403


def test_who_is_moved_to_another_table_is_told_on_the_old_page_and_led_to_the_new_seat(client: httpx.Client) -> None:
    school = Teaching(client)
    ana, _beto, _caro = (school.join(name) for name in ("Ana", "Beto", "Caro"))
    school.do("begin")
    old = school.table(ana)
    with client.stream("GET", f"/live?on=t/{old}/en/narrow@", headers=bearer(ana)) as answer:
        news = answer.iter_text()
        assert "data-go" not in next(news)
        school.do("move", person=0, table=1)
        told = ""
        while "data-go" not in told:
            told += next(news)
    new = school.get(ana).headers["location"]
    assert new == f"/t/{school.table(ana)}" != f"/t/{old}"
    assert school.get(ana, new).status_code == 200
    assert "data-go" not in school.get(ana, new).text


def test_whoever_agrees_may_join_by_a_name_that_is_offered_too(client: httpx.Client) -> None:
    school = Teaching(client, consent="We study how people play.")
    page = client.get(f"/c/{school.code}").text
    form = re.search(r'<form method="post" action="/c/\w+/join" id="class-join">(.*?)</form>', page, re.DOTALL)
    assert form
    assert 'name="consent"' in form[1]
    offered = re.findall(r'name="name" value="([^"]+)"', form[1])
    assert len(offered) == 3
    # As a browser sends it: the empty field comes first.
    sent = f"name=&name={offered[0].replace(' ', '+')}"
    headers = {"content-type": "application/x-www-form-urlencoded"}
    refused = client.post(f"/c/{school.code}/join", content=sent, headers=headers)
    assert (refused.status_code, "problem" in refused.text) == (409, True)
    assert client.post(f"/c/{school.code}/join", content=f"consent=yes&{sent}", headers=headers).status_code == 303
    assert offered[0] in client.get(f"/c/{school.code}").text
