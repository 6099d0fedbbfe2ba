"""Covers and films show the boards of today: `make films` after a change of what they show."""

import json

import films
import pytest

NOTED = json.loads(films.DRAWN.read_text())


@pytest.mark.parametrize("game", films.COVERS)
def test_covers_and_films_are_of_the_present_boards(game: str) -> None:
    now = films.digests(game, films.evening(game))
    assert now == {name: NOTED[name] for name in now}, f"print them anew: python tools/films.py {game}"


def test_each_picture_is_there() -> None:
    for game in films.COVERS:
        assert (films.FILMS / f"{game}.gif").stat().st_size < 2_000_000
        for shade in films.SHADES:
            assert (films.STATIC / f"cover-{game}.{shade}.webp").exists()
