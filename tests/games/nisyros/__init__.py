"""Tests of Nisyros."""
