"""A score as people read it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Scored:
    """A figure and what it counts: `12`, points; `$1,000`, net worth. No figure where there is nothing to count."""

    figure: str
    unit: str

    @property
    def text(self) -> str:
        """Return both."""
        return f"{self.figure} {self.unit}".strip()
