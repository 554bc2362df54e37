"""The six chapters: what the guide says about money and lands is what lies on the table."""

import pytest

from sobremesa.core.texts import LANGS
from sobremesa.games.deuda.engine.play import Deuda
from sobremesa.games.deuda.view.kinds import money
from sobremesa.lessons import Guide, lesson, lessons
from tests.games.deuda.table import table_of
from tests.lessons.walks import through


def at(chapter: str, step: str, lang: str = "es") -> tuple[Guide, Deuda]:
    guide = through(Guide(lesson("deuda", chapter), lang=lang), until=step)
    assert guide.step.id == step
    assert isinstance(guide.progress.state, Deuda)
    return guide, guide.progress.state


def told(guide: Guide) -> str:
    saying = guide.instruction()
    return " ".join([saying.text, saying.goal, saying.why])


def test_there_are_six_chapters_of_four_to_eight_steps_in_their_order() -> None:
    chapters = lessons("deuda")
    assert [one.id for one in chapters] == ["land", "north", "debt", "gold", "embargo", "pacts"]
    assert [one.name("en")[:2] for one in chapters] == [f"{number}." for number in range(1, 7)]
    assert all(4 <= len(one.steps) <= 8 for one in chapters)
    assert all(len(one.places) == 1 for one in chapters)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("chapter", "step", "held"),
    [
        ("land", "start", 2000),
        ("north", "start", 6050),
        ("debt", "loan", 1350),
        ("debt", "build", 4350),
        ("debt", "interest", 750),
        ("debt", "repay", 450),
        ("gold", "start", 8450),
        ("gold", "pirate", 8450),
        ("embargo", "bid", 5950),
        ("embargo", "limit", 0),
        ("embargo", "end", 1400),
    ],
)
def test_the_cash_a_step_speaks_of_is_in_the_learners_hand(chapter: str, step: str, held: int, lang: str) -> None:
    guide, state = at(chapter, step, lang)
    assert table_of(state).cash(0) == held
    assert money(held, lang) in told(guide)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("chapter", "step", "owed"),
    [("debt", "interest", 3000), ("debt", "short", 8550), ("debt", "called", 10950), ("embargo", "limit", 30000)],
)
@pytest.mark.rule("deuda.debt.ledger")
def test_the_debt_a_step_speaks_of_stands_in_the_ledger(chapter: str, step: str, owed: int, lang: str) -> None:
    guide, state = at(chapter, step, lang)
    assert table_of(state).debt(0) == owed
    assert money(owed, lang) in told(guide)


@pytest.mark.rule("deuda.devaluation.first", "deuda.devaluation.call")
def test_the_third_chapter_ends_with_three_dice_a_debt_over_ten_thousand_and_two_reserves() -> None:
    guide, state = at("debt", "end")
    assert table_of(state).debt(0) == 10950
    assert table_of(state).gold(0) == 2
    assert [event.numbers for event in guide.progress.match.events if event.kind == "devalued"] == [[0, 10950, 3, 0]]


@pytest.mark.rule("deuda.piracy.again")
def test_pirated_there_and_back_the_imf_is_the_one_who_gains() -> None:
    _, before = at("gold", "pirate")
    _, after = at("gold", "back")
    assert table_of(after).owner("iron") == 1
    assert table_of(after).cash(0) - table_of(before).cash(0) == -400
    assert int(after.bank - before.bank) == 4000


@pytest.mark.rule("deuda.embargo.auction", "deuda.embargo.no_bid")
@pytest.mark.parametrize("bid", [5200, 5700, 5950])
def test_any_bid_within_the_cash_wins_the_cattle_and_one_beyond_it_is_explained(bid: int) -> None:
    guide, _ = at("embargo", "bid", "en")
    game = guide.lesson.game
    for wrong, said in ((6200, "you would have to borrow"), (5150, "bids go from $5,200 up")):
        answer = guide.try_action(game.parse(guide.progress.state, f"bid {wrong}"))
        assert not answer.taken
        assert said in answer.text
    assert guide.try_action(game.parse(guide.progress.state, f"bid {bid}")).taken
    through(guide, until="end")
    assert isinstance(guide.progress.state, Deuda)
    assert table_of(guide.progress.state).cash(0) == 1400
    assert table_of(guide.progress.state).owner("cattle") == 0
    assert table_of(guide.progress.state).owner("oil") < 0


@pytest.mark.rule("deuda.club.form", "deuda.hat.use")
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_with_or_without_a_pair_the_club_is_formed_and_the_hat_removes_a_boot(answer: str) -> None:
    guide, _ = at("pacts", "pair")
    assert guide.try_action(guide.lesson.game.parse(guide.progress.state, answer)).taken
    through(guide, until="end")
    kinds = {event.kind for event in guide.progress.match.events}
    assert {"club-formed", "boot-removed"} <= kinds
    assert ("united" in kinds) == (answer == "accept")
