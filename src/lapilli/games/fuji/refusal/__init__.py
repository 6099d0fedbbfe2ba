"""Legality said a second time, straight from the clauses, a chapter each. What lies on the table stands in `facts`."""
