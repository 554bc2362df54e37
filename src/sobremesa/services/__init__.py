"""Everything one process serves, together: tables, lessons, reviews, and what keeps them in order. No HTTP."""

from sobremesa.services.services import Services

__all__ = ["Services"]
