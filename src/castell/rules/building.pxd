cdef bint INTERPRETED
cdef int BALANCE, BASE, MIX, STRENGTH, WIDTH
cdef int BOTTOMLESS, FESTIVAL_LEVELS, GROUND, MAX_SIZES, SIZE_SLOTS, SKILL_COUNT
cdef int FAILED_SLOTS, PROBES

cdef class Building:
    cdef short[11] hand
    cdef short[5] rank
    cdef public int width_limit
    cdef public int levels
    cdef short[20] shape
    cdef short[5] show
    cdef short[4] sizes
    cdef public int size_count
    cdef public bint each

    cdef int limit
    cdef int height
    cdef int forced
    cdef bint spread
    cdef int slack
    cdef short[12] kinds
    cdef short[12] below
    cdef short[12] need
    cdef long long generation
    cdef long long[2039] failed_key
    cdef long long[2039] failed_generation
    cdef set failed

    cpdef bint shape_possible(self) except -1
    cpdef bint exhibition_possible(self) except -1
    cpdef bint festival_possible(self) except -1
    cdef bint shape_allowed(self) noexcept
    cdef bint shape_from(self, int level, int s, int left, int m, int t) except -1
    cdef bint shows(self, int w) except -1
    cdef bint holds(self, int first, int end) except -1
    cdef int due_skills(self) noexcept
    cdef int least_width(self) noexcept
    cdef void count_hand(self) noexcept
    cdef bint enough(self, int levels) noexcept
    cdef void need_sizes(self, int first, int end) noexcept
    cdef void begin(self) noexcept
    cdef bint stack(self, int r, int s, int left, int c, int b, int m, int t, int due) except -1
    cdef bint counts(self, int r, int s, int left, int c, int b, int m, int t, int due, int low, int high) except -1
    cdef bint place(self, int r, int s, int left, int c, int b, int m, int t, int due) except -1
    cdef bint place_mixed(self, int r, int s, int left, int c, int b, int m, int t, int due) except -1
    cdef bint has_failed(self, long long key) noexcept
    cdef void note_failure(self, long long key) noexcept
