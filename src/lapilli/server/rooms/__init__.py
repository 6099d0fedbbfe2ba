"""A room: one table with the people round it, and everything they may do there."""
