from sidepot.room.game.logged_game cimport LoggedGame

cdef class Contest(LoggedGame):
    cdef readonly object opened, sheet, till, game
    cdef readonly dict dealers
    cdef public object final_view
    cdef object _beside, _event
    cdef str _asking
    cdef long long _table

    cpdef entered(self, entry)
    cpdef list snapshot(self, long long every=*)
