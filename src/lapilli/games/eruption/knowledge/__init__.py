"""What each seat knows, what it does not know dealt anew, and what it is shown."""
