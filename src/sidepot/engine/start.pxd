cimport cython
from sidepot.engine.hand cimport Hand
from sidepot.engine.plan cimport Plan, chips_t, plan_of

cdef object MAX_CHIPS

@cython.locals(players=int, total=chips_t, seat=int)
cdef int _check_stacks(Plan plan, stacks) except -1
@cython.locals(seen=cython.ulonglong, one=cython.ulonglong, card=int, i=int, checked=bytes)
cdef bytes _check_deck(Plan plan, deck)
@cython.locals(plan=Plan, players=int, hand=Hand, seat=int)
cdef Hand _start(rules, stacks, button, deck, bint no_sb, posts)
