"""The heuristic."""
