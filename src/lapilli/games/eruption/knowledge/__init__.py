"""What each seat knows, what it does not know sampled again, and what it is shown."""
