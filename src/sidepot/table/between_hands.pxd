cimport cython
from sidepot.engine.hand cimport Hand
from sidepot.engine.plan cimport Plan, plan_of
from sidepot.table.state cimport TableState
from sidepot.table.prefetch cimport fetch_people
from sidepot.table.people cimport Person

@cython.locals(person=Person)
cpdef deal_for(TableState table, rules, list events)
@cython.locals(person=Person, owing=list, plan=Plan, blinds=bint, heads_up_sb=bint)
cpdef likely_deal(TableState table, rules)
cdef bint _has_bomb_pot(rules) except -1
@cython.locals(plan=Plan)
cpdef tuple rules_for(TableState table, deal)
cpdef dict posts_for(TableState table, deal, rules, list seats, tuple high)
@cython.locals(hand=Hand, person=Person, seat=int, chips=cython.longlong, lost=cython.longlong,
               refill=cython.longlong, full=cython.longlong)
cpdef end_hand(TableState table, long long now, list events)
cdef _close_books(TableState table, Hand hand, long long lost)
@cython.locals(person=Person, other=Person)
cpdef took_blinds(TableState table, deal, bint bomb)
@cython.locals(other=Person, chair=int, from_sb=int, from_bb=int, was_bb=int)
cdef _passed_by_blinds(TableState table, now)
