"""The builder of all tests of rules."""

from sobremesa.testing import Table

__all__ = ["Table"]
