"""What runs: the task of a table or a tournament, its inbox and answers, and whoever plays there without being asked.

What a command does to a game belongs in `game`; what the lobby knows of all of them, in `lobby`.
"""
