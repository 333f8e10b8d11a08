cimport cython
from sidepot.arena.score_sheet cimport ScoreSheet
from sidepot.arena.all_ins cimport AllIns
from sidepot.chance cimport Stream, child
from sidepot.deck cimport Shuffler
from sidepot.engine.course cimport Course, new_course
from sidepot.engine.plan cimport N_DECK, N_SEATS, N_STEPS, Plan, chips_t, plan_of
from sidepot.players.native cimport Decision

cdef int CALL, CHECK, FOLD, RAISE, BETTING, OVER
cdef unsigned long long SEAT_SEEDS

@cython.final
cdef class Runner:
    cdef int n, deck_size, shuffles, dealt
    cdef bint luck
    cdef readonly ScoreSheet sheet
    cdef readonly AllIns all_ins
    cdef Decision decision
    cdef Shuffler shuffler
    cdef Plan plan
    cdef Course opening, course
    cdef int kinds[N_SEATS]
    cdef int looks[N_SEATS]
    cdef unsigned long long seeds[N_SEATS]
    cdef unsigned long long chances[N_SEATS]
    cdef unsigned char fresh[N_DECK]
    # an order of the deck, and one for each step that may have to shuffle again
    cdef unsigned char orders[(N_STEPS + 1) * N_DECK]

    @cython.locals(course=Course)
    cdef Course _course(self, Plan plan, bytes deck, chips_t stack)
    cpdef run(self, unsigned long long seed, long long first, int deals)
    @cython.locals(row=int, rotation=int, deal_seed=cython.ulonglong)
    cdef int _run(self, unsigned long long seed, long long first, int deals) except -1 nogil
    @cython.locals(i=int)
    cdef void _shuffle(self, Shuffler shuffler, unsigned long long seed) noexcept nogil
    @cython.locals(i=int, which=int)
    cdef void _keep_orders(self, Shuffler shuffler) noexcept nogil
    @cython.locals(seat=int)
    cdef void _open(self, Course opening, int button, unsigned long long seed) noexcept nogil
    @cython.locals(seat=int)
    cdef int _play(self, int row, int rotation) except -1 nogil
    @cython.locals(seat=int, player=int)
    cdef void _ask(self, Course course, Decision decision, int rotation) noexcept nogil
