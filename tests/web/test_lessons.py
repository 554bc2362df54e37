"""Lessons over HTTP, without a browser: every lesson in the right way and in each wrong way, and its progress."""

import re
from html import unescape

import httpx
import pytest

from sobremesa.core.registry import titles
from sobremesa.core.texts import LANGS
from sobremesa.lessons import Guide, Lesson, lessons
from tests.lessons.walks import first_right
from tests.servers import Server

ALL = [one for id in titles() for one in lessons(id)]
LESSONS = pytest.mark.parametrize("taught", ALL, ids=lambda one: f"{one.game.meta.id}-{one.id}")
TRIED = 6
"""So many wrong actions are sent in a step, with as many answers as there are."""
HX = {"hx-request": "true"}


def begin(client: httpx.Client, taught: Lesson, **form: object) -> str:
    """Begin a lesson; return its path."""
    sent = client.post(f"/learn/{taught.game.meta.id}/{taught.id}", data=form)
    assert sent.status_code == 303, sent.text
    client.headers["origin"] = str(client.base_url).rstrip("/")
    return sent.headers["location"]


def play_area(page: str) -> dict[str, str]:
    """What the page says of itself."""
    found = re.search(r'<div\s+class="\s*play-area ([^"]*)"\s+id="play-area"([^>]*)>', page)
    assert found, page[:500]
    return {"kind": found[1], **dict(re.findall(r'data-(\w+)="([^"]*)"', found[2]))}


def plain(html: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


def wrong_ways(guide: Guide) -> list[int]:
    """Wrong actions of this moment, legal or not, first those that are answered differently."""
    space = [*guide.progress.state.legal(), *guide.lesson.game.space(guide.progress.state)[:400]]
    answers: dict[str, int] = {}
    for action in map(int, space):
        answer = guide.judge(action)
        if not answer.taken:
            answers.setdefault(answer.text, action)
    return list(answers.values())[:TRIED]


@LESSONS
def test_every_lesson_is_taken_in_the_right_way_and_each_wrong_way_is_answered(
    taught: Lesson, client: httpx.Client
) -> None:
    here, guide = begin(client, taught, name="Ana"), Guide(taught, 0, "en", "Ana")
    for _ in range(200):
        page = client.get(here)
        now = play_area(page.text)
        if guide.finished:
            break
        saying = guide.instruction()
        assert now["step"] == str(guide.own.index)
        assert saying.title in unescape(page.text)
        assert plain(saying.text) in plain(page.text)
        if saying.reads:
            refused = client.post(f"{here}/act", data={"at": now["at"], "action": "0"}, headers=HX)
            assert guide.judge(0).text in unescape(refused.text)
            sent = client.post(f"{here}/go", data={"step": now["step"]}, headers=HX)
            guide.go_on()
        else:
            assert saying.goal in unescape(page.text)
            for action in wrong_ways(guide):
                answer = client.post(f"{here}/act", data={"at": now["at"], "action": str(action)}, headers=HX)
                assert answer.status_code == 200
                assert plain(guide.judge(action).text) in plain(answer.text)
            assert play_area(client.get(here).text)["n"] == now["n"], "a wrong action changes nothing"
            hint = client.get(f"{here}/hint", headers=HX).text
            assert guide.hints()[0].text in unescape(hint)
            action = first_right(guide)
            sent = client.post(f"{here}/act", data={"at": now["at"], "action": str(action)}, headers=HX)
            assert guide.try_action(action).taken
        assert (sent.status_code, sent.text) == (200, "")
    assert "lesson-finished" in now["kind"]
    assert f'action="/new/{taught.game.meta.id}"' in page.text, "a real game is a click away"
    assert "learnt" in client.get("/learn").text


def test_without_scripts_everything_is_a_form_and_a_wrong_action_is_answered_on_the_page(client: httpx.Client) -> None:
    taught = lessons("elplan")[0]
    here = begin(client, taught)
    page = client.post(f"{here}/go", data={"step": "0"}, follow_redirects=True)
    now = play_area(page.text)
    assert (now["step"], page.request.method) == ("1", "GET")
    wrong = client.post(f"{here}/act", data={"at": now["at"], "action": "plan paseos"})
    assert wrong.status_code == 200
    assert "That card belongs to another seat" in wrong.text
    assert 'href="/rules/elplan#elplan.tutorial.seats"' in wrong.text
    assert play_area(wrong.text)["n"] == now["n"]
    shown = client.get(f"{here}/hint")
    assert "Now do this:" in shown.text
    assert 'id="acts"' in shown.text
    page = client.post(f"{here}/act", data={"at": now["at"], "action": "plan quinta"}, follow_redirects=True)
    assert play_area(page.text)["step"] == "2"
    page = client.post(f"{here}/back", follow_redirects=True)
    assert play_area(page.text)["step"] == "1"
    page = client.post(f"{here}/again", follow_redirects=True)
    assert play_area(page.text)["step"] == "0"
    refused = client.post(f"{here}/back", follow_redirects=True)
    assert refused.status_code == 409


@pytest.mark.rule("elplan.tutorial.not_yet")
def test_the_guide_is_asked_for_words_and_for_what_only_the_full_game_has(client: httpx.Client) -> None:
    here = begin(client, lessons("elplan")[0])
    for question, answer in (
        ("Innovative Idea", "The token that decides the game"),
        ("credit", "Credit belongs to the full game"),
        ("trio", "Trios belong to the full game"),
        ("plan quinta", "Read this step first"),
        ("nonsense", "That doesn’t exist at this table"),
    ):
        assert answer in client.get(f"{here}/ask", params={"question": question}, headers=HX).text


@pytest.mark.parametrize("lang", LANGS)
def test_the_shelf_offers_every_lesson_and_going_on_with_those_begun(client: httpx.Client, lang: str) -> None:
    client.headers["accept-language"] = lang
    shelf = client.get("/learn").text
    for taught in ALL:
        assert unescape(shelf).count(taught.name(lang))
        assert taught.about(lang) in unescape(shelf)
        cover = client.get(f"/learn/{taught.game.meta.id}/{taught.id}")
        assert taught.about(lang) in unescape(cover.text)
        assert ("class-form" in cover.text) == (len(taught.places) > 1)
    here = begin(client, ALL[-1])
    client.post(f"{here}/go", data={"step": "0"}, headers=HX)
    for path in ("/learn", "/", f"/learn/{ALL[-1].game.meta.id}/{ALL[-1].id}"):
        assert f'href="{here}"' in client.get(path).text, path
    for path in ("/", f"/rules/{ALL[-1].game.meta.id}"):
        assert f'href="/learn#learn-{ALL[-1].game.meta.id}"' in client.get(path).text


def test_progress_survives_a_restart_of_the_server(tmp_path_factory: pytest.TempPathFactory) -> None:
    server = Server(tmp_path_factory.mktemp("home"))
    try:
        with httpx.Client(base_url=server.url, headers={"accept-language": "en"}, timeout=20) as client:
            here = begin(client, lessons("elplan")[0], name="Ana", seat=2)
            client.post(f"{here}/go", data={"step": "0"}, headers=HX)
            cookies = dict(client.cookies)
        server.kill()
        server.start()
        with httpx.Client(
            base_url=server.url, headers={"accept-language": "en"}, cookies=cookies, timeout=20
        ) as client:
            assert f'href="{here}"' in client.get("/learn").text
            page = client.get(here).text
            assert play_area(page)["step"] == "1"
            assert "Ana" in page
    finally:
        server.stop()


def test_somebody_else_cannot_act_in_a_lesson_and_is_offered_their_own(server: Server, client: httpx.Client) -> None:
    here = begin(client, lessons("elplan")[0])
    with httpx.Client(base_url=server.url, headers={"accept-language": "en"}, timeout=20) as other:
        page = other.get(here)
        assert "Start your own" in page.text
        for path, form in (("go", {"step": "0"}), ("act", {"at": "0", "action": "0"}), ("back", {}), ("again", {})):
            assert other.post(f"{here}/{path}", data=form).status_code == 403, path
        assert other.post(f"{here}/join", data={"seat": "2", "name": "Eva"}).status_code == 409
        assert other.get("/l/XXXXXX").status_code == 404
        assert other.get("/learn/elplan/economics").status_code == 404
        assert other.post("/learn/elplan/tutorial", data={"seat": "9"}).status_code == 422


def test_a_class_is_found_by_its_code_where_tables_are(server: Server, client: httpx.Client) -> None:
    here = begin(client, lessons("elplan")[0], shared="true", seat=0)
    code = here.rpartition("/")[2]
    with httpx.Client(base_url=server.url, headers={"accept-language": "en"}, timeout=20) as other:
        assert other.get("/join", params={"code": code.lower()}).headers["location"] == here
        assert other.post(f"{here}/join", data={"seat": "2", "name": "Eva"}).headers["location"] == here
        assert "Eva" in client.get(here).text
        assert other.get("/join", params={"code": "QQQQQQ"}).status_code == 404


def test_the_log_of_a_lesson_is_a_page_too(client: httpx.Client) -> None:
    begun = client.post("/learn/planeta/flight", data={"name": "Ana"}).headers["location"]
    assert client.get(f"{begun}/log").status_code == 200
