"""Games between bots, recorded, for tests of what comes after a game: each is played once."""

from functools import cache

from sobremesa.bots.play import recorded

played = cache(recorded)
