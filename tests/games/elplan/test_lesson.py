"""The tutorial, played with the guide (chapter `tutorial` of the rules)."""

from itertools import permutations

import pytest

from sobremesa.core.events import Event
from sobremesa.core.rng import Rng
from sobremesa.core.texts import LANGS
from sobremesa.games.elplan.engine.state import Position
from sobremesa.lessons import Guide, Lesson, lesson
from sobremesa.lessons.lesson import Chance
from tests.lessons.walks import first_right, steps, through

SEATS = (0, 1, 2)
TUTORIAL = lesson("elplan", "tutorial")
TYPES = ("raw", "good", "service")


def position(guide: Guide) -> Position:
    assert isinstance(guide.progress.state, Position)
    return guide.progress.state


def ideas(guide: Guide) -> list[int]:
    return [int(position(guide).all_ideas(seat)) for seat in SEATS]


def market(guide: Guide) -> list[int]:
    return [int(position(guide).market(product)) for product in range(3)]


def money(guide: Guide) -> int:
    return int(position(guide).idle(guide.seat, 1))


def do(guide: Guide, notation: str) -> tuple[bool, str, str]:
    answer = guide.try_action(guide.lesson.game.parse(guide.progress.state, notation))
    return answer.taken, answer.text, answer.rule


def at(step: str, seat: int = 0, lang: str = "en", taught: Lesson = TUTORIAL) -> Guide:
    guide = through(Guide(taught, seat, lang), until=step)
    assert guide.step.id == step
    return guide


def by_period(guide: Guide) -> list[list[Event]]:
    """The events of each period, from period 1; what came before it is left out."""
    found: list[list[Event]] = []
    for event in guide.progress.match.events:
        if event.kind == "period":
            found.append([])
        elif found:
            found[-1].append(event)
    return found


def kinds(events: list[Event]) -> set[str]:
    return {event.kind for event in events}


def prefer(guide: Guide, *patterns: str) -> int:
    for pattern in patterns:
        for action in guide.progress.right(guide.seat):
            if guide.lesson.game.text(guide.progress.state, action) == pattern:
                return action
    return first_right(guide)


# -- the right way ---------------------------------------------------------------------------------


@pytest.mark.rule("elplan.tutorial.guidance", "elplan.tutorial.seats", "elplan.tutorial.end")
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seat", SEATS)
def test_the_right_way_leads_through_every_milestone_to_a_shared_win(seat: int, lang: str) -> None:
    guide = Guide(TUTORIAL, seat, lang)
    seen = []
    for step in steps(guide):
        saying = guide.instruction()
        assert saying.title
        assert saying.text
        assert saying.reads or (saying.goal and saying.why)
        seen.append(step)
        if step == "p2-summary":
            assert [sum(int(position(guide).wares(s, p)) for p in range(3)) for s in SEATS] == [1, 1, 1]
        if step == "p3-summary":
            assert market(guide) == [1, 1, 1]
            assert [int(position(guide).held(s)) for s in SEATS] == [1, 1, 1]
        if step == "p4-summary":
            assert ideas(guide) == [1, 1, 1]
            assert market(guide) == [0, 0, 0]
    assert [step.id for step in TUTORIAL.steps if step.id not in seen and not step.optional] == []
    result = guide.progress.state.result()
    assert result is not None
    assert result.points == [1, 1, 1]
    assert list(result.winners) == [0, 1, 2]
    assert result.rule == "elplan.tutorial.end"


@pytest.mark.rule("elplan.tutorial.seats")
def test_the_seats_have_one_plan_of_each_type_and_the_guide_plays_the_two_others() -> None:
    guide = at("p1-district", seat=1)
    parameters = position(guide).parameters
    assert sorted(int(parameters.product(position(guide).plan(seat), 0)) for seat in SEATS) == [0, 1, 2]
    assert guide.progress.match.record.names == ("Rosa", "Berta", "Tomás")
    assert Guide(TUTORIAL, 1, "es", "Ana").progress.match.record.names == ("Rosa", "Ana", "Tomás")


@pytest.mark.rule("elplan.tutorial.seats")
def test_another_seats_plan_is_not_for_the_learner() -> None:
    guide = at("plan", seat=2)
    taken, text, rule = do(guide, "plan quinta")
    assert not taken
    assert "belongs to another seat" in text
    assert rule == "elplan.tutorial.seats"


# -- the periods -----------------------------------------------------------------------------------


@pytest.mark.rule(
    "elplan.tutorial.phases",
    "elplan.tutorial.period1",
    "elplan.tutorial.period2",
    "elplan.tutorial.period3",
    "elplan.tutorial.period4",
    "elplan.tutorial.period5",
)
def test_each_period_visits_the_districts_that_lie_on_the_table() -> None:
    periods = by_period(through(Guide(TUTORIAL)))
    visited = [[event.numbers[0] for event in events if event.kind == "enabled"] for events in periods]
    visited = [[district for district in districts if district != 1] for districts in visited]
    assert visited == [[], [2, 4, 7], [2, 3, 4, 5, 7], [2, 3, 4, 5, 7], [2, 3, 4, 5, 6, 7]]
    assert ["placed" in kinds(events) for events in periods] == [False, False, False, False, True]
    assert all("event" in kinds(events) for events in periods)


@pytest.mark.rule("elplan.tutorial.summary")
def test_the_summary_grows_with_the_board() -> None:
    def choose(guide: Guide) -> int:
        return prefer(guide, "place d4", "produce 1 1")

    periods = by_period(through(Guide(TUTORIAL), choose))
    for number, events in enumerate(periods, 1):
        assert {"event_gone", "passed_on"} <= {event.kind.replace("-", "_") for event in events}, number
    last = [event.kind.replace("-", "_") for event in periods[4]]
    assert "returned" in last
    assert ["kept" in kinds(events) for events in periods] == [False, False, False, False, True]
    assert "offered" in kinds(periods[2])
    assert last.index("event_gone") < last.index("passed_on") < last.index("ended")


@pytest.mark.rule("elplan.tutorial.decks")
def test_events_and_offers_come_in_their_order_and_offers_first_in_period_3_after_district_2() -> None:
    guide = through(Guide(TUTORIAL))
    game, names = guide.lesson.game, guide.progress.match.record.names
    told = [
        game.tell(event, "en", names, guide.progress.state)
        for event in guide.progress.match.events
        if event.kind == "event"
    ]
    assert told == [
        "Event: Enterprise day.",
        "Event: Volunteers.",
        "Event: Innovation prize.",
        "Event: Energy-saving night.",
        "Event: The minister's visit.",
    ]
    periods = by_period(guide)
    assert ["offered" in kinds(events) for events in periods[:2]] == [False, False]
    third = [(event.kind, event.numbers[0] if event.numbers else 0) for event in periods[2]]
    first_offer = next(i for i, (kind, _) in enumerate(third) if kind == "offered")
    assert third.index(("enabled", 2)) < first_offer
    assert [kind for kind, _ in third[first_offer : first_offer + 7]][:6] == ["offered"] * 6


@pytest.mark.rule("elplan.tutorial.event3")
def test_the_third_event_gives_its_money_in_district_7_before_anything_else() -> None:
    guide = at("p3-keep")
    before = money(guide)
    assert do(guide, "done")[0]
    assert money(guide) == before + 1
    third = by_period(guide)[2]
    arrival = next(i for i, event in enumerate(third) if event.kind == "enabled" and event.numbers[0] == 7)
    assert [(event.kind, event.rule) for event in third[arrival + 1 : arrival + 4]] == [
        ("took", "elplan.tutorial.event3")
    ] * 3


@pytest.mark.rule("elplan.tutorial.period4")
@pytest.mark.parametrize("seat", SEATS)
def test_in_period_4_a_seat_has_four_processes_and_spends_three(seat: int) -> None:
    guide = at("p4-produce", seat)
    assert not do(guide, "produce 1 1")[0]
    assert not do(guide, "produce 1 0")[0]
    assert do(guide, "produce 0 1")[0]


# -- wrong ways ------------------------------------------------------------------------------------


@pytest.mark.rule("elplan.tutorial.period3")
def test_selling_for_energy_or_selling_both_is_explained_and_taken_again() -> None:
    guide = at("p3-sell")
    taken, text, _ = do(guide, "sell raw energy")
    assert not taken
    assert "in the next period you need 3" in text
    assert not do(guide, "done")[0]
    assert do(guide, "sell raw money")[0]
    assert not do(guide, "sell raw money")[0]
    assert do(guide, "done")[0]
    assert guide.step.id == "p3-summary"


@pytest.mark.rule("elplan.tutorial.period3")
@pytest.mark.parametrize("seat", SEATS)
def test_each_seat_has_one_card_to_buy_in_period_3_and_no_seats_card_is_anothers(seat: int) -> None:
    guide = at("p3-invest", seat)
    game = guide.lesson.game
    assert [game.text(guide.progress.state, action) for action in guide.progress.right(guide.seat)] == [
        f"acquire {TUTORIAL.seats[seat]['card']} plain"
    ]
    assert len({words["card"] for words in TUTORIAL.seats}) == 3


@pytest.mark.rule("elplan.tutorial.period4")
def test_a_second_investment_is_taken_only_if_3_money_remain() -> None:
    guide = at("p4-invest", seat=0)
    assert money(guide) == 3
    taken, text, rule = do(guide, "acquire operario plain")
    assert not taken
    assert "less than 3 money" in text
    assert "a service" in text
    assert rule == "elplan.tutorial.period4"
    assert do(guide, "acquire balanza_digital plain")[0]
    rich = at("p4-invest", seat=2)
    assert money(rich) == 4
    assert do(rich, "acquire operario plain")[0]
    assert money(rich) == 3


@pytest.mark.rule("elplan.tutorial.market")
def test_what_is_not_in_the_market_cannot_be_bought_and_in_period_4_nobody_sells() -> None:
    guide = at("p3-sell")
    assert not do(guide, "buy service plain")[0]
    guide = at("p4-buy")
    taken, text, rule = do(guide, "sell raw money")
    assert not taken
    assert "only buying" in text
    assert rule == "elplan.tutorial.market"
    periods = by_period(through(guide))
    assert ["sold" in kinds(events) for events in periods] == [False, False, True, False, True]
    assert ["bought" in kinds(events) for events in periods] == [False, False, False, True, False]


@pytest.mark.rule("elplan.tutorial.not_yet")
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("step", "tried", "rule"),
    [
        ("p3-invest", "acquire publicista credit", "elplan.d3.credit"),
        ("p4-buy", "buy service credit", "elplan.d3.credit"),
        ("p2-first", "repay", "elplan.d3.credit"),
        ("p4-activate", "liquidate maquinaria m", "elplan.d2.liquidate_es"),
        ("p2-first", "exchange money money energy", "elplan.d2.exchange"),
        ("p4-buy", "import service plain", "elplan.d5.import_es"),
    ],
)
def test_what_only_the_full_game_has_is_named_with_its_rule(step: str, tried: str, rule: str, lang: str) -> None:
    taken, text, named = do(at(step, lang=lang), tried)
    assert not taken
    assert named == rule
    assert {"es": "juego completo", "en": "full game"}[lang] in text


@pytest.mark.rule("elplan.tutorial.not_yet")
@pytest.mark.parametrize(
    ("word", "rule"),
    [
        ("crédito", "elplan.d3.credit"),
        ("liquidar", "elplan.d2.liquidate_es"),
        ("two for one", "elplan.d2.exchange"),
        ("import", "elplan.d5.import_es"),
        ("rotación", "elplan.summary.offers_es"),
        ("trio", "elplan.end.score_es"),
    ],
)
def test_what_only_the_full_game_has_can_be_asked_for_by_name(word: str, rule: str) -> None:
    answer = Guide(TUTORIAL, lang="es").about(word)
    assert answer is not None
    assert answer.rule == rule
    assert "juego completo" in answer.text


@pytest.mark.rule("elplan.tutorial.board_text")
def test_where_the_guide_is_silent_the_spanish_rules_hold() -> None:
    guide = at("p4-buy")
    before = money(guide)
    assert do(guide, "buy service plain")[0]
    assert before - money(guide) == 3
    guide = at("p3-sell")
    before = money(guide)
    assert do(guide, "sell raw money")[0]
    assert money(guide) - before == 1
    spaces = [
        guide.lesson.game.text(guide.progress.state, a)
        for guide in [at("p5-place")]
        for a in guide.progress.right(guide.seat)
    ]
    # Rosa's two neighbours stand on one space of District 2 and on 3C.
    assert spaces == [f"place {space}" for space in ("d1", "d2b", "d3a", "d3b", "d4", "d5", "d6a")]


@pytest.mark.rule("elplan.tutorial.period5")
def test_in_period_5_one_space_of_district_6_is_open_and_brings_a_resource_and_the_ministers_money() -> None:
    guide = at("p5-place")
    taken, text, rule = do(guide, "place d6b")
    assert not taken
    assert "two types of product" in text
    assert rule == "elplan.opportunity.d6_open"
    assert do(guide, "place d6a")[0]
    guide = through(guide, lambda guide: prefer(guide, "done"), until="p5-subsidy")
    human = int(position(guide).idle(0, 0))
    assert money(guide) == 1
    assert do(guide, "take human")[0]
    assert int(position(guide).idle(0, 0)) == human + 1


# -- all ways --------------------------------------------------------------------------------------


def starting(first: int, taught: Lesson = TUTORIAL) -> Lesson:
    """The lesson with the turn token first at another seat."""
    one, two, *rest = taught.steps
    chosen = two.model_copy(update={"chance": (Chance(once=f"first {first + 1}"),)})
    return taught.model_copy(update={"steps": (one, chosen, *rest)})


def ends_period_4_with_one_idea_each(taught: Lesson, seat: int) -> int:
    """Take every allowed second investment in turn; return how many there were, passing included."""
    choices = at("p4-invest", seat, taught=taught).progress.right(seat)
    for choice in choices:
        guide = at("p4-invest", seat, taught=taught)
        assert guide.try_action(choice).taken
        through(guide, until="p4-summary")
        assert guide.step.id == "p4-summary"
        assert ideas(guide) == [1, 1, 1]
    return len(choices)


@pytest.mark.rule("elplan.tutorial.period4", "elplan.tutorial.phases")
@pytest.mark.parametrize("seating", list(permutations(range(3))), ids=str)
def test_in_every_order_of_turn_and_with_every_allowed_purchase_each_seat_ends_period_4_with_one_idea(
    seating: tuple[int, ...],
) -> None:
    seated = TUTORIAL.model_copy(update={"seats": tuple(TUTORIAL.seats[i] for i in seating)})
    for first in SEATS:
        for seat in SEATS:
            assert ends_period_4_with_one_idea_each(starting(first, seated), seat) >= 3


@pytest.mark.rule("elplan.tutorial.period4")
@pytest.mark.parametrize("liked", ["balanza_digital", "estacion_carga", "sitio_web"])
def test_the_purchases_of_the_other_seats_take_nobodys_idea(liked: str) -> None:
    play = [pattern for pattern in TUTORIAL.play if pattern != "done"]
    taught = TUTORIAL.model_copy(update={"play": (*play, f"acquire {liked} plain", "done")})
    for first in SEATS:
        for seat in SEATS:
            assert ends_period_4_with_one_idea_each(starting(first, taught), seat) >= 2


@pytest.mark.rule("elplan.tutorial.period5", "elplan.tutorial.guidance")
def test_however_the_free_steps_are_played_the_lesson_ends() -> None:
    for seed in range(40):
        rng = Rng(seed)

        def choose(guide: Guide, rng: Rng = rng) -> int:
            right = guide.progress.right(guide.seat)
            if "done" in guide.step.ends and rng.below(6) == 0:
                return prefer(guide, "done")
            return right[int(rng.below(len(right)))]

        guide = through(Guide(TUTORIAL, seed % 3), choose)
        assert guide.finished
        assert guide.progress.match.is_over
        assert ideas(guide) == [1, 1, 1]
