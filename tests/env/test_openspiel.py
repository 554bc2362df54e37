"""Titles as games of OpenSpiel: its own simulation test with serialisation, and playthroughs that replay."""

import subprocess
import sys
from pathlib import Path

import pytest

pyspiel = pytest.importorskip("pyspiel")

from sobremesa.core.meta import Setup  # noqa: E402
from sobremesa.core.registry import game, titles  # noqa: E402
from sobremesa.env import openspiel  # noqa: E402
from tests.env.test_observation import EVERY  # noqa: E402


def name(title: str, setup: Setup) -> str:
    """Return how OpenSpiel names a set-up."""
    return f"sobremesa_{title}(edition={setup.edition},players={setup.players},level={setup.level})"


def test_all_titles_are_registered() -> None:
    assert set(openspiel.names()) == {f"sobremesa_{title}" for title in titles()}
    assert set(openspiel.names()) <= set(pyspiel.registered_names())


def test_a_program_that_has_used_them_ends_well() -> None:
    program = f"from sobremesa.env import openspiel\nopenspiel.pyspiel.load_game({openspiel.names()[0]!r})"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@EVERY
def test_random_games_can_be_saved_and_read_at_every_step(title: str, setup: Setup) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name(title, setup)), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("title", titles())
def test_a_playthrough_replays(title: str, tmp_path: Path) -> None:
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    flags.FLAGS.mark_as_parsed()
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(f"sobremesa_{title}", action_sequence=None, seed=1), "utf-8")
    written, played_again = generate_playthrough.replay(str(file))
    assert written == played_again


@pytest.mark.parametrize("title", titles())
def test_chance_has_its_outcomes_with_their_weights(title: str) -> None:
    state = pyspiel.load_game(f"sobremesa_{title}").new_initial_state()
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    outcomes = state.chance_outcomes()
    assert sum(chance for _, chance in outcomes) == pytest.approx(1.0)
    assert len(outcomes) == len(state.state.legal())
    assert game(title).text(state.state, state.state.legal()[0]) == state.action_to_string(outcomes[0][0])
