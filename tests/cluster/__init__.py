"""Jobs on a real Ray cluster of two nodes on this machine; `python -m cluster` is `make cluster`."""
