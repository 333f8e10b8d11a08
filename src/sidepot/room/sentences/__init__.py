"""What happened, as messages of the catalogue: in a hand, at a table, in a tournament.

No sentence decides anything, and nothing reads one: programs take the events themselves.
"""
