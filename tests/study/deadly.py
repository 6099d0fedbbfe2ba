"""A bot that kills the process it plays in, once."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from pathlib import Path

from lapilli.core.rng import Rng
from lapilli.core.type_parameters import View


class Deadly:
    """Chooses at random; at its third choice, if nobody has died yet, its worker is killed as by the system."""

    name = "deadly"

    def __init__(self, grave: str, driver: int) -> None:
        self.grave, self.driver, self.asked = grave, driver, 0

    def choose(self, view: View, seat: int, menu: Sequence[int], rng: Rng) -> int:
        self.asked += 1
        if self.asked > 2 and os.getpid() != self.driver and not Path(self.grave).exists():
            Path(self.grave).write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return menu[rng.below(len(menu))]
