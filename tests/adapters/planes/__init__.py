"""What the planes of each game should say, read off the view: the meaning of every plane told a second time."""
