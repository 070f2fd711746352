from castell.rules.building cimport Building

cdef bint INTERPRETED
cdef int BALANCE, BASE, MIX, STRENGTH, WIDTH
cdef int BOTTOMLESS, FESTIVAL_LEVELS, GROUND, MAX_SIZES, SIZE_SLOTS, SKILL_COUNT
cdef int FIELD, MAX_OUTCOMES, PROBES, SEEN_SLOTS
cdef long long CASTELLER, CASTELLERS, COUNTS, FLOOR, GUARDS, LEAST_COUNT, LEVEL, MATCH

cdef class Fronts(Building):
    cdef readonly short[4096] outcome_score
    cdef readonly short[4096] outcome_castellers
    cdef readonly short[4096][4] outcome_count

    cdef int found
    cdef long long[4096] front
    cdef long long goal
    cdef bint caught
    cdef short[11] matches
    cdef long long[11] unit
    cdef long long[12] supply
    cdef short[12] supplied
    cdef long long[16381] seen_generation
    cdef long long[16381] seen_state
    cdef long long[16381] seen_value
    cdef dict seen

    cdef bint answered
    cdef short[11] answered_hand
    cdef short[5] answered_rank
    cdef short[4] answered_sizes
    cdef int answered_limit
    cdef int answered_size_count
    cdef bint answered_each

    cpdef int outcomes(self) except -1
    cdef bint same_question(self) noexcept
    cdef void note_question(self) noexcept
    cdef bint sizes_there(self) noexcept
    cdef void count_matches(self) noexcept
    cdef void prepare(self) noexcept
    cdef void forget_climbs(self) noexcept
    cdef void climb(self, int n, int s, int left, int c, int b, int m, int t, bint must, long long value) except *
    cdef void climb_size(self, int n, int size, int upper, int c, int b, int m, int t, bint must, long long value) except *
    cdef void climb_mixed(self, int n, int size, int upper, int c, int b, int m, int t, bint must, long long value) except *
    cdef bint beaten(self, long long value) noexcept
    cdef void record(self, long long value) except *
    cdef void sort_front(self) noexcept
    cdef bint seen_better(self, long long state, long long value) noexcept
