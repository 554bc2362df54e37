"""Keys to seats and codes of tables. A key is never stored, only its hash; a code is no secret."""

import hashlib
import secrets

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so that no code is a word; no letter that is read as another."""
LENGTH = 6


def new_key() -> str:
    """Return a random key."""
    return secrets.token_urlsafe(32)


def hash_key(key: str) -> str:
    """Return the hash that is stored of a key. Keys are long and random, so one round is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


def new_code() -> str:
    """Return a short code by which people find a table."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def read_code(given: str) -> str:
    """Return a typed code as it is stored."""
    return "".join(letter for letter in given.upper() if letter.isalnum())[: 2 * LENGTH]
