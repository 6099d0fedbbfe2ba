"""Lessons in the browser, the coach, and practice positions."""
