cimport cython
from sidepot.engine.log cimport Log, entry_t, with_card
from sidepot.engine.plan cimport N_BOARD, N_BOARDS, N_DECK, N_HELD, N_SEATS, Plan
from sidepot.ranks.scalar cimport count as count_of

cdef int BOARD, DEALT, _UNSEEN, BOARDS, CARDS_A_BOARD, CARDS_A_SEAT
cdef tuple DECK

# what every step needs comes first, so that it lies close together
@cython.final
@cython.no_gc
@cython.freelist(16)
cdef class Dealing:
    cdef Plan plan
    cdef int n, place
    cdef readonly int board_total
    cdef readonly int shuffles
    cdef readonly bytes deck
    cdef const unsigned char* order
    cdef int size, orders, mixed_count
    cdef int board_count[N_BOARDS]
    cdef unsigned long long board_sets[N_BOARDS]
    cdef unsigned char boards[N_BOARDS * N_BOARD]
    cdef unsigned char held[N_SEATS]
    cdef unsigned char up[N_SEATS]
    cdef unsigned char holes[N_SEATS * N_HELD]
    cdef unsigned long long sets[N_SEATS]
    cdef unsigned long long gone, just_gone
    cdef unsigned char wanted[N_SEATS]
    cdef unsigned char mixed[N_DECK]

    cdef void begin(self, Plan plan, int players, bytes deck)
    @cython.locals(seat=int, which=int)
    cdef void clear(self) noexcept nogil
    @cython.locals(other=Dealing)
    cdef Dealing copy(self)
    cdef void be_as(self, Dealing other) noexcept nogil
    cdef void _be_as_mixed(self, Dealing other) noexcept nogil
    cdef void shuffle_for(self, int step, int inside, bint run_out) noexcept nogil
    @cython.locals(boards=int, burn=int, needed=int, seat=int)
    cdef int _needs(self, int step, int inside, bint run_out) noexcept nogil
    @cython.locals(down=int, up=int, i=int, seat=int)
    cdef void deal(self, Log log, int step, int first, int inside) noexcept nogil
    @cython.locals(seat=int, _=int)
    cdef void _deal_round(self, int first, int inside, bint up) noexcept nogil
    @cython.locals(held=int)
    cdef void give(self, int seat, int card, bint up) noexcept nogil
    @cython.locals(begins=bint)
    cdef void deal_board(self, Log log, int count, bint run_out) noexcept nogil
    @cython.locals(row="const unsigned char*", place=int, at=int, found=cython.ulonglong, value=entry_t, i=int, card=entry_t)
    cdef void _lay_next(self, Log log, int which, int count, bint begins) noexcept nogil
    cdef void lay(self, int which, int card) noexcept nogil
    cdef void two_boards(self) noexcept nogil
    @cython.locals(i=int)
    cdef void _second_board(self) noexcept nogil
    cdef int left(self) noexcept nogil
    cdef void burn(self) noexcept nogil
    @cython.locals(card=int)
    cdef int _next_card(self) noexcept nogil
    @cython.locals(one=cython.ulonglong)
    cdef unsigned long long bit(self, int card) noexcept nogil
    @cython.locals(begin=int, many=int, i=int, card=int)
    cdef void _mix(self, unsigned long long out) noexcept nogil
    @cython.locals(out=cython.ulonglong, seat=int)
    cdef unsigned long long _out(self, int seats) noexcept nogil
    @cython.locals(out=cython.ulonglong)
    cdef bint serves_all(self, int players) noexcept nogil
    cdef void shuffle_for_one(self) noexcept nogil
    @cython.locals(card=int, which=int)
    cdef void deal_common(self, Log log) noexcept nogil
    cdef int _many_but(self, unsigned long long out) noexcept nogil
    @cython.locals(i=int)
    cdef void throw(self, int seat, int card) noexcept nogil
    @cython.locals(first=int, many=int, up=int, kept=int, kept_up=int, thrown=int, shown=int, i=int, card=entry_t)
    @cython.locals(value=entry_t, gone=cython.ulonglong)
    cdef entry_t throw_at(self, int seat, int places) noexcept nogil
    @cython.locals(i=int)
    cdef bint is_up(self, int seat, int card) noexcept nogil
    @cython.locals(last=int, i=int, below=int)
    cdef void drop(self, int seat, int at) noexcept nogil
    cdef void settle(self) noexcept nogil
    @cython.locals(seat=int)
    cdef bint serves(self, int many) noexcept nogil
    @cython.locals(many=int, seat=int)
    cdef int supply(self, int inside) noexcept nogil
    @cython.locals(many=int, seat=int)
    cdef int asked(self) noexcept nogil
    @cython.locals(needed=int, seat=int, spare=int, before=int)
    cdef void serve(self, int first, int inside) noexcept nogil
    @cython.locals(seat=int, many=int, _=int, _more=int)
    cdef void _serve_round(self, int first, int inside, int spare, int most) noexcept nogil
    @cython.locals(first=int, value=entry_t, card=entry_t, i=int)
    cdef entry_t newest(self, int seat, int many) noexcept nogil
    @cython.locals(i=int)
    cdef void take(self, int seat, entry_t value) noexcept nogil
    cdef void show(self, int seat, entry_t value) noexcept nogil
    @cython.locals(i=int)
    cdef void take_board(self, int which, entry_t value) noexcept nogil
    cdef int held_at(self, int seat, int place) noexcept nogil
    @cython.locals(i=int)
    cpdef tuple hole_cards(self, int seat)
    @cython.locals(i=int)
    cpdef tuple up_cards(self, int seat)
    @cython.locals(found=cython.ulonglong, i=int)
    cdef unsigned long long showing(self, int seat) noexcept nogil
    cdef _card(self, int card)
    @cython.locals(i=int)
    cpdef tuple board_cards(self, int which)

@cython.locals(cards=Dealing)
cpdef Dealing new_dealing(Plan plan, int players, bytes deck)
