"""The four games; each registers itself through the entry-point group `lapilli.games` like any other."""
