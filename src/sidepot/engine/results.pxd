cimport cython
from sidepot.engine.course cimport Course
from sidepot.engine.fold cimport Told, fold_of
from sidepot.engine.log cimport Log, entry_t, flag_of, kind_of, seat_of, value_of
from sidepot.engine.plan cimport Plan
from sidepot.engine.pots cimport Pots
from sidepot.engine.showdown cimport Showdown

cdef int SEATS

cpdef tuple pots_of(Pots pots)
@cython.locals(seat=int)
cpdef result_of(Course hand)
@cython.locals(facts=Told, seat=int)
cpdef told_result(Plan plan, tuple began, int button, Log log)
cpdef tuple _seats(int mask, int n)
cdef _award(Told facts, ending, award)
@cython.locals(strengths=Showdown, board=int)
cpdef tuple strength(Course hand, int seat)
cdef _made(Told facts, int seat, int board, bint low)
