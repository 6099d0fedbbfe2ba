"""The table for a terminal."""
from lapilli.core.game import View
def text_board(view: View, lang: str) -> str:
    return str(view)
