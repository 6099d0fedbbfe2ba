"""The four games; each registers itself through the entry-point group `lapilli.games` like any other.

The name `lapilli.games` belongs to the function that lists what is installed; the modules of a game are had with
`from lapilli.games import nisyros` or `from lapilli.games.nisyros import GAME`.
"""
