from cpython.object cimport PyObject
from cpython.tuple cimport PyTuple_GET_SIZE
from sidepot.engine.betting cimport Betting
from sidepot.engine.hand cimport Hand
from sidepot.engine.log cimport Log

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

# what every command needs comes first, so that it lies close together
cdef class Felt:
    cdef public Hand hand
    cdef public tuple names
    cdef public Betting bets
    cdef public Log codes
    cdef public bint playing, absent
    cdef public long long due
    cdef public bint discarding
    cdef public int turn_seat
    cdef public long long now, turn_due, turn_from, floor_due, paused_at, bank_from, in_play
    cdef public object clock, log
    cdef public tuple waiting, seats
    cdef public long long start_due, number
    cdef public bint planning, journals, held, keeps, directed
    cdef public int first
    cdef public list seated
    cdef public object rules, deal, last, next_rules, deck, decked, books
    cdef public dict people, offers, left, variants
    cdef public bint games, contest, over, ending
    cdef public int level_from
    cdef public long long game, game_hands, level, level_hands, level_orbits
    cdef public object base, result
    cdef public tuple entrants, gone
    cdef public object asking
    cdef public dict answers, revealed
    cdef public tuple rabbit

    cpdef set_hand(self, Hand hand)
    cdef drop_hand(self)
    cpdef bint binds(self, rules)


# With many tables nearly all that a command touches is out of the cache. Whoever looks at a table's deadline goes on
# with its hand, or with the next one: what lies behind is asked for at once, not piece by piece when it is needed.

cdef inline void fetch_hand(Felt felt) noexcept:
    sidepot_fetch(<void*>felt.hand, 0, 128)
    sidepot_fetch(<void*>felt, 64, 192)
    sidepot_fetch(<void*>felt.names, 0, 128)
    sidepot_fetch(<void*>felt.bets, 0, 440)
    sidepot_fetch(<void*>felt.codes, 0, 424)

cdef inline void fetch_pause(Felt felt) noexcept:
    sidepot_fetch(<void*>felt, 64, 320)
    sidepot_fetch(<void*>felt.seats, 0, 128)
    sidepot_fetch(<void*>felt.seated, 0, 64)
    sidepot_fetch(<void*>felt.hand, 0, 192)
    sidepot_fetch(<void*>felt.bets, 0, 440)
    sidepot_fetch(<void*>felt.codes, 0, 424)

cdef inline void fetch_people(Felt felt) noexcept:
    cdef PyObject** people = (<PyTupleObject*><void*>felt.seats).ob_item
    cdef int seat
    for seat in range(PyTuple_GET_SIZE(felt.seats)):
        sidepot_fetch(<void*>people[seat], 0, 128)

cdef inline void fetch_deal(Felt felt) noexcept:
    if felt.hand is not None:
        sidepot_fetch((<PyListObject*><void*>felt.seated).ob_item, 0, 80)
        fetch_people(felt)
        sidepot_fetch(<void*>felt.hand.cards, 0, 288)
        sidepot_fetch(<void*>felt.hand.pots_final, 0, 64)
        sidepot_fetch(<void*>felt.hand.strengths, 0, 64)
