"""What a person gave and the program cannot take: always one line that says what would be accepted."""

from sobremesa.core.texts import Texts

__all__ = ["UserError"]

_TEXTS = Texts(__package__)


class UserError(Exception):
    """Bad input. `str()` is the English line, `text(lang)` the same in the reader's language."""

    def __init__(self, code: str, **numbers: str | int) -> None:
        self.code = code
        self.numbers = numbers
        super().__init__(self.text("en"))

    def text(self, lang: str) -> str:
        """Return the one line that says what was wrong and what would be accepted."""
        return _TEXTS.say(lang, f"error-{self.code}", **self.numbers)
