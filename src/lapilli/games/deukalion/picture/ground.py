"""What never changes in Deukalion: the chart, and the pictures on the cards."""

from __future__ import annotations

from lapilli.draw import ground
from lapilli.games.deukalion.picture import aegean, vignettes
from lapilli.games.deukalion.picture.look import CHART

AEGEAN = ground(__file__, "deukalion", "aegean", *CHART)
VIGNETTES = ground(__file__, "deukalion", "vignettes", vignettes.SHEET, vignettes.HEIGHT)
GROUNDS = {"aegean": aegean.aegean, "vignettes": vignettes.vignettes}
