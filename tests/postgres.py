"""A real PostgreSQL server for tests: a cluster of its own in a temporary folder, on a free port of this machine."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

NAME = "sobremesa"
NEW = ("--no-locale", "--no-instructions", "--no-sync")


def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, of the newest version there is."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    elsewhere = shutil.which("initdb")
    return Path(elsewhere).resolve().parent if elsewhere else None


class Postgres:
    """A server that is ours alone. What it commits outlives its processes; only a machine that loses power is worse."""

    def __init__(self, bin: Path) -> None:
        self.bin = bin
        self.folder = Path(tempfile.mkdtemp(prefix="sobremesa-pg-"))
        self.user = _somebody()
        if self.user:
            # It refuses to run as root.
            shutil.chown(self.folder, self.user)
        self.port = free_port()
        self._run("initdb", "-D", self.data, "-A", "trust", "-U", NAME, "-E", "UTF8", *NEW)
        self.start()
        self.url = self.database(NAME)

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def database(self, name: str) -> str:
        """Make an empty database and return its address."""
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return self._address(name)

    def _address(self, name: str) -> str:
        return f"postgresql://{NAME}@127.0.0.1:{self.port}/{name}"

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.folder} -c fsync=off -c full_page_writes=off"
        self._run("pg_ctl", "-D", self.data, "-l", str(self.folder / "log"), "-o", options, "-w", "start")

    def stop(self, how: str = "fast") -> None:
        self._run("pg_ctl", "-D", self.data, "-m", how, "-w", "stop")

    def remove(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder)

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.bin / program), *arguments]
        if self.user:
            command = ["runuser", "-u", self.user, "--", *command]
        done = subprocess.run(
            command, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, timeout=120
        )
        assert done.returncode == 0, f"{program}: {done.stderr}"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for all tests of a process: stories have tables of their own in `url`, or a database."""
    found = programs()
    if found is None:
        pytest.skip("no PostgreSQL on this machine: tables are tested on SQLite only")
    server = Postgres(found)
    yield server
    server.remove()


def _somebody() -> str:
    """Return the name of a user who is not root, or nothing if we are not root ourselves."""
    if os.geteuid() != 0:
        return ""
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def free_port() -> int:
    """Return a port of this machine that nobody listens at."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])
