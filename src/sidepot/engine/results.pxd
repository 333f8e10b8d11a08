cimport cython
from sidepot.engine.hand cimport Hand
from sidepot.engine.pots cimport Pots
from sidepot.engine.showdown cimport Showdown

cpdef tuple pots_of(Pots pots)
@cython.locals(pots=Pots, n=int, seat=int, i=int, pot=int, total=int)
cpdef result_of(Hand hand)
cpdef tuple _seats(int mask, int n)
cpdef str pot_name(int pot, bint several)
cpdef str _name(Pots pots, int pot)
cpdef _pot_result(Pots pots, int pot, tuple awards)
cpdef _award(Hand hand, Pots pots, int i)
@cython.locals(strengths=Showdown, board=int)
cpdef tuple strength(Hand hand, int seat)
@cython.locals(strengths=Showdown, at=int)
cpdef str _words(Hand hand, int seat, int board, bint low)
