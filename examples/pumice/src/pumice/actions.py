"""Every action of Pumice, chance included."""

from typing import Final

from lapilli.core.space import Space

SEATS: Final = ("ash", "basalt", "cinder", "dune")
STONES: Final = ("1", "2", "3", "4", "5", "6")
SPACE: Final = Space(seat=SEATS, stone=STONES, pips=STONES)

LAY: Final = SPACE.add("lay {stone}", rule="P-2.1", click_path="hand/{stone}")
KEEP: Final = SPACE.add("keep", rule="P-4.1", click_path="prize", confirm=True)
SPLASH: Final = SPACE.add("splash", rule="P-4.1", click_path="crater")
TARGET: Final = SPACE.add("target {seat}", rule="P-4.2", click_path="seat/{seat}", confirm=True)
DRAW: Final = SPACE.add("draw {seat} {stone}", rule="P-5.1")
ROLL: Final = SPACE.add("roll {pips}", rule="P-3.1")
