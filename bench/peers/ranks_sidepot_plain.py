"""The same in the plain kernel."""

from ranks_kernel import run_with

run_with("plain")
