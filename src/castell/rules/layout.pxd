from castell.rules.box cimport Box

cdef int MAX_FESTIVALS, MAX_SIZES, REGIONS, ROW, WHEEL

cdef class Layout:
    cdef readonly Box box
    cdef readonly bint advanced
    cdef readonly int first
    cdef readonly short[8] wheel
    cdef readonly short[14] festival_region
    cdef readonly short[14][4] festival_size
    cdef readonly short[14] festival_sizes
    cdef readonly short[7][2] row

cpdef int tile_at(Layout layout, int turn_of_wheel, int position) noexcept
