"""A running table: seats, the log of what was done, the store that keeps it, stand-in bots, fan-out. No HTTP."""

from sobremesa.table.house import House
from sobremesa.table.log import Entry, Seat
from sobremesa.table.store import Store
from sobremesa.table.table import Header, Refused, Table

__all__ = ["Entry", "Header", "House", "Refused", "Seat", "Store", "Table"]
