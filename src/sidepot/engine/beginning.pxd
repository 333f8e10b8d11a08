cimport cython
from sidepot.engine.fold cimport Fold, fold_of
from sidepot.engine.forced cimport seat_blinds
from sidepot.engine.hand cimport Hand
from sidepot.engine.log cimport entry_t
from sidepot.engine.plan cimport Plan, chips_t, plan_of

cdef object MAX_CHIPS
cdef chips_t _MOST
cdef int OVER, SHOWING

@cython.locals(players=int, total=chips_t, chips=chips_t, seat=int)
cdef int _check_stacks(Plan plan, stacks) except -1
@cython.locals(checked=bytes, size=int, many=int, first=int, part=int)
cdef bytes _check_deck(Plan plan, int players, deck)
@cython.locals(row=cython.p_uchar, seen=cython.ulonglong, one=cython.ulonglong, largest=int, i=int)
cdef unsigned long long _cards_in(bytes deck, int first, int many) noexcept
@cython.locals(plan=Plan, players=int, hand=Hand)
cdef Hand _start(rules, stacks, button, deck, bint no_sb, posts)
@cython.locals(hand=Hand, seat=int, chips=chips_t)
cdef Hand _set_up(Plan plan, int players, stacks, button, bytes deck, bint no_sb, posts)
@cython.locals(plan=Plan, players=int, hand=Hand, told=Fold, code=entry_t)
cdef Hand _retold(rules, tuple stacks, button, facts, bytes deck, bint no_sb, posts)
