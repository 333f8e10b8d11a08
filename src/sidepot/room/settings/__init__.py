"""What the operator decides before the room opens: the settings, where each was given, addresses, bots' hosts.

What people choose while it runs (dials of a table, the sheet of a tournament) is not among them.
"""
