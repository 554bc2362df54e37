"""A title is one folder: nothing outside `games/<title>/` names one."""

import re
from pathlib import Path

import pytest

from sobremesa.core.registry import titles

SRC = Path(__file__).parents[1] / "src" / "sobremesa"
KINDS = {".py", ".html", ".css", ".js", ".ftl", ".svg", ".toml"}


@pytest.mark.parametrize("title", titles())
def test_no_file_outside_the_games_names_a_title(title: str) -> None:
    word = re.compile(rf"\b{title}\b")
    naming = [
        str(file.relative_to(SRC))
        for file in SRC.rglob("*")
        if file.suffix in KINDS
        and file.relative_to(SRC).parts[0] != "games"
        and "assets" not in file.parts
        and (word.search(file.read_text("utf-8")) or title in file.name or title in file.parent.name)
    ]
    assert naming == []
