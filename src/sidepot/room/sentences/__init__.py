"""What happened, told in sentences: at a table, in a tournament, and the dealer's log of both.

No sentence decides anything, and nothing reads one: programs take the events themselves.
"""
