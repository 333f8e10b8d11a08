"""The same in the avx2 kernel."""

from ranks_kernel import run_with

run_with("avx2")
