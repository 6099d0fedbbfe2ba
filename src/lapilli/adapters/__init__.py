"""Every registered game as an environment of PettingZoo, Gymnasium or OpenSpiel; each needs that library installed."""
