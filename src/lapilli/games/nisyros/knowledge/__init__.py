"""What a viewer knows, and what of it is told."""
