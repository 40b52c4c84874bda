; s.substring(2).startsWith("abc"), and then s.substring(2).startsWith("b")
(set-logic QF_SLIA)
(declare-const s String)
(define-fun rest () String (str.substr s 2 (- (str.len s) 2)))

(assert (>= (str.len s) 2))
(assert (str.prefixof "abc" rest))
(push)
(check-sat) ; expect sat
(get-value (s))
(pop)
(assert (str.prefixof "b" rest))
(check-sat) ; expect unsat
