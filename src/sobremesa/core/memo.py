"""What is made once for equal values."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Memo(Generic[T]):
    """Values by what they are made from: the same object for an equal key, as long as it is asked for now and then.

    Where a function is given more than its result depends on, `functools.lru_cache` does not help: here the key is
    told apart from the making. Of the values up to twice as many are held as given.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._recent: dict[Hashable, T] = {}
        self._earlier: dict[Hashable, T] = {}

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return the value of a key, made if it is new."""
        try:
            return self._recent[key]
        except KeyError:
            pass
        value = self._earlier[key] if key in self._earlier else make()
        if len(self._recent) >= self.most:
            self._earlier, self._recent = self._recent, {}
        self._recent[key] = value
        return value
