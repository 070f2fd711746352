from castell.rules.fronts cimport Fronts

cdef int BALANCE, BASE, MIX, STRENGTH, WIDTH
cdef int BOTTOMLESS, GROUND
cdef int SHAPE, EXHIBITION, FESTIVAL
cdef long long LEVEL

cdef class TowerSearch(Fronts):
    cpdef tuple shape_tower(self)
    cpdef tuple exhibition_tower(self)
    cpdef tuple outcome_tower(self, int number)
    cdef tuple greatest(self, int task, int due)
    cdef bint leads(self, int task, int n, int s, int left, int c, int b, int m, int t, int due, long long value) except -1
    cdef list levels_on(self, int s, int left, int least, int most, int m)
