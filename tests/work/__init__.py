"""Work in chunks, wherever it is done."""
