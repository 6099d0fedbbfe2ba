"""What the observation fields of each game should hold, computed a second time from the view."""
