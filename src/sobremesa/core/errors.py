"""What a person gave and the program cannot take: always one line that says what would be accepted."""

from functools import partial

from sobremesa.core.texts import Texts

__all__ = ["UserError"]

_TEXTS = Texts(__package__)


class UserError(Exception):
    """Bad input. `str()` is the English line, `text(lang)` the same in the reader's language."""

    def __init__(self, code: str, **numbers: str | int) -> None:
        self.code = code
        self.numbers = numbers
        super().__init__(self.text("en"))

    def __reduce__(self) -> tuple[partial["UserError"], tuple[()]]:
        # As an exception would be by itself, from its one line, it could not be made again in another process.
        return partial(UserError, self.code, **self.numbers), ()

    def text(self, lang: str) -> str:
        """Return the one line that says what was wrong and what would be accepted."""
        return _TEXTS.say(lang, f"error-{self.code}", **self.numbers)
