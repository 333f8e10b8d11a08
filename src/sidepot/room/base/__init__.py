"""What every part of the room stands on, and nothing of poker: time, chance, decks, seals, log lines, credits, beats.

Nothing here knows an account, a table or a message; what does belongs further up.
"""
