"""What `ranks_sidepot` does with arrays, in a kernel of one's choice."""

import os
import sys

from measure import lacks, main

ARRAYS = ("arrays streamed", "arrays in cache", "arrays of rows", "walk", "omaha arrays")


def run_with(kernel):
    """The cases where the kernel matters, if this processor runs it."""
    os.environ["SIDEPOT_KERNEL"] = kernel
    case = sys.argv[1]
    try:
        import ranks_sidepot
    except ValueError as error:
        main("sidepot", {case: lacks(str(error))}, kernel)
        return
    if case in ARRAYS:
        ranks_sidepot.run()
    else:
        main("sidepot", {case: lacks("one hand is ranked without a kernel")}, kernel)
