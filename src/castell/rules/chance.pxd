cdef class Chance:
    cdef unsigned long long state
    cpdef unsigned long long bits(self) noexcept
    cpdef int below(self, int limit) noexcept
