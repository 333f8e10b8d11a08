"""What runs: a table or a tournament with its log and its task, and everything that can be asked of them.

What anyone is shown of it belongs in `show`; what the lobby knows of all of them, in `lobby`.
"""
