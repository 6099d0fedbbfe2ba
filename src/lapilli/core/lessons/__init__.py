"""Lessons: data that is played on a real table."""
