from castell.rules.box cimport Box
from castell.rules.layout cimport Layout, tile_at

cdef int MAX_FESTIVALS, MAX_PLAYERS, MAX_SIZES, PRIZES, REGIONS, ROW, SIZE_SLOTS, SKILL_COUNT
cdef bint INTERPRETED
cdef int NOBODY, OVER, REFILL, TURN

cdef class Position:
    cdef readonly Box box
    cdef readonly Layout layout
    cdef readonly short[11] bag
    cdef readonly short[7][11] regions
    cdef readonly short[4][11] colla
    cdef readonly short[4][5] rank
    cdef readonly short[4] pawn
    cdef readonly short[4] tokens
    cdef readonly short[7][4] row_tokens
    cdef readonly short[7][2] tile_holder
    cdef readonly short[4][7] collected
    cdef readonly short[4] best
    cdef readonly short[3] prize_left
    cdef readonly short[14][4] prize_holder
    cdef readonly short[14][4] size_holder
    cdef readonly int round
    cdef readonly int phase
    cdef readonly int turn
    cdef readonly bint moved
    cdef readonly bint recruited
    cdef readonly bint trained
    cdef readonly bint special
    cdef readonly int festival
    cdef readonly short[4] shown
    cdef readonly short[4] shown_castellers
    cdef readonly short[4][4] shown_count

    cpdef Position copy(self)
    cpdef tuple key(self)

cpdef void assign(Position to, Position source) noexcept
cpdef int seat_to_act(Position p) noexcept
cpdef int seat_in_order(Position p, int place) noexcept
cpdef int skill_offered(Position p, int region) noexcept
cpdef int skill_at_hub(Position p) noexcept
