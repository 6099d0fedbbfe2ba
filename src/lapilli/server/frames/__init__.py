"""What one person's screen shows, and what of it has still to be sent."""
