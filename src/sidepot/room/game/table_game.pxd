cimport cython
from sidepot.engine.hand cimport Hand
from sidepot.room.sentences.dealers_log cimport DealersLog
from sidepot.room.services cimport Services
from sidepot.room.log.table_log cimport TableLog
from sidepot.table.table cimport Table

@cython.locals(hand=Hand)
cpdef turn_of(Table table)

cdef class Game:
    cdef readonly object opened, annals, chronicle
    cdef readonly Services services
    cdef readonly Table table
    cdef readonly TableLog log
    cdef readonly DealersLog dealer
    cdef public list records, movements
    cdef str _asking
    cdef long long _last_snapshot, _shift

    cpdef list do(self, command, long long now, str asked=*)
    @cython.locals(events=list, table=Table)
    cpdef list tick(self, long long now)
    cpdef entered(self, entry)
    cpdef booked(self, movement)
    cpdef list snapshot(self, long long every=*)
    cdef list _noted(self, list events)
    cdef _note_end(self)
