"""Fuji as the engine knows it: facts, options, and the modules it delegates to."""

from __future__ import annotations
