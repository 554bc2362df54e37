"""The versions of the database, brought up to date by Alembic when a store is opened."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

from sobremesa.core.errors import UserError

__all__ = ["upgrade"]

LOCK = 5_076_237
"""The number of the lock that only one process has while it changes the schema."""


def upgrade(connection: Connection, version: str = "head") -> None:
    """Bring a database to the newest version, whatever version it has; an empty one gets everything.

    All of it or nothing, and one process after the other. Raises `UserError` for one of a version not known here.
    """
    # The driver of SQLite would begin a transaction only at the first row that is written.
    lock = "BEGIN IMMEDIATE" if connection.dialect.name == "sqlite" else f"SELECT pg_advisory_xact_lock({LOCK})"
    connection.exec_driver_sql(lock)
    config = Config()
    config.set_main_option("script_location", str(files(__package__)))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, version)
    except CommandError as error:
        raise UserError("store-newer", reason=str(error)) from None
