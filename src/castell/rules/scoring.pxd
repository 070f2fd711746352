from castell.rules.position cimport Position

cdef int REGIONS, ROW

cpdef int best_tower(Position p, int seat) noexcept
cpdef int regions_won(Position p, int seat) noexcept
cpdef bint holds_anything(Position p, int seat, int region) noexcept
cdef bint won_at(Position p, int seat, int festival) noexcept
cpdef int region_points(Position p, int seat) noexcept
cpdef int prize_points(Position p, int seat) noexcept
cpdef int size_points(Position p, int seat) noexcept
cpdef int performance_points(Position p, int seat) noexcept
cpdef int total(Position p, int seat) noexcept
cpdef tuple scores(Position p, int seat)
cpdef tuple winners(Position p)
