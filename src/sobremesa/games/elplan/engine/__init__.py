"""The rules of El Plan: compiled, and nothing else is imported here but core."""
