from sobremesa.draw.measure import breadth, broken, fitting, shortened


def test_broad_signs_take_more_room_than_narrow_ones() -> None:
    assert breadth("mm", 10) > breadth("nn", 10) > breadth("ii", 10)
    assert breadth("nn", 20) == 2 * breadth("nn", 10)


def test_lines_fit_their_width_and_lose_no_word() -> None:
    said = "Todos a América Latina: hay cosas que conversar"
    lines = broken(said, width=120, size=12)
    assert " ".join(lines) == said
    assert len(lines) > 1
    assert all(breadth(line, 12) <= 120 for line in lines)


def test_too_many_lines_end_in_an_ellipsis() -> None:
    assert broken("uno dos tres cuatro", width=30, size=12, most=2)[-1].endswith("…")


def test_what_does_not_fit_is_cut_and_what_fits_is_left() -> None:
    assert shortened("Ana", width=100, size=12) == "Ana"
    cut = shortened("Confederación", width=50, size=12)
    assert cut.endswith("…")
    assert breadth(cut, 12) <= 50


def test_writing_gets_smaller_until_it_fits_but_never_too_small() -> None:
    assert fitting("Ana", width=100, size=12) == 12
    size = fitting("Nacionalización", width=80, size=16)
    assert breadth("Nacionalización", size) <= 80.01
    assert fitting("Nacionalización", width=8, size=16, least=9) == 9
