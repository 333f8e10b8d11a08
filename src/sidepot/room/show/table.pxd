from sidepot.room.game.hosted_table cimport HostedTable
from sidepot.room.services cimport Services

cdef class TableScene:
    cdef readonly HostedTable task
    cdef readonly str id
    cdef readonly Services services
    cdef readonly object viewers, chat
    cdef object _info, _info_rules

cpdef list wired(events, result=*, ahead=*)
