"""The games that the adapters are tested with: ours and the example."""

NAMES = ("deukalion", "eruption", "fuji", "nisyros", "pumice")
