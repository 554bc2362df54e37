"""What a title says is worth counting: its own events, by the thing they name and the seat whose doing they were."""

from dataclasses import dataclass

TABLE = "table"
"""Nobody's doing: it is counted for the whole table."""


@dataclass(frozen=True)
class Tally:
    """Count an event. Its name is the text `tally-<name>` of the title.

    What is kept depends on `field`, one of the fields of the event in the title's words: without one, how often it
    happened; of an amount, the sum; of a thing, each thing in the order they came.
    """

    name: str
    event: str
    field: str = ""
    whose: str = ""
    """The field that names the seat (or seats, joined by a plus); empty for the seat in turn
    (while chance acts, the one before it), or `TABLE`."""
    once: bool = False
    """Keep the first thing only."""
    without: tuple[str, ...] = ()
    """Things of the kind that it can never be."""
