from cpython.object cimport PyObject
from cpython.tuple cimport PyTuple_GET_SIZE
from sidepot.table.state cimport TableState

cdef bint PLAIN
cdef int LINE, FIRST, TABLE, HAND, CHIPS, CARDS, POTS, STRENGTHS, PERSON, NAMES, PEOPLE, ENTRIES

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
    sidepot_fetch(<void*>table.hand, 0, HAND)
    sidepot_fetch(<void*>table, LINE, FIRST)
    sidepot_fetch(<void*>table.names, 0, NAMES)
    sidepot_fetch(<void*>table.chips_part, 0, CHIPS)
    sidepot_fetch(<void*>table.log_part, 0, ENTRIES)

cdef inline void _ask_for_pause(TableState table) noexcept:
    sidepot_fetch(<void*>table, LINE, TABLE)
    sidepot_fetch(<void*>table.seats, 0, NAMES)
    sidepot_fetch(<void*>table.seated, 0, sizeof(PyListObject))
    sidepot_fetch(<void*>table.hand, 0, HAND)
    sidepot_fetch(<void*>table.chips_part, 0, CHIPS)
    sidepot_fetch(<void*>table.log_part, 0, ENTRIES)

cdef inline void _ask_for_people(TableState table) noexcept:
    cdef PyObject** people = (<PyTupleObject*><void*>table.seats).ob_item
    cdef int seat
    for seat in range(PyTuple_GET_SIZE(table.seats)):
        sidepot_fetch(<void*>people[seat], 0, PERSON)

cdef inline void _ask_for_deal(TableState table) noexcept:
    if table.hand is not None:
        sidepot_fetch((<PyListObject*><void*>table.seated).ob_item, 0, PEOPLE)
        _ask_for_people(table)
        sidepot_fetch(<void*>table.hand.cards, 0, CARDS)
        sidepot_fetch(<void*>table.hand.pots_final, 0, POTS)
        sidepot_fetch(<void*>table.hand.strengths, 0, STRENGTHS)
