"""Bots in any language: how they are called, what they are told, and what their answers mean.

A bot is a stranger's program. The one rule kept here: whatever it answers, or does not, costs it its turn at most.
"""
