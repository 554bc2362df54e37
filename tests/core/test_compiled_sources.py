"""An edited rule whose compiled module is older is reported, by content: a touched file is not an edited one."""

import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from sobremesa import _compiled

RULE = "LIMIT = 3\n"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    source = tmp_path / "package" / "engine" / "rule.py"
    source.parent.mkdir(parents=True)
    source.write_text(RULE)
    made = {"engine/rule.py": [source.stat().st_mtime_ns, sha256(RULE.encode()).hexdigest()]}
    record = source.parents[1] / "_compiled.json"
    record.write_text(json.dumps({"sources": made}))
    return record


def test_a_source_as_it_was_compiled_is_not_reported(record: Path) -> None:
    assert _compiled.changed_sources(record) == []


def test_a_touched_source_is_not_reported(record: Path) -> None:
    os.utime(record.parent / "engine" / "rule.py", ns=(1, 1))
    assert _compiled.changed_sources(record) == []


def test_an_edited_source_is_reported_by_the_name_of_its_module(record: Path) -> None:
    (record.parent / "engine" / "rule.py").write_text("LIMIT = 4\n")
    os.utime(record.parent / "engine" / "rule.py", ns=(1, 1))
    assert _compiled.changed_sources(record) == ["package.engine.rule"]


def test_a_source_that_is_gone_is_reported(record: Path) -> None:
    (record.parent / "engine" / "rule.py").unlink()
    assert _compiled.changed_sources(record) == ["package.engine.rule"]


def test_without_a_record_nothing_is_reported(tmp_path: Path) -> None:
    assert _compiled.changed_sources(tmp_path / "_compiled.json") == []


@pytest.mark.parametrize(("pure", "warned"), [("0", True), ("1", False)])
def test_the_import_warns_in_one_sentence_unless_the_source_is_loaded(record: Path, pure: str, warned: bool) -> None:
    package = record.parent
    (package / "_compiled.py").write_bytes(Path(_compiled.__file__).read_bytes())
    (package / "__init__.py").write_text("import package._compiled\n")
    (package / "engine" / "rule.py").write_text("LIMIT = 4\n")
    environment = os.environ | {"SOBREMESA_PURE": pure, "PYTHONPATH": str(package.parent)}
    done = subprocess.run(
        [sys.executable, "-c", "import package"], capture_output=True, text=True, check=True, env=environment
    )
    expected = "RuntimeWarning: compiled rules are out of date (package.engine.rule): run `make compile`"
    assert (expected in done.stderr) == warned
