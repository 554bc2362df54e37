"""What bots know of Deuda Eterna: compiled, and nothing is imported here but core and the engine."""
