"""What the room remembers: its own events, the log of a table, and how both are read, replayed and verified.

How bytes get onto a disk belongs in `store`; what people are shown of the past belongs in `record`.
"""
