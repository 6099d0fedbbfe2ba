"""Storage of rooms, and notifications between processes that share a database."""
