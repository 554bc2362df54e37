"""What keeps pages up to date: one stream for all that a browser has open, and its signs of life."""

from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Form, Query, Request
from fastapi.responses import Response

from sobremesa.core.errors import UserError
from sobremesa.web.deps import find_table, tables_of
from sobremesa.web.live.stream import TopicStream
from sobremesa.web.live.topics import TOPICS, read_asked
from sobremesa.web.visitor import Looking

router = APIRouter(prefix="/live", include_in_schema=False)
MOST = 64
"""So many pages one browser may follow at once."""
Topics = Annotated[list[Annotated[str, Query(max_length=160)]], Query(min_length=1, max_length=MOST)]
Signs = Annotated[list[Annotated[str, Form(max_length=160)]], Form(max_length=MOST)]


@router.get("", response_class=TopicStream)
async def live(request: Request, visitor: Looking, on: Topics) -> TopicStream:
    """Whatever changes in the pages that are named, as the parts that are newer than what each of them shows.

    What is not there any more is left out; if that is all that was asked for, it is said.
    """
    topics, unknown = [], None
    for given in on:
        asked = read_asked(given, visitor)
        try:
            topics.append(await TOPICS[asked.kind](request, asked))
        except UserError as error:
            unknown = error
    if unknown is not None and not topics:
        raise unknown
    accepts = request.headers.get("accept-encoding", "")
    return TopicStream(tables_of(request).presence, topics, accepts=accepts, beat=b"event: beat\ndata:\n\n")


@router.post("/here")
async def here(request: Request, visitor: Looking, here: Signs = [], elsewhere: Signs = []) -> Response:  # noqa: B006
    """The sign of life of a browser: tables that its person looks at, and those that are open behind something else."""
    tables = tables_of(request)
    for names, looks in ((here, True), (elsewhere, False)):
        for name in names:
            asked = read_asked(name, visitor)
            if asked.kind == "t":
                with suppress(UserError):
                    await tables.presence.stay(await find_table(request, asked.code), visitor.key, looks)
    return Response(status_code=204)
