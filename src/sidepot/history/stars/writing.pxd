cimport cython
from sidepot.history.stars.manner cimport Manner

cdef int ANTE, AWARD, BIG_BLIND, BOARD, BRING_IN, CALL, CHECK, DEAD_BLIND, DEALT, DIE, DISCARD, DRAW, DROP, FOLD
cdef int MUCK, POST, POT, RAKE, RETURN, SHARE, SHARING, SHOW, SHUFFLE, SMALL_BLIND, STEP, STRADDLE, TABLE_ANTE
cdef int BETS, DRAWS, _UNSEEN
cdef list _TEXTS
cdef dict _POSTS
cdef tuple _STUD

@cython.locals(i=int, many=int)
cdef list _cards(unsigned long long value)
@cython.locals(found=cython.ulonglong, one=cython.ulonglong, card=int)
cdef unsigned long long _set(list cards)
cdef list _known(list cards)
cdef str _row(list cards)

@cython.final
cdef class _Writing:
    cdef public object record
    cdef public Manner manner
    cdef public dict texts, words
    cdef public tuple names, chairs
    cdef public int n, hero, small_blind, big_blind, own_second, whole_board, street, deals, draws, step, acted
    cdef public int inside, paid, bet, pot, share
    cdef public long long level, rake, dropped
    cdef public list lost, wagers, held, board, second, folded, out, after_board, returned, pots, shows, won, awards

    cdef str _money(self, long long chips)
    @cython.locals(code=cython.ulonglong, codes=list)
    cdef _read(self)
    cdef _take(self, int kind, int seat, unsigned long long value, int flag)
    @cython.locals(name=str, what=str, rest=str)
    cdef _posts(self, int kind, int seat, long long chips, int all_in)
    cdef bint _dead_before(self, str name, int seat)
    @cython.locals(what=int, manner=Manner)
    cdef _began(self, int step)
    @cython.locals(new=list, before=list, seen=list, known=list)
    cdef _dealt(self, int seat, unsigned long long value)
    cdef bint _tells(self, int seat)
    @cython.locals(new=list, board=list, street=str, twice=bint)
    cdef _dealt_board(self, int which, unsigned long long value)
    @cython.locals(name=str, all_in=str, by=str)
    cdef _act(self, int kind, int seat, long long value, int flag)
    cdef str _where(self)
    @cython.locals(held=list, thrown=list, many=int, tells=bint)
    cdef _drew(self, int seat, unsigned long long value)
    cdef _end(self, int kind, int seat, unsigned long long value, int flag)
    @cython.locals(lines=list, contested=bint, boards=int, board=int)
    cdef list _closed(self)
    @cython.locals(seat=int, words=str)
    cdef str _shown(self, int show, int board)
    @cython.locals(seat=int)
    cdef _uncontested(self, list lines)
    @cython.locals(several=bint)
    cdef _collect(self, list lines, int board, int boards)
    cdef str _side(self, int pot)
    @cython.locals(lines=list, total=str, pots=str)
    cdef list _summary(self)
    @cython.locals(role=str)
    cdef str _role(self, int seat)
    @cython.locals(where=str, words=str, held=list)
    cdef str _fate(self, int seat)
