"""Table talk: what people may say to each other at a table. Fixed phrases, no free text."""

REACTIONS = ("hello", "luck", "bravo", "thanks", "sorry", "wow", "ouch", "laugh", "yes", "no", "wait", "game")
"""What may be said at any table."""
Talk = tuple[tuple[str, tuple[str, ...]], ...]
"""Phrases by kind (`reactions`, `game`, `pacts`, `threats`). Each phrase's text is `talk-PHRASE` of the title."""
COMMON: Talk = (("reactions", REACTIONS),)
