from castell.rules.legal cimport takes_part
from castell.rules.position cimport Position, seat_in_order, seat_to_act
from castell.rules.search cimport TowerSearch

cdef long long SHOW
cdef int MAX_SIZES, ROUNDS
cdef int FESTIVAL, NOBODY, OVER, REFILL, TURN

cpdef void begin_festivals(Position p, TowerSearch search) except *
cpdef void next_tower(Position p, TowerSearch search) except *
cpdef void show_outcome(Position p, long long code) noexcept
cdef void award_prizes(Position p) noexcept
cdef bint higher(Position p, int seat, int other) noexcept
cdef void award_sizes(Position p) noexcept
cdef bint more_of(Position p, int slot, int seat, int other) noexcept
cdef void clear_stage(Position p) noexcept
cdef void end_round(Position p) noexcept
