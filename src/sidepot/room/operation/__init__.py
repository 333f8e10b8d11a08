"""Running a room for real: serving it, reaching one that runs, opening one that stopped, checking and voiding.

What an operator may do among people (bans, announcements) belongs in `people`.
"""
