from castell.rules.codes cimport larger_of, pair_index
from castell.rules.festivals cimport begin_festivals, next_tower, show_outcome
from castell.rules.layout cimport Layout
from castell.rules.position cimport Position, seat_to_act
from castell.rules.search cimport TowerSearch

cdef int END, MOVE, RECRUIT, SPECIAL_MOVE, SPECIAL_PERFORM, SPECIAL_RECRUIT, STAY_OUT, TRAIN, TRAIN_SPECIAL_RECRUIT
cdef long long SHOW
cdef int MAX_PLAYERS, PRIZES, REGIONS, ROW, SIZE_SLOTS
cdef int REFILL, TURN

cpdef Position begin(Layout layout, object regions, object hands)
cpdef void play(Position p, TowerSearch search, long long code) except *
cdef void recruit_pair(Position p, int pair) noexcept
cdef void recruit(Position p, int size) noexcept
cdef void spend_token(Position p, int code) noexcept
cdef void train_special(Position p, int code) noexcept
cdef void do_special(Position p, int code) noexcept
cdef void take_tile(Position p, int tile) noexcept
cdef void end_turn(Position p, TowerSearch search) except *
cpdef list refill_due(Position p)
cpdef void refill(Position p, object drawn) except *
