"""The milestones of El Plan's tutorial (`tutorial.*` of the rules), as a page shows them."""

import re

from playwright.sync_api import Error, Page

SEATS = r"(\d+)\D+?(\d+)\D+?(\d+)\D+?(\d+)\D+?(\d+)\D+?(\d+)\D+?(\d+)\."
"""What the table in words says of a seat: human capital, money, energy, products, Ideas, processes, investments."""

SHOWN = """() => [
    [...document.querySelectorAll('#panels .panel:first-of-type tbody tr')].map(row => row.cells[0].textContent),
    document.querySelector('#panels caption')?.textContent ?? '',
    document.querySelector('#panels > p').textContent,
    document.querySelector('#plots') !== null,
]"""
"""All of it in one question: a page is looked at after every step."""


class Milestones:
    """What a page has shown, by the period that was over when it did."""

    def __init__(self) -> None:
        self.districts: dict[int, str] = {}
        """By period, the districts on the table."""
        self.after: dict[int, tuple[list[tuple[int, ...]], list[int]]] = {}
        """By period, what the seats had once it was over, and the market."""
        self.spaces = False

    def look(self, page: Page) -> None:
        """Take note of what the page shows."""
        try:
            shown = page.evaluate(SHOWN)
        except Error:
            # A form that htmx has not taken up yet is sent by the browser itself, which then loads the page anew.
            page.wait_for_load_state()
            shown = page.evaluate(SHOWN)
        cells, caption, words, spaces = shown
        found = re.search(r"(\d)/5", caption)
        if not found:
            return
        period = int(found[1])
        on_table = "".join(number[0] for cell in cells if (number := re.findall(r"\d", cell)))
        self.districts[period] = max(self.districts.get(period, ""), on_table, key=len)
        seats = [tuple(map(int, numbers)) for numbers in re.findall(SEATS, words)]
        if len(seats) == 3 and period - 1 not in self.after:
            before = words[: re.search(SEATS, words).start()]  # type: ignore[union-attr]
            self.after[period - 1] = seats, [int(number) for number in re.findall(r"\d+", before)[-3:]]
        self.spaces |= spaces

    def check(self) -> None:
        """Check all of them."""
        assert self.districts[1] == "1", "period 1 has District 1 only"
        assert self.districts[2] == "1247"
        assert self.districts[3] == self.districts[4] == "123457"
        assert self.districts[5] == "1234567"
        seats, _ = self.after[2]
        assert [seat[3] for seat in seats] == [1, 1, 1], "everybody has made a product"
        assert [seat[5] for seat in seats] == [2, 2, 2], "with two processes"
        seats, market = self.after[3]
        assert market == [1, 1, 1], "the market holds one of each type"
        assert [seat[6] for seat in seats] == [1, 1, 1], "everybody has an investment"
        assert [seat[3] for seat in seats] == [1, 1, 1]
        seats, _ = self.after[4]
        assert [seat[4] for seat in seats] == [1, 1, 1], "everybody has the first Idea"
        assert self.spaces, "in period 5 entrepreneurs are placed"
