from sidepot.room.game.table_game cimport TableGame
from sidepot.room.services cimport Services

cdef dict _NO_BADGES

cdef class HostedTable:
    cdef readonly TableGame game
    cdef readonly Services services
    cdef readonly str id
    cdef public object opened
    cdef readonly object viewers, chat, asks
    cdef readonly dict autos, asking, wanted
    cdef public set bots, called
    cdef readonly set given, muted, banned, removed, admitted
    cdef public str currency, pace
    cdef public long long cents
    cdef public bint host_paused
    cdef public object closing
    cdef public bint closed
    cdef public object frozen

    cpdef dict badges(self)
    cpdef str seat_name(self, str account)
    cpdef str sent_away(self, str name)
    cpdef bint is_host(self, str name, bint operator)
