"""A fresh environment with titles of other distributions: the example, the skeleton as it is written, a broken one."""

import os
import subprocess
import sys
import sysconfig
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "chancho"
BROKEN = {
    "pyproject.toml": """[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "roto"
version = "1"

[project.entry-points."sobremesa.games"]
roto = "roto:GAME"
""",
    "roto.py": 'raise RuntimeError("the dice are missing")\n',
}


@dataclass(frozen=True)
class Environment:
    """Where it is, and what can be done in it."""

    folder: Path

    @property
    def python(self) -> str:
        """Its interpreter."""
        return str(self.folder / "venv" / "bin" / "python")

    @property
    def variables(self) -> dict[str, str]:
        """What is set in it: of what the tests set, only whether compiled modules are used is taken along."""
        pure = {name: os.environ[name] for name in ("SOBREMESA_PURE",) if name in os.environ}
        # As pip reads it, no to *no isolation* is what switches isolation off.
        pip = {"PIP_NO_INDEX": "1", "PIP_NO_BUILD_ISOLATION": "0", "PIP_QUIET": "1"}
        path = f"{self.folder}/venv/bin{os.pathsep}{os.environ['PATH']}"
        home = str(self.folder / "home")
        return {**pure, **pip, "PATH": path, "HOME": home, "SOBREMESA_HOME": home, "LANG": "C.UTF-8", "COLUMNS": "100"}

    def run(self, *arguments: str, typed: str = "", at: Path | None = None) -> subprocess.CompletedProcess[str]:
        """Run its Python with these arguments."""
        return self.started([self.python, *arguments], typed, at)

    def started(self, command: list[str], typed: str, at: Path | None) -> subprocess.CompletedProcess[str]:
        """Run a command in it."""
        return subprocess.run(
            command, input=typed, capture_output=True, text=True, env=self.variables, cwd=at or self.folder
        )

    def sobremesa(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run the command line."""
        return self.run("-m", "sobremesa", *arguments, typed=typed)


def make(folder: Path) -> Environment:
    """Make an environment; what these tests themselves are installed with is seen in it, so nothing is fetched."""
    made = Environment(folder)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "venv"], check=True)
    site = made.run("-c", "import sysconfig; print(sysconfig.get_path('purelib'))").stdout.strip()
    # Not only the folder: links in it lead to what is installed as editable.
    Path(site, "tests.pth").write_text(f"import site; site.addsitedir({sysconfig.get_path('purelib')!r})\n", "utf-8")
    for name in ("pip", "pytest", "sobremesa"):
        command = Path(made.python).with_name(name)
        command.write_text(f'#!/bin/sh\nexec "{made.python}" -m {name} "$@"\n', "utf-8")
        command.chmod(0o755)
    return made


def fill(made: Environment) -> None:
    """Install the example, the skeleton as it is written, and a title that is broken."""
    skeleton, broken = made.folder / "rayuela", made.folder / "roto"
    written = made.sobremesa("new-game", skeleton.name, "--to", str(skeleton), "--lang", "en")
    assert written.returncode == 0, written.stderr
    broken.mkdir()
    for name, text in BROKEN.items():
        (broken / name).write_text(text, "utf-8")
    installed = made.run("-m", "pip", "install", "--no-deps", str(EXAMPLE), str(skeleton), str(broken))
    assert installed.returncode == 0, installed.stderr


@pytest.fixture(scope="session")
def outside(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Environment:
    """The environment, made once for all processes that run tests."""
    base = tmp_path_factory.getbasetemp()
    folder = (base if worker_id == "master" else base.parent) / "outside"
    try:
        folder.mkdir()
    except FileExistsError:
        for _ in range(1200):
            if (folder / "ready").exists():
                return Environment(folder)
            time.sleep(0.1)
        raise AssertionError("the environment was not made") from None
    made = make(folder)
    fill(made)
    (folder / "ready").touch()
    return made
