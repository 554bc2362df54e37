"""A cache of what was used lately, within limits; entries in use are neither dropped nor loaded twice."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")


class Cache(Generic[T]):
    """Things by their codes. Those in use do not count; of the others the ones used last stay, as many as may weigh
    `bound` together, and each for at most `age` seconds after it was used. One that has left is found again as long as
    anybody, a request or a stream, still holds it.
    """

    def __init__(
        self, bound: int, weigh: Callable[[T], int], is_used: Callable[[T], bool], age: float = float("inf")
    ) -> None:
        self.bound = bound
        self.age = age
        self._weigh = weigh
        self._is_used = is_used
        self._known: WeakValueDictionary[str, T] = WeakValueDictionary()
        self._recent: OrderedDict[str, T] = OrderedDict()
        """In order of use, the most recent last."""
        self._used: dict[str, float] = {}
        """By code: when it was last seen in use (monotonic clock)."""

    def __len__(self) -> int:
        return len(self._known)

    def __contains__(self, code: str) -> bool:
        return code in self._known

    def __getitem__(self, code: str) -> T:
        return self._known[code]

    def values(self) -> list[T]:
        """Return everything in the cache."""
        return list(self._known.values())

    def get(self, code: str) -> T | None:
        """Return the entry of a code, which counts as used now."""
        item = self._known.get(code)
        if item is not None:
            self._keep(code, item)
        return item

    def put(self, code: str, item: T) -> T:
        """Add an entry, and drop others if there is no room."""
        self._known[code] = item
        self._keep(code, item)
        self.trim(code)
        return item

    def drop(self, code: str) -> None:
        """Drop an entry even if it is in use."""
        self._known.pop(code, None)
        self._let_go(code)

    def trim(self, fresh: str = "") -> None:
        """Let go of what has not been used for too long, and of what was not used for longest until the rest is within
        the bound; the fresh one stays.
        """
        now = time.monotonic()
        used = {code for code, item in self._recent.items() if self._is_used(item)}
        self._used.update(dict.fromkeys(used, now))
        idle = {code: self._weigh(item) for code, item in self._recent.items() if code not in used}
        weight = sum(idle.values())
        for code, own in idle.items():
            if code != fresh and (weight > self.bound or now - self._used[code] > self.age):
                self._let_go(code)
                weight -= own

    def _keep(self, code: str, item: T) -> None:
        self._recent[code] = item
        self._recent.move_to_end(code)
        self._used[code] = time.monotonic()

    def _let_go(self, code: str) -> None:
        self._recent.pop(code, None)
        self._used.pop(code, None)
