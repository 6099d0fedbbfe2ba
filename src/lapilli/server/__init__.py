"""The web server: rooms, their storage, live updates, and the pages."""
