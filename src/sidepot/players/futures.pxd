cimport cython
from libc.stdint cimport uint32_t, uint64_t
from sidepot.chance cimport Stream
from sidepot.engine.plan cimport N_DECK, N_STEPS
from sidepot.players.own_cards cimport keep
from sidepot.ranks.scalar cimport count, worth

cdef enum:
    # `rules.steps.RANKINGS`
    N_RANKINGS = 2

cdef int BADUGI, BADUGI_HIGH, DEUCE, LOW, LOW8
cdef int _NOTHING, _DEALS, _DRAWS, _THROWS
cdef uint32_t _BLOCKED

@cython.final
cdef class Futures:
    cdef readonly int steps, rankings, size
    cdef Stream chance
    cdef uint64_t whole
    cdef uint64_t deck[N_DECK]
    cdef int does[N_STEPS]
    cdef int many[N_STEPS]
    cdef int draws[N_STEPS]
    cdef int limited[N_STEPS]
    cdef int onto_board[N_STEPS]
    cdef int order[N_RANKINGS]
    cdef int must[N_RANKINGS]
    cdef int may[N_RANKINGS]
    cdef int with_board[N_RANKINGS]
    cdef uint32_t value[N_RANKINGS]

    cdef _program(self, game)
    @cython.locals(at=int)
    cdef void _deal(self, uint64_t[::1] found, uint64_t known, int many, uint64_t dead) noexcept
    @cython.locals(at=int)
    cdef void _add(self, uint64_t[::1] found, uint64_t known, int many, uint64_t dead) noexcept
    @cython.locals(at=int)
    cdef void _thrown(self, unsigned char[::1] found, uint64_t[::1] hands, int step) noexcept
    @cython.locals(at=int, kept=uint64_t)
    cdef void _exchange(self, uint64_t[::1] found, int step, int drawn, uint64_t dead) noexcept
    @cython.locals(at=int)
    cdef void _throw(self, uint64_t[::1] found, uint64_t board, int many) noexcept
    @cython.locals(each=int, begun=int, draws=bint, place=int, row=int, at=int, which=int)
    cdef void _finished(
        self, uint32_t[::1] found, uint64_t[::1] hands, uint64_t[::1] kept, uint64_t[::1] boards, int first,
        uint64_t dead, int begins, int width) noexcept
    @cython.locals(way=int, at=int, away=uint64_t)
    cdef void _drawn(
        self, uint32_t[::1] found, uint64_t[::1] hands, uint64_t[::1] keeps, uint64_t[::1] kept, uint64_t[::1] gone,
        uint64_t[::1] boards, int first, uint64_t dead, uint64_t seed) noexcept
    @cython.locals(each=int, at=int, which=int, board=uint64_t)
    cdef void _in_turn(
        self, uint32_t[::1] found, uint64_t[::1] hands, int tries, uint64_t[::1] boards, int first, uint64_t dead,
        uint64_t seed) noexcept
    cdef int _next(self, int step) noexcept
    @cython.locals(used=uint64_t, new=uint64_t)
    cdef void _finish_drawing(self, uint64_t hole, uint64_t kept, uint64_t board, int step, uint64_t dead) noexcept
    @cython.locals(new=uint64_t, kept=uint64_t, shared=uint64_t, step=int, which=int)
    cdef void _finish(self, uint64_t hole, uint64_t board, int first, uint64_t used) noexcept
    @cython.locals(new=uint64_t, card=uint64_t)
    cdef uint64_t _take(self, int many, uint64_t used, uint64_t held) noexcept
    @cython.locals(kept=uint64_t, many=int, least=int, most=int)
    cdef uint64_t _kept(self, uint64_t hole, int step, int drawn) noexcept
    @cython.locals(low=bint, aces_low=bint, best=uint64_t, at=int, rest=uint64_t, card=uint64_t, rank=int)
    cdef uint64_t _best(self, uint64_t cards, bint good) noexcept
    @cython.locals(
        best=uint32_t, left=uint64_t, cards=uint64_t, rest=uint64_t, without=uint64_t, value=uint32_t)
    cdef uint64_t _without_worst(self, uint64_t hole, uint64_t board, int many) noexcept

@cython.locals(one=uint64_t)
cdef uint64_t _bit(int card) noexcept
@cython.locals(rank=int, ranks=uint64_t)
cdef int _rank(uint64_t card) noexcept
