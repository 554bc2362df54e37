"""What bots know of El Plan: compiled, and nothing is imported here but core and the engine."""
