cimport cython
from sidepot.engine.hand cimport Hand
from sidepot.engine.quick cimport Quick

cdef dict _VERBS, _GAMES
cdef tuple _BEGINS
cdef Quick _quick

@cython.locals(quick=Quick, hand=Hand, hole=object)
cpdef quick_facts(script)
@cython.locals(quick=Quick, held=dict, place=int)
cdef bint _tell(script, int hole)
@cython.locals(there=tuple)
cdef bint _same(dict held, seat, tuple cards)
