"""The rule-of-thumb player: it sees a view and nothing else."""
