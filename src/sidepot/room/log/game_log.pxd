cdef class GameLog:
    cdef readonly object logged, acknowledged
    cdef public object sealer
    cdef readonly str stream
    cdef public long long seq
    cdef readonly dict running
    cdef readonly list dealt

    cpdef moved(self, game, long long now, command, tuple decks, int table=*, str asked=*, beside=*)
    cpdef seal(self, bytes data, str belongs)
    cpdef note(self, command, told)
    cpdef hide(self, int table, long long seq, command)
    cdef tuple _ended(self, game, tuple decks)
    cdef list _over(self, game)
