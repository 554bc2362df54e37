"""A lesson at the terminal, as a learner uses it."""

from pathlib import Path

import pytest

from sobremesa.lessons import Guide, Lesson, lesson, lessons
from tests.cli.terminal import run
from tests.lessons.walks import first_right, steps


def right_way(seat: int, lang: str = "en", taught: Lesson | None = None) -> list[str]:
    """What a learner types who does everything right: Enter to go on, notation to act."""
    guide = Guide(taught or lesson("elplan"), seat, lang)
    typed: list[str] = []

    def choose(guide: Guide) -> int:
        action = first_right(guide)
        typed.append(guide.lesson.game.text(guide.progress.state, action))
        return action

    for _ in steps(guide, choose):
        if guide.step.reads and not guide.progress.match.is_over:
            typed.append("")
    return typed


def lines(typed: list[str]) -> str:
    return "".join(f"{line}\n" for line in typed)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


def saved(home: Path, game: str = "elplan") -> Path:
    (file,) = home.glob(f"lesson-{game}-*.sobremesa")
    return file


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_lesson_is_taken_to_its_end_piped_in_eighty_columns(home: Path, lang: str) -> None:
    done = run(home, "lesson", "elplan", "--lang", lang, "--seat", "2", typed=lines(right_way(1, lang)))
    assert done.returncode == 0, done.stderr
    assert "\x1b" not in done.stdout
    assert max(len(line) for line in done.stdout.splitlines()) <= 80
    assert {"es": "Fin del tutorial", "en": "The end of the tutorial"}[lang] in done.stdout
    assert done.stdout.rstrip().endswith("sobremesa play elplan")
    assert run(home, "verify", str(saved(home)), "--lang", "en").stdout.startswith("Valid: ")


@pytest.mark.parametrize("lang", ["es", "en"])
def test_all_chapters_are_taken_one_after_the_other_and_then_a_game_is_offered(home: Path, lang: str) -> None:
    chapters = lessons("deuda")
    typed = [line for one in chapters for line in (*right_way(0, lang, one), "")]
    done = run(home, "lesson", "deuda", "--lang", lang, "--name", "Ana", typed=lines(typed))
    assert done.returncode == 0, done.stderr
    assert max(len(line) for line in done.stdout.splitlines()) <= 80
    said = " ".join(done.stdout.split())
    for one in chapters:
        assert f"{one.name(lang)} · {one.minutes} min · --lesson {one.id}" in said
        assert f"{one.game.name(lang)} · {one.name(lang)}" in said
    assert said.count({"es": "Presiona Enter para empezar", "en": "Press Enter to start"}[lang]) == len(chapters) - 1
    assert "Lucía" not in said
    assert done.stdout.rstrip().endswith("sobremesa play deuda")
    assert len(list(home.glob("lesson-deuda-*.sobremesa"))) == len(chapters)


def test_a_chapter_that_is_finished_is_ticked_and_the_next_one_begins(home: Path) -> None:
    first, second, *_ = lessons("deuda")
    done = run(home, "lesson", "deuda", "--lang", "en", typed=lines(right_way(0, "en", first)))
    assert done.returncode == 0, done.stderr
    assert "→ 1. Land and industry" in done.stdout
    assert "Next comes “2. North and South”" in done.stdout
    assert saved(home, "deuda").read_text().rstrip().endswith(f"# lesson land seat 1 step {len(first.steps) + 1}")
    again = run(home, "lesson", "deuda", "--lang", "en", typed="roll\nquit\n")
    assert "✓ 1. Land and industry" in again.stdout
    assert "→ 2. North and South" in again.stdout
    assert "Step 2 of 7 · Twice as much" in again.stdout
    rest = run(home, "lesson", "deuda", "--lang", "en", "--continue", typed=lines(right_way(0, "en", second)[1:]))
    assert rest.returncode == 0, rest.stderr
    assert "Next comes “3. Debt and devaluation”" in rest.stdout
    assert run(home, "lesson", "deuda", "--lang", "en", "--continue").returncode == 2
    chosen = run(home, "lesson", "deuda", "--lang", "en", "--lesson", "gold", typed="quit\n")
    assert "Step 1 of 6 · Gold" in chosen.stdout
    assert "✓" not in chosen.stdout


@pytest.mark.parametrize("lang", ["es", "en"])
def test_what_the_guide_skips_is_told_by_the_step_and_not_action_by_action(home: Path, lang: str) -> None:
    done = run(home, "lesson", "planeta", "--lang", lang, typed=lines(right_way(0, lang, lesson("planeta"))))
    assert done.returncode == 0, done.stderr
    assert {"es": "Las otras nueve rondas las repartí yo.", "en": "I dealt the other nine rounds."}[lang] in done.stdout
    assert {"es": "Se muestra la carta", "en": "is shown"}[lang] not in done.stdout
    assert {"es": "Júpiter saca 6: su competencia es 15.", "en": "15"}[lang] in done.stdout
    assert "18 + 31 − 8 = 41" in done.stdout
    assert done.stdout.rstrip().endswith("sobremesa play planeta")


def test_input_that_ends_keeps_the_progress_and_the_lesson_goes_on(home: Path) -> None:
    way = right_way(0)
    broken_off = run(home, "lesson", "elplan", "--lang", "en", typed=lines(way[:9]))
    assert broken_off.returncode == 2
    assert broken_off.stderr.count("\n") == 1
    assert f"continue with: sobremesa lesson elplan --resume {saved(home)}" in broken_off.stderr
    some_more = run(home, "lesson", "elplan", "--lang", "en", "--resume", str(saved(home)), typed=lines(way[9:14]))
    assert some_more.returncode == 2
    rest = run(home, "lesson", "elplan", "--lang", "es", "--continue", typed=lines(way[14:]))
    assert rest.returncode == 0, rest.stderr
    assert "Fin del tutorial" in rest.stdout
    nothing = run(home, "lesson", "elplan", "--lang", "en", "--continue")
    assert nothing.returncode == 2
    assert "Start one: sobremesa lesson elplan" in nothing.stderr


def test_a_mistake_is_explained_and_the_right_action_is_not_told_unless_asked(home: Path) -> None:
    typed = ["", "plan quinta", "", "", "", "3", "", "hint", "why done", "why fill-row 1 token", "why", "quit"]
    done = run(home, "lesson", "elplan", "--lang", "en", typed=lines(typed))
    assert done.returncode == 0, done.stderr
    before, _, after = done.stdout.partition("> hint")
    assert "That row gives marketing, which is no use today" in before
    assert "This step asks for an action" in before
    assert "Now do this:" not in before
    assert "Now do this: activate row 1" in " ".join(after.split())
    assert "Not yet. In this period each seat activates two processes" in after
    assert "that is what to do in this step" in after
    assert "Without processes your business makes nothing" in after.partition("> why\n")[2]
    assert "See you soon. Continue with: sobremesa lesson elplan --resume" in " ".join(after.split())


def test_back_words_question_mark_show_and_save_answer(home: Path) -> None:
    other = home / "mine"
    typed = ["", "back", "", "words", "?", "? credit", "? nonsense", "show", "99", "dance", f"save {other}", "quit"]
    done = run(home, "lesson", "elplan", "--lang", "en", "--name", "Ana María", typed=lines(typed))
    assert done.returncode == 0, done.stderr
    said = " ".join(done.stdout.split())
    assert "Welcome, Ana_María." in said
    assert "One step back." in said
    assert "box: The common stock" in said.partition("> words")[2]
    assert "elplan.tutorial.seats" in said
    assert "Credit belongs to the full game" in said
    assert "There is no action number 99. Accepted: 1 to 3." in said
    assert "“dance” is not an action." in said
    assert other.read_text().rstrip().endswith("# lesson tutorial seat 1 step 2")


def test_an_action_in_a_step_to_read_waits(home: Path) -> None:
    done = run(home, "lesson", "elplan", "--lang", "es", typed="hint\n1\nback\nsalir\n")
    assert done.returncode == 0, done.stderr
    assert "Aquí no tienes que hacer nada, solo leer." in done.stdout
    assert "Primero lee este paso y sigue adelante." in done.stdout
    assert "No hay nada tuyo que deshacer." in done.stdout


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("planeta", "--lesson", "x"), "planeta has no lesson “x”. Lessons: flight."),
        (("deuda", "--seat", "2"), "There is no seat 2. Seats: 1 to 1."),
        (("elplan", "--lesson", "x"), "elplan has no lesson “x”. Lessons: tutorial."),
        (("elplan", "--seat", "7"), "There is no seat 7. Seats: 1 to 3."),
        (("chess",), "There is no game “chess”."),
        (("elplan", "--resume", "nowhere"), "nowhere cannot be read"),
    ],
)
def test_bad_input_gets_one_line_and_exit_status_two(home: Path, arguments: tuple[str, ...], line: str) -> None:
    done = run(home, "lesson", *arguments, "--lang", "en")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith(f"sobremesa: {line}")


def test_a_saved_game_is_no_progress_of_a_lesson(home: Path) -> None:
    run(home, "play", "planeta", "--seed", "3", "--save", str(home / "x"), typed="1\nend\n")
    done = run(home, "lesson", "elplan", "--lang", "en", "--resume", str(home / "x"))
    assert done.returncode == 2
    assert "holds no lesson progress" in done.stderr
