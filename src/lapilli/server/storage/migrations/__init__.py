"""Schema migrations (Alembic), carried out when a store is opened."""
