from cpython.object cimport PyObject
from cpython.tuple cimport PyTuple_GET_SIZE
from sidepot.engine.betting cimport Betting
from sidepot.engine.dealing cimport Dealing
from sidepot.engine.hand cimport Hand
from sidepot.engine.log cimport Log
from sidepot.engine.plan cimport N_SEATS
from sidepot.table.people cimport Person
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

# Here, where what is asked for need not be counted as held: counting would wait for it. Whole objects are asked for, but
# for what an action needs of a table, which comes first there, and for the log, of which hardly a hand fills half; of
# pots and strengths the first lines. The sizes are known when this is compiled, so that the loops above unroll.

cdef enum:
    LINE = 64
    FIRST = 4 * LINE

cdef inline void _ask_for_hand(TableState table) noexcept:
    sidepot_fetch(<void*>table.hand, 0, 2 * LINE)
    sidepot_fetch(<void*>table, LINE, FIRST)
    sidepot_fetch(<void*>table.names, 0, sizeof(PyTupleObject) + N_SEATS * sizeof(PyObject*))
    sidepot_fetch(<void*>table.chips_part, 0, sizeof(Betting))
    sidepot_fetch(<void*>table.log_part, 0, sizeof(Log) // 2)

cdef inline void _ask_for_pause(TableState table) noexcept:
    sidepot_fetch(<void*>table, LINE, sizeof(TableState))
    sidepot_fetch(<void*>table.seats, 0, sizeof(PyTupleObject) + N_SEATS * sizeof(PyObject*))
    sidepot_fetch(<void*>table.seated, 0, sizeof(PyListObject))
    sidepot_fetch(<void*>table.hand, 0, sizeof(Hand))
    sidepot_fetch(<void*>table.chips_part, 0, sizeof(Betting))
    sidepot_fetch(<void*>table.log_part, 0, sizeof(Log) // 2)

cdef inline void _ask_for_people(TableState table) noexcept:
    cdef PyObject** people = (<PyTupleObject*><void*>table.seats).ob_item
    cdef int seat
    for seat in range(PyTuple_GET_SIZE(table.seats)):
        sidepot_fetch(<void*>people[seat], 0, 2 * LINE)

cdef inline void _ask_for_deal(TableState table) noexcept:
    if table.hand is not None:
        sidepot_fetch((<PyListObject*><void*>table.seated).ob_item, 0, N_SEATS * sizeof(PyObject*))
        _ask_for_people(table)
        sidepot_fetch(<void*>table.hand.cards, 0, sizeof(Dealing))
        sidepot_fetch(<void*>table.hand.pots_final, 0, LINE)
        sidepot_fetch(<void*>table.hand.strengths, 0, LINE)
