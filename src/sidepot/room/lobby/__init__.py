"""What the room knows of all its tables and tournaments: whose they are, those that are over, saved or permanent.

A single table or tournament in play belongs in `game`.
"""
