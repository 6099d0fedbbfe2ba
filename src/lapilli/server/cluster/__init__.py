"""Several server processes on one database: who serves which room."""
