"""What bots know of That's My Planet!: compiled, and nothing is imported here but core and the engine."""
