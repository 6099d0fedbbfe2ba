"""The picture of an observation array."""

from __future__ import annotations

import xml.etree.ElementTree as Tree

import numpy as np
import pytest

from lapilli.adapters import pettingzoo
from lapilli.adapters.arrays import length, observation_fields
from lapilli.adapters.observation_picture import to_svg
from lapilli.core.errors import OptionError
from lapilli.core.registry import find
from tests.adapters.shipped import NAMES

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("name", NAMES)
def test_every_number_is_a_cell_and_every_field_has_its_name(name: str) -> None:
    env = pettingzoo.env(name)
    env.reset(seed=3)
    observation = env.observe(env.agent_selection)["observation"]
    tree = Tree.fromstring(to_svg(name, observation))
    cells = [cell for cell in tree.iter(f"{SVG}rect") if cell.get("x")]
    assert len(cells) == length(find(name))
    assert sum(cell.get("fill") != "#eee" for cell in cells) == np.count_nonzero(observation)
    shown = {text.text for text in tree.iter(f"{SVG}text") if text.get("class") == "n"}
    assert shown == {field.name for field in observation_fields(find(name))}
    assert {text.text for text in tree.iter(f"{SVG}text") if text.get("class") == "v"} == {
        str(value) for value in observation if value > 1
    }


def test_another_shape_is_refused() -> None:
    with pytest.raises(OptionError, match="an observation of Eruption has 1756 numbers"):
        to_svg("eruption", np.zeros(3, np.uint8))
