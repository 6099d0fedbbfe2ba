"""Weights of a net in a small file: how they were made, its hidden units, and the numbers."""

from __future__ import annotations

import json
from pathlib import Path

from lapilli.bots.net import Net

DIGITS = 4  # significant ones: more do not change a choice


def load(path: Path, inputs: int) -> Net:
    """A net from its file."""
    data = json.loads(path.read_text(encoding="utf-8"))
    net = Net(inputs, data["hidden"], 0)
    net.load([float(number) for number in data["weights"]])
    return net


def save(path: Path, hidden: int, numbers: list[float], made: dict[str, object]) -> None:
    """Write a net, with the command that made it and what came of it."""
    short = [float(f"{number:.{DIGITS}g}") for number in numbers]
    path.write_text(json.dumps({**made, "hidden": hidden, "weights": short}) + "\n", encoding="utf-8")
