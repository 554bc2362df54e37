"""What stays true after every action of every random game, and what the content must satisfy."""

from importlib.resources import files
from pathlib import Path

import pytest

from sobremesa.core.errors import UserError
from sobremesa.core.match import Match
from sobremesa.core.record import load, write
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.games.planeta import GAME
from sobremesa.games.planeta.content.model import Content
from sobremesa.games.planeta.content.setup import parameters
from sobremesa.games.planeta.engine.numbers import BROKEN, COUNT, DISCARD, JOKER, MOTHER_SHIP, PLACES, UNSEEN
from sobremesa.games.planeta.engine.play import Planeta
from sobremesa.games.planeta.engine.rules.score import total
from sobremesa.testing import start, walk

pytestmark = pytest.mark.pure


def check(state: Planeta, cards: int) -> None:
    piles = [[card for card in range(JOKER) if state.holds(pile, card)] for pile in range(DISCARD + 1)]
    shown = [int(state.shown_card(i)) for i in range(state.shown_count) if state.shown_card(i) < JOKER]
    everywhere = sorted(card for pile in [*piles, shown] for card in pile)
    assert everywhere == sorted(set(everywhere))
    assert len(everywhere) == cards
    assert state.left == len(piles[UNSEEN]) + COUNT[state.jokers]
    assert len({state.size(team) for team in range(3)}) == 1 or state.burnt == 2
    planets = [state.place(ship) for ship in range(3) if state.place(ship) not in (MOTHER_SHIP, BROKEN)]
    assert len(planets) == len(set(planets))
    for ship in range(3):
        assert (state.fuel(ship) == 0) == state.is_broken(ship)
        assert 0 <= state.fuel(ship) <= 6
    for box in range(3):
        assert 0 <= state.boxes[box] <= state.parameters.boxes[box]
    marks = [int(state.marks[planet]) for planet in range(1, 8)]
    rows = sum(bin(m).count("1") * worth for m, worth in zip(marks, (3, 2, 1, 4, 3, 1, 2), strict=True))
    columns = sum(worth for m in marks for bit, worth in ((1, 3), (2, 4), (4, 5)) if m & bit)
    costs = state.boxes[0] + 2 * state.boxes[1] + 5 * state.boxes[2]
    assert total(state) == rows + columns - costs
    assert (state.turn == OVER) == (state.legal() == [])
    assert state.turn in (0, CHANCE, OVER)


@pytest.mark.parametrize("seed", range(60))
def test_cards_ships_boxes_and_score_add_up_after_every_action(seed: int) -> None:
    match = start("planeta", "solo", 1, 1, seed)
    cards = 52 if match.record.setup.options["faces"] else 40
    while not match.is_over:
        walk(match, 1)
        assert isinstance(match.state, Planeta)
        check(match.state, cards)


def test_the_shipped_map_is_fine_and_its_printed_figures_are_the_books() -> None:
    assert GAME.check_content() == []
    on = parameters(GAME.meta.setup())
    assert [int(worth) for worth in on.multipliers] == [3, 2, 1, 4, 3, 1, 2]
    assert [int(worth) for worth in on.columns] == [3, 4, 5]
    assert [int(cost) for cost in on.costs] == [1, 2, 5]
    assert 3 in [on.route(MOTHER_SHIP, planet) for planet in range(1, PLACES)]
    # Competences of about 3 to 15.
    assert max(6 + on.modifier(planet, 2) for planet in range(1, PLACES)) <= 15


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        (
            '["mother", "mars", 1]',
            '["mother", "pluto", 1]',
            "routes, between.1.2: “pluto” does not fit. Accepted: ",
        ),
        ('["mother", "mars", 1]', '["mother", "mars", 7]', "routes, between.1.3: “7” does not fit. Accepted: 1–5."),
        ('["mother", "mars", 1]', '["mother", "mars"]', "routes, between.1.3: this is missing. Accepted: 1–5."),
        ("invade = 5, conquer = 7", "invade = 2, conquer = 7", "mercury, modifiers: “[3, 2, 7]” does not fit."),
        ('id = "venus"', 'id = "vesta"', "vesta, id: “vesta” does not fit. Accepted: mercury, venus, mars,"),
        ("multiplier = { value = 4", "multiplier = { value = 0", "jupiter, multiplier.value: “0” does not fit."),
        ("count = 8, cost = 2", "count = 1, cost = 2", "boxes, fuel.count: “1” does not fit. Accepted: 8–20."),
        ('cost = 5, source = "design"', 'cost = 5, source = "me"', "boxes, bank.source: “me” does not fit."),
        ('["uranus", "neptune", 1],', "", "uranus, routes: “2” does not fit. Accepted: ≥ 3, mother."),
        ("[columns]", "[columns", "line 64, column 9: this is not TOML"),
    ],
)
def test_a_designers_map_is_refused_with_file_entry_and_field(tmp_path: Path, old: str, new: str, line: str) -> None:
    shipped = files("sobremesa.games.planeta").joinpath("content/map.toml").read_text("utf-8")
    assert old in shipped
    (tmp_path / "map.toml").write_text(shipped.replace(old, new), "utf-8")
    problems = [str(problem) for problem in GAME.check_content(str(tmp_path))]
    assert problems
    assert problems[0].startswith(f"{tmp_path}/map.toml, {line}")
    with pytest.raises(UserError):
        GAME.new(content=str(tmp_path))


def test_a_designers_map_is_played(tmp_path: Path) -> None:
    shipped = files("sobremesa.games.planeta").joinpath("content/map.toml").read_text("utf-8")
    (tmp_path / "map.toml").write_text(shipped.replace('["mother", "mars", 1]', '["mother", "mars", 5]'), "utf-8")
    assert GAME.check_content(str(tmp_path)) == []
    match = Match(GAME, GAME.meta.setup(content=str(tmp_path)), ["ana"], seed=1)
    assert isinstance(match.state, Planeta)
    assert match.state.parameters.route(MOTHER_SHIP, 3) == 5
    assert load(write(walk(match, 30).record)).setup.content == str(tmp_path)


def test_every_figure_of_the_map_says_where_it_comes_from() -> None:
    printed = Content.read().map
    sources = [printed.routes.source, printed.columns.source, printed.mother_ship.source]
    sources += [part.source for planet in printed.planet for part in (planet.multiplier, planet.modifiers)]
    sources += [box.source for box in printed.boxes.in_order()]
    assert set(sources) == {"book", "design"}
