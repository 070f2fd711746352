cdef int MAX_SIZES

cpdef int pair_index(int larger, int smaller) noexcept
cpdef int larger_of(int pair) noexcept
