from xml.etree import ElementTree

from sobremesa.draw.things import die, halo, thing


def test_a_thing_is_a_target_only_while_it_is_named() -> None:
    plain = ElementTree.fromstring(thing("square-3", halo(x=0, y=0, width=5, height=5), targets=frozenset()))
    named = ElementTree.fromstring(thing("square-3", targets=frozenset({"square-3"}), also="up"))
    assert plain.get("class") == "thing thing-square"
    assert named.get("class") == "thing thing-square up target"
    assert plain.get("id") == named.get("id") == "square-3"


def test_a_die_has_as_many_pips_as_it_shows() -> None:
    for face in range(7):
        assert die(face, size=20).count("<circle") == face
