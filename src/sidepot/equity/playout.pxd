cimport cython
from libc.stdint cimport int64_t, uint32_t, uint64_t
from sidepot.chance cimport Stream
from sidepot.equity.draw_book cimport DrawBook
from sidepot.ranks.scalar cimport count, worth

cdef enum:
    N_SEATS = 10
    N_BOARDS = 2
    N_RANKINGS = 2
    N_PARTS = 4
    N_STEPS = 48
    N_DECK = 52

cdef int SEATS, BOARDS, PARTS, _RANKINGS, MOST_STEPS, CARDS, OWN, BOARD, DRAW, THROW, THROW_ON_BOARD, _RUNS, _RUNS_ONCE, _SEED
cdef int64_t _WHOLE
cdef uint64_t _ONE

@cython.final
cdef class Playout(Stream):
    cdef int n, boards, rankings, parts, listed, steps, left
    cdef readonly int size
    cdef DrawBook book
    cdef list lists, chances
    cdef uint64_t known[N_SEATS]
    cdef uint64_t on[N_BOARDS]
    cdef int order[N_RANKINGS]
    cdef int must[N_RANKINGS]
    cdef int may[N_RANKINGS]
    cdef bint shared[N_RANKINGS]
    cdef int kind[N_STEPS]
    cdef int amount[N_STEPS]
    cdef readonly uint64_t deck
    cdef uint64_t used, back, late, thrown, settled
    cdef uint64_t cards[N_DECK]
    cdef uint64_t hands[N_SEATS]
    cdef uint64_t now[N_BOARDS]
    cdef readonly int64_t deals
    cdef int64_t won[N_SEATS]
    cdef int64_t tied[N_SEATS]
    cdef int64_t units[N_SEATS]
    cdef int64_t squares[N_SEATS]
    cdef int64_t taken[N_SEATS]
    cdef int64_t by_part[N_PARTS * N_SEATS]
    cdef int64_t gained[N_PARTS * N_SEATS]
    cdef uint32_t value[N_SEATS]
    cdef int needs[N_SEATS + N_BOARDS]

    @cython.locals(seat=int, board=int, at=int)
    cpdef void set_deck(self, uint64_t deck) except *
    cpdef void settle(self) except *
    @cython.locals(seat=int, board=int)
    cdef bint _nothing_to_deal(self) except -1
    @cython.locals(whole=uint64_t, kind=int, amount=int, held=int, seat=int, hand=uint64_t, kept=uint64_t, board=int)
    cdef void _decide_once(self) except *
    @cython.locals(at=int)
    cdef void _drop_step(self) except *
    @cython.locals(_=int64_t)
    cpdef list sample(self, uint64_t seed, int64_t deals)
    cpdef void begin(self, uint64_t seed) except *
    @cython.locals(seat=int, part=int)
    cpdef list tally(self)
    @cython.locals(at=int, kind=int, amount=int, seat=int, board=int)
    cdef void _deal(self) except *
    @cython.locals(seat=int)
    cdef void _start(self) except *
    @cython.locals(seat=int, place=double, low=int, high=int, middle=int, bits=uint64_t)
    cdef bint _pick(self) except -1
    @cython.locals(missing=int)
    cdef void _fill(self, int seat, int held) noexcept
    @cython.locals(bit=uint64_t)
    cdef uint64_t _card(self) noexcept
    cdef void _reshuffle(self) noexcept
    @cython.locals(skip=int, rest=uint64_t, bit=uint64_t)
    cdef uint64_t _late_card(self) noexcept
    @cython.locals(seat=int, hand=uint64_t, kept=uint64_t, board=int)
    cdef void _decide(self, int kind, int amount) except *
    cdef uint64_t _kept(self, int seat, int kind, int amount, int runs) except? 0
    @cython.locals(hand=uint64_t, used=uint64_t, left=int, back=uint64_t, late=uint64_t, thrown=uint64_t, held=int,
                   kept=uint64_t, full=int, n=int, at=int, board=int)
    cdef uint64_t _weighed(self, int seat, int kind, int amount, int runs) except? 0
    @cython.locals(full=int, at=int)
    cdef int _whole_board(self) noexcept
    @cython.locals(board=int)
    cdef list _run(self, int kind, int held, int full)
    @cython.locals(seat=int, units=int64_t, part=int)
    cdef void _show_down(self) noexcept
    @cython.locals(seat=int, part=int, board=int)
    cdef void _split(self) noexcept
    @cython.locals(best=uint32_t, many=int, shared=uint64_t, seat=int, value=uint32_t)
    cdef bint _award(self, int ranking, int board, int part, int64_t units) noexcept
    @cython.locals(seat=int)
    cpdef list choices(self)
    @cython.locals(own=int, full=int, at=int, board=int)
    cpdef list missing(self, tuple hands)
    @cython.locals(seat=int, board=int)
    cpdef list enumerated(self, tuple hands)
    @cython.locals(at=int, bit=uint64_t)
    cdef void _place(self, int target, int need, int start) noexcept

@cython.locals(held=int)
cdef int _more(int wanted, uint64_t cards) noexcept
