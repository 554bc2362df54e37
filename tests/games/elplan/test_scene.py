import dataclasses
import io

import pytest
from rich.console import Console

from sobremesa.cli.show import show_scene
from sobremesa.core.scene import Panel, Scene
from sobremesa.core.state import State
from sobremesa.core.texts import LANGS
from sobremesa.games.elplan.engine.numbers import DISTRICT_OF_PHASE
from sobremesa.games.elplan.engine.state import Position
from tests.games.elplan.positions import GAME, NAMES, SETUPS, moments, positions, scenes, table_of
from tests.sweep import one_of


def panel(scene: Scene, title: str) -> Panel:
    return next(panel for panel in scene.panels if panel.title == title)


def cells(panel: Panel) -> list[str]:
    return [cell.text for row in panel.rows for cell in row]


def printed(scene: Scene) -> list[str]:
    console = Console(width=80, file=io.StringIO(), color_system=None)
    show_scene(console, scene)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue().splitlines()


WIDE = [(*setup, lang) for setup in [*SETUPS, ("es", 6)] for lang in LANGS]


# Each setup in one language, in turn.
@pytest.mark.parametrize(
    ("edition", "players", "lang"), one_of(WIDE, *(n for n in range(len(WIDE)) if n % 4 in (0, 3)))
)
def test_the_table_is_readable_in_eighty_columns(edition: str, players: int, lang: str) -> None:
    for scene in scenes(edition, players, lang):
        lines = printed(scene)
        assert max(len(line) for line in lines) <= 80
        # A cell that has to be cut is written with dots, and one in very little room letter by letter.
        assert not any("…" in line for line in lines)
        assert len(lines) < 75
        for player in table_of(scene).players:
            assert any(player.name in line for line in lines)


def test_every_phase_has_its_name_its_sentence_and_its_rules() -> None:
    for edition, players in SETUPS:
        for scene in scenes(edition, players):
            assert scene.phase
            assert scene.sentence
            assert scene.rules
            assert all(edition in GAME.rules[id].editions for id in scene.rules)
            if scene.turn >= 0:
                assert NAMES[scene.turn] in scene.sentence


def test_the_route_token_stands_in_the_district_of_the_phase() -> None:
    for state, scene in zip(moments("es", 5), scenes("es", 5), strict=True):
        assert isinstance(state, Position)
        if scene.turn >= 0:
            assert table_of(scene).district == DISTRICT_OF_PHASE[state.phase]
            if 0 < table_of(scene).district < 8:
                assert str(table_of(scene).district) in scene.phase


def test_what_lies_before_a_player_is_what_the_state_says() -> None:
    for state, scene in zip(moments("es", 5), scenes("es", 5), strict=True):
        assert isinstance(state, Position)
        for seat, player in enumerate(table_of(scene).players):
            assert player.idle == tuple(state.idle(seat, resource) for resource in range(3))
            assert player.wares == tuple(state.wares(seat, product) for product in range(3))
            assert player.all_ideas == state.all_ideas(seat)
            assert len(player.holdings) == state.held(seat)
            spots = [row.spot for row in player.rows] + [spot for card in player.holdings for spot in card.spots]
            assert sum(spot.on == "token" for spot in spots) == state.tokens_on_cards(seat)
            for i, card in enumerate(player.holdings):
                assert card.active == state.is_active(seat, i)


def test_the_score_is_that_of_every_seat() -> None:
    for edition, players in SETUPS:
        for scene in scenes(edition, players):
            assert scene.score == tuple(player.points for player in table_of(scene).players)


def test_offers_are_listed_with_cost_activation_and_effect() -> None:
    for scene in scenes("es", 5, "en"):
        table = table_of(scene)
        offers = [offer for kind in table.offers for offer in kind if offer]
        if offers:
            rows = panel(scene, table.labels["offers"]).rows
            assert len(rows) == len(offers)
            for row, offer in zip(rows, offers, strict=True):
                assert row[0].text.endswith(offer.face.name)
                assert row[0].text.startswith("↻") == offer.rotated
                assert len(row[2].text) == len(offer.face.cost)
                assert row[3].text.endswith("▷") == offer.face.play
                assert row[4].text == offer.face.says


def test_copies_of_an_offer_have_different_ids() -> None:
    for scene in scenes("es", 5):
        ids = [offer.id for kind in table_of(scene).offers for offer in kind if offer]
        assert len(set(ids)) == len(ids)


def test_the_signs_are_explained_as_long_as_they_are_new() -> None:
    for scene in scenes("en", 4, "en"):
        titles = [panel.title for panel in scene.panels]
        assert (table_of(scene).labels["signs"] in titles) == (table_of(scene).period <= 1)


def test_the_position_in_words_names_event_market_and_every_player() -> None:
    for lang in LANGS:
        for scene in scenes("es", 2, lang):
            table = table_of(scene)
            assert scene.alt.startswith(scene.sentence)
            if table.event:
                assert table.event.name in scene.alt
            for player in table.players:
                assert player.name in scene.alt


def many(state: State, verb: str) -> list[str]:
    scene = GAME.scene(state, "es", NAMES)
    return [choice.short for choice in scene.choices if choice.verb == verb]


def test_choices_of_one_kind_are_written_in_few_signs_and_never_alike() -> None:
    for edition, players in SETUPS:
        for scene in scenes(edition, players):
            by_verb: dict[str, list[str]] = {}
            for choice in scene.choices:
                by_verb.setdefault(choice.verb, []).append(choice.short)
            for verb, shorts in by_verb.items():
                assert len(set(shorts)) == len(shorts), (verb, shorts)
                if len(shorts) > 1 and verb in ("exchange", "fill-row", "produce", "keep", "sell"):
                    assert all(len(short) <= 12 for short in shorts)


def test_a_choice_that_is_alone_of_its_kind_is_said_in_full() -> None:
    for scene in scenes("es", 5):
        verbs = [choice.verb for choice in scene.choices]
        for choice in scene.choices:
            if verbs.count(choice.verb) == 1:
                assert choice.short == choice.text


def test_the_tutorial_lays_out_its_districts_one_after_the_other() -> None:
    seen = {}
    for state in positions("tutorial", 3):
        table = table_of(GAME.scene(state, "es", NAMES[:3]))
        seen[table.period] = tuple(i for i, on_table in enumerate(table.districts, 1) if on_table)
        assert bool(table.spaces) == (table.period == 5)
    assert seen[2] == (1, 2, 4, 7)
    assert seen[3] == (1, 2, 3, 4, 5, 7)
    assert seen[5] == (1, 2, 3, 4, 5, 6, 7)


def test_the_table_cannot_be_changed_by_who_looks_at_it() -> None:
    table = table_of(scenes("es", 2)[0])
    with pytest.raises(dataclasses.FrozenInstanceError):
        table.period = 3  # type: ignore[misc]
