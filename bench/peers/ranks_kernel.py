"""Runs what `ranks_sidepot` runs in arrays, in a kernel of one's choice."""

import os
import sys

from measure import lacks, main

from sidepot.ranks import kernels

ONLY_ARRAYS = ("arrays streamed", "arrays in cache", "arrays of rows", "walk", "omaha arrays")


def run_with(kernel):
    """The cases where the kernel matters."""
    if kernel not in kernels:
        main("sidepot", {sys.argv[1]: lacks(f"this processor has no {kernel}")}, kernel)
    elif sys.argv[1] not in ONLY_ARRAYS:
        main("sidepot", {sys.argv[1]: lacks("one hand is ranked without a kernel")}, kernel)
    else:
        os.environ["SIDEPOT_KERNEL"] = kernel
        for name in [name for name in sys.modules if name.startswith("sidepot")]:
            del sys.modules[name]
        import ranks_sidepot

        ranks_sidepot.run()
