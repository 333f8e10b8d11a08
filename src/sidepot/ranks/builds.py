"""Which build of the kernel ranks many hands: the best one that this processor runs, or the one asked for."""

from __future__ import annotations

import os

try:
    from sidepot.ranks import _kernel

    kernels: tuple[str, ...] = (*_kernel.kernels, "python")
except ImportError:  # there was no C compiler when sidepot was installed
    kernels = ("python",)

kernel = os.environ.get("SIDEPOT_KERNEL") or kernels[0]
if kernel not in kernels:
    raise ValueError(f"SIDEPOT_KERNEL is {kernel!r}, but this machine has only {', '.join(kernels)}")


def kernel_named(name: str | None) -> str:
    """The kernel of this name, or the best; ValueError lists those there are."""
    if name is None:
        return kernel
    if name not in kernels:
        raise ValueError(f"{name!r} is not a kernel: this machine has {', '.join(kernels)}")
    return name
