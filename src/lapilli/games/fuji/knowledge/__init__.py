"""What each viewer may know, and worlds that fit it."""
