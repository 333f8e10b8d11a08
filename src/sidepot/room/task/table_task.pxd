from sidepot.room.game.hosted_table cimport HostedTable
from sidepot.room.show.table cimport Showing
from sidepot.room.task.task cimport Task

cdef class TableTask(HostedTable):
    cdef readonly Task task
    cdef readonly Showing showing
    cdef readonly object keeper, glances
    cdef long long _jitter, _left

    cdef _check_turn(self, hand, turn)
