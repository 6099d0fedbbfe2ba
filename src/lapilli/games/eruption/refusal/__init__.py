"""Why an action is refused: the rules said a second time, for people, over the names of the board."""
