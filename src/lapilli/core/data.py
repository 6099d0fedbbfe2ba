"""Types of data as JSON and TOML have it, and of pictures in parts."""

from __future__ import annotations

from typing import Any, TypeAlias

Data = dict[str, Any]
Tree: TypeAlias = "str | list[Tree]"
"""Markup, or an opening tag and the trees that stand in it."""
