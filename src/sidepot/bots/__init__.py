"""Bots in any language: how they are called, what they are sent, and what their answers mean.

A bot is a stranger's program. The one rule kept here: whatever it does or fails to do, it loses its turn at most.
"""
