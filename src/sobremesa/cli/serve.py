"""The command `serve`."""

import gc
import os
import socket
import webbrowser
from ipaddress import IPv4Network, IPv6Network, ip_network
from threading import Thread, Timer
from typing import Annotated

import segno
import typer

from sobremesa.cli import saves
from sobremesa.cli.lan import LOCAL_NAMES, LocalName, addresses
from sobremesa.cli.words import Lang, say
from sobremesa.core.errors import UserError

EVERYWHERE = {"0.0.0.0", "::"}
"""To listen on all addresses of the machine; none of its names."""

GONE = {"TCP_USER_TIMEOUT": 20_000, "TCP_KEEPIDLE": 20, "TCP_KEEPINTVL": 5, "TCP_KEEPCNT": 3}
"""When a connection is given up: in milliseconds what is sent and not acknowledged, in seconds one that is silent."""


def serve(
    port: Annotated[int, typer.Option(help="The port; 0 for any that is free.", min=0, max=65535)] = 8000,
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    lan: Annotated[bool, typer.Option("--lan", help="Allow phones and computers on the same network.")] = False,
    db: Annotated[str, typer.Option(help="A database: sqlite:///FILE or postgresql://HOST/NAME.")] = "",
    address: Annotated[str, typer.Option(help="The public address, if it runs behind a proxy.")] = "",
    browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    pace: Annotated[float, typer.Option(help="Seconds between two bot moves.", min=0)] = 0.7,
    patience: Annotated[
        float, typer.Option(help="Seconds before a stand-in bot plays for someone who is away.", min=1)
    ] = 90,
    host_name: Annotated[list[str], typer.Option(help="Another name of this server; * for any.")] = [],  # noqa: B006
    creating: Annotated[int, typer.Option(help="New tables per minute from one network.", min=1)] = 120,
    joining: Annotated[int, typer.Option(help="Seats taken per minute from one network.", min=1)] = 240,
    guessing: Annotated[int, typer.Option(help="Unknown codes per ten minutes from one network.", min=1)] = 120,
    connections: Annotated[int, typer.Option(help="Open connections in total.", min=10)] = 4000,
    each: Annotated[int, typer.Option("--connections-each", help="Open connections from one network.", min=1)] = 400,
    head_bytes: Annotated[int, typer.Option(help="Bytes of a request before its body.", min=1024)] = 32 * 1024,
    head_seconds: Annotated[float, typer.Option(help="Seconds for a request up to its body.", min=0.1)] = 15,
    body_seconds: Annotated[float, typer.Option(help="Seconds for the body of a request.", min=0.1)] = 30,
    metrics: Annotated[
        list[str],
        typer.Option(help="A network that may read /metrics, for instance 10.0.0.0/8; this machine always may."),
    ] = [],  # noqa: B006
    memory: Annotated[int, typer.Option(help="MiB for tables in memory that nobody has open.", min=1)] = 256,
    keep_lobbies: Annotated[float, typer.Option(help="Days a game that was never begun is kept; 0: ever.", min=0)] = 7,
    keep_unfinished: Annotated[float, typer.Option(help="Days an unfinished game is kept; 0: ever.", min=0)] = 180,
    keep_finished: Annotated[float, typer.Option(help="Days a finished game is kept; 0: ever.", min=0)] = 0,
    keep_lessons: Annotated[float, typer.Option(help="Days a lesson is kept; 0: ever.", min=0)] = 90,
    keep_classes: Annotated[
        float, typer.Option(help="Days a class with its names and tables is kept; 0: ever.", min=0)
    ] = 30,
    lang: Lang = "",
) -> None:
    """Start the server for browsers. Everything is saved in one file, or in PostgreSQL.

    Example: `sobremesa serve --lan`
    """
    # Here and not above: the other commands need not wait a second for a web server that they do not use.
    import uvicorn

    from sobremesa.services import Services
    from sobremesa.store import Store
    from sobremesa.tables.prune import Ages
    from sobremesa.web import create_app
    from sobremesa.web.security.limits import Limits
    from sobremesa.web.server import server_config

    networks = _networks(metrics)
    if lan:
        host = "0.0.0.0"
    listening = _listen(host, port)
    port = listening.getsockname()[1]
    here = f"http://127.0.0.1:{port}" if host in ("127.0.0.1", "0.0.0.0") else f"http://{host}:{port}"
    reachable = addresses() if lan else []
    if lan and not address:
        address = f"http://{reachable[0] if reachable else '127.0.0.1'}:{port}"
    store = Store(db or saves.folder() / "tables.db", serve=True)
    services = Services(store, pace=pace, patience=patience)
    services.tables.open.cache.bound, services.lessons.cache.bound = memory << 20, memory << 18
    services.pruner.ages = Ages(keep_lobbies, keep_unfinished, keep_finished, keep_lessons, keep_classes)
    limits = Limits(creating, joining, guessing, each, connections, head_bytes, head_seconds, body_seconds)
    names = [*({host} - EVERYWHERE), *host_name, *reachable, *(LOCAL_NAMES if lan else ())]
    app = create_app(services, address=address, limits=limits, host_names=names, metrics_for=networks)
    print(say(lang, "serving", url=address or here), flush=True)
    if lan:
        segno.make(address).terminal(compact=True)
        others = [f"http://{one}:{port}" for one in reachable if f"http://{one}:{port}" != address]
        if others:
            print(say(lang, "serving-others", urls=", ".join(others)))
        print(say(lang, "serving-firewall" if reachable else "serving-alone", port=str(port)), flush=True)
    local_name = LocalName(reachable, port)
    if lan:
        # To take a name needs some seconds, in which the server is there already.
        Thread(target=_announce, args=(local_name, lang), daemon=True).start()
    if browser:
        Timer(1.0, webbrowser.open, [here]).start()
    config = server_config(app, limits, trusted=os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"))
    # What is loaded by now stays; looking for rings among the rest need not be done at every request.
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)

    class Server(uvicorn.Server):
        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            services.end_streams()
            await super().shutdown(sockets)

    try:
        Server(config).run(sockets=[listening])
    finally:
        local_name.close()


def _announce(local_name: LocalName, lang: str) -> None:
    if name := local_name.announce():
        print(say(lang, "serving-name", url=f"http://{name}:{local_name.port}"), flush=True)


def _networks(given: list[str]) -> list[IPv4Network | IPv6Network]:
    try:
        return [ip_network(one) for one in given]
    except ValueError as error:
        raise UserError("bad-network", given=str(error), accepted="10.0.0.0/8, 2001:db8::/32") from None


def _listen(host: str, port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Connections have this from whoever they come to: a phone that acknowledges nothing for so long is gone.
    for option, value in GONE.items():
        if (known := getattr(socket, option, None)) is not None:
            listening.setsockopt(socket.IPPROTO_TCP, known, value)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        raise UserError("port-taken", given=f"{host}:{port}", reason=str(error.strerror or error)) from None
    return listening
