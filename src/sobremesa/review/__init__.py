"""After a game: its costly decisions, the odds as it went, the debrief sheet."""
