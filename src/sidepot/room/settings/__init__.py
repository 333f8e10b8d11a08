"""What whoever runs the room decides before it opens: the settings, where each was given, addresses, bots' hosts.

What people choose while it runs (dials of a table, the sheet of a tournament) is none of it.
"""
