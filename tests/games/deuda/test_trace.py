"""Every rule of the ledger has a test."""

import re
from pathlib import Path

from sobremesa.games.deuda import GAME


def test_every_rule_is_tested_and_every_mark_names_a_rule() -> None:
    marked = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for marks in re.findall(r"@pytest\.mark\.rule\(([^)]*)\)", file.read_text("utf-8")):
            marked |= set(re.findall(r'"([^"]+)"', marks))
    known = {rule.id for rule in GAME.rules.rules}
    assert len(known) == 116
    assert marked == known


def test_every_rule_is_named_where_it_is_coded() -> None:
    package = Path(str(GAME.texts.package).replace(".", "/"))
    root = next(parent for parent in Path(__file__).parents if (parent / "src").is_dir())
    source = "".join(file.read_text("utf-8") for file in (root / "src" / package).rglob("*.py"))
    missing = [rule.id for rule in GAME.rules.rules if rule.id not in source]
    assert missing == []
