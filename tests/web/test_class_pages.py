"""A class: three learners at three screens, one match, each with a guide of their own."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import Open, check, shoot
from tests.web.lesson import changed, do_right, go_on, kind, n
from tests.web.milestones import Milestones
from tests.web.play_area import post

NAMES = ("Ana", "Beto", "Caro")


def open_class(page: Page, seat: int = 1, name: str = "Ana") -> str:
    """Open a class by its form; return its path."""
    page.goto("/learn/elplan/tutorial")
    page.select_option("#class-seat", str(seat))
    page.fill("#class-name", name)
    page.click("#class-form button")
    page.wait_for_selector("#lobby")
    return re.sub(r"^\w+://[^/]+", "", page.url)


def sit(page: Page, where: str, seat: int, name: str) -> None:
    page.goto(where)
    page.fill(f"#sit-{seat - 1}", name)
    page.click(f"#lobby-seat-{seat - 1} .sit button")
    page.wait_for_selector("#lobby-start form, #play-area")


Class = tuple[Page, Page, Page]


def browsers(open_page: Open) -> Class:
    """Three browsers: one of them reads another language, on a phone."""
    return open_page(), open_page(lang="es", size="phone"), open_page()


@pytest.fixture
def three(open_page: Open) -> Class:
    """Three browsers in one class that has begun."""
    ana, beto, caro = pages = browsers(open_page)
    where = post(ana, "/learn/elplan/tutorial", shared="true", seat="1", name="Ana").headers["location"]
    post(beto, f"{where}/join", seat="2", name="Beto")
    post(caro, f"{where}/join", seat="3", name="Caro")
    post(ana, f"{where}/begin")
    for page in pages:
        page.goto(where)
        page.wait_for_selector("#play-area")
    return pages


@pytest.fixture
def met(open_page: Open) -> Class:
    """The same by way of the pages: the form of a class, its lobby, the code."""
    ana, beto, caro = pages = browsers(open_page)
    where = open_class(ana)
    # One by the address, one by the code.
    sit(beto, where, 2, "Beto")
    caro.goto("/join")
    caro.fill("#code", where.rpartition("/")[2])
    caro.keyboard.press("Enter")
    caro.wait_for_selector("#lobby")
    sit(caro, caro.url, 3, "Caro")
    expect(ana.locator("#seats")).to_contain_text("Caro")
    check(ana)
    shoot(ana, "class-lobby")
    ana.click("#begin-class button")
    for page in pages:
        page.wait_for_selector("#play-area")
    return pages


def same(pages: tuple[Page, ...]) -> None:
    """Wait until all see the same."""
    latest = max((int(n(page) or 0) for page in pages), default=0)
    for page in pages:
        page.wait_for_function("n => Number(document.querySelector('#play-area').dataset.n) >= n", arg=latest)


@pytest.mark.rule("elplan.tutorial.seats")
@pytest.mark.rule("elplan.tutorial.phases")
@pytest.mark.slow
def test_three_learners_at_three_screens_reach_every_milestone_together(met: Class) -> None:
    seen = [Milestones() for _ in met]
    waited: set[str] = set()
    for turn in range(200):
        same(met)
        for page, milestones in zip(met, seen, strict=True):
            milestones.look(page)
        kinds = [kind(page) for page in met]
        if kinds == ["finished"] * 3:
            break
        for page, now, name in zip(met, kinds, NAMES, strict=True):
            if now == "waits":
                said = page.inner_text("#guide-title")
                assert any(other in said for other in NAMES if other != name), said
                waited.add(name)
        can = [page for page, now in zip(met, kinds, strict=True) if now in ("reads", "acts")]
        assert can, kinds
        # Now the first, now the last who can goes on: nobody has to keep step.
        go_on(can[-1 if turn % 3 else 0])
    for milestones in seen:
        milestones.check()
    assert waited == set(NAMES)
    assert met[1].inner_text("#guide-title") == "¡Lo lograste!"


def test_a_learner_sees_for_whom_they_wait_and_what_each_is_at(three: Class) -> None:
    ana, beto, caro = three
    go_on(beto)
    go_on(ana)
    expect(beto.locator("#guide-title")).to_have_text("Le toca a Ana")
    expect(caro.locator("#learner-0")).to_contain_text("is playing: Your business")
    expect(caro.locator("#learner-2")).to_contain_text("is reading: Welcome")
    assert not beto.locator("#acts, #go").count()
    shoot(beto, "class-waits-phone")
    shoot(caro, "class-caro")
    check(caro)
    before = n(ana)
    do_right(ana)
    changed(ana, before)
    expect(beto.locator("#goal")).to_contain_text("Cerámica de greda")


def test_who_goes_away_is_played_for_by_the_guide_and_comes_back_to_their_seat(open_page: Open, three: Class) -> None:
    ana, beto, caro = three
    where = re.sub(r"^\w+://[^/]+", "", caro.url)
    go_on(ana)
    caro.goto("/about")
    ana.locator("#learner-2 button").click()
    expect(ana.locator("#learner-2")).to_contain_text("played by the guide")
    before = n(ana)
    do_right(ana)
    changed(ana, before)
    go_on(beto)
    same((ana, beto))
    go_on(beto)
    same((ana, beto))
    # The guide plays for whoever has left, a moment later.
    ana.wait_for_selector("#play-area.lesson-reads")
    caro.goto(where)
    expect(caro.locator("#lobby-start")).to_contain_text("already started")
    caro.fill("#sit-2", "Carola")
    caro.click("#lobby-seat-2 .sit button")
    caro.wait_for_selector("#play-area")
    expect(ana.locator("#learner-2")).to_contain_text("Carola")
    assert kind(caro) in ("reads", "acts", "waits")
    late = open_page(where)
    assert not late.locator(".sit").count(), "no seat is free any more"


def test_a_teacher_who_sits_nowhere_sees_what_everybody_is_at(open_page: Open) -> None:
    teacher, pupil = open_page(size="projector"), open_page(size="phone")
    where = open_class(teacher, 0)
    expect(teacher.locator("#lobby-start")).to_contain_text("Nobody has taken a seat yet")
    sit(pupil, where, 2, "Eva")
    teacher.click("#begin-class button")
    teacher.wait_for_selector("#play-area")
    pupil.wait_for_selector("#go-on")
    expect(teacher.locator("#learner-1")).to_contain_text("Eva")
    go_on(pupil)
    expect(teacher.locator("#learner-1")).to_contain_text("is playing: Your business")
    assert not teacher.locator("#acts, #go, #undo").count()
    shoot(teacher, "class-teacher")
    check(teacher)
