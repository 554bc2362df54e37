"""Speed of environments: steps a second on one core with observation and mask, choices by lot; others' beside it.

Seconds are those of the processor, because others may be using the machine too.
"""

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from time import process_time

from sobremesa.core.errors import UserError
from sobremesa.core.game import Game

PEERS = ("catanatron_gym==4.0.0", "gymnasium==0.29.1", "pettingzoo==1.24.3", "pygame==2.6.1", "numpy<2")
"""What is measured beside ours, in an environment of its own."""
PEER_PROGRAM = """
import json, time
import numpy as np

def measured(step, seconds):
    done, begun = 0, time.process_time()
    while (took := time.process_time() - begun) < seconds:
        done += step()
    return int(done / took)

def catan():
    import gymnasium, catanatron_gym
    env = gymnasium.make("catanatron_gym:catanatron-v1").unwrapped
    env.reset(seed=1)
    lots = np.random.default_rng(1)
    def step():
        for _ in range(50):
            _, _, over, cut, _ = env.step(int(lots.choice(env.get_valid_actions())))
            if over or cut:
                env.reset()
        return 50
    return step

def connect_four():
    from pettingzoo.classic import connect_four_v3
    env = connect_four_v3.env()
    lots = np.random.default_rng(1)
    def step():
        env.reset()
        done = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else int(lots.choice(np.flatnonzero(seen["action_mask"]))))
            done += 1
        return done
    return step

found = {}
for name, make in (("catanatron, Gymnasium", catan), ("PettingZoo, connect four", connect_four)):
    try:
        step = make()
        step()
        found[name] = max(measured(step, 1.0) for _ in range(3))
    except Exception as error:
        found[name] = f"{type(error).__name__}: {error}"
print(json.dumps(found))
"""


@dataclass(frozen=True)
class EnvSpeed:
    """Steps a second of one seat, of so many games at once, and of so many with all seats held by the learner."""

    game: str
    players: int
    fields_per_s: int
    flat_per_s: int
    batch: int
    batch_per_s: int
    every_seat_per_s: int


def measure_env(title: Game, players: int | None = None, batch: int = 1024, seconds: float = 0.5) -> EnvSpeed:
    """Measure a title; each figure is the best of three runs. The other seats choose by lot too."""
    import numpy as np

    from sobremesa.env import SeatEnv, vector

    def alone(form: str) -> int:
        env = SeatEnv(title.meta.id, players=players, opponents="random", observation=form)
        lots = np.random.default_rng(1)
        seen, _ = env.reset(seed=1)
        done, begun = 0, process_time()
        while process_time() - begun < seconds:
            # Numbers by lot are drawn beforehand: it is the environment that is measured.
            for lot in lots.integers(2**30, size=500):
                legal = seen["action_mask"].nonzero()[0]
                seen, _, over, _, _ = env.step(legal[lot % len(legal)])
                if over:
                    seen, _ = env.reset()
            done += 500
        return int(done / (process_time() - begun))

    def at_once(seat: int | None) -> int:
        games = vector(title.meta.id, batch, players=players, opponents="random", seat=seat, copy=False)
        games.reset(seed=1)
        done, begun = 0, process_time()
        while process_time() - begun < seconds:
            for _ in range(20):
                games.step(games.random_actions())
            done += 20 * batch
        return int(done / (process_time() - begun))

    count = title.meta.setup(players=players).players
    return EnvSpeed(
        title.meta.id,
        count,
        max(alone("dict") for _ in range(3)),
        max(alone("flat") for _ in range(3)),
        batch,
        max(at_once(0) for _ in range(3)),
        max(at_once(None) for _ in range(3)),
    )


def peers(folder: Path) -> dict[str, int | str]:
    """Return the steps a second of others, installed into an environment of their own in a folder."""
    python = folder / "bin" / "python"
    try:
        if not python.is_file():
            subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        subprocess.run([str(python), "-m", "pip", "install", "--quiet", *PEERS], check=True)
        said = subprocess.run([str(python), "-c", PEER_PROGRAM], check=True, capture_output=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        raise UserError("no-peers", given=str(folder), reason=str(error)) from None
    found: dict[str, int | str] = json.loads(said.splitlines()[-1])
    return found
