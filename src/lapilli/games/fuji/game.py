"""Fuji as the engine knows it: facts, options, and the modules it delegates to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from lapilli.core.errors import OptionError, Refusal
from lapilli.core.game import Game, Option, Result, View
from lapilli.core.rng import Rng
from lapilli.core.state import State, packed
from lapilli.games.fuji.box import FujiBox

