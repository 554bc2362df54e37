"""The fields of forms and addresses, each bounded by what it can mean; what is longer is refused."""

from typing import Annotated

from fastapi import Form, Query

MOST = 2**31 - 1
"""No table has more actions, and no log more entries."""

Moment = Annotated[int, Form(ge=0, le=MOST)]
"""The position or the step a form was made for."""
SeatNumber = Annotated[int, Form(ge=0, le=99)]
Action = Annotated[str, Form(min_length=1, max_length=200)]
Level = Annotated[str, Form(max_length=20)]
"""A bot's level, or another kind of guest."""
Name = Annotated[str, Form(max_length=200)]
"""A name as it is typed; its first letters are kept."""
Typed = Annotated[str, Form(max_length=500)]
"""A link, or a key that is part of one."""
Search = Annotated[str, Query(max_length=200)]
