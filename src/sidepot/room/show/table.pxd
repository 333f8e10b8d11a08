cimport cython
from sidepot.room.game.hosted_table cimport HostedTable
from sidepot.room.game.table_game cimport Game
from sidepot.room.services cimport Services
from sidepot.table.table cimport Table

cdef class Showing:
    cdef readonly HostedTable task
    cdef readonly object viewers, rail, seen
    cdef object _steps, _info, _info_rules

    @cython.locals(game=Game)
    cpdef tell(self, events)
    @cython.locals(begin=bytes, middle=bytes, first=bytes)
    cdef _tell_all(self, bytes seen, list said, tuple events=*)
    cpdef state(self)
    cpdef bytes info(self)
