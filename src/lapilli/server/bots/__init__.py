"""What plays itself in a room."""
