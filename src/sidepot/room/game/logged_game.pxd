from sidepot.room.log.game_log cimport GameLog
from sidepot.room.services cimport Services

cdef class LoggedGame:
    cdef readonly Services services
    cdef readonly GameLog log
    cdef readonly object annals, chronicle, acknowledged
    cdef public list records, movements
    cdef object _logged
    cdef long long _last_snapshot, _shift

    cpdef list shot(self, game, long long every, bytes final=*)
