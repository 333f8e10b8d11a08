cimport cython
from sidepot.chance cimport Stream
from sidepot.engine.options cimport Options
from sidepot.engine.plan cimport Plan, chips_t, plan_of
from sidepot.engine.question cimport Question
from sidepot.engine.views cimport View
from sidepot.players.starting_cards cimport two_cards
from sidepot.players.own_cards cimport keep, standing
from sidepot.ranks.scalar cimport high, omaha, pick, short_deck, worth

cdef int FOLDER, CALLER, RANDOM, ROCK, MANIAC, FOLD, CHECK, CALL, RAISE, DISCARD, DRAW, SHOW, BRING_IN
cdef int BETTING, DISCARDING, DRAWING, SHOWING
cdef int NOTHING, FAIR, GOOD, GREAT, HIGH, SHORT
cdef tuple DECK
cdef object _FOLD, _CHECK, _CALL, _SHOW, _PAT, _BRING_IN, Chance, Discard, Draw, RaiseTo

@cython.final
@cython.no_gc
@cython.freelist(16)
cdef class Decision(Question):
    cdef Stream chance
    cdef int kind, coming
    cdef chips_t amount
    cdef bint short, omaha, by_board

    cdef void know(self, Plan plan) noexcept nogil
    cdef void decide(self, int player) noexcept nogil
    cdef void _bet(self, int player) noexcept nogil
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
    cdef int _standing(self) noexcept nogil
    @cython.locals(best=int, i=int, j=int, points=int)
    cdef int _first(self) noexcept nogil
    @cython.locals(value=cython.uint, shared=cython.uint, kind=cython.uint, top=cython.uint)
    cdef int _later(self) noexcept nogil
    cdef unsigned int _made(self, unsigned long long hole, int held) noexcept nogil
    @cython.locals(kept=cython.ulonglong, thrown=int, many=int, i=int)
    cdef int _draw(self, int player) noexcept nogil
    @cython.locals(places=int, i=int)
    cdef int _any_places(self, int many) noexcept nogil
    @cython.locals(card=int, best=cython.longlong, left=cython.longlong, i=int)
    cdef int _discard(self, int player) noexcept nogil
    @cython.locals(card=int, i=int)
    cdef int _lowest(self) noexcept nogil
    @cython.locals(best=int, i=int, j=int, points=int)
    cdef long long _worth_without(self, int gone) noexcept nogil
    @cython.locals(one=cython.ulonglong)
    cdef unsigned long long bit(self, int card) noexcept nogil

@cython.locals(decision=Decision, kind=int)
cpdef choose(int player, View view, Options options, rng)
cdef _tell_chips(Decision decision, View view, Options options)
@cython.locals(i=int)
cdef _thrown(Decision decision)
cdef _tell_cards(Decision decision, View view)
