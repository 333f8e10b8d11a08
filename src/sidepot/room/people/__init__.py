"""Who may come in and who is who: accounts, names, sessions, ways to log in, bans, notes on others.

Where somebody sits belongs in `game`; what they ask for over HTTP comes in through `http`.
"""
