"""The words of a part of a page, for stories that need no browser."""

from html.parser import HTMLParser

VOID = {"br", "hr", "img", "input", "link", "meta", "source", "wbr"}


class _Part(HTMLParser):
    """Reads what is inside the first element with an id; of that, what is inside elements of a class."""

    def __init__(self, id: str, within: str) -> None:
        super().__init__()
        self.id = id
        self.within = within
        self.open: list[tuple[bool, bool]] = []
        self.is_found = False
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        inside, wanted = self.open[-1] if self.open else (False, False)
        if given.get("id") == self.id:
            self.is_found = inside = True
        if tag not in VOID:
            of_class = not self.within or self.within in (given.get("class") or "").split()
            self.open.append((inside, wanted or (inside and of_class)))

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            self.open.pop()

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1][1]:
            self.words.append(data)


def words(page: str, id: str, within: str = "") -> str:
    """Return the words inside an element of a page, or of what in it has a class."""
    part = _Part(id, within)
    part.feed(page)
    assert part.is_found, f"there is no {id}"
    return " ".join(" ".join(part.words).split())
