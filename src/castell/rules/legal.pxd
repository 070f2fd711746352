from castell.rules.codes cimport larger_of, pair_index
from castell.rules.position cimport Position, seat_to_act, skill_at_hub, skill_offered
from castell.rules.search cimport TowerSearch

cdef int END, MOVE, RECRUIT, SPECIAL_MOVE, SPECIAL_PERFORM, SPECIAL_RECRUIT, STAY_OUT, TRAIN
cdef int TRAIN_SPECIAL_MOVE, TRAIN_SPECIAL_PERFORM, TRAIN_SPECIAL_RECRUIT, TURN_CODES
cdef long long SHOW
cdef int MAX_MOVES, MAX_SIZES, REGIONS, ROW, SIZE_SLOTS, SKILL_COUNT
cdef int FESTIVAL, NOBODY, OVER, TURN
cdef int AT_MAXIMUM, CANNOT_BUILD, CASTELLER_NOT_THERE, FESTIVAL_RUNNING, GAME_OVER, MOVED_ALREADY
cdef int NO_TOKEN, NOBODY_THERE, NOT_A_FESTIVAL, NOT_ADJACENT, NOT_OFFERED, NOT_PLACED, OPEN
cdef int RECRUITED_ALREADY, REFILL_DUE, SAME_REGION, SPECIAL_ALREADY, TILE_NOT_HERE, TILE_TAKEN, TRAINED_ALREADY
cdef int SPECIAL

cdef class MoveList:
    cdef long long[4608] codes
    cdef readonly int count
    cdef void add(self, long long code) noexcept
    cpdef list listed(self)

cpdef int no_turn(Position p) noexcept
cpdef int move_closed(Position p) noexcept
cpdef int recruit_closed(Position p) noexcept
cpdef int train_closed(Position p) noexcept
cpdef int special_closed(Position p) noexcept
cpdef int train_special_closed(Position p) noexcept
cpdef bint offered(Position p, int kind) noexcept
cpdef bint anybody_in(Position p, int region) noexcept
cpdef int region_refused(Position p, int region) noexcept
cpdef int special_region_refused(Position p, int region) noexcept
cpdef int castellers_refused(Position p, int one, int other) noexcept
cpdef int skill_refused(Position p, int skill) noexcept
cpdef int tile_refused(Position p, int tile) noexcept
cpdef bint can_perform(Position p, TowerSearch search, int seat, int tile) except -1
cpdef void load_tile(Position p, TowerSearch search, int seat, int tile) noexcept
cpdef void load_festival(Position p, TowerSearch search, int seat, int festival) noexcept
cpdef void load_builder(Position p, TowerSearch search, int seat) noexcept
cpdef bint takes_part(Position p, TowerSearch search, int seat) except -1
cpdef void legal_codes(Position p, TowerSearch search, MoveList moves) except *
cdef void add_special(Position p, TowerSearch search, MoveList moves, int recruit, int move, int perform) except *
cdef void add_recruits(Position p, MoveList moves) noexcept
cdef void add_moves(Position p, MoveList moves) noexcept
cdef void add_skills(Position p, MoveList moves) noexcept
cdef void add_outcomes(Position p, TowerSearch search, MoveList moves) except *
cpdef int refusal(Position p, TowerSearch search, long long code) except -1
cdef int pair_refused(Position p, int pair) noexcept
cdef int special_refused(Position p, TowerSearch search, int code) except -1
