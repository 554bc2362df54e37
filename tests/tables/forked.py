"""`sobremesa serve` in a process of its own that is there at once: forked from one that has read all modules."""

import multiprocessing
import time

import httpx

from tests.postgres import free_port

__all__ = ["Forked"]

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["pytest", "httpx", "uvicorn", "sobremesa.cli", "sobremesa.services", "sobremesa.web"])


class Forked:
    """A server that is killed and started again, always at the same address."""

    def __init__(self, db: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.db = db
        self.start()

    def start(self) -> None:
        self.process = FORKS.Process(target=_serve, args=(self.port, self.db))
        self.process.start()
        until = time.monotonic() + 60
        while True:
            try:
                httpx.get(f"{self.url}/health", timeout=5).raise_for_status()
                return
            except httpx.HTTPError:
                assert time.monotonic() < until, "the server does not answer"
                time.sleep(0.02)

    def kill(self) -> None:
        """What `kill -9` does."""
        self.process.kill()
        self.process.join(10)
        self.process.close()


def _serve(port: int, db: str) -> None:
    from sobremesa.cli import main

    main(["serve", "--port", str(port), "--db", db, "--pace", "0", "--creating", "100000", "--joining", "100000"])
