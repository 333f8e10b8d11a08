cimport cython
from sidepot.chance cimport Stream
from sidepot.engine.options cimport Options
from sidepot.engine.plan cimport Plan, chips_t, plan_of
from sidepot.engine.views cimport View
from sidepot.players.chart cimport two_cards
from sidepot.ranks.scalar cimport high, omaha, pick, short_deck

cdef bint PLAIN
cdef int FOLDER, CALLER, RANDOM, ROCK, MANIAC, FOLD, CHECK, CALL, RAISE, DISCARD, SHOW
cdef int NOTHING, FAIR, GOOD, GREAT
cdef tuple DECK
cdef object _FOLD, _CHECK, _CALL, _SHOW, Chance, Discard, RaiseTo

@cython.final
@cython.no_gc
@cython.freelist(16)
cdef class Facts:
    cdef Stream chance
    cdef int answer, phase, held, board_cards, wagers_made
    cdef chips_t amount, to_call, min_to, max_to, current, pot, stack, bb
    cdef int hole[7]
    cdef unsigned long long hole_set, board_set
    cdef bint short, omaha

    cdef void decide(self, int player) noexcept nogil
    cdef bint looks(self, int player) noexcept nogil
    cdef void _pass(self, bint calls) noexcept nogil
    cdef void _raise(self, chips_t to) noexcept nogil
    cdef chips_t _pots_more(self, chips_t parts, chips_t whole) noexcept nogil
    @cython.locals(luck=int, size=int)
    cdef void _random(self) noexcept nogil
    @cython.locals(luck=int)
    cdef void _maniac(self) noexcept nogil
    @cython.locals(step=int)
    cdef void _rock(self) noexcept nogil
    cdef bint _wants_more(self, int step) noexcept nogil
    cdef chips_t _price(self, int step) noexcept nogil
    @cython.locals(best=int, i=int, j=int, points=int)
    cdef int _first(self) noexcept nogil
    @cython.locals(value=cython.uint, shared=cython.uint, kind=cython.uint, top=cython.uint)
    cdef int _later(self) noexcept nogil
    cdef unsigned int _made(self, unsigned long long hole, int held) noexcept nogil
    @cython.locals(card=int, best=cython.longlong, worth=cython.longlong, i=int)
    cdef int _discard(self, int player) noexcept nogil
    @cython.locals(card=int, i=int)
    cdef int _lowest(self) noexcept nogil
    @cython.locals(best=int, i=int, j=int, points=int)
    cdef long long _worth_without(self, int gone) noexcept nogil
    @cython.locals(one=cython.ulonglong)
    cdef unsigned long long bit(self, int card) noexcept nogil

@cython.locals(facts=Facts, answer=int)
cpdef choose(int player, View view, Options options, rng)
@cython.locals(plan=Plan)
cdef _tell_chips(Facts facts, View view, Options options)
cdef _tell_cards(Facts facts, View view)
