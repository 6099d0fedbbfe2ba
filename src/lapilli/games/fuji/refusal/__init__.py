"""Refusals: the conditions of each action, by chapter, and the facts they use."""
