"""Lessons: how a game teaches itself, as data that is played on a real table."""
