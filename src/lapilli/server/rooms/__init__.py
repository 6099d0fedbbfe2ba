"""A room: one table, its people, and everything they can do there."""
