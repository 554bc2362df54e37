"""The versions of the database."""

from collections.abc import Iterator
from importlib.resources import files

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, inspect
from sqlalchemy import text as sql

from sobremesa.core.errors import UserError
from sobremesa.store import Store
from sobremesa.store.migrations import upgrade
from sobremesa.store.schema import METADATA
from tests.postgres import Postgres


@pytest.fixture
def empty(url: str, request: pytest.FixtureRequest) -> str:
    """The address of a database in which nothing is."""
    if url.startswith("sqlite"):
        return url
    server: Postgres = request.getfixturevalue("postgres")
    return server.database(request.node.name[:40])


@pytest.fixture
def engine(empty: str) -> Iterator[Engine]:
    found = create_engine(empty.replace("postgresql:", "postgresql+psycopg:"))
    yield found
    found.dispose()


def version(engine: Engine) -> str | None:
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def test_a_database_of_the_first_version_is_brought_to_the_newest_which_is_what_the_schema_says(
    engine: Engine, empty: str
) -> None:
    with engine.begin() as connection:
        upgrade(connection, "0001")
    assert version(engine) == "0001"
    Store(empty).close()
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, METADATA) == []
    assert version(engine) == ScriptDirectory(str(files("sobremesa.store.migrations"))).get_current_head()


def test_a_migration_that_is_interrupted_leaves_nothing_behind(engine: Engine, empty: str) -> None:
    with engine.connect() as connection:
        upgrade(connection)
        connection.rollback()
    assert inspect(engine).get_table_names() == []
    Store(empty).close()


def test_a_database_of_a_newer_version_is_left_alone(engine: Engine, empty: str) -> None:
    Store(empty).close()
    with engine.begin() as connection:
        connection.execute(sql("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(UserError, match="newer version"):
        Store(empty)
    assert version(engine) == "9999"
