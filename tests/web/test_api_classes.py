"""Classes by the API: a program opens one, pupils join, and only the teacher's key does what a teacher may."""

import httpx


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


def test_a_program_opens_a_class_and_pupils_play_in_it(client: httpx.Client) -> None:
    wish = {"game": "elplan", "players": 2, "minutes": 30, "options": {"periods": 4}, "same_deal": True}
    opened = client.post("/api/classes", json=wish)
    assert opened.status_code == 201, opened.text
    code, teacher = opened.json()["code"], bearer(opened.json()["key"])
    joined = [client.post(f"/api/classes/{code}/join", json={"name": name}).json() for name in ("Ana", "Beto", "Caro")]
    assert [one["person"] for one in joined] == [0, 1, 2]
    assert client.post(f"/api/classes/{code}/join", json={"name": "ana"}).json()["error"] == "class-name-taken"
    wrong = client.post(f"/api/classes/{code}/join", json={"name": "Ana", "word": "AAAA"})
    assert wrong.json()["error"] == "class-word"
    state = client.get(f"/api/classes/{code}", headers=teacher).json()
    assert ([one["name"] for one in state["people"]], state["begun"]) == (["Ana", "Beto", "Caro"], False)
    assert client.post(f"/api/classes/{code}/do", json={"what": "begin"}, headers=teacher).json()["n"] > 3
    ana = bearer(joined[0]["key"])
    mine = client.get(f"/api/classes/{code}", headers=ana).json()
    assert (len(mine["table"]), mine["people"], mine["tables"]) == (6, [], []), "a pupil sees their own table only"
    state = client.get(f"/api/classes/{code}", headers=teacher).json()
    assert [one["over"] for one in state["tables"]] == [False, False]
    assert state["tables"][0]["code"] == mine["table"]
    back = client.post(f"/api/classes/{code}/join", json={"name": "Ana", "word": joined[0]["word"]}).json()
    assert client.get(f"/api/classes/{code}", headers=bearer(back["key"])).json()["table"] == mine["table"]
    assert client.get(f"/api/classes/{code}", headers=ana).json()["error"] == "class-not-yours"


def test_only_the_teachers_key_orders_and_a_wrong_order_is_refused(client: httpx.Client) -> None:
    opened = client.post("/api/classes", json={"game": "planeta", "players": 1}).json()
    where, teacher = f"/api/classes/{opened['code']}", bearer(opened["key"])
    pupil = client.post(f"{where}/join", json={"name": "Ana"}).json()["key"]
    for key in ("nobody's", pupil):
        refused = client.post(f"{where}/do", json={"what": "stop"}, headers=bearer(key))
        assert (refused.status_code, refused.json()["error"]) == (403, "class-not-teacher")
    for order, error in (
        ({"what": "dance"}, "bad-request"), ({"what": "end-at", "at": "late"}, "class-time"),
        ({"what": "swap", "person": 0, "name": "Zoe"}, "class-nobody-named"), ({"what": "learn"}, "class-no-lesson"),
        ({"what": "arrange", "at": "height"}, "class-arrange"), ({"what": "remove", "person": 9}, "class-nobody"),
    ):  # fmt: skip
        assert client.post(f"{where}/do", json=order, headers=teacher).json()["error"] == error
    assert client.post(f"{where}/do", json={"what": "delete"}, headers=teacher).status_code == 200
    assert client.get(where, headers=teacher).status_code == 404


def test_a_class_that_cannot_be_played_is_not_opened(client: httpx.Client) -> None:
    for wish, error in (
        ({"game": "elplan", "players": 1}, "bad-players"), ({"game": "elplan", "bots": "genius"}, "bad-seat-kind"),
        ({"game": "elplan", "names": ["Ana", "ANA"]}, "name-taken"), ({"game": "chess"}, "unknown-game"),
        ({"game": "elplan", "treatments": [{"name": "a", "options": {"x": 1}}]}, "unknown-option"),
    ):  # fmt: skip
        assert client.post("/api/classes", json=wish).json()["error"] == error
