cimport cython
from sidepot.history.stars.seats cimport Seated

cdef tuple _NO_DEED, _BOARD_STREETS, _STUD
cdef dict _HOLE, _CARD, _POTS
cdef object Move, Deal, Note

@cython.final
cdef class Body:
    cdef readonly list lines, numbers, whose, rests, items, blinds, notes, inside, collected, laid
    cdef readonly dict chairs, seat_of, shows, known, antes, won, returned, drawn, told
    cdef readonly tuple names
    cdef readonly object rake, total, hero, bring_in
    cdef readonly int first, decimals, hole, boards
    cdef readonly bint stud
    cdef readonly str street

    cdef _money(self, str text, int at)
    @cython.locals(name=str, rest=str, line=str, present=set)
    cdef _sit(self)
    @cython.locals(name=str, colon=int)
    cdef str _whose(self, str line)
    @cython.locals(name=str, at=int, end=int)
    cpdef read(self)
    cdef _event(self, str line, int at)
    @cython.locals(name=str, rest=str, money=str, where=str)
    cdef bint _collects(self, str line, int at)
    cdef _unknown(self, str line, int at)
    cdef _seat(self, str name, int at)
    @cython.locals(verb=str, money=str, all_in=bint, capped=bint, said=str)
    cdef _deed(self, seat, str rest, int at)
    @cython.locals(by=str, to_text=str)
    cdef _raises(self, seat, str rest, int at, bint all_in)
    cdef _move(self, move)
    @cython.locals(kind=str, money=str)
    cdef _post(self, seat, str what, bint all_in, int at)
    cdef tuple _cards(self, str text, int at)
    @cython.locals(name=str, order=str)
    cdef _street(self, str line, int at)
    cdef _street_began(self, str kind)
    @cython.locals(name=str, rest=str)
    cdef _dealt(self, str line, int at)
    cdef _serve(self)
    cdef _draws(self, seat, str rest, int at)
    cdef _showing(self, seat, str rest, int at)
    cdef int _held(self)
    cdef _part_shown(self, seat, str text, int at)
    cdef _sum(self, str line, int at)
    @cython.locals(chair=str, name=str)
    cdef _sum_seat(self, str line, int at)
    cdef _whole_board(self, tuple cards, int at)
    cdef bint _shown(self, seat)
