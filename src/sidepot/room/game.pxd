cimport cython

from sidepot.table.table cimport Table
from sidepot.engine.hand cimport Hand

@cython.locals(hand=Hand)
cpdef turn_of(Table table)
