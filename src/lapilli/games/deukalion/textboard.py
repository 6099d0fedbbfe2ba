"""The same for a terminal."""

from __future__ import annotations

from lapilli.core.game import View


def text_board(view: View, lang: str) -> str:
    return view["phase"]
