from sidepot.room.game.hosted_table cimport HostedTable
from sidepot.room.show.broadcaster cimport Broadcaster
from sidepot.room.show.table cimport TableScene
from sidepot.room.task.task cimport Task

cdef class TableTask(HostedTable):
    cdef readonly Task task
    cdef readonly Broadcaster showing
    cdef readonly TableScene scene
    cdef readonly object keeper, glances
    cdef long long _jitter, _left

    cdef _check_turn(self, hand, turn)
