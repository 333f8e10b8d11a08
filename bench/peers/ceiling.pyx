# cython: language_level=3, freethreading_compatible=True
"""An object that answers like a hand in play and does nothing: what a Python loop around it costs by itself."""

cdef class Options:
    cdef readonly bint may_call, may_raise
    cdef readonly int min_to, max_to


cdef class Empty:
    cdef int left
    cdef Options choice

    def __init__(self, int actions):
        self.left = actions
        self.choice = Options()
        self.choice.may_call = self.choice.may_raise = True
        self.choice.min_to, self.choice.max_to = 4, 200

    @property
    def over(self):
        return self.left <= 0

    @property
    def options(self):
        return self.choice

    def act(self, action):
        self.left -= 1

    def fork(self):
        cdef Empty other = Empty.__new__(Empty)
        other.left, other.choice = self.left, self.choice
        return other
