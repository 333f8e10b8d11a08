from sidepot.engine.hand cimport Hand

cdef bint PLAIN

cdef extern from *:
    """
    /* Ask the processor for memory that will soon be written: it comes in while other work goes on. */
    static CYTHON_INLINE void sidepot_fetch(const void *start, int bytes) {
    #if defined(__GNUC__)
        const char *at = (const char *)start;
        const char *end = at + bytes;
        for (; at < end; at += 64) __builtin_prefetch(at, 1);
    #endif
    }
    """
    void sidepot_fetch(const void* start, int bytes) noexcept nogil

# what every command needs comes first, so that it lies close together
cdef class Felt:
    cdef public Hand hand
    cdef public tuple names
    cdef public bint playing, absent, discarding, planning, journals
    cdef public int turn_seat
    cdef public long long due, now, number, turn_due, turn_from, floor_due, paused_at, bank_from, in_play
    cdef public object clock, log
    cdef public tuple waiting, seats
    cdef public long long start_due
    cdef public bint held, keeps, directed
    cdef public list seated
    cdef public object rules, deal, last, next_rules, deck, decked, books
    cdef public int first
    cdef public dict people, offers, left, variants


# With many tables nearly all that a command touches is out of the cache. Whoever looks at a table's deadline, then at
# whose turn it is, goes on with its hand: what lies behind is fetched at once, not piece by piece when it is needed.

cdef inline void fetch_hand(Felt felt) noexcept:
    sidepot_fetch(<void*>felt.hand, 128)
    sidepot_fetch(<char*><void*>felt.names - 16, 128)

cdef inline void fetch_chips(Felt felt) noexcept:
    sidepot_fetch(<void*>felt.hand.bets, 440)
    sidepot_fetch(<void*>felt.hand.codes, 64)
