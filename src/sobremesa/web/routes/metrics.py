"""For operators: whether the server is well (`/health`), and its figures (`/metrics`, as Prometheus reads them)."""

import time
from collections.abc import Iterator
from ipaddress import ip_address

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sobremesa.core.errors import UserError
from sobremesa.tables import Tables
from sobremesa.web.deps import services_of

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
NO_ROUTE = "other"
"""What is asked for at paths that are no route is counted together: anybody can invent paths."""
router = APIRouter(include_in_schema=False)


class _TableFigures(Collector):
    """What the tables of a process tell when they are asked."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def collect(self) -> Iterator[Metric]:
        """Return the figures of this moment."""
        now = self.tables.figures()
        yield GaugeMetricFamily("sobremesa_open_tables", "Tables in memory.", now.open_tables)
        yield GaugeMetricFamily("sobremesa_streams", "Streams that follow a table.", now.streams)
        yield GaugeMetricFamily("sobremesa_bots_waiting", "Thoughts of bots that wait or are under way.", now.waiting)
        yield CounterMetricFamily("sobremesa_thoughts", "Thoughts of bots that came to an end.", now.thoughts)
        yield CounterMetricFamily("sobremesa_stored_entries", "Entries added to the logs of tables.", now.stored)
        yield CounterMetricFamily("sobremesa_store_errors", "Changes that could not be stored.", now.failed)


class Metrics:
    """The figures of one server."""

    def __init__(self, tables: Tables) -> None:
        self.registry = CollectorRegistry()
        self.requests = Histogram(
            "sobremesa_request_seconds", "From a request to the first byte of its answer.", ("route",),
            buckets=BUCKETS, registry=self.registry,
        )  # fmt: skip
        self.answers = Counter(
            "sobremesa_answers", "Answers by route and status.", ("route", "status"), registry=self.registry
        )
        self.registry.register(_TableFigures(tables))
        ProcessCollector(registry=self.registry)

    def text(self) -> bytes:
        """Return all figures as Prometheus reads them."""
        return generate_latest(self.registry)


class Timed:
    """Counts every request, and how long its answer took to begin."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through and take its time."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()

        async def noted(message: Message) -> None:
            if message["type"] == "http.response.start":
                route = getattr(scope.get("route"), "path", NO_ROUTE)
                self.metrics.requests.labels(route).observe(time.perf_counter() - began)
                self.metrics.answers.labels(route, message["status"]).inc()
            await send(message)

        await self.app(scope, receive, noted)


@router.get("/health")
async def health(request: Request) -> JSONResponse:
    """Tell whether this process answers and its database does: 200, or 503 while the database is away."""
    try:
        await services_of(request).check()
    except UserError as error:
        return JSONResponse({"status": error.code}, 503, {"cache-control": "no-store"})
    return JSONResponse({"status": "ok"}, headers={"cache-control": "no-store"})


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Return the figures, to this machine and to the networks they were opened for; to others there is no such page."""
    if not _is_allowed(request):
        raise HTTPException(404)
    figures: Metrics = request.app.state.metrics
    return Response(figures.text(), media_type=CONTENT_TYPE_LATEST, headers={"cache-control": "no-store"})


def _is_allowed(request: Request) -> bool:
    try:
        who = ip_address(request.client.host if request.client else "")
    except ValueError:
        return False
    return who.is_loopback or any(who in network for network in request.app.state.metrics_for)
