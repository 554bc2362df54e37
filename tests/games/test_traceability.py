"""Every rule is enforced in a named place and tested by a test marked with it; nothing cites an unknown rule."""

import pytest

from sobremesa.core.registry import game, titles
from sobremesa.lab.coverage import cited, coverage, marked


@pytest.mark.parametrize("id", titles())
def test_every_rule_is_enforced_in_a_named_place(id: str) -> None:
    assert [row.id for row in coverage(game(id)) if not row.enforced_in] == []


@pytest.mark.parametrize("id", titles())
def test_every_rule_has_a_test_marked_with_it(id: str) -> None:
    assert [row.id for row in coverage(game(id)) if not row.tests] == []


@pytest.mark.parametrize("id", titles())
def test_no_code_and_no_test_cites_an_unknown_rule(id: str) -> None:
    title = game(id)
    known = {rule.id for rule in title.rules.rules}
    assert {rule for rule in cited(title) if rule.startswith(f"{id}.")} <= known
    assert {rule for rule in marked() if rule.startswith(f"{id}.")} <= known
