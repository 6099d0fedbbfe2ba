"""What each seat knows: views, imagined worlds, and how actions are shown to others."""
