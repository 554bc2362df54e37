"""Lessons in a real browser: by mouse, by keyboard, on a phone, left and resumed; what goes wrong is told in place."""

import re

import pytest
from playwright.sync_api import Browser, Dialog, Page, expect

from tests.servers import Server
from tests.sweep import one_of
from tests.web.browser import Open, check, shoot
from tests.web.lesson import UNFOLD, ask_hint, begin, changed, do_right, go_on, kind, lit, n
from tests.web.milestones import Milestones


@pytest.mark.rule("elplan.tutorial.period1")
@pytest.mark.rule("elplan.tutorial.period2")
@pytest.mark.rule("elplan.tutorial.period3")
@pytest.mark.rule("elplan.tutorial.period4")
@pytest.mark.rule("elplan.tutorial.period5")
@pytest.mark.rule("elplan.tutorial.end")
@pytest.mark.slow
@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_tutorial_of_el_plan_is_taken_by_mouse_and_reaches_every_milestone(open_page: Open, lang: str) -> None:
    page = open_page("/", lang=lang)
    page.locator("nav .to-learn-short").click()
    page.locator("#learn-elplan ~ .offers #offer-tutorial .offer-go button").click()
    page.wait_for_selector("#play-area")
    milestones = Milestones()
    for _ in range(60):
        milestones.look(page)
        if kind(page) == "finished":
            break
        go_on(page)
    milestones.check()
    assert page.locator("#players .score").all_inner_texts() == ["1", "1", "1"]
    shoot(page, f"lesson-end-{lang}")
    page.locator("#next form[action='/new/elplan'] button").click()
    page.wait_for_url("**/t/*")


def walk_to(page: Page, selector: str, most: int = 200) -> None:
    """Press Tab until something is reached."""
    for _ in range(most):
        if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not reached by Tab")


def test_a_chapter_is_taken_by_keyboard_alone(open_page: Open) -> None:
    page = open_page("/learn", lang="es")
    walk_to(page, "#offer-gold .offer-go button")
    page.keyboard.press("Enter")
    page.wait_for_selector("#play-area")
    for _ in range(30):
        if kind(page) == "finished":
            break
        before = n(page)
        if kind(page) == "reads":
            walk_to(page, "#go-on")
        else:
            walk_to(page, "#hint button")
            page.keyboard.press("Enter")
            page.wait_for_selector("#said [data-hint]")
            (shown, *_) = lit(page)
            page.evaluate(UNFOLD, shown)
            walk_to(page, f"#{shown}")
            page.evaluate("document.querySelector('#said').replaceChildren()")
        page.keyboard.press("Enter")
        changed(page, before)
    assert kind(page) == "finished"
    assert page.evaluate("document.activeElement.id") == "guide-title", (
        "whoever comes by keyboard is led to what is new"
    )
    walk_to(page, "#next button")


def test_going_on_by_keyboard_leads_to_the_new_step_and_u_goes_back(open_page: Open) -> None:
    page = open_page()
    begin(page)
    walk_to(page, "#go-on")
    page.keyboard.press("Enter")
    expect(page.locator("#guide-title")).to_be_focused()
    expect(page.locator("#guide-title")).to_have_text("Your business")
    expect(page.locator("#announce")).to_contain_text("Choose the plan")
    page.keyboard.press("u")
    expect(page.locator("#guide-title")).to_have_text("Welcome")


def test_a_wrong_action_is_answered_in_place_and_the_step_can_still_be_done(open_page: Open) -> None:
    page = open_page()
    begin(page, "deuda", "land")
    answered = 0
    while answered < 2:  # at each step of each lesson: test_lessons.py, without a browser
        wrong = None
        if kind(page) == "acts":
            ask_hint(page)
            right = lit(page)
            acts: list[str] = page.eval_on_selector_all("#acts .act", "acts => acts.map(act => act.id)")
            wrong = next((id for id in acts if id not in right), None)
        if wrong:
            before = n(page)
            page.locator(f"#{wrong}").evaluate("act => act.click()")
            answer = page.locator("#said .answer-wrong")
            answer.wait_for()
            assert len(answer.inner_text()) > 20
            assert re.search(r"/rules/deuda#deuda\.", answer.locator("a").get_attribute("href") or "")
            assert n(page) == before
            assert page.get_attribute("#said", "role") == "status", "a screen reader is told"
            answered += 1
        go_on(page)
        assert not page.locator("#said .answer-wrong").count(), "what was wrong is forgotten"


def test_show_me_lights_up_what_is_right_on_the_board_and_in_the_panel(open_page: Open) -> None:
    page = open_page()
    begin(page)
    go_on(page)
    halo = "#board-area #plan-quinta > .halo, #board-area #plan-quinta > .piece > .halo"
    width = f"[...document.querySelectorAll('{halo}')].map(halo => getComputedStyle(halo).strokeWidth)"
    assert "9px" not in page.evaluate(width)
    assert ask_hint(page) == ["plan quinta"]
    assert "9px" in page.evaluate(width)
    outlined = "getComputedStyle(document.querySelector('#card-%s')).outlineWidth"
    assert page.evaluate(outlined % "quinta") == "4px"
    assert page.evaluate(outlined % "paseos") != "4px"


def test_a_lesson_is_left_and_gone_on_with_after_a_restart_of_the_server(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    server = Server(tmp_path_factory.mktemp("home"))
    context = browser.new_context(locale="en-GB")
    try:
        page = context.new_page()
        page.goto(f"{server.url}/learn")
        page.locator("#offer-tutorial button").click()
        page.wait_for_selector("#play-area")
        for _ in range(4):
            go_on(page)
        title, where = page.inner_text("#guide-title"), page.url
        page.goto("about:blank")
        server.stop()
        server.start()
        page.goto(server.url)
        page.locator(".ticket", has_text="Continue").click()
        expect(page.locator("#guide-title")).to_have_text(title)
        assert page.url.rpartition("/")[2] == where.rpartition("/")[2]
        go_on(page)
    finally:
        context.close()
        server.stop()


def test_starting_again_asks_first(open_page: Open) -> None:
    page = open_page()
    begin(page, "planeta", "flight")
    do_right(page)
    page.wait_for_selector("#undo")
    asked: list[str] = []

    def agree(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.accept()

    page.once("dialog", agree)
    page.click("#again button")
    expect(page.locator("#step-of")).to_contain_text("Step 1 of")
    assert asked == ["Start this lesson again from its first step?"]


def test_without_scripts_a_chapter_is_taken_by_forms(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.url, locale="es-CL", java_script_enabled=False)
    page = context.new_page()
    page.goto("/learn")
    page.locator("#offer-land button").click()
    done = 0
    while done < 2:  # to its end: test_lessons.py, without a browser
        page.wait_for_selector("#play-area")
        if kind(page) == "reads":
            page.click("#go-on")
            continue
        page.click("#hint button")
        (shown, *_) = lit(page)
        assert page.evaluate("id => getComputedStyle(document.getElementById(id)).outlineWidth", shown) == "4px"
        before = n(page)
        page.click(f"#{shown}")
        assert n(page) != before
        done += 1
    context.close()


@pytest.mark.parametrize(
    ("size", "lang", "dark"), one_of([("phone", "es", False), ("tablet", "en", True), ("projector", "es", False)], 0, 1)
)
def test_the_shelf_of_lessons_can_be_read_by_everybody(open_page: Open, size: str, lang: str, dark: bool) -> None:
    page = open_page("/learn", size=size, lang=lang, dark=dark)
    check(page)
    shoot(page, f"learn-{size}-{lang}{'-dark' if dark else ''}")


@pytest.mark.parametrize(
    ("game", "lesson", "size", "lang", "dark", "steps"),
    one_of(
        [
            ("elplan", "tutorial", "phone", "es", False, 6),
            ("planeta", "flight", "tablet", "en", True, 2),
            ("deuda", "pacts", "projector", "en", False, 2),
            ("planeta", "flight", "phone", "en", True, 2),
            ("deuda", "debt", "phone", "es", False, 1),
            ("elplan", "tutorial", "tablet", "en", True, 1),
            ("planeta", "flight", "tablet", "es", False, 0),
        ],
        *range(3),
    ),
)
def test_a_lesson_can_be_read_by_everybody_on_every_screen(
    open_page: Open, game: str, lesson: str, size: str, lang: str, dark: bool, steps: int
) -> None:
    page = open_page(size=size, lang=lang, dark=dark)
    begin(page, game, lesson)
    for _ in range(steps):
        go_on(page)
    shoot(page, f"lesson-{game}-{lesson}-{size}-{lang}{'-dark' if dark else ''}")
    check(page)
    if kind(page) == "acts":
        ask_hint(page)
        check(page)
        if size == "phone":
            assert page.locator("#goal").is_visible()
            assert page.evaluate("document.querySelector('#goal').getBoundingClientRect().bottom <= innerHeight")
