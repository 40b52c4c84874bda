; Can the midpoint of a binary search leave the range that it halves?
; int low, high;  0 <= low && low <= high;  int middle = (low + high) / 2;
(set-logic QF_BV)
(declare-const low (_ BitVec 32))
(declare-const high (_ BitVec 32))
(define-fun middle () (_ BitVec 32) (bvsdiv (bvadd low high) #x00000002))
(define-fun mended () (_ BitVec 32) (bvadd low (bvsdiv (bvsub high low) #x00000002)))

(assert (bvsle #x00000000 low))
(assert (bvsle low high))

(push)
(assert (not (and (bvsle low middle) (bvsle middle high))))
(check-sat) ; expect sat
(get-value (low high middle))
(pop)

(push)
(assert (not (and (bvsle low mended) (bvsle mended high))))
(check-sat) ; expect unsat
(pop)
