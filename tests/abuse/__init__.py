"""Attacks on a real room, each with two honest players measured beside it.

`make abuse` runs all of them and prints the table of docs/security.md; `test_sample.py` runs some of them in the tests.
What belongs here: clients that misbehave, one module for each kind of misbehaviour, and what measures them. How a room
is started is in `room/served.py`.
"""
