"""The record of a room: what was played and what happened, as anyone could have seen it."""
