"""Learned evaluations: they learn what comes of positions, the same from the same seed, and a search goes by them."""

import pytest

from sobremesa.bots.search import Search
from sobremesa.bots.training import Training
from sobremesa.core.errors import UserError
from sobremesa.core.evaluation import Evaluation
from sobremesa.core.game import Game
from sobremesa.core.heuristic import Heuristic
from sobremesa.core.registry import game, titles
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import State, new_buffer
from sobremesa.games.planeta.engine.play import Planeta
from sobremesa.games.planeta.engine.rules.score import total
from sobremesa.lab.train import train
from tests.bots.test_bots import a_choice

LEARNERS = [id for id in titles() if game(id).learner() is not None]


class Marks(Evaluation[Planeta]):
    """A small evaluation of That's My Planet!: the marks on each planet and the part of the game."""

    def __init__(self) -> None:
        super().__init__(8 * 9, 8)

    def note(self, state: Planeta, seat: int) -> None:
        for planet in range(8):
            self.add(8 * planet + state.marks[planet])
        self.add(64 + min(state.phase, 7))

    def known(self, state: Planeta, seat: int) -> float:
        return float(total(state)) / 132.0


class ByMarks(Heuristic[Planeta]):
    """Knows of a position what that evaluation makes of it."""

    def __init__(self, evaluation: Marks) -> None:
        self.evaluation = evaluation

    def odds(self, state: Planeta) -> list[float]:
        return [float(total(state)) / 132.0 if state.turn == OVER else self.evaluation.score(state, 0)]

    def judge(self, state: Planeta, action: int) -> float:
        after = state.copy()
        after.apply(action)
        return self.odds(after)[0]

    def plays_out(self, state: Planeta) -> bool:
        return False


def learner_of(title: Game) -> tuple[Evaluation, Heuristic]:
    """What a title has to be trained; for That's My Planet! the small one of these tests."""
    learner = title.learner()
    if learner is None:
        marks = Marks()
        return marks, ByMarks(marks)
    return learner


def trained(title: Game, games: int, seed: int = 1) -> Evaluation:
    """An evaluation that has seen so many games of bots that know what all do."""
    evaluation, _ = learner_of(title)
    rng = Rng(seed)
    evaluation.scatter(rng)
    state = title.new()
    training = Training(state, title.heuristic, evaluation, state.setup().players, rng)
    training.play(games)
    return evaluation


def knowledge(title: Game) -> Heuristic:
    """What goes by an evaluation with any weights."""
    evaluation, heuristic = learner_of(title)
    evaluation.scatter(Rng(1))
    return heuristic


def error(title: Game, evaluation: Evaluation, games: int) -> float:
    """How far scores are from how games between such bots end, on average."""
    rng, buffer, squares = Rng(8), new_buffer(), []
    for _ in range(games):
        state, scores = title.new(), []
        while state.turn != OVER:
            if state.turn == CHANCE:
                state.apply(state.sample(rng))
            else:
                state.apply(title.heuristic.careful(state, buffer))
                if state.turn != OVER:
                    scores.append(float(evaluation.score(state, 0)))
        end = title.heuristic.odds(state)[0]
        squares += [(score - end) ** 2 for score in scores]
    return sum(squares) / len(squares)


@pytest.mark.parametrize("id", ["planeta", *LEARNERS])
def test_the_same_seed_and_games_lead_to_the_same_weights(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.bots.evolution.GAMES", 1)
    setup = game(id).meta.setup()
    first = train(id, setup, 4, 7, lambda _: None)
    assert first == train(id, setup, 4, 7, lambda _: None)
    assert first != train(id, setup, 4, 8, lambda _: None)


def test_what_is_learnt_is_nearer_to_how_games_end() -> None:
    title = game("planeta")
    assert error(title, trained(title, 150), 10) < 0.5 * error(title, trained(title, 0), 10)


@pytest.mark.parametrize("id", ["planeta", *LEARNERS])
def test_weights_are_read_as_they_were_written(id: str) -> None:
    title = game(id)
    evaluation = trained(title, 2)
    again, _ = learner_of(title)
    again.read(evaluation.text())
    state = after_a_choice(title)
    assert again.score(state, 0) == pytest.approx(evaluation.score(state, 0), abs=0.01)
    assert again.text() == evaluation.text()


def test_weights_of_another_network_are_refused() -> None:
    with pytest.raises(ValueError, match="connections expected, found 2"):
        Marks().read("1.0 AAAAAA==\n1.0 AAAAAA==\n1.0 AAAAAA==\n")


def test_a_title_without_an_evaluation_is_not_trained(monkeypatch: pytest.MonkeyPatch) -> None:
    title = game("planeta")
    monkeypatch.setattr(type(title), "untrained", lambda _: None)
    with pytest.raises(UserError, match="no evaluation that could be trained"):
        train("planeta", title.meta.setup(), 1, 1, lambda _: None)


@pytest.mark.parametrize("id", ["planeta", *LEARNERS])
def test_weights_take_less_than_two_hundred_kilobytes(id: str) -> None:
    title = game(id)
    assert len(trained(title, 1).text()) < 200_000
    assert all(0.0 <= one <= 1.0 for one in title.expert.odds(after_a_choice(title)))


def after_a_choice(title: Game) -> State:
    state = a_choice(title)
    state.play(state.legal()[0])
    return state


def test_where_nothing_is_played_out_chance_has_nodes_of_its_own() -> None:
    title = game("planeta")
    state = a_choice(title, 8, 10)
    search = Search(state, knowledge(title), Rng(5))
    search.run(300)
    outcomes = [child for node in search.root.children for child in node.children if child.seat == CHANCE]
    assert outcomes
    for node in search.root.children:
        rolled = [child for child in node.children if child.seat == CHANCE]
        if rolled:
            assert sum(child.visits for child in rolled) == node.visits
            assert all(child.total == 0.0 for child in rolled)
