cimport cython

ctypedef unsigned long long entry_t

# how many entries a row holds, as `log.ROOM` says it
cdef enum:
    N_ENTRIES = 96

cdef int _ROOM

@cython.final
@cython.no_gc
@cython.freelist(16)
cdef class Log:
    cdef int count
    cdef list more
    cdef entry_t row[N_ENTRIES]

    cdef void begin(self)
    cdef void clear(self) noexcept nogil
    cdef void add(self, unsigned int kind, unsigned int seat, entry_t value, unsigned int flag) noexcept nogil
    cdef void put_last(self, entry_t code) noexcept nogil
    cdef void put(self, int place, entry_t code) noexcept nogil
    cdef void _put_far(self, int place, entry_t code) noexcept with gil
    cdef void _add_far(self, entry_t code) noexcept with gil
    cdef entry_t at(self, int place) noexcept nogil
    cdef entry_t _far(self, int place) noexcept with gil
    @cython.locals(place=int)
    cpdef list part(self, int first, int last)
    @cython.locals(other=Log)
    cdef Log copy(self)
    @cython.locals(place=int)
    cdef void be_as(self, Log other) noexcept nogil

@cython.locals(log=Log)
cpdef Log new_log()

cpdef entry_t entry(unsigned int kind, unsigned int seat, entry_t value, unsigned int flag) noexcept nogil
cpdef int kind_of(entry_t code) noexcept nogil
cpdef int seat_of(entry_t code) noexcept nogil
cpdef entry_t value_of(entry_t code) noexcept nogil
cpdef bint flag_of(entry_t code) noexcept nogil
@cython.locals(many=int, wide=entry_t)
cpdef entry_t with_card(entry_t value, int card, entry_t up) noexcept nogil
cpdef int card_count(entry_t value) noexcept nogil
cpdef int card_at(entry_t value, int i) noexcept nogil
cpdef bint up_at(entry_t value, int i) noexcept nogil
@cython.locals(hidden=entry_t, wide=entry_t, i=int)
cpdef entry_t without_cards(entry_t value, bint keep) noexcept nogil
