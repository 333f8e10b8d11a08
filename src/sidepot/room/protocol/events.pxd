cimport cython

cdef dict _TEXT

cpdef list cards(given)
@cython.locals(data=dict)
cpdef dict hand_event(event, names, result=*)
@cython.locals(data=dict)
cpdef list table_event(event, result=*, ahead=*)
