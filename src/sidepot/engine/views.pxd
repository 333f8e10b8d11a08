cimport cython
from sidepot.engine.events cimport decode
from sidepot.engine.hand cimport Hand
from sidepot.engine.options cimport Options

cdef tuple _BACKS
cdef object DealtHole, Discarded

@cython.locals(owner=int)
cdef _view(Hand hand, seat, int viewer)
@cython.locals(seen=list)
cdef list _log(Hand hand, int viewer)
cdef _hidden(event, int viewer)
cdef tuple _hole(Hand hand, int owner, int viewer)
cdef _options(Hand hand, int viewer)
