"""Markup as parts: what is read, what counts as changed, what is sent to somebody who has seen a version."""

import re
from collections.abc import Mapping

import pytest

from sobremesa.web.live import pages as pages_module
from sobremesa.web.live.markup import Part, Pieces, Slot, changes, read, settle
from sobremesa.web.live.pages import Pages


def tree(*versions: str) -> Part:
    """Return a part that has become what the last of several versions of its markup says, the first being version 1."""
    before: dict[str, Part] = {}
    for n, markup in enumerate(versions, 1):
        pieces, own = read(markup, {})
        settle(pieces, before, n)
        before = own
    root = pieces[0]
    assert isinstance(root, Part)
    return root


def test_markup_is_written_as_it_was_read_but_for_its_line_breaks() -> None:
    markup = (
        '<div id="a">\n  <p>one <b id="b">two</b><br><input id="c" value="1 &gt; 0"></p>'
        '<svg><path d="M0 0"/></svg>\n</div>'
    )
    assert tree(markup).write() == re.sub(r"\n\s*", " ", markup)
    assert sorted(read(markup, {})[1]) == ["a", "b", "c"]


def test_what_is_not_well_formed_is_one_piece_and_stays_as_it_is() -> None:
    markup = '<ul id="a"><li id="b">one<li>two</ul>'
    assert read(markup, {}) == ((markup,), {})


def test_whoever_has_seen_the_last_version_is_sent_nothing() -> None:
    assert changes(tree("<p id='a'>1</p>".replace("'", '"')), 1) == ""


def test_of_what_changed_only_the_innermost_part_is_sent() -> None:
    root = tree(
        '<div id="a"><p id="b">1</p><p id="c">1</p></div>',
        '<div id="a"><p id="b">1</p><p id="c">2</p></div>',
        '<div id="a"><p id="b">3</p><p id="c">2</p></div>',
    )
    assert changes(root, 2) == '<p id="b">3</p>'
    assert changes(root, 1) == '<p id="b">3</p><p id="c">2</p>'
    assert changes(root, 0) == '<div id="a"><p id="b">3</p><p id="c">2</p></div>'


def test_of_an_element_whose_tag_alone_changed_the_tag_is_sent() -> None:
    root = tree('<div id="a" class="x"><p id="b">1</p></div>', '<div id="a" class="y"><p id="b">1</p></div>')
    assert changes(root, 1) == '<div live="open" id="a" class="y"></div>'


def test_the_children_of_a_list_come_and_go_one_by_one() -> None:
    root = tree(
        '<ol id="a"><li id="b">1</li><li id="c">2</li></ol>',
        '<ol id="a"><li id="d">3</li><li id="b">1</li><li id="c">2</li></ol>',
        '<ol id="a"><li id="e">4</li><li id="d">3</li><li id="b">0</li></ol>',
    )
    assert changes(root, 2) == '<ol live="list e d b" id="a"><li id="e">4</li></ol><li id="b">0</li>'
    assert changes(root, 1) == '<ol live="list e d b" id="a"><li id="e">4</li><li id="d">3</li></ol><li id="b">0</li>'


def test_a_child_that_left_a_list_and_comes_back_is_new_in_it() -> None:
    with_it, without = '<g id="a"><g id="b">1</g><g id="c">2</g></g>', '<g id="a"><g id="b">1</g></g>'
    assert '<g id="c">2</g>' in changes(tree(with_it, without, with_it), 2)
    assert '<g id="c">2</g>' in changes(tree(with_it, without, with_it), 1)


def test_what_holds_more_than_parts_is_sent_whole_when_its_own_text_changes() -> None:
    root = tree('<p id="a">1 <b id="b">x</b></p>', '<p id="a">2 <b id="b">x</b></p>')
    assert changes(root, 1) == '<p id="a">2 <b id="b">x</b></p>'


def test_parts_of_a_picture_are_sent_within_a_picture() -> None:
    root = tree(
        '<div id="a"><svg id="s"><g id="b">1</g><g id="c">1</g></svg><p id="p">1</p></div>',
        '<div id="a"><svg id="s"><g id="b">2</g><g id="c">2</g></svg><p id="p">2</p></div>',
    )
    assert changes(root, 1) == '<svg><g id="b">2</g><g id="c">2</g></svg><p id="p">2</p>'


def test_rows_of_a_table_are_sent_within_a_table_beside_what_stands_alone() -> None:
    page = '<div id="p"><p id="a">{}</p><table><tbody id="rows"><tr id="one"><td>{}</td></tr>{}</tbody></table></div>'
    root = tree(page.format(1, 1, ""), page.format(2, 2, ""), page.format(2, 2, '<tr id="two"></tr>'))
    added = '<tbody live="list one two" id="rows"><tr id="two"></tr></tbody>'
    assert changes(root, 2) == f"<table>{added}</table>"
    assert changes(root, 1) == (
        f'<p id="a">2</p><table>{added}</table><table><tbody><tr id="one"><td>2</td></tr></tbody></table>'
    )


def test_a_slot_stands_for_parts_that_were_made_before_and_keep_their_versions() -> None:
    inner, _ = read('<p id="b">1</p>', {})
    settle(inner, {}, 1)
    slots = {"7": Slot(7, inner)}
    first, own = read('<div id="a"><!--part:7--></div>', slots)
    settle(first, {}, 1)
    second, _ = read('<div id="a"><!--part:7--></div>', slots)
    settle(second, own, 2)
    root = second[0]
    assert isinstance(root, Part)
    assert root.write() == '<div id="a"><p id="b">1</p></div>'
    assert changes(root, 1) == ""


def filled(slot: Slot, markup: str, before: dict[str, Part], n: int) -> dict[str, Part]:
    """Let a slot hold another version of its part."""
    pieces, own = read(markup, {})
    settle(pieces, before, n)
    slot.fill(pieces, n)
    return own


def test_what_changes_in_a_slot_is_sent_though_nothing_around_it_was_read_again() -> None:
    slot = Slot(7)
    own = filled(slot, '<p id="b">1</p>', {}, 1)
    pieces, _ = read('<div id="a"><section id="s"><!--part:7--></section><p id="c">1</p></div>', {"7": slot})
    settle(pieces, {}, 1)
    root = pieces[0]
    assert isinstance(root, Part)
    own = filled(slot, '<p id="b">2</p>', own, 2)
    assert changes(root, 1) == '<p id="b">2</p>'
    assert changes(root, 2) == ""
    # Another element: what is around it has other children.
    filled(slot, '<p id="d">3</p>', own, 3)
    assert changes(root, 2) == '<section id="s"><p id="d">3</p></section>'
    assert changes(root, 3) == ""


def test_slots_in_a_list_come_and_go_one_by_one() -> None:
    slots = {str(n): Slot(n) for n in (1, 2, 3)}
    for n, slot in enumerate(slots.values(), 1):
        filled(slot, f'<li id="l{n}">{n}</li>', {}, 1)
    first, own = read('<ol id="a"><!--part:1--><!--part:2--></ol>', slots)
    settle(first, {}, 1)
    second, _ = read('<ol id="a"><!--part:3--><!--part:1--></ol>', slots)
    settle(second, own, 2)
    root = second[0]
    assert isinstance(root, Part)
    assert changes(root, 1) == '<ol live="list l3 l1" id="a"><li id="l3">3</li></ol>'


def test_a_part_that_looks_the_same_with_other_inputs_is_not_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    pages, readings = Pages(), []

    def noted(markup: str, slots: Mapping[str, Slot], *, is_svg: bool) -> tuple[Pieces, dict[str, Part]]:
        readings.append(markup)
        return read(markup, slots, is_svg=is_svg)

    monkeypatch.setattr(pages_module, "read", noted)
    for inputs, said in ((1, "x"), (2, "x"), (3, "y")):
        pages.follow(inputs)
        markup = f'<p id="a">{said}</p>'
        pages.part("a", inputs, markup.__str__)
    assert readings == ['<p id="a">x</p>', '<p id="a">y</p>']


def test_what_cannot_be_read_shows_what_is_in_its_slots_now() -> None:
    pages = Pages()

    def around(n: int) -> str:
        pages.follow(n)
        inner = pages.part("inner", n, lambda: f'<b id="inner">{n}</b>')
        pages.part("around", n, lambda: f'<div id="d"><p id="p">{inner}</div>')
        return pages.page("viewer", "table", lambda: pages.part("around", n, str)).inside

    assert "1</b>" in around(1)
    assert "2</b>" in around(2)


def test_a_slot_that_is_forgotten_is_no_longer_told_of_changes() -> None:
    inner, outer = Slot(1), Slot(2)
    inner.fill(("a",), 1)
    outer.fill((inner,), 1)
    inner.change(2)
    assert outer.latest == 2
    outer.forget()
    inner.change(3)
    assert outer.latest == 2
