"""A Ray cluster with two processors on this machine, started for it, as `--on ray --workers 2` has it."""

from chunks import cases
from measure import LacksError, main

from sidepot.work.cluster import Cluster


def opened():
    try:
        return Cluster("ray", 2)
    except ValueError as error:
        raise LacksError(str(error)) from None


main("ray", cases(opened))
