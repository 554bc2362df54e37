"""Where games are kept when nobody says where."""

from pathlib import Path

import pytest

from sobremesa.cli import saves


def test_games_are_kept_where_the_system_keeps_such_data_unless_there_are_some_in_the_first_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SOBREMESA_HOME", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(saves, "user_data_path", lambda *_, **__: tmp_path / "elsewhere")
    assert saves.folder() == tmp_path / "elsewhere"
    (tmp_path / "sobremesa").mkdir()
    assert saves.folder() == tmp_path / "sobremesa"
