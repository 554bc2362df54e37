"""The rules of Deuda Eterna: compiled, and nothing else is imported here but core."""
