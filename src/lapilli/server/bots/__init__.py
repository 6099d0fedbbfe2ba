"""Bots of a room."""
