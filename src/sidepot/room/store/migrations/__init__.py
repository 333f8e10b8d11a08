"""How a database gets from any version to the newest: one file for each step, run in order at start."""
