"""The record of a room: what was played and what happened, as anyone could have seen it.

What the room needs to go on after a crash belongs in `log`; here is what people and programs read.
"""
