"""The table in the browser: rooms, their store, live updates, and the pages."""
