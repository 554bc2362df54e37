"""Running tables: replaying a log, what people and bots do at a table, presence. No HTTP, no SQL."""

from sobremesa.tables.log import HOST, Seat
from sobremesa.tables.open import OpenTable
from sobremesa.tables.reading import read_table
from sobremesa.tables.service import Tables
from sobremesa.tables.table import Refused, Table

__all__ = ["HOST", "OpenTable", "Refused", "Seat", "Table", "Tables", "read_table"]
