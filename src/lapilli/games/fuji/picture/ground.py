"""What never changes in Fuji: the print of the mountain, and the landscapes of the cards."""

from __future__ import annotations

from lapilli.draw import ground
from lapilli.games.fuji.picture import landscapes, panorama

PANORAMA = ground(__file__, "fuji", "panorama", panorama.WIDTH, panorama.HEIGHT)
LANDSCAPES = ground(__file__, "fuji", "landscapes", landscapes.SHEET, landscapes.HEIGHT)
GROUNDS = {"panorama": panorama.panorama, "landscapes": landscapes.landscapes}
