cimport cython
from sidepot.engine.hand cimport Hand
from sidepot.room.game.logged_game cimport LoggedGame
from sidepot.room.game.dealers_log cimport DealersLog
from sidepot.table.table cimport Table

@cython.locals(hand=Hand)
cpdef turn_of(Table table)

cdef class TableGame(LoggedGame):
    cdef readonly object opened
    cdef readonly Table table
    cdef readonly DealersLog dealer
    cdef str _asking

    cpdef list do(self, command, long long now, str asked=*)
    @cython.locals(events=list, table=Table)
    cpdef list tick(self, long long now)
    cpdef entered(self, entry)
    cpdef booked(self, movement)
    cpdef list snapshot(self, long long every=*)
    cdef list _noted(self, list events)
    cdef _note_end(self)
