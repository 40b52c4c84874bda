; An order has no cycles. Not strict, it has one if all are equal.
(set-logic QF_SLIA)
(declare-const s1 String)
(declare-const s2 String)
(declare-const s3 String)

(push)
(assert (str.< s1 s2))
(assert (str.< s2 s3))
(assert (str.< s3 s1))
(check-sat) ; expect unsat
(pop)

(push)
(assert (str.<= s1 s2))
(assert (str.<= s2 s3))
(assert (str.<= s3 s1))
(push)
(check-sat) ; expect sat
(pop)
(assert (not (= s1 s3)))
(check-sat) ; expect unsat
(pop)
