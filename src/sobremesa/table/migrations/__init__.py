"""The versions of the database, brought up to date by Alembic when a store is opened."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

__all__ = ["upgrade"]


def upgrade(connection: Connection) -> None:
    """Bring a database to the newest version, whatever version it has; an empty one gets everything."""
    config = Config()
    config.set_main_option("script_location", str(files(__package__)))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
