"""The rules of That's My Planet!: compiled, and nothing else is imported here but core."""
