"""Who sees what: viewers, the state of a table through each one's eyes, steps, and the rail with its delay.

Nothing here changes a game; what goes over the line in which form belongs in `protocol`.
"""
