"""What the chart says and what its things are called, the same in every shape it is drawn in."""

from __future__ import annotations

from lapilli.games.deukalion.box import Box, box_of
from lapilli.games.deukalion.knowledge.seen import View
from lapilli.games.deukalion.picture.look import WORDS, said


def afloat(view: View) -> dict[str, list[str]]:
    """Field -> who is on it: the Hydra, then the ships in the order of their seats."""
    fields: dict[str, list[str]] = {view["hydra"]: ["hydra"]} if view["hydra"] else {}
    for name, hero in view["heroes"].items():
        if hero["ship"]:
            fields.setdefault(hero["ship"], []).append(name)
    return fields


def stock_ids(city: str, stock: list[str]) -> list[str]:
    """An id for each treasure of a city; those of one colour are told apart by a number."""
    return [
        f"stock/{city}/{colour}" + (f".{number}" if (number := stock[:index].count(colour)) else "")
        for index, colour in enumerate(stock)
    ]


def city_words(view: View, box: Box, city: str, lang: str) -> str:
    held = ", ".join(WORDS.word(lang, "colour", colour) for colour in view["cities"][city])
    treasures = held or WORDS.say(lang, "board-nobody")
    return said(lang, "board-city", place=("place", city), value=box.values[city], treasures=treasures)


def settlement_words(view: View, box: Box, settlement: str, lang: str) -> str:
    holder = view["settlements"][settlement]
    held = WORDS.word(lang, "seat", holder) if holder else WORDS.say(lang, "board-nobody")
    return said(lang, "board-settlement", place=("place", settlement), value=box.values[settlement], holder=held)


def hydra_words(view: View, lang: str) -> str:
    return said(lang, "board-hydra", value=box_of(view["box"]).numbers["hydra_value"])


def ship_words(view: View, name: str, lang: str) -> str:
    hero = view["heroes"][name]
    facts = {"soldiers": hero["aboard"], "treasures": len(hero["cargo"]), "total": hero["total"]}
    return said(lang, "board-ship", seat=("seat", name), field=hero["ship"], **facts)
