cimport cython

cdef tuple _NO_DEED
cdef dict _HOLE, _BOARD_STREETS, _CARD
cdef object Move, Deal, Note, ReadHand

cdef class _Reading:
    cdef public list lines, numbers, whose, items, blinds, notes, inside, collected
    cdef public object header, table, rake, total, hero
    cdef public int decimals, body, boards
    cdef public dict chairs, stacks, why, bounties, seat_of, shows, known, antes, won, returned, drawn, told
    cdef public tuple names
    cdef public object bring_in
    cdef public str street
    cdef public bint summing

    cdef _line(self, int at)
    cdef _money(self, str text, int at)
    @cython.locals(name=str, colon=str)
    cdef str _whose(self, str line)
    @cython.locals(line=str, at=int)
    cpdef _read(self)
    @cython.locals(name=str)
    cdef _event(self, str line, int at)
    cdef _seat(self, str name, int at)
    @cython.locals(verb=str, money=str, all_in=bint, capped=bint, said=str)
    cdef _deed(self, str name, str rest, int at)
    cdef _raises(self, seat, str rest, int at, bint all_in)
    cdef _move(self, move)
    cdef _post(self, seat, str what, bint all_in, int at)
    cdef tuple _cards(self, str text, int at)
    cdef _serve(self)
    cdef _sum(self, str line, int at)
