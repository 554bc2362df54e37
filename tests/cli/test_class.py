"""Classes from the terminal, and the addresses that `serve --lan` finds."""

import io
import re
import zipfile
from contextlib import closing
from pathlib import Path

import pytest

from sobremesa.classroom import Settings
from sobremesa.cli import main
from sobremesa.cli.lan import LOCAL_NAMES, LocalName, ordered
from sobremesa.services import Services
from sobremesa.store import Store
from sobremesa.tables.keys import hash_key
from tests.web.browser import run


def opened(file: Path) -> str:
    """A class of five with names, that has begun; its code."""

    async def work() -> str:
        services = Services(Store(file), pace=0)
        one = await services.classes.create(Settings("elplan", "es", 1, 4, lang="en"), "teacher")
        for name in ("Ana", "=cmd()", "Caro", "Dani", "Eva"):
            await services.classes.roster.join(one, f"key of {name}", name)
        await services.classes.pace.begin(one, "teacher")
        await services.shutdown()
        return one.code

    return run(work())


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    with pytest.raises(SystemExit) as left:
        main(["class", *arguments, "--lang", "en"])
    captured = capsys.readouterr()
    return int(left.value.code or 0), captured.out + captured.err


def test_a_class_is_listed_exported_and_deleted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, db = opened(tmp_path / "tables.db"), f"sqlite:///{tmp_path}/tables.db"
    assert said(capsys, "list", "--db", db) == (0, f"{code}  elplan  5 people, 2 tables\n")
    out = tmp_path / "class.zip"
    assert said(capsys, "export", code, "-o", str(out), "--names", "--db", db)[0] == 0
    file = zipfile.ZipFile(io.BytesIO(out.read_bytes()))
    assert b"'=cmd()" in file.read("participants.csv"), "no spreadsheet takes a name for a formula"
    assert {"records/table-1.sobremesa", "decisions.csv", "games.parquet"} <= set(file.namelist())
    assert said(capsys, "delete", code.lower(), "--yes", "--db", db) == (0, f"The class {code} was deleted.\n")
    status, text = said(capsys, "export", code, "--db", db)
    assert (status, code in text) == (2, True)


def test_a_class_is_opened_from_the_terminal_with_its_teachers_link(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db, names = f"sqlite:///{tmp_path}/tables.db", tmp_path / "names.txt"
    names.write_text("Ana\nBeto\n")
    more = ("--players", "3", "--option", "periods=4", "--names", str(names), "--lesson", "tutorial")
    status, text = said(capsys, "open", "elplan", *more, "--db", db)
    found = re.search(r"class ([A-Z]{6}) .*/c/\1/take#(\S+)", text)
    assert (status, bool(found)) == (0, True), text
    assert found is not None
    with closing(Store(db)) as store:
        stored = store.class_of(found[1])
    assert stored is not None
    settings = Settings.read(stored.header.settings)
    assert (settings.players, settings.options, settings.names) == (3, {"periods": 4}, ("Ana", "Beto"))
    assert stored.keys == {hash_key(found[2]): frozenset({-1})}
    assert said(capsys, "open", "elplan", "--option", "periods=5", "--db", db)[0] == 2


def test_the_address_that_phones_reach_comes_first_and_virtual_ones_last() -> None:
    found = [
        ("lo", "127.0.0.1"), ("docker0", "172.17.0.1"), ("eth0", "169.254.3.4"), ("wlan0", "10.42.0.1"),
        ("eth1", "192.168.1.7"), ("eth1", "8.8.4.4"),
    ]  # fmt: skip
    assert ordered(found, "192.168.1.7") == ["192.168.1.7", "10.42.0.1", "8.8.4.4", "172.17.0.1"]
    assert ordered(found, "") == ["10.42.0.1", "192.168.1.7", "8.8.4.4", "172.17.0.1"], "a hotspot without a way out"
    assert ordered(found[:1], "") == []


def test_a_network_is_told_a_name_of_the_server_and_the_next_server_takes_another() -> None:
    pytest.importorskip("zeroconf")
    from zeroconf import AddressResolver, Zeroconf  # type: ignore[attr-defined]

    first, second = LocalName(["127.0.0.1"], 8000), LocalName(["127.0.0.1"], 8001)
    try:
        # Others on this machine may have announced theirs.
        named = first.announce()
        if not named:
            pytest.skip("no multicast on this machine")
        assert named in LOCAL_NAMES
        other = second.announce()
        assert other in LOCAL_NAMES[LOCAL_NAMES.index(named) + 1 :]
        asking = Zeroconf(interfaces=["127.0.0.1"])
        try:
            for name in (named, other):
                found = AddressResolver(f"{name}.")
                assert found.request(asking, 10_000)
                assert found.parsed_addresses() == ["127.0.0.1"]
        finally:
            asking.close()
    finally:
        first.close()
        second.close()
    assert LocalName([], 8000).announce() == "", "a machine on no network has nobody to tell"
