"""The card room: sockets, clocks and disk around the tables."""
