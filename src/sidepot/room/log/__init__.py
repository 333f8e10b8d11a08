"""What the room remembers: its own events, the log of a table, and how both are read, replayed and verified.

How bytes come to lie on a disk belongs in `store`; what people are shown of the past belongs in `record`.
"""
