"""What every room of the pages needs: the house of tables, its address, and how often somebody may knock."""

from typing import Annotated

from fastapi import Depends, Path, Request

from sobremesa.core.errors import UserError
from sobremesa.table import House
from sobremesa.table.house import Live

__all__ = ["At", "address", "check_rate", "house_of", "live_of"]


def house_of(request: Request) -> House:
    """Return the house of tables."""
    house: House = request.app.state.house
    return house


def address(request: Request) -> str:
    """Return what others reach this house by: as it was told when it was opened, or as this visitor reached it."""
    return str(request.app.state.address or str(request.base_url).rstrip("/"))


def check_rate(request: Request, kind: str) -> None:
    """Raise `UserError` for somebody who does this too often."""
    who = request.client.host if request.client else "?"
    if not getattr(request.app.state, kind).allows(who):
        raise UserError("too-often")


async def live_of(request: Request, code: Annotated[str, Path(min_length=1, max_length=12)]) -> Live:
    """Return the table of a path. Raises `UserError` if there is none."""
    return await house_of(request).find(code)


At = Annotated[Live, Depends(live_of)]
