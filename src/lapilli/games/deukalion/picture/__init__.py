"""Everything drawn and said about a view: board, text board, clicks, prompts."""
