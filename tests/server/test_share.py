"""Pictures worth sharing, and the home page: what others see of a link, covers, and the example that stands apart."""

from __future__ import annotations

import io
import logging
import random
import re
from pathlib import Path

import harness
import pytest
from PIL import Image

import lapilli
from lapilli.core.rng import Rng
from lapilli.core.table import Table
from lapilli.server import share_image


def over(game: str, seats: int, seed: str = "share") -> str:
    """The record of a game played at random to its end."""
    table, rng = lapilli.new(game, seats, seed=seed), Rng(5)
    table.settle()
    while table.actors:
        menu = table.menu()
        table.play(menu[rng.below(len(menu))])
        table.settle()
    return table.record()


@pytest.fixture(scope="module")
def finished() -> str:
    return over("pumice", 2)


def test_a_finished_game_has_a_picture_that_links_show(ann: harness.Person, finished: str) -> None:
    room = ann.web.post("/api/tables/import", json={"record": finished}).json()["room"]
    page = ann.web.get(f"/r/{room}").text
    shown = re.search(r'property="og:image" content="([^"]+)"', page)
    assert shown is not None
    assert shown[1].endswith(f"/r/{room}.png")
    assert 'name="twitter:card" content="summary_large_image"' in page
    answer = ann.web.get(f"/r/{room}.png")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    picture = Image.open(io.BytesIO(answer.content)).convert("RGB")
    assert picture.size == (1200, 630)
    board = picture.crop((60, 40, 800, 590))
    assert len(set(board.get_flattened_data() if hasattr(board, "get_flattened_data") else board.getdata())) > 50


def test_a_picture_of_a_table_with_a_password_is_kept_by_nobody(ann: harness.Person, base: str) -> None:
    """Neither by a proxy nor by a browser that somebody else uses; others may keep theirs for an hour."""
    for password, kept in (("", "public, max-age=3600"), ("tuff", "private, no-store")):
        room = ann.open("me", "bot:random", password=password)["room"]
        with ann.live(room) as line:
            line.play_on(random.Random(1))
        for kind in ("png", "gif"):
            answer = ann.web.get(f"/r/{room}.{kind}")
            assert (answer.status_code, answer.headers["cache-control"]) == (200, kept)
            assert harness.Person(base).web.get(f"/r/{room}.{kind}").status_code == (403 if password else 200)


def test_work_that_does_not_end_is_logged_without_the_name_of_the_room(
    ann: harness.Person, base: str, finished: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry = harness.REGISTRIES[base]
    room = ann.web.post("/api/tables/import", json={"record": finished}).json()["room"]
    for made in (registry.painter, registry.analyst):
        monkeypatch.setattr(made, "_seconds", 0.0)
    with caplog.at_level(logging.DEBUG):
        assert ann.web.get(f"/r/{room}.png").json()["error"]["code"] == "busy"
        assert ann.web.get(f"/api/tables/{room}/analysis").json()["error"]["code"] == "busy"
    told = [record for record in caplog.records if record.message.startswith("what a worker made")]
    assert [record.__dict__["room"] for record in told] == [room[:6]] * 2
    assert not [record for record in caplog.records if record.name.startswith("lapilli") and room in str(vars(record))]


def test_the_picture_says_what_each_reached_in_the_words_of_the_game(
    ann: harness.Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Degrees in Eruption, the coolest first; not the scores for programs, which count the other way."""
    told: list[share_image.Ending] = []

    def still(table: Table, ending: share_image.Ending, lang: str) -> bytes:
        told.append(ending)
        return b"-"

    monkeypatch.setattr(share_image, "still", still)
    record = (Path(__file__).parents[1] / "games" / "eruption" / "records" / "3-players-burned.txt").read_text()
    room = ann.web.post("/api/tables/import", json={"record": record}).json()["room"]
    assert ann.web.get(f"/r/{room}.png").content == b"-"
    (_, _, seats), degrees = told[0], lapilli.replay(record).position()["temperature"]
    assert [reached for _, reached, *_ in seats] == [f"{each}°" for each in sorted(degrees.values())]
    assert [won for *_, won in seats] == [True, False, False]


def test_its_last_round_is_a_film(ann: harness.Person, finished: str) -> None:
    room = ann.web.post("/api/tables/import", json={"record": finished}).json()["room"]
    answer = ann.web.get(f"/r/{room}.gif")
    assert answer.headers["content-type"] == "image/gif"
    film = Image.open(io.BytesIO(answer.content))
    assert 1 < getattr(film, "n_frames", 1) <= 12


def test_a_game_that_is_not_over_is_not_shared(ann: harness.Person) -> None:
    """The board as a spectator sees it may lag behind on purpose; a picture would not."""
    wish = {"game": "pumice", "seats": [{"who": "me"}, {"who": "me"}], "options": {}, "dice": "server", "lang": "en"}
    room = ann.web.post("/api/tables", json=wish).json()["room"]
    for kind in ("png", "gif"):
        assert ann.web.get(f"/r/{room}.{kind}", headers={"accept": "application/json"}).status_code != 200
    assert "og:image" not in ann.web.get(f"/r/{room}").text


def test_the_four_games_have_covers_and_the_example_stands_apart(ann: harness.Person) -> None:
    games = {game["name"]: game for game in ann.web.get("/api/games").json()["games"]}
    assert {name for name, game in games.items() if not game["example"]} == {"nisyros", "fuji", "eruption", "deukalion"}
    for game in games.values():
        for shade in ("light", "dark"):
            answer = ann.web.get(game["cover"][shade])
            assert answer.status_code == 200, (game["name"], answer.text)
            assert answer.headers["content-type"] == ("image/svg+xml" if game["example"] else "image/webp")
        assert bool(game["film"]) is not game["example"]
