"""What a history says, whatever its format: every reader makes a script, and the engine plays it."""
