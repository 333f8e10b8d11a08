from cpython.object cimport PyObject
from cpython.tuple cimport PyTuple_GET_SIZE
from sidepot.table.state cimport TableState

cdef bint PLAIN

cdef extern from *:
    """
    /* Ask the processor for memory that is needed soon: it comes in while other work goes on. The empty instruction
       is there for compilers, which take a function that only asks for one without effect, and leave out its calls. */
    static CYTHON_INLINE void sidepot_fetch(const void *thing, int start, int end) {
    #if defined(__GNUC__)
        for (; start < end; start += 64) __builtin_prefetch((const char *)thing + start, 1);
        __asm__ volatile ("");
    #endif
    }
    """
    void sidepot_fetch(const void* thing, int start, int end) noexcept nogil
    ctypedef struct PyListObject:
        PyObject** ob_item
    ctypedef struct PyTupleObject:
        PyObject* ob_item[1]

cpdef void fetch_hand(TableState table) noexcept
cpdef void fetch_pause(TableState table) noexcept
cpdef void fetch_people(TableState table) noexcept
cpdef void fetch_deal(TableState table) noexcept

# here, where what is asked for need not be counted as held: counting would wait for it

cdef inline void _ask_for_hand(TableState table) noexcept:
    sidepot_fetch(<void*>table.hand, 0, 128)
    sidepot_fetch(<void*>table, 64, 192)
    sidepot_fetch(<void*>table.names, 0, 128)
    sidepot_fetch(<void*>table.chips_part, 0, 440)
    sidepot_fetch(<void*>table.log_part, 0, 424)

cdef inline void _ask_for_pause(TableState table) noexcept:
    sidepot_fetch(<void*>table, 64, 320)
    sidepot_fetch(<void*>table.seats, 0, 128)
    sidepot_fetch(<void*>table.seated, 0, 64)
    sidepot_fetch(<void*>table.hand, 0, 192)
    sidepot_fetch(<void*>table.chips_part, 0, 440)
    sidepot_fetch(<void*>table.log_part, 0, 424)

cdef inline void _ask_for_people(TableState table) noexcept:
    cdef PyObject** people = (<PyTupleObject*><void*>table.seats).ob_item
    cdef int seat
    for seat in range(PyTuple_GET_SIZE(table.seats)):
        sidepot_fetch(<void*>people[seat], 0, 128)

cdef inline void _ask_for_deal(TableState table) noexcept:
    if table.hand is not None:
        sidepot_fetch((<PyListObject*><void*>table.seated).ob_item, 0, 80)
        _ask_for_people(table)
        sidepot_fetch(<void*>table.hand.cards, 0, 288)
        sidepot_fetch(<void*>table.hand.pots_final, 0, 64)
        sidepot_fetch(<void*>table.hand.strengths, 0, 64)
