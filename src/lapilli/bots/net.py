"""A small value net: one hidden layer of rectified linear units beside a linear part, with a sigmoid output."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from lapilli.core.packed import append, vec
from lapilli.core.rng import Rng

STEEP: Final = 30.0  # beyond this the chance is 0 or 1 for every purpose


def zeros(count: i64) -> vec[float]:
    """This many zeros."""
    numbers = vec[float]()
    for _time in range(count):
        numbers = append(numbers, 0.0)
    return numbers


def chance(logit: float) -> float:
    """A logit as a chance."""
    if logit > STEEP:
        return 1.0
    if logit < -STEEP:
        return 0.0
    return 1.0 / (1.0 + math.exp(-logit))


@final
class Net:
    """Weights and how they are learned, by plain gradient steps; `numbers` and `load` take them out and in."""

    def __init__(self, inputs: i64, hidden: i64, seed: i64) -> None:
        self.inputs = inputs
        self.hidden = hidden
        self.into: vec[float] = zeros(inputs * hidden)  # input * hidden + unit
        self.bias: vec[float] = zeros(hidden)
        self.out: vec[float] = zeros(hidden)
        self.line: vec[float] = zeros(inputs)
        self.base: float = 0.0
        self.sums: vec[float] = zeros(hidden)  # of the units, as last computed
        rng = Rng(seed)
        scale = 1.0 / math.sqrt(float(inputs)) if inputs > 0 else 1.0
        for index in range(inputs * hidden):
            self.into[index] = (float(rng.below(20001)) / 10000.0 - 1.0) * scale
        for unit in range(hidden):
            self.out[unit] = (float(rng.below(20001)) / 10000.0 - 1.0) * 0.1

    def value(self, x: vec[float]) -> float:
        """The estimated chance of winning for these inputs."""
        hidden = self.hidden
        sums, into, bias, line, out = self.sums, self.into, self.bias, self.line, self.out
        for unit in range(hidden):
            sums[unit] = bias[unit]
        total = self.base
        for index in range(self.inputs):
            entry = x[index]
            if entry != 0.0:
                total += entry * line[index]
                first = index * hidden
                for unit in range(hidden):
                    sums[unit] += entry * into[first + unit]
        for unit in range(hidden):
            if sums[unit] > 0.0:
                total += sums[unit] * out[unit]
        return chance(total)

    def learn(self, x: vec[float], target: float, rate: float) -> float:
        """One step towards a target (cross-entropy); returns the squared error before it."""
        error = target - self.value(x)
        step = error * rate
        hidden = self.hidden
        sums, into, bias, line, out = self.sums, self.into, self.bias, self.line, self.out
        self.base += step
        for index in range(self.inputs):
            entry = x[index]
            if entry != 0.0:
                push = step * entry
                line[index] += push
                first = index * hidden
                for unit in range(hidden):
                    if sums[unit] > 0.0:
                        into[first + unit] += push * out[unit]
        for unit in range(hidden):
            if sums[unit] > 0.0:
                bias[unit] += step * out[unit]
                out[unit] += step * sums[unit]
        return error * error

    def numbers(self) -> list[float]:
        """All weights in one row."""
        row: list[float] = []
        for part in (self.into, self.bias, self.out, self.line):
            for index in range(len(part)):
                row.append(part[index])
        row.append(self.base)
        return row

    def load(self, row: list[float]) -> None:
        """Take weights as `numbers` gave them."""
        if len(row) != (self.inputs + 2) * self.hidden + self.inputs + 1:
            raise ValueError(f"a net of {self.inputs} inputs and {self.hidden} units does not have {len(row)} weights")
        place = 0
        for part in (self.into, self.bias, self.out, self.line):
            for index in range(len(part)):
                part[index] = row[place]
                place += 1
        self.base = row[place]
