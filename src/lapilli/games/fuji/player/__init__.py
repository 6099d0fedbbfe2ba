"""The players of Fuji: they get what their seat knows and nothing else."""
