"""Files of trained numbers: weights of a net with how they were made, or named rows."""

from __future__ import annotations

import json
from collections.abc import Mapping
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


def save_rows(path: Path, groups: Mapping[str, object]) -> None:
    """Write groups of named rows, a row to a line, so that a change of one can be seen."""
    parts = [f"{json.dumps(name)}: {_lines(group)}" for name, group in groups.items()]
    path.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


def _lines(group: object) -> str:
    if not isinstance(group, Mapping):
        return json.dumps(group)
    return "{\n" + ",\n".join(f"{json.dumps(name)}: {json.dumps(row)}" for name, row in group.items()) + "\n}"
