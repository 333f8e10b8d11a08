"""Who sees what: viewers, the state of a table through each one's eyes, steps, and the rail with its delay.

Nothing here changes a game; the form in which things go over the wire belongs in `protocol`.
"""
