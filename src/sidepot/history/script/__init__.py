"""What a history tells, whatever its format: every reader makes a script, and the engine plays it."""
