"""The one cache of what is rendered: viewers for whom a part looks the same are given the same."""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

T = TypeVar("T")
MOST = 32
"""So many ways of seeing one part are in it: languages, widths, seats, who is there."""
_RENDERED: "WeakKeyDictionary[object, dict[str, tuple[Hashable, dict[Hashable, Any]]]]" = WeakKeyDictionary()
"""By what was rendered and the part of it: a version, and by viewer what came of it. It goes with its source."""


def rendered(source: object, part: str, version: Hashable, viewer: Hashable, render: Callable[[], T]) -> T:
    """Return a part of something as a viewer sees it, rendered once for each version.

    `viewer` is all that it depends on beside the source. With another version all that was rendered before goes.
    """
    parts = _RENDERED.setdefault(source, {})
    known, views = parts.get(part, (None, {}))
    if known != version or part not in parts:
        views = {}
        parts[part] = version, views
    if viewer not in views:
        view = render()
        if len(views) >= MOST:
            views.pop(next(iter(views)), None)
        views[viewer] = view
        return view
    found: T = views[viewer]
    return found
