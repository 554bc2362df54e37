"""The command line: parse, call one function, render."""

from sobremesa.cli.app import main

__all__ = ["main"]
