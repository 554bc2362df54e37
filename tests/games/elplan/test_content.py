"""Content packs: what is shipped, and what is wrong with a designer's own."""

from pathlib import Path

import pytest

from sobremesa import UserError
from sobremesa.games.elplan.content.comparison import beaten, twins
from sobremesa.games.elplan.content.model import Investment
from sobremesa.games.elplan.content.packs import read_pack
from sobremesa.games.elplan.view.describe import event_effect

from .table import GAME, begin

NAMED_ES = {
    "cartel_publicitario industria bodega laboratorio central_energia red_transporte prevencion_riesgos",
    "comite_emprendedor tecnico_calidad analista_riesgos externalizacion informatica tienda_virtual etiquetas_rfid",
    "estrategia_rse",
}
NAMED_EN = {"laboratory warehouse solar_panels investor financial_adviser risk_prevention robot"}
EVENTS_EN = "sowing_season training_franchise energy_rationing stock_market_crash economic_crisis recession"


@pytest.mark.parametrize("edition", ["es", "en", "tutorial"])
def test_the_shipped_packs_have_no_problem(edition: str) -> None:
    assert GAME.check_content(edition=edition) == []


@pytest.mark.parametrize(("edition", "least", "events"), [("es", 12, 20), ("en", 14, 14)])
def test_there_are_enough_different_cards_and_events(edition: str, least: int, events: int) -> None:
    pack = read_pack(edition)
    for kind in ("infrastructure", "specialist", "technology"):
        assert sum(1 for card in pack.investments if card.kind == kind) >= least
    assert len(pack.events) == events
    for level in {plan.level for plan in pack.plans}:
        assert len(pack.at(level).plans) >= 6


def test_every_named_card_is_there() -> None:
    es, en = read_pack("es"), read_pack("en")
    assert set(" ".join(NAMED_ES).split()) <= {card.id for card in es.investments}
    assert set(" ".join(NAMED_EN).split()) <= {card.id for card in en.investments}
    assert set(EVENTS_EN.split()) <= {event.id for event in en.events}
    assert "cierre_ano_fiscal" in {event.id for event in es.events}


@pytest.mark.parametrize("edition", ["es", "en", "tutorial"])
def test_discounts_fit_the_costs_of_each_kind(edition: str) -> None:
    for card in read_pack(edition).investments:
        cost = card.cost
        assert {
            "infrastructure": cost.get("money", 0) + cost.get("energy", 0) > 0,
            "specialist": cost.get("money", 0) > 0,
            "technology": cost.get("energy", 0) > 0,
        }[card.kind], card.id


@pytest.mark.parametrize("edition", ["es", "en", "tutorial"])
def test_no_investment_is_the_same_as_another_or_beaten_by_one_of_its_kind(edition: str) -> None:
    assert [remark.text("en") for remark in GAME.remarks(edition=edition)] == []


def card(**figures: object) -> Investment:
    """An investment of two money, activated by a human capital, that gives production and logistics."""
    said = {"es": "Carta", "en": "Card"}
    usual = {
        "id": "card",
        "source": "design",
        "name": said,
        "flavour": said,
        "kind": "specialist",
        "cost": {"money": 2},
    }
    given = {
        **usual,
        "cost": {"money": 2},
        "activation": ["human"],
        "effect": gives("production", "logistics"),
        **figures,
    }
    return Investment.model_validate({name: value for name, value in given.items() if value is not None})


def gives(*processes: str) -> dict[str, object]:
    return {"processes": list(processes)}


BETTER = {
    "cheaper": card(cost={"money": 1}),
    "cheaper to activate": card(activation=[]),
    "played at once": card(play=True),
    "one of choice": card(effect=gives("any", "production")),
    "one more": card(effect=gives("logistics", "production", "production")),
    "another effect besides": card(effect={**gives("production", "logistics"), "income": "money"}),
    "comes active": card(
        activation=None, extra="human", effect={**gives("production", "logistics"), "extra_processes": ["any"]}
    ),
}
OTHER = {
    "of another kind": card(kind="technology", cost={"energy": 2}),
    "cheaper in one resource only": card(cost={"money": 1, "energy": 1}),
    "activated by another resource": card(activation=["energy"]),
    "cheaper, with fewer processes": card(cost={"money": 1}, effect=gives("production")),
    "more processes, but not those": card(effect=gives("production", "production", "marketing")),
    "one of choice for two": card(effect=gives("any")),
    "slots, one by one": card(activation=None, slots=["human", "energy"]),
    "an effect instead": card(effect={"income": "money"}),
    "played at once, but dearer": card(play=True, cost={"money": 3}),
}


@pytest.mark.parametrize("better", BETTER)
def test_what_is_nowhere_worse_and_somewhere_better_beats(better: str) -> None:
    plain, good = card(), BETTER[better]
    assert beaten([plain, good]) == [(plain, good)]


@pytest.mark.parametrize("other", OTHER)
def test_what_is_better_here_and_worse_there_beats_nothing_and_is_not_the_same(other: str) -> None:
    pair = [card(), OTHER[other]]
    assert beaten(pair) == []
    assert twins(pair) == []


def test_slots_are_beaten_only_by_a_card_that_does_as_well_with_every_number_of_tokens() -> None:
    slots = card(activation=None, slots=["human", "energy"])
    whole = card(activation=["human", "energy"])
    assert beaten([slots, whole]) == [(whole, slots)]
    assert beaten([slots, card(activation=[])]) == [(slots, card(activation=[]))]
    cheaper = slots.model_copy(update={"cost": {"money": 1}})
    assert beaten([slots, cheaper]) == [(slots, cheaper)]


def test_cards_of_two_kinds_with_the_same_figures_are_the_same_whatever_their_play_sign() -> None:
    one, other = card(kind="infrastructure", play=True), card(effect=gives("logistics", "production"))
    assert twins([one, other]) == [(one, other)]
    assert beaten([one, other]) == []
    assert beaten([card(), card()]) == []


def test_a_designer_is_told_of_cards_that_nobody_needs_and_may_play_with_them(tmp_path: Path) -> None:
    folder = write(
        tmp_path,
        "investments.toml",
        'cost = { energy = 1 }\nactivation = ["human"]\nplay = true',
        ('cost = { money = 1, energy = 1 }\nactivation = ["energy"]\nplay = true'),
    )
    assert GAME.check_content(folder) == []
    (remark,) = GAME.remarks(folder, "es")
    assert (remark.code, remark.numbers["entry"], remark.numbers["other"]) == (
        "card-beaten",
        "camioneta",
        "laboratorio",
    )
    assert GAME.new(edition="es", content=folder)


def test_no_event_takes_tokens_off_cards_and_one_spanish_event_feeds_district_six() -> None:
    assert any(event.effect.subsidy_spaces for event in read_pack("es").events)


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_text_of_an_event_says_more_or_less_and_one_or_several(lang: str) -> None:
    table = begin()
    events = [event for edition in ("es", "en", "tutorial") for event in read_pack(edition).events]
    said = {event.id: event_effect(event, GAME.speech(table.state, lang)) for event in events}
    assert not any("-" in text or "{" in text for text in said.values())
    less, more = ("menos", "más") if lang == "es" else ("less", "more")
    for id, word in [
        ("liquidacion_temporada", less),
        ("dolar_alto", more),
        ("trade_mission", less),
        ("permisos", more),
    ]:
        assert word in said[id]
    assert "1" not in said["bodega_comunal"]


def write(folder: Path, name: str, old: str, new: str) -> str:
    source = Path(__file__).parents[3] / "src/sobremesa/games/elplan/content/es" / name
    text = source.read_text("utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), "utf-8")
    return str(folder)


@pytest.mark.parametrize(
    ("file", "old", "new", "card", "field"),
    [
        ("investments.toml", 'kind = "infrastructure"', 'kind = "castle"', "cartel_publicitario", "kind"),
        (
            "investments.toml",
            "cost = { money = 1, energy = 1 }",
            "cost = { gold = 1 }",
            "cartel_publicitario",
            "cost.gold",
        ),
        ("investments.toml", 'income = "energy"', 'income = "gold"', "central_energia", "effect.income"),
        ("investments.toml", 'extra = "energy"', "", "cartel_publicitario", "activation"),
        ("plans.toml", "level = 1", "level = 9", "huerto", "level"),
        ("plans.toml", 'name = { es = "Huerto familiar", ', "name = { ", "huerto", "name.es"),
        ("events.toml", 'sign = "neutral"', 'sign = "odd"', "cierre_ano_fiscal", "sign"),
        ("events.toml", "reset = 2", "explode = 2", "cierre_ano_fiscal", "effect.explode"),
    ],
)
def test_a_problem_names_file_card_and_field(
    tmp_path: Path, file: str, old: str, new: str, card: str, field: str
) -> None:
    folder = write(tmp_path, file, old, new)
    problems = GAME.check_content(folder)
    assert {problem.numbers["entry"] for problem in problems} == {card}
    assert problems[0].numbers["field"] == field
    assert file in str(problems[0])
    assert problems[0].text("es") != problems[0].text("en")
    with pytest.raises(UserError):
        GAME.new(edition="es", content=folder)


def test_a_designers_own_pack_is_played_and_what_it_leaves_out_is_the_shipped_one(tmp_path: Path) -> None:
    folder = write(tmp_path, "plans.toml", "Huerto familiar", "Chacra")
    assert GAME.check_content(folder) == []
    state = GAME.new(edition="es", players=3, content=folder)
    while state.turn < 0:
        state.play(state.legal()[0])
    assert GAME.text(state, GAME.parse(state, "plan huerto"), "es") == "elegir el plan Chacra"


@pytest.mark.rule("elplan.setup.plans")
def test_a_pack_with_fewer_plans_than_players_is_refused_before_the_game(tmp_path: Path) -> None:
    source = Path(__file__).parents[3] / "src/sobremesa/games/elplan/content/es/plans.toml"
    level_one = source.read_text("utf-8").split("[[plan]]")[1:7]
    (tmp_path / "plans.toml").write_text("".join("[[plan]]" + plan for plan in level_one[::2]), "utf-8")
    assert GAME.check_content(str(tmp_path)) == []
    assert GAME.new(edition="es", players=3, content=str(tmp_path))
    for players, level in ((4, 1), (3, 2)):
        with pytest.raises(UserError) as error:
            GAME.new(edition="es", players=players, level=level, content=str(tmp_path))
        assert "plans.toml" in str(error.value)


def test_a_file_that_is_not_toml_is_a_problem_too(tmp_path: Path) -> None:
    (tmp_path / "events.toml").write_text("[[event", "utf-8")
    (problem,) = GAME.check_content(str(tmp_path))
    assert problem.text("es") == f"{tmp_path}/events.toml, línea 1, columna 8: esto no es TOML."
    (problem,) = GAME.check_content(str(tmp_path / "nowhere"))
    assert problem.code == "no-content"


def test_a_pack_with_fewer_plans_than_players_says_so(tmp_path: Path) -> None:
    source = Path(__file__).parents[3] / "src/sobremesa/games/elplan/content/tutorial/plans.toml"
    (tmp_path / "plans.toml").write_text(source.read_text("utf-8"), "utf-8")
    assert GAME.check_content(str(tmp_path)) == []
    assert GAME.new(edition="es", players=3, content=str(tmp_path)).turn == -1
    with pytest.raises(UserError, match=r"plans\.toml"):
        GAME.new(edition="es", players=4, content=str(tmp_path))
