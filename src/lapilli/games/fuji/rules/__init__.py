"""The rules of Fuji; the first line of each module names its clauses."""
