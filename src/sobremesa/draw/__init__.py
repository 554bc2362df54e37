"""Shared drawing: palette, symbols, SVG. Knows no rules."""
