"""Why an action is refused: the conditions of each action, chapter by chapter, and the facts they ask for."""
