"""The games that the adapters are tested with: ours and the example."""

NAMES = ("deukalion", "eruption", "fuji", "nisyros", "pumice")
SCALE = 0.1  # of pictures: painting them at their own size takes seconds
