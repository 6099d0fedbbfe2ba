from typing import Any
def text_board(view: Any, lang: str) -> str: return "x"
