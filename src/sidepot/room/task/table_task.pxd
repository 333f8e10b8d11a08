cimport cython
from sidepot.room.game.hosted_table cimport HostedTable
from sidepot.room.show.table cimport Showing
from sidepot.table.table cimport Table

cdef class TableTask(HostedTable):
    cdef readonly Showing showing
    cdef readonly object keeper, glances
    cdef object _answers, _inbox, _wake, _alarm, _task
    cdef long long _jitter, _left

    cdef _stir(self)
    @cython.locals(table=Table)
    cdef _wait_ms(self)
    cdef _look_after(self)
    cdef _answer(self, asked, answer)
    cdef _check_turn(self, hand, turn)
