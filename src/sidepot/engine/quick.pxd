cimport cython
from sidepot.engine.betting cimport Betting
from sidepot.engine.hand cimport Hand
from sidepot.engine.log cimport entry_t
from sidepot.engine.plan cimport N_BOARD, N_HELD, N_SEATS, chips_t

cdef int _BOARD, _MOST, _NONE, CARDS_A_SEAT, SEATS
cdef int _FOLDS, _CHECKS, _CALLS, _RAISES
cdef int AWARD, DEALT, MUCK, POT, RAKE, RETURN, SHARE, SHARING, SHOW, BETTING, OVER

cdef enum:
    # as the module has it: C needs it when it is compiled
    N_MOVES = 200

@cython.final
cdef class Quick:
    cdef int n, hole, many, told, shown, offset
    cdef bint wrong
    cdef unsigned long long used
    cdef int seats[N_MOVES]
    cdef int verbs[N_MOVES]
    cdef chips_t amounts[N_MOVES]
    cdef int boards[N_MOVES]
    cdef unsigned char cards[N_SEATS * N_HELD]
    cdef unsigned char board[N_BOARD]
    cdef int known[N_SEATS]
    cdef int shows[2 * N_SEATS]
    cdef chips_t gets[N_SEATS]

    @cython.locals(seat=int, i=int)
    cpdef void begin(self, int players, int hole)
    @cython.locals(one=cython.ulonglong, at=int)
    cpdef void give(self, int seat, int place, int card)
    @cython.locals(one=cython.ulonglong)
    cpdef void lay(self, int card)
    @cython.locals(at=int)
    cpdef void move(self, int seat, int verb, chips_t amount)
    cpdef void show(self, int seat, bint shows)
    cpdef void fill_from(self, int card)
    @cython.locals(hand=Hand, at=int)
    cpdef Hand play(self, rules, tuple stacks, int button, bint burn, bint no_sb, posts)
    @cython.locals(deck=bytearray, left=int, place=int, i=int, seat=int, card=int, _=int)
    cdef bytes _deck(self, int button, bint burn)
    @cython.locals(card=int)
    cdef int _free(self, int after)
    @cython.locals(bets=Betting, verb=int, amount=chips_t)
    cdef bint _act(self, Hand hand, int at)
    @cython.locals(codes=list)
    cpdef bytes facts(self, Hand hand)
    @cython.locals(inside=int, contested=bint, seat=int, whole=bint)
    cdef bint _told(self, Hand hand, list codes, bint by_result)
    @cython.locals(at=int, code=entry_t, seat=int, i=int)
    cdef void _hide(self, list codes)
    @cython.locals(one=entry_t)
    cdef entry_t _unseen(self, int i)
    @cython.locals(first=int, at=int, told=int, many=int, i=int, seat=int, code=entry_t, row=list)
    cdef bint _show(self, list codes, int inside)
    @cython.locals(codes=list, back=int, seat=int, sums=chips_t, first=int, pot=int, at=int, code=entry_t, kind=int, less=entry_t)
    cpdef bytes settle(self, Hand hand, dict won, chips_t rake, dict returned, chips_t total, list collected)
    @cython.locals(told=list, pot=int, share=int, at=int, code=entry_t, kind=int, seat=int, missing=chips_t, i=int, less=entry_t)
    cdef bint _take(self, list codes, int first, chips_t rake, list collected)
