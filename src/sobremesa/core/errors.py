"""What a person gave and the program cannot take: always one line that says what would be accepted."""

from functools import partial

from sobremesa.core.texts import Texts

_TEXTS = Texts(__package__)
LONGEST = 2000
LARGEST = 2**63


class UserError(Exception):
    """Bad input. `str()` is the English line, `text(lang)` the same in the reader's language."""

    def __init__(self, code: str, **numbers: str | int) -> None:
        self.code = code
        self.numbers = {name: _short(value) for name, value in numbers.items()}
        super().__init__(self.text("en"))

    def __reduce__(self) -> tuple[partial["UserError"], tuple[()]]:
        # As an exception would be by itself, from its one line, it could not be made again in another process.
        return partial(UserError, self.code, **self.numbers), ()

    def text(self, lang: str) -> str:
        """Return the one line that says what was wrong and what would be accepted."""
        return _TEXTS.say_once(lang, f"error-{self.code}", **self.numbers)


def _short(value: str | int) -> str | int:
    """Return what somebody gave so that it fits into a line: no text without an end, no number that cannot be said."""
    if isinstance(value, int):
        return value if -LARGEST < value < LARGEST else "…"
    return value if len(value) <= LONGEST else f"{value[:LONGEST]}…"
