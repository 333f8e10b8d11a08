"""`python -m sidepot` is the `sidepot` command."""

from sidepot.cli import main

main()
