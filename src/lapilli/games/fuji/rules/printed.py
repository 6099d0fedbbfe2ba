"""What is printed on maps, cards and boards, in the form the compiled rules read."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lapilli.core.packed import vec


@final
class Map:
    """One scenario: cells are numbered in cell order (column, then row) and kept as bits of masks."""

    __slots__ = (
        *("at", "cells", "doubles", "equipment", "eruption", "fourth", "grey", "land", "near", "reading", "rubble"),
        *("villages", "volcano", "white"),
    )

    def __init__(self, cells: vec[i64], at: vec[i64], near: vec[i64], reading: vec[i64], masks: vec[i64]) -> None:
        self.cells = cells  # cell -> place on the grid
        self.at = at  # place on the grid -> cell, or NONE
        self.near = near  # cell -> mask of the cells that share a side (F-14.1)
        self.reading = reading  # landscape and village cells row by row, landscape first
        self.volcano: i64 = masks[0]
        self.rubble: i64 = masks[1]
        self.land: i64 = masks[2]
        self.villages: i64 = masks[3]  # with the one for four players
        self.fourth: i64 = masks[4]  # the village for four players only
        self.equipment: i64 = masks[5]
        self.eruption: i64 = masks[6]
        self.doubles: i64 = masks[7]  # the token with two symbols of the variant extra thrill
        self.white: i64 = masks[8]  # cells, not masks
        self.grey: i64 = masks[9]


@final
class Sheet:
    """The printed numbers in the form the rules use."""

    __slots__ = (
        *(
            "bar_limit",
            "dealt",
            "dice",
            "figure_points",
            "injuries",
            "kept",
            "loss",
            "maps",
            "phases",
            "rerolls",
            "text",
        ),
        *("scout_steps", "spaces", "steps", "symbols", "worth"),
    )

    def __init__(
        self,
        text: str,
        maps: list[Map],
        worth: vec[i64],
        symbols: vec[i64],
        loss: vec[i64],
        phases: vec[i64],
        skills: vec[i64],
        rerolls: vec[i64],
        injuries: i64,
        numbers: vec[i64],
    ) -> None:
        self.text = text  # of the owner's box file it comes from; empty: the standard box
        self.maps = maps
        self.worth = worth  # (requirement * 3 + kind of die) * 7 + face -> what the die counts
        self.symbols = symbols  # terrain -> 1 with the extra-reroll symbol
        self.loss = loss  # level * 64 + difference; difference 0 is failure
        self.phases = phases  # card -> bit mask of its phases
        self.dice = skills[:6]
        self.dealt = skills[6:12]
        self.kept = skills[12:18]
        self.rerolls = rerolls  # by distance
        self.injuries = injuries  # mask of the injury spaces
        self.spaces: i64 = numbers[0]
        self.steps: i64 = numbers[1]
        self.scout_steps: i64 = numbers[2]
        self.bar_limit: i64 = numbers[3]
        self.figure_points: i64 = numbers[4]
