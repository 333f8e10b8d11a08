cimport cython
from sidepot.engine.betting cimport Betting
from sidepot.engine.course cimport Course
from sidepot.engine.dealing cimport Dealing
from sidepot.engine.plan cimport N_HELD, Plan, chips_t

cdef int BRING_IN, DISCARD, DRAW, BETTING, DRAWING, DEAL, DRAWING_STEP, CARDS_A_SEAT

cdef class Question:
    cdef int phase, seat, step, wagers_made
    # not side by side as in `Betting`: copied two at a time, just written, they would make the processor wait
    cdef chips_t max_to, pot, to_call, stack, min_to, bb, current
    cdef bint owes_bring_in, two_sizes
    cdef int held, board_cards, most
    cdef int hole[N_HELD]
    cdef unsigned long long hole_set, board_set
    cdef int order, must, may, whole_board

    @cython.final
    cdef void begin(self) noexcept
    @cython.final
    @cython.locals(step=int)
    cdef void tell_game(self, Plan plan) noexcept nogil
    @cython.final
    @cython.locals(many=int, later=int)
    cdef int to_come(self, Plan plan) noexcept nogil
    @cython.final
    cdef void put(self, Course course) noexcept nogil
    @cython.final
    cdef void look(self, Course course) noexcept nogil
    @cython.final
    cdef void carry_out(self, Course course, int kind, chips_t amount) noexcept nogil

cdef void _tell_price(Question question, Betting bets) noexcept nogil
@cython.locals(i=int)
cdef void _tell_cards(Question question, Dealing cards, int seat) noexcept nogil
