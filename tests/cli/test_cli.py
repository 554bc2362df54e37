"""The command line as a person uses it."""

import json
import re
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from sobremesa.cli import labs
from sobremesa.lab.bench import measure
from tests.cli.terminal import run

COMMANDS = (
    *("play", "lesson", "replay", "verify", "rules", "simulate", "balance", "compare", "tune", "bench"),
    *("review", "debrief"),
)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


def saved(home: Path) -> Path:
    (file,) = home.glob("planeta-*.sobremesa")
    return file


def test_a_whole_game_is_played_when_input_is_piped(home: Path) -> None:
    done = run(home, "play", "planeta", "--seed", "3", "--lang", "en", typed="1\n" * 9 + "end\n")
    assert done.returncode == 0, done.stderr
    assert "The game is over" in done.stdout
    assert run(home, "verify", str(saved(home)), "--lang", "en").stdout.startswith("Valid: ")
    older = home / "older.sobremesa"
    older.write_text(re.sub(r"(?m)^rules .*$", "rules 0.9", saved(home).read_text("utf-8")), "utf-8")
    assert run(home, "verify", str(older), "--lang", "en").stdout.startswith("It was played by rules 0.9; every ")


@pytest.mark.parametrize("lang", ["es", "en"])
def test_eighty_columns_are_enough_and_no_colour_is_needed(home: Path, lang: str) -> None:
    typed = "1\n" * 8 + "move red mars\nact\n1\nmove blue venus\n?\nwhy move red venus\nhint\nundo\nend\n"
    done = run(home, "play", "planeta", "--seed", "3", "--lang", lang, typed=typed)
    assert done.returncode == 0, done.stderr
    assert "\x1b" not in done.stdout
    # The last line names the file, as long as it is.
    assert max(len(line) for line in done.stdout.splitlines()[:-3]) <= 80


def test_question_mark_why_hint_and_undo_answer(home: Path) -> None:
    typed = (
        "1\n" * 8 + "move red mars\n?\nwhy move red venus\nhint\nundo\nwhy move red venus\nsave mine.sobremesa\nend\n"
    )
    done = run(home, "play", "planeta", "--seed", "3", "--lang", "en", typed=typed.replace("mine", str(home / "mine")))
    assert done.returncode == 0, done.stderr
    assert "planeta.act.optional" in done.stdout
    assert "The red ship has moved to Mars: act there, or stay." in " ".join(done.stdout.split())
    assert "I would " in done.stdout
    assert "You can do that: move the red ship to Venus." in done.stdout
    assert (home / "mine.sobremesa").read_text().endswith("ana end\nresult 0\n".replace("ana", "you"))


def test_what_is_not_possible_is_explained_and_asked_again(home: Path) -> None:
    typed = "99\nfly\nmove red mars\n\ndraft 1 2 3\nend\n"
    done = run(home, "play", "planeta", "--seed", "3", "--lang", "en", typed=typed)
    assert done.returncode == 0
    assert "There is no action number 99. Accepted: 1 to 25." in done.stdout
    assert "“fly” is not an action. Actions begin with: draw, roll, draft, move," in done.stdout
    assert "“move red mars” is not possible now: the draft comes first" in " ".join(done.stdout.split())


def test_a_sentence_is_understood_too(home: Path) -> None:
    typed = "1\n" * 8 + "mover la nave roja a Marte\nterminar\n"
    done = run(home, "play", "planeta", "--seed", "3", "--lang", "es", typed=typed)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "La nave roja vuela a Marte" in done.stdout


def test_input_that_ends_in_the_middle_loses_nothing_and_the_game_goes_on(home: Path) -> None:
    broken_off = run(home, "play", "planeta", "--seed", "3", "--lang", "en", typed="1\n1\n")
    assert broken_off.returncode == 2
    assert broken_off.stderr.count("\n") == 1
    assert "The input ended in the middle of the game. It is saved in" in broken_off.stderr
    before = saved(home).read_text()
    assert before.count(" you draft ") == 2
    goes_on = run(home, "play", "planeta", "--continue", "--lang", "en", typed="1\nend\n")
    assert goes_on.returncode == 0, goes_on.stderr
    after = saved(home).read_text()
    assert after.startswith(before)
    assert after.count(" you draft ") == 3
    nothing = run(home, "play", "planeta", "--continue", "--lang", "en")
    assert nothing.returncode == 2
    assert "There is no unfinished game of planeta." in nothing.stderr


def test_the_same_seed_brings_the_same_luck(home: Path) -> None:
    games = []
    for name in ("a", "b"):
        run(home, "play", "planeta", "--seed", "8", "--save", str(home / name), typed="1\n2\n3\nend\n")
        games.append((home / name).read_text())
    assert games[0] == games[1]


@pytest.mark.rule("elplan.setup.first_player")
@pytest.mark.parametrize(("given", "kept"), [("3", "3"), ("24/12 24/12 24/12", "1+2+3")])
def test_who_goes_first_may_be_said_by_name_or_by_birthdays(home: Path, given: str, kept: str) -> None:
    file = home / "game"
    order = ("play", "elplan", "--players", "3", "--bots", "", "--option", f"first_player={given}", "--save", str(file))
    assert "The input ended" in run(home, *order, typed="1\n").stderr
    assert f" first_player={kept}\n" in file.read_text()


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("play", "chess"), "There is no game “chess”. Games: "),
        (("play", "planeta", "--option", "tie=maybe"), "Option tie cannot be “maybe”. Accepted: nothing, fail,"),
        (("play", "planeta", "--option", "ties=fail"), "planeta has no option “ties”. Options: faces, tie, barred."),
        (("play", "planeta", "--option", "tie"), "“tie” is not an option. Write name=value, for instance tie=fail."),
        (
            ("play", "elplan", "--players", "3", "--option", "first_player=5"),
            "Option first_player cannot be “5”. Accepted: `lot`, a seat from 1 to 3,",
        ),
        (("play", "planeta", "--lang", "fr"), "There are no texts in “fr”. Languages: es, en."),
        (("play", "planeta", "--players", "3"), "planeta is not for 3 players. Players: 1 to 1."),
        (("play", "planeta", "--seed", "x"), "Invalid value for '--seed': Input should be a valid integer"),
        (("play",), "Missing argument 'GAME'. See: sobremesa play --help"),
        (
            ("juggle",),
            "No such command 'juggle'. Commands: play, serve, lesson, replay, verify, rules, simulate, balance, ",
        ),
        (("content", "check", "."), "There is no content pack in .. A pack is a folder with any of: "),
        (
            ("play", "planeta", "--content", "nowhere"),
            "There is no content pack in nowhere. A pack is a folder with any ",
        ),
        (("verify", "nowhere"), "nowhere cannot be read: No such file or directory."),
        (("replay", "nowhere"), "nowhere cannot be read: No such file or directory."),
        (("simulate", "planeta", "--bots", "genius"), "There is no bot “genius”. Bots: easy, medium, hard, expert,"),
        (("simulate", "planeta", "--bots", "random,greedy"), "planeta is not for 2 players. Players: 1 to 1."),
        (
            ("simulate", "planeta", "--games", "0"),
            "Invalid value for '--games': Input should be greater than or equal to 1",
        ),
        (("simulate", "planeta", "--cluster", "mars"), "“mars” is not a cluster. Accepted: `tcp://host:port` for one"),
        (("balance", "planeta", "--out", "/dev/null/x"), "/dev/null/x cannot be written: Not a directory. Give"),
        (("compare", ".", "tie=fail"), "Neither side is a content pack, so name the game with --game: deuda, elplan,"),
        (("compare", ".", "genius", "--game", "planeta"), "“genius” cannot be compared. Accepted: the folder of a"),
        (("tune", "planeta", "--goal", "best=40"), "Missing option '--param'. See: sobremesa tune --help"),
        (
            ("tune", "planeta", "--param", "map.pluto.x=1..2", "--goal", "best=40"),
            "There is no “map.pluto.x” in the content. Available: map.mother_ship, map.mercury, map.venus,",
        ),
        (
            ("tune", "planeta", "--param", "map.mars=1..2", "--goal", "best=40"),
            "“map.mars” is not a single figure. Continue with: map.mars.multiplier, map.mars.modifiers.",
        ),
        (
            ("tune", "planeta", "--param", "map.mars.multiplier.value=1..2", "--goal", "best=40"),
            '“map.mars.multiplier.value” cannot be changed: its source is book. Only source = "design" can be',
        ),
        (
            ("tune", "planeta", "--param", "map.mars.modifiers.invade=two", "--goal", "best=40"),
            "“map.mars.modifiers.invade=two” is not a parameter. Write path=1..4, path=50..500:50 or path=a,b,",
        ),
        (
            ("tune", "planeta", "--param", "map.mars.modifiers.invade=1..2", "--goal", "fun"),
            "“fun” is not a goal. Accepted: even:mark, even:failure, ",
        ),
        (("bench", "chess"), "There is no game “chess”. Games: "),
        (("rules", "chess"), "There is no game “chess”. Games: "),
    ],
)
def test_bad_input_gets_one_line_and_exit_status_two(home: Path, arguments: tuple[str, ...], line: str) -> None:
    done = run(home, *arguments)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith(f"sobremesa: {line}")
    assert "Traceback" not in done.stderr


def test_bad_input_is_told_in_spanish_where_the_reader_is_spanish(home: Path) -> None:
    assert "No hay ningún juego «ajedrez»" in run(home, "play", "ajedrez", LANG="es_CL.UTF-8").stderr


def test_a_broken_record_is_refused_with_its_line(home: Path) -> None:
    run(home, "play", "planeta", "--seed", "3", "--save", str(home / "x"), typed="1\nend\n")
    broken = home / "broken"
    broken.write_text((home / "x").read_text().replace("chance draw", "chance steal", 1))
    for command in ("verify", "replay"):
        done = run(home, command, str(broken))
        assert done.returncode == 2
        assert "Line 7: “steal” is not an action." in done.stderr
    answer = json.loads(run(home, "verify", str(broken), "--json").stdout)
    assert answer["valid"] is False
    assert answer["actions"] == 0


def test_replay_shows_a_position_and_draws_it(home: Path) -> None:
    run(home, "play", "planeta", "--seed", "3", "--save", str(home / "x"), typed="1\nend\n")
    done = run(home, "replay", str(home / "x"), "--at", "6", "--svg", str(home / "x.svg"))
    assert done.returncode == 0, done.stderr
    assert (home / "x.svg").read_text().startswith("<svg")
    shown = run(home, "replay", str(home / "x"), "--lang", "en")
    assert "You end the game." in shown.stdout
    too_far = run(home, "replay", str(home / "x"), "--at", "999")
    assert too_far.returncode == 2
    assert "There is no position 999. Accepted: 0 to " in too_far.stderr


def test_simulate_prints_exactly_these_keys(home: Path) -> None:
    done = run(home, "simulate", "planeta", "--games", "20", "--bots", "random", "--seed", "1", "--jobs", "1", "--json")
    answer = json.loads(done.stdout)
    assert list(answer) == ["games", "finished", "decisions", "seconds", "seats", "forfeits", "faults"]
    assert [list(seat) for seat in answer["seats"]] == [["bot", "mean", "ci95", "wins"]]
    assert (answer["games"], answer["finished"], answer["seats"][0]["wins"]) == (20, 20, 20)


def test_without_the_lab_a_command_says_what_to_install_and_simulate_works(home: Path) -> None:
    start = "import sys; sys.modules['polars'] = None; from sobremesa.cli import main; main(sys.argv[1:])"
    simulate = ["simulate", "planeta", "--games", "3", "--jobs", "1"]
    for arguments in (
        ["balance", "planeta"],
        ["compare", ".", "tie=fail", "--game", "planeta"],
        [*simulate, "--out", "x"],
    ):
        done = subprocess.run([sys.executable, "-c", start, *arguments], capture_output=True, text=True, check=False)
        assert done.stderr == "sobremesa: This needs polars. Install it: pip install 'sobremesa[lab]'\n"
        assert done.returncode == 2
    done = subprocess.run([sys.executable, "-c", start, *simulate], capture_output=True, text=True, check=True)
    assert "3 of 3 games" in done.stdout


def test_bench_prints_exactly_these_keys(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    # Here, and not in a process of its own: it measures for five seconds otherwise.
    monkeypatch.setattr(labs, "measure", partial(measure, seconds=0.01, times=1))
    labs.bench("planeta", as_json=True)
    (row,) = json.loads(capsys.readouterr().out)
    figures = ["inside_decisions_per_s", "driven_decisions_per_s", "copies_per_s", "simulations_per_s"]
    assert list(row) == ["game", "edition", "players", "compiled", *figures]
    assert all(row[name] > 0 for name in figures)


@pytest.mark.parametrize("lang", ["es", "en"])
def test_rules_are_printed_and_traced(home: Path, lang: str) -> None:
    printed = run(home, "rules", "planeta", "--lang", lang)
    assert printed.returncode == 0, printed.stderr
    assert "planeta.move.different_ship" in printed.stdout
    rules = json.loads(run(home, "rules", "planeta", "--lang", lang, "--json").stdout)
    assert len(rules) == 35
    rows = json.loads(run(home, "rules", "planeta", "--coverage", "--json").stdout)
    assert [list(row) for row in rows] == [["id", "enforced_in", "tests"]] * 35
    assert all(row["enforced_in"] and row["tests"] for row in rows)
    lines = run(home, "rules", "planeta", "--coverage", "--lang", lang).stdout.splitlines()
    assert {place for row in rows for place in (*row["enforced_in"], *row["tests"])} <= {line.strip() for line in lines}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_helps_with_an_example(home: Path, command: str) -> None:
    done = run(home, command, "--help")
    assert done.returncode == 0
    assert f"Example: sobremesa {command} " in " ".join(done.stdout.replace("`", "").split())


def test_the_shipped_content_is_checked_and_a_designers_too(home: Path) -> None:
    assert run(home, "content", "check").stdout == "Checked 7 packs: everything is fine.\n"
    home.mkdir()
    (home / "map.toml").write_text("[columns]\ninfiltrate = 'three'\n")
    done = run(home, "content", "check", str(home))
    assert done.returncode == 2
    assert "map.toml, columns, infiltrate: “three” does not fit. Accepted: 1–20." in done.stderr


def test_the_schema_of_content_is_printed_for_editors(home: Path) -> None:
    whole = json.loads(run(home, "content", "schema", "deuda").stdout)
    assert list(whole["properties"]) == ["squares", "titles", "cards", "editions"]
    cards = json.loads(run(home, "content", "schema", "deuda", "cards.toml").stdout)
    assert cards["properties"]["solidarity"]["maxItems"] == 60
    done = run(home, "content", "schema", "deuda", "cars")
    assert done.returncode == 2
    assert done.stderr.startswith("sobremesa: “cars” is not a content file. Files: squares.toml, titles.toml, ")


def test_help_names_every_command(home: Path) -> None:
    done = run(home, "--help")
    assert done.returncode == 0
    assert all(command in done.stdout for command in COMMANDS)


def test_the_bots_at_the_terminal_have_names_and_one_is_told_who_one_is(home: Path) -> None:
    done = run(home, "play", "elplan", "--players", "3", "--seed", "3", "--lang", "en", typed="1\nquit\n")
    assert "You are Ana. With you at the table: Bot Tito and Bot Rosa." in done.stdout
    assert "Choose your plan." in done.stdout
    assert "bot2" not in done.stdout
