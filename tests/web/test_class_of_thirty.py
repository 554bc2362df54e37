"""The pages of a class in real browsers: the teacher's, the projector's, and a pupil's phone; clean for axe."""

import re

from playwright.sync_api import Page, expect

from tests.web.browser import Open, check, shoot


def opened(teacher: Page, **fields: str) -> str:
    """Open a class from the first page, by clicks; return its code."""
    teacher.goto("/")
    teacher.click("nav .to-teach-short")
    check(teacher)
    shoot(teacher, "teach")
    for name, value in fields.items():
        teacher.fill(f"#teach-elplan [name={name}]", value)
    teacher.click("#teach-elplan button.strong")
    teacher.wait_for_selector("#do-begin")
    found = re.search(r"/c/(\w+)/", teacher.url)
    assert found
    return found[1]


def join(pupil: Page, code: str, name: str) -> str:
    """Join by the code; return the word to come back by."""
    pupil.goto(f"/c/{code}")
    pupil.fill("#class-name", name)
    pupil.click("#class-join button")
    return pupil.inner_text(".class-word")


def test_a_class_from_the_first_click_to_everybodys_own_table_and_back(open_page: Open) -> None:
    teacher = open_page()
    ana, beto = open_page(size="phone", lang="es"), open_page(size="phone")
    code = opened(teacher)
    check(teacher)
    ana.goto(f"/c/{code}")
    check(ana)
    shoot(ana, "class-join-phone")
    assert len(join(ana, code, "Ana")) == 4
    join(beto, code, "Beto")
    check(beto)
    shoot(beto, "class-wait-phone")
    expect(teacher.locator("#group-0")).to_contain_text("Beto")
    shoot(teacher, "class-lobby-teacher")
    teacher.click("#do-begin")
    for pupil in (ana, beto):
        pupil.wait_for_selector("#play-area")
    expect(teacher.locator("#class-table-0")).to_be_visible()
    check(teacher)
    shoot(teacher, "class-teacher-page")
    # A pause is on all screens at once, and so is what she shows; then everybody is back by themselves.
    teacher.click("#do-pause")
    expect(ana.locator("#paused")).to_be_visible()
    teacher.click("#class-table-0 form button")
    ana.wait_for_selector(".class-look img")
    check(ana)
    teacher.click("#do-go-on")
    ana.wait_for_selector("#play-area")
    beto.wait_for_selector("#play-area")
    wall = open_page(size="projector")
    wall.context.add_cookies(teacher.context.cookies())  # type: ignore[arg-type]
    wall.goto(f"/c/{code}/wall")
    expect(wall.locator("#class-table-0")).to_be_visible()
    assert "Beto" not in wall.inner_text("main")
    check(wall)
    shoot(wall, "class-wall")
    teacher.click("#class-stop summary")
    teacher.click("#do-stop")
    ana.wait_for_selector("#result")
    expect(beto.locator("#result")).to_contain_text("stopped before its end")
    # Games that are over can be talked about at every screen: the debrief, without what only she may press.
    teacher.select_option("#look-form select", f"/c/{code}/debrief")
    teacher.click("#do-look")
    for screen in (ana, beto, wall):
        shown = screen.frame_locator("#look-page")
        expect(shown.locator("#debrief")).to_be_visible()
        expect(shown.locator("body > header")).to_be_hidden()
        expect(shown.locator("#as-pdf")).to_be_hidden()
    check(ana)
    shoot(ana, "class-look-debrief-phone")
    teacher.click("#do-go-on")
    ana.wait_for_selector("#result")
    beto.wait_for_selector("#result")
    teacher.goto(f"/c/{code}/debrief")
    check(teacher)
    shoot(teacher, "class-debrief-tables")
    for path in ("/teach/data",):
        teacher.goto(path)
        check(teacher)


def test_a_class_takes_a_lesson_first_and_is_led_from_it_to_the_tables(open_page: Open) -> None:
    teacher, ana = open_page("/teach", lang="es"), open_page(size="phone", lang="es")
    teacher.click("#teach-elplan details summary")
    teacher.select_option("#teach-elplan [name=lesson]", index=1)
    teacher.click("#teach-elplan button.strong")
    teacher.wait_for_selector("#do-learn")
    found = re.search(r"/c/(\w+)/", teacher.url)
    assert found
    join(ana, found[1], "Ana")
    expect(teacher.locator("#group-0")).to_contain_text("Ana")
    teacher.click("#do-learn")
    ana.wait_for_url(re.compile(r"/l/\w+$"))
    ana.wait_for_selector("#play-area")
    expect(teacher.locator(".class-learners")).to_contain_text("Ana")
    check(teacher)
    shoot(teacher, "class-learners")
    # In the lesson too everybody waits, is asked and comes back to where they were.
    teacher.click("#do-pause")
    expect(ana.locator("#paused")).to_be_visible()
    shoot(ana, "class-lesson-paused-phone")
    teacher.click("#do-go-on")
    expect(ana.locator("#paused")).to_have_count(0)
    teacher.fill("#ask-form [name=text]", "¿Se entiende?")
    teacher.fill("#ask-form [name=choices]", "sí; no")
    teacher.click("#ask-form button")
    ana.click("#answer button >> nth=0")
    ana.wait_for_url(re.compile(r"/l/\w+$"))
    expect(teacher.locator("#question-0")).to_contain_text("Ana")
    teacher.click("#do-begin")
    ana.wait_for_url(re.compile(r"/t/\w+$"))
    ana.wait_for_selector("#play-area")


def test_by_keyboard_somebody_is_moved_to_another_table_and_by_mouse_two_change_places(open_page: Open) -> None:
    teacher, pupil = open_page(), open_page(size="phone")
    code = opened(teacher)
    for number in range(5):
        # Without a page: one that is open would ask for news with a key that is gone.
        pupil.goto("about:blank")
        pupil.context.clear_cookies()
        join(pupil, code, f"Pupil {number}")
    expect(teacher.locator("#group-1")).to_contain_text("Pupil 4")
    teacher.focus("#about-0 summary")
    teacher.keyboard.press("Enter")
    teacher.focus("#about-0 input[name=place]")
    teacher.keyboard.press("Control+A")
    teacher.keyboard.type("2")
    teacher.keyboard.press("Enter")
    expect(teacher.locator("#group-1")).to_contain_text("Pupil 0")
    teacher.focus("#about-2 summary")
    teacher.keyboard.press("Enter")
    teacher.focus("#about-2 input[name=name][list]")
    teacher.keyboard.type("pupil 0")
    teacher.keyboard.press("Enter")
    expect(teacher.locator("#group-0")).to_contain_text("Pupil 0")
    expect(teacher.locator("#group-1")).to_contain_text("Pupil 2")
    teacher.drag_and_drop("#person-1", "#person-4")
    expect(teacher.locator("#group-1")).to_contain_text("Pupil 1")
    expect(teacher.locator("#group-0")).to_contain_text("Pupil 4")
