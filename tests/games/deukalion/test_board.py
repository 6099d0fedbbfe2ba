"""D-2 Board and pieces."""

from __future__ import annotations

from lapilli.games.deukalion.actions import FIELDS
from lapilli.games.deukalion.box import printed_box
from tests.games.deukalion.positions import legal, run, table

BOX = printed_box()
BESIDE = {
    "corinth": "b3 a4",
    "mycenae": "b4 c5 b6",
    "sparta": "b6 c7",
    "thera": "d5 e6 c6",
    "crete": "c7 e7",
    "rhodes": "g5 f6 g7",
    "cyprus": "h7 i6",
    "halicarnassus": "g3 h4 g5 f4",
    "ephesus": "h2 h4 g3",
    "argos": "a4 a6",
    "salamis": "h4 i5",
    "lindos": "h5 i6 h7",
}


def fields(mask: int) -> set[str]:
    return {field for index, field in enumerate(FIELDS) if mask >> index & 1}


def test_ships_stand_on_water_only() -> None:
    """D-2.1 44 water fields; with a long reach no other field is ever an end."""
    assert len(BOX.fields("sea")) == 37
    assert BOX.fields("anchor") == ("c1", "e1", "c2", "d2", "e2")
    assert BOX.fields("styx") == ("h1", "i1")
    t = table(
        ships={"perseus": "f3"}, table={"perseus": {"pegasus": 2}}, hand={"perseus": "poseidon poseidon poseidon"}
    )
    run(t, "> play poseidon\n> play poseidon\n> play poseidon")
    ends = {text.split()[1] for text in legal(t) if text.startswith("sail")}
    assert ends <= set(BOX.fields("sea", "anchor", "styx"))
    assert {"d4", "f4", "e3", "e5"} <= ends  # the four fields round the centre
    assert "e4" not in ends


def test_beside_means_sharing_an_edge() -> None:
    """D-2.2 The fields beside every place (example R7: Rhodes), never a corner."""
    chart = BOX.chart
    for index, (place, beside) in enumerate(BESIDE.items()):
        assert fields(chart.beside[index]) == set(beside.split()), place
        assert list(BOX.squares)[index] == place


def test_anchor_and_styx_fields_are_safe_and_shared() -> None:
    """D-2.3 No ship there is attacked, by ships or by the Hydra."""
    t = table(ships={"perseus": "f2", "hercules": "e2", "deukalion": "e2"}, step=("perseus", 1))
    run(t, "> sail e2\nship perseus e2")
    assert t.view()["fight"] is None
    t = table(ships={"perseus": "h1", "achilles": "g1"}, hydra="g2", main=("achilles", (2, 1, 1, 3)))
    assert "hydra h1" not in legal(t)
    run(t, "> sail h1\nship achilles h1")
    assert t.view()["fight"] is None


def test_a_ship_has_ten_spaces() -> None:
    """D-2.4 Soldiers and treasures together: room for two means two come back."""
    cargo = "red corinth, green mycenae, blue mycenae"
    t = table(aboard={"perseus": 5}, cargo={"perseus": cargo}, main=("perseus", (2, 3, 1, 1)))
    run(t, "legal: soldiers 1; soldiers 2\nillegal: soldiers 3\n> soldiers 2\naboard perseus 7\nbelow perseus 3")


def test_soldiers_go_below_only_by_falling_a_lost_settlement_or_a_full_ship() -> None:
    """D-2.5 A throw sends exactly the fallen below, whatever else happens."""
    run(
        table(ships={"perseus": "g3"}, settlements={"ephesus": "achilles"}),
        """
        > attack ephesus
        > toss perseus 4 3 3
        below perseus 4
        aboard perseus 5
        below achilles 1
        """,
    )


def test_a_city_never_holds_more_treasures_than_places() -> None:
    """D-2.6 A treasure goes back only to a city with a free place."""
    t = table(aboard={"perseus": 8}, cargo={"perseus": "red corinth, white thera"})
    run(t, "> deliver red\nonly: return red to corinth; return red to thera\n> return red to thera\ncity thera red")
