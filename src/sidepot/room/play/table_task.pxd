cimport cython
from sidepot.room.play.table_game cimport Game
from sidepot.room.services cimport Services
from sidepot.room.show.table cimport Showing
from sidepot.table.table cimport Table

cdef dict _NO_BADGES

cdef class TableTask:
    cdef readonly Game game
    cdef readonly Services services
    cdef readonly Showing showing
    cdef readonly str id
    cdef public object opened
    cdef readonly dict autos, asking
    cdef public set bots, called
    cdef readonly set given, muted, banned, removed, admitted
    cdef public str currency
    cdef public long long cents
    cdef public bint host_paused
    cdef public object closing
    cdef public bint closed
    cdef readonly str frozen
    cdef readonly object chat, keeper, glances, asks
    cdef object _answers, _inbox, _wake, _alarm, _task
    cdef long long _jitter, _left

    cpdef dict badges(self)
    cpdef str seat_name(self, str account)
    cpdef str sent_away(self, str name)
    cpdef bint is_host(self, str name, bint operator)
    cdef _stir(self)
    @cython.locals(table=Table)
    cdef _wait_ms(self)
    cdef _look_after(self)
    cdef _answer(self, asked, answer)
    cdef _check_turn(self, hand, turn)
