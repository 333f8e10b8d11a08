from sidepot.room.services cimport Services

cdef class Task:
    cdef readonly object place, game, answers, glances, inbox
    cdef readonly Services services
    cdef object _wake, _alarm, _task

    cdef _stir(self)
    cdef _wait_ms(self)
    cdef _answer(self, asked, answer)
    cdef _refuse_frozen(self, asked)
