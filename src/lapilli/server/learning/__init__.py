"""Learning by playing: lessons in the browser, the coach, positions to try something at."""
