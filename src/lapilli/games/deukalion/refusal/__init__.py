"""Legality said a second time, straight from the clauses, a chapter each. Nothing here is shared with `rules/`."""
