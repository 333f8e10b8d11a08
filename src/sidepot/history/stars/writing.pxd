cimport cython

cdef frozenset _ACTS
cdef dict _TEXT
cdef str _row(cards)
cdef object Folded, Checked, Called, Dealt, DealtBoard, Began, Anted, Posted, Returned, Drew, Died, Discarded, Reshuffled

cdef class _Writing:
    cdef public object record, rules, about, hand, game, ending, total, level, scale
    cdef public list lost, mucked, wagers, holding, out, second
    cdef public tuple names, chairs, boards
    cdef public str symbol
    cdef public bint chips, stud, brings_in, dealing, river
    cdef public int many_draws, own_second, street, draws, last
    cdef public dict folded, shown, won, thrown
    cdef public set bet

    @cython.locals(kind=object)
    cdef _tell(self, event)
    @cython.locals(name=str)
    cdef _act(self, event, kind)
    cdef _raise(self, str name, event, str all_in)
    cdef _dealt(self, event)
    cdef bint _tells(self, int seat)
    cdef _began(self, event)
