cimport cython
from sidepot.engine.hand cimport Hand
from sidepot.engine.plan cimport chips_t
from sidepot.engine.quick cimport Quick

cdef bytes RANK, SUIT
cdef dict _HOLE
cdef tuple _BEGINS, _PLAIN_TEXT, _IDS
cdef int FOLDS, MATCHES, RAISES
cdef object Record, About

@cython.final
cdef class Setup:
    cdef object rules, posts
    cdef int hole, players
    cdef bint no_sb, burn
    cdef chips_t ante

@cython.final
cdef class QuickPhh:
    cdef Quick quick
    cdef dict setups, stacks

    @cython.locals(values=dict, line=str, key=str, equals=str, value=str)
    cpdef read(self, str body)
    @cython.locals(setup=Setup, stacks=tuple, players=int, quick=Quick, hand=Hand, stacks_text=str, actions=str, finishing=str, facts=bytes)
    cdef _hand(self, dict values)
    @cython.locals(key=str)
    cdef Setup _setup(self, dict values)
    cdef Setup _new_setup(self, list given)
    @cython.locals(parts=list, part=str)
    cdef tuple _row(self, str text)
    @cython.locals(actions=list, action=str)
    cdef bint _actions(self, str text)
    @cython.locals(size=int, seat=int, at=int, quick=Quick, verb=cython.Py_UCS4, amount=chips_t)
    cdef bint _action(self, str action)
    @cython.locals(amount=chips_t, i=int, digit=int)
    cdef chips_t _amount(self, str text, int at, int size)
    @cython.locals(one=int, two=int, rank=int, suit=int)
    cdef int _card(self, str text, int at)
    @cython.locals(quick=Quick, board=bint, at=int, seat=int, place=int, card=int)
    cdef bint _deal(self, str action, int size)
    @cython.locals(quick=Quick, place=int)
    cdef bint _show(self, str action, int seat, int size)
    @cython.locals(names=list)
    cdef tuple _names(self, str text, int players)
    @cython.locals(number=str, key=str, value=str, data=dict)
    cdef _about(self, dict values, int players)
