"""The same in the sse2 kernel."""

from ranks_kernel import run_with

run_with("sse2")
