from cpython.object cimport PyObject
from cpython.tuple cimport PyTuple_GET_SIZE
from sidepot.table.felt cimport Felt

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

cpdef void fetch_hand(Felt felt) noexcept
cpdef void fetch_pause(Felt felt) noexcept
cpdef void fetch_people(Felt felt) noexcept
cpdef void fetch_deal(Felt felt) noexcept

# here, where what is asked for need not be counted as held: counting would wait for it

cdef inline void _ask_for_hand(Felt felt) noexcept:
    sidepot_fetch(<void*>felt.hand, 0, 128)
    sidepot_fetch(<void*>felt, 64, 192)
    sidepot_fetch(<void*>felt.names, 0, 128)
    sidepot_fetch(<void*>felt.chips_part, 0, 440)
    sidepot_fetch(<void*>felt.log_part, 0, 424)

cdef inline void _ask_for_pause(Felt felt) noexcept:
    sidepot_fetch(<void*>felt, 64, 320)
    sidepot_fetch(<void*>felt.seats, 0, 128)
    sidepot_fetch(<void*>felt.seated, 0, 64)
    sidepot_fetch(<void*>felt.hand, 0, 192)
    sidepot_fetch(<void*>felt.chips_part, 0, 440)
    sidepot_fetch(<void*>felt.log_part, 0, 424)

cdef inline void _ask_for_people(Felt felt) noexcept:
    cdef PyObject** people = (<PyTupleObject*><void*>felt.seats).ob_item
    cdef int seat
    for seat in range(PyTuple_GET_SIZE(felt.seats)):
        sidepot_fetch(<void*>people[seat], 0, 128)

cdef inline void _ask_for_deal(Felt felt) noexcept:
    if felt.hand is not None:
        sidepot_fetch((<PyListObject*><void*>felt.seated).ob_item, 0, 80)
        _ask_for_people(felt)
        sidepot_fetch(<void*>felt.hand.cards, 0, 288)
        sidepot_fetch(<void*>felt.hand.pots_final, 0, 64)
        sidepot_fetch(<void*>felt.hand.strengths, 0, 64)
