"""Players that are programs: names and habits of auto players, and how bots over HTTP are called and counted.

How they take part in a game belongs in `game` and `task`; how auto players think, in `sidepot.players`.
"""
