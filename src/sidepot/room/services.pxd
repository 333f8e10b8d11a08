from sidepot.room.base.beat cimport Beat

cdef class Services:
    cdef public object config, world, store, sealer, think, rng, incidents, bot_calls, name_taken, log
    cdef public Beat beat
    cdef public str epoch
    cdef public long long offset, hears_until
    cdef public bint lobby_changed
    cdef public list gone
    cdef public set wanted, elsewhere, news
    cdef public tuple auto_names
    cdef public object over, hands

    cpdef long long now(self)
    cpdef pulse(self)
