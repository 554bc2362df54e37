"""The documentation runs: every Python block of the READMEs is executed, every link leads somewhere."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
READMES = ["README.md", "README.es.md"]


@pytest.mark.parametrize("name", READMES)
def test_every_python_block_of_the_readme_runs(name: str) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / name).read_text("utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, name, "exec"), {})


@pytest.mark.parametrize("file", [ROOT / "README.md", ROOT / "README.es.md", *sorted((ROOT / "docs").glob("*.md"))])
def test_every_link_leads_to_a_file(file: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", file.read_text("utf-8")):
        assert (file.parent / target).exists(), target


def test_every_direct_dependency_is_pinned_and_explained() -> None:
    import tomllib

    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    project = settings["project"]
    wanted = [
        *settings["build-system"]["requires"],
        *(name for group in settings["dependency-groups"].values() for name in group),
        *project["dependencies"],
        *(name for group in project["optional-dependencies"].values() for name in group),
    ]
    # Without extras, versions and conditions: `psycopg[binary]` is psycopg.
    names = {re.split(r"[\[; >]", name)[0] for name in wanted}
    pinned = {line.split("==")[0] for line in (ROOT / "constraints.txt").read_text().splitlines() if "==" in line}
    assert {name.replace("-", "_") for name in names} == {name.replace("-", "_") for name in pinned}
    explained = (ROOT / "docs" / "dependencies.md").read_text()
    assert [name for name in sorted(names) if f"`{name}`" not in explained] == []


def test_a_notebook_shows_a_state_as_its_board() -> None:
    import sobremesa

    state = sobremesa.game("planeta").new()
    bundle = state._repr_mimebundle_()
    assert bundle["image/svg+xml"].startswith("<svg")
