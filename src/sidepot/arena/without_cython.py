"""Stands in for Cython where modules run uncompiled: there is no lock to let go of."""

from contextlib import nullcontext

nogil = nullcontext()
