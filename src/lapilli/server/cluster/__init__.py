"""Several server processes on one database: which of them serves a room."""
