"""Records: what is wrong is told with its line, and everything before it is kept."""

import pytest

from sobremesa.core.errors import UserError
from sobremesa.core.match import Match
from sobremesa.core.record import load, read, write
from sobremesa.core.registry import game

pytestmark = pytest.mark.pure

GOOD = """\
sobremesa 1
game planeta solo
rules 1.0
options faces=no tie=nothing barred=any
seats ana
1. chance draw 2h
2. chance draw 7d
3. chance draw 10d
4. chance draw Ac
5. chance draw 8s
6. chance draw 5h
7. ana draft 8s Ac 10d
"""


def test_a_record_reads_like_a_game() -> None:
    assert write(load(GOOD)) == GOOD


def test_comments_and_empty_lines_are_passed_over() -> None:
    assert load("# mine\n\n" + GOOD.replace("seats", "\n# who\nseats")).actions == load(GOOD).actions


@pytest.mark.parametrize(
    ("old", "new", "valid", "line"),
    [
        ("sobremesa 1", "chess 1", 0, "Line 1: “chess 1” is not part of a record. Expected: sobremesa 1."),
        ("sobremesa 1", "sobremesa 7", 0, "Line 1: we don’t know record format 7. Accepted: 1."),
        ("game planeta solo", "game ludo", 0, "There is no game “ludo”. Games: "),
        ("seats ana", "seats ana luis", 0, "planeta is not for 2 players. Players: 1 to 1."),
        ("tie=nothing", "tie=maybe", 0, "Option tie cannot be “maybe”. Accepted: nothing, fail, success."),
        ("tie=nothing", "tie", 0, "“tie” is not an option. Write name=value, for instance tie=fail."),
        (
            "3. chance draw 10d",
            "3. chance draw 7d",
            2,
            "Line 8: “draw 7d”: that card is not in the deck",
        ),
        ("3. chance", "4. chance", 2, "Line 8: action number 4 is out of order, 3 was expected."),
        ("3. chance", "3. ana", 2, "Line 8: it is chance’s turn, not ana’s."),
        ("draw 10d", "draw 10x", 2, "Line 8: “10x” is not known in “draw CARD”. Accepted: Ac, 2c, "),
        ("draw 10d", "pull 10d", 2, "Line 8: “pull 10d” is not an action. Actions begin with: draw, roll, "),
        ("draft 8s Ac 10d", "draft 8s Ac", 6, "Line 12: “draft 8s Ac” is not complete. Write: draft INFILTRATION"),
        ("3. chance draw 10d", "hello", 2, "Line 8: “hello” is not part of a record."),
    ],
)
def test_a_broken_line_is_named_and_all_before_it_kept(old: str, new: str, valid: int, line: str) -> None:
    reading = read(GOOD.replace(old, new, 1))
    assert reading.valid == valid
    assert str(reading.error).startswith(line)
    with pytest.raises(UserError):
        load(GOOD.replace(old, new, 1))


def test_a_game_played_by_other_rules_is_read_as_far_as_those_of_today_allow() -> None:
    old = GOOD.replace("rules 1.0", "rules 0.3")
    reading = read(old)
    assert (reading.error, reading.rules, reading.valid) == (None, "0.3", 7)
    assert read(GOOD).rules == ""
    assert write(load(old)) == GOOD

    reading = read(old.replace("3. chance draw 10d", "3. chance draw 7d"))
    assert (reading.rules, reading.valid) == ("0.3", 2)
    said = "This game was played by rules 0.3. By today’s rules, 1.0, it is valid up to action 2. Line 8: “draw 7d”: "
    assert str(reading.error).startswith(said)


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n"])
def test_an_empty_file_is_not_a_record(text: str) -> None:
    assert "it is empty" in str(read(text).error)


def test_nothing_follows_the_end_and_the_result_must_be_the_games() -> None:
    over = GOOD + "8. chance draw 2c\n9. chance draw 3c\n10. chance draw 4c\n11. chance draw 5c\n12. ana end\n"
    assert load(over + "result 0\n").actions
    assert str(read(over + "result 9\n").error) == "Line 18: the result is 0, not 9."
    assert str(read(over + "13. ana end\n").error).startswith("Line 18: the game was already over")


def test_a_position_is_found_by_its_number_and_others_are_refused() -> None:
    record = load(GOOD)
    assert record.state(0).digest() == game("planeta").new().digest()
    assert record.state(7).digest() == record.state().digest()
    assert [state.digest() for state in record.states()][6] == record.state(6).digest()
    with pytest.raises(UserError, match=r"There is no position 8. Accepted: 0 to 7."):
        record.state(8)


def test_a_match_goes_on_where_its_record_stops_with_the_same_luck() -> None:
    title = game("planeta")
    whole = Match(title, title.meta.setup(), ["ana"], seed=11)
    whole.settle()
    whole.play(whole.state.legal()[3])
    broken_off = load(write(whole.record))
    whole.settle()
    resumed = Match.resume(broken_off)
    resumed.settle()
    assert resumed.state.digest() == whole.state.digest()
    assert resumed.events == whole.events


def test_undo_goes_back_to_the_last_chance_outcome_and_no_further() -> None:
    title = game("planeta")
    match = Match(title, title.meta.setup(), ["ana"], seed=1)
    with pytest.raises(UserError, match="nothing to undo"):
        match.undo()
    while title.scene(match.state).phase != "Fase 1":
        match.settle()
        match.play(match.state.legal()[0])
    before, events = match.state.digest(), len(match.events)
    match.play(title.parse(match.state, "move red mars"))
    match.play(title.parse(match.state, "refuel red"))
    match.undo()
    match.undo()
    assert (match.state.digest(), len(match.events)) == (before, events)
    match.play(title.parse(match.state, "move red mars"))
    match.play(title.parse(match.state, "act"))
    match.settle()
    with pytest.raises(UserError, match="dice or cards have been revealed"):
        match.undo()
