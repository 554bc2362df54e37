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

    def run(self, *arguments: str, typed: str = "", at: Path | None = None) -> subprocess.CompletedProcess[str]:
        """Run its Python with these arguments."""
        # Of what the tests set, only whether compiled modules are used is taken along.
        kept = ("PATH", "SOBREMESA_PURE", "PIP_NO_INDEX", "PYTHONDONTWRITEBYTECODE")
        variables = {name: os.environ[name] for name in kept if name in os.environ}
        variables |= {"SOBREMESA_HOME": str(self.folder / "home"), "LANG": "C.UTF-8", "COLUMNS": "100"}
        return subprocess.run(
            [self.python, *arguments], input=typed, capture_output=True, text=True, env=variables, cwd=at or self.folder
        )

    def sobremesa(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run the command line."""
        return self.run("-m", "sobremesa", *arguments, typed=typed)


def make(folder: Path) -> Environment:
    """Make the environment; what these tests themselves are installed with is seen in it, so nothing is fetched."""
    made = Environment(folder)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "venv"], check=True)
    site = made.run("-c", "import sysconfig; print(sysconfig.get_path('purelib'))").stdout.strip()
    # Not only the folder: links in it lead to what is installed as editable.
    Path(site, "tests.pth").write_text(f"import site; site.addsitedir({sysconfig.get_path('purelib')!r})\n", "utf-8")
    written = made.sobremesa("new-game", "ludo", "--to", str(folder / "ludo"), "--lang", "en")
    assert written.returncode == 0, written.stderr
    (folder / "roto").mkdir()
    for name, text in BROKEN.items():
        (folder / "roto" / name).write_text(text, "utf-8")
    options = ("--no-deps", "--no-build-isolation", "--no-index", "--quiet", "--disable-pip-version-check")
    titles = [str(path) for path in (EXAMPLE, folder / "ludo", folder / "roto")]
    installed = made.run("-m", "pip", "install", *options, *titles)
    assert installed.returncode == 0, installed.stderr
    return made


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
    (folder / "ready").touch()
    return made
