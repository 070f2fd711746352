from castell.rules.chance cimport Chance
from castell.rules.legal cimport MoveList, legal_codes
from castell.rules.position cimport Position
from castell.rules.search cimport TowerSearch

cdef int END, MOVE, RECRUIT, TRAIN_SPECIAL_RECRUIT
cdef int FESTIVAL, STAYS_OUT_ONE_IN

cpdef long long random_code(Position p, TowerSearch search, MoveList moves, Chance chance) except -1
cdef int kind_of(long long code) noexcept
