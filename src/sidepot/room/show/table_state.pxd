cimport cython
from sidepot.engine.hand cimport Hand
from sidepot.engine.options cimport Options
from sidepot.engine.views cimport View
from sidepot.table.people cimport Person
from sidepot.table.table cimport Table

@cython.locals(view=View, names=tuple, pots=tuple)
cpdef for_everyone(Table table, long long now, dict badges, paused)
@cython.locals(view=View, inside=tuple, holes=tuple, deeds=tuple, wagers=tuple, all_in=tuple, found=list, over=bint)
cdef list _chairs(seen, tuple names, dict badges, bint gathered)
@cython.locals(person=Person, hand=Hand, seat=int, inside=bint, price=cython.longlong, options=Options)
cpdef for_one(Table table, name, token, bint host, bint may_start=*)
cdef _not_dealt_in(Table table, name, Person person, bint host, bint may_start)
@cython.locals(why=dict, fold=bint, check=bint, call=bint, all_in=bint, may_raise=bint)
cpdef offered(Options options, Hand hand)
@cython.locals(found=dict, pot=cython.longlong, bb=cython.longlong)
cdef list _presets(Options options, Hand hand)
