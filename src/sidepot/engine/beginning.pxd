cimport cython
from sidepot.engine.acting cimport Acting
from sidepot.engine.course cimport Course
from sidepot.engine.fold cimport Told, fold_of
from sidepot.engine.forced cimport seat_blinds
from sidepot.engine.log cimport entry_t, kind_of, seat_of
from sidepot.engine.plan cimport Plan, chips_t, plan_of

cdef object MAX_CHIPS
cdef chips_t _MOST
cdef int BETTING, BOARD, DEALT, DIE, FOLD, RETURN, SHUFFLE
cdef int OVER

@cython.locals(plan=Plan, players=int)
cpdef int begin(Course hand, rules, stacks, button, deck, bint no_sb, posts) except -1
@cython.locals(made=Acting)
cpdef Acting afresh(Acting hand)
cdef int _set_up(Course hand, Plan plan, int players, stacks, button, bytes deck, bint no_sb, posts) except -1
@cython.locals(plan=Plan, players=int, code=entry_t)
cpdef int retell(Course hand, rules, tuple stacks, button, facts, bytes deck, bint no_sb, posts) except -1
@cython.locals(stacks=tuple, told=Told, place=int, code=entry_t, kind=int)
cpdef int retell_until(Course hand, Course other, int entries) except -1
cdef int _take(Course hand, Told told) except -1
@cython.locals(seat=int)
cdef tuple _stacks(Course hand)
@cython.locals(players=int)
cdef int _check_players(Plan plan, stacks) except -1
@cython.locals(total=chips_t, chips=chips_t, seat=int)
cdef int _give_stacks(Course hand, stacks) except -1
@cython.locals(checked=bytes, size=int, many=int, first=int, part=int)
cdef bytes _check_deck(Plan plan, int players, deck)
@cython.locals(row=cython.p_uchar, seen=cython.ulonglong, one=cython.ulonglong, largest=int, i=int)
cdef unsigned long long _cards_in(bytes deck, int first, int many) noexcept
