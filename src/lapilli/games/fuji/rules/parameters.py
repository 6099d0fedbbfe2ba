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
class RuleParameters:
    """The rule parameters: what is printed, seen through the options of a table."""

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
        self.text = text  # of the owner's box file it comes from; empty: the printed box
        self.maps = maps
        self.worth = worth  # (requirement * 3 + kind of die) * 7 + face -> what the die counts
        self.symbols = symbols  # terrain -> 1 with the extra-reroll symbol
        self.loss = loss  # level * 64 + difference; difference 0 is failure
        self.phases = phases  # card -> bit mask of its phases
        self.dealing = skills
        self.numbers = numbers
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
        # totals of up to three dice by their sorts (rules/hidden_dice.py), each computed when it is first asked for
        self.totals: list[vec[i64]] = [vec[i64]() for _ in range(64 * (len(worth) // 21))]
        # the options of a table, in force once `under` has set them
        self.level: i64 = 0  # counted from 0
        self.thrill = False  # F-9
        self.phrases = False  # F-13.1 are phrases spoken at this table?
        self.chat = False
        self.checked = False  # F-13.10 are only true dice phrases offered?
        self.budget: i64 = 0  # F-13.11 dice phrases in phase 2; 0 is no limit
        self.characters: i64 = 0  # F-0.2 to F-0.4, F-0.9: how these are decided, as a Mode
        self.skills: i64 = 0
        self.five_dice: i64 = 0
        self.starts: i64 = 0
        self.third_figure = False  # F-10 variant B
        self.scenario: i64 = 0  # 0: drawn by chance

    def under(self, options: dict[str, int]) -> RuleParameters:
        """These numbers with the options of a table, as `options.encode` writes them."""
        parameters = RuleParameters(
            self.text,
            self.maps,
            self.worth,
            self.symbols,
            self.loss,
            self.phases,
            self.dealing,
            self.rerolls,
            self.injuries,
            self.numbers,
        )
        parameters.totals = self.totals
        parameters.level = options["level"]
        parameters.thrill = options["thrill"] == 1
        parameters.phrases = options["phrases"] == 1
        parameters.chat = options["chat"] == 1
        parameters.checked = options["checked"] == 1
        parameters.budget = options["budget"]
        parameters.characters = options["characters"]
        parameters.skills = options["skills"]
        parameters.five_dice = options["five_dice"]
        parameters.starts = options["starts"]
        parameters.third_figure = options["third_figure"] == 1
        parameters.scenario = options["scenario"]
        return parameters
