"""A view as pictures and words: browser, phone, terminal, clicks and prompts."""
