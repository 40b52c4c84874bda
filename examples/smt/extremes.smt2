; Two small problems, each of which is hard when its constraints are taken in a bad order.
(set-logic QF_SLIA)
(declare-const s0 String)
(declare-const s1 String)
(declare-const x1 Int)

; s0.substring(x1).equals("}") && !s0.endsWith("}") && s0.endsWith(s1)
(push)
(assert (and (<= 0 x1) (<= x1 (str.len s0))))
(assert (= (str.substr s0 x1 (- (str.len s0) x1)) "}"))
(assert (not (str.suffixof "}" s0)))
(assert (str.suffixof s1 s0))
(check-sat) ; expect unsat
(pop)

; !s0.contains("%") && s1.endsWith("%") && "ZF(@".contains(s1)
(push)
(assert (not (str.contains s0 "%")))
(assert (str.suffixof "%" s1))
(assert (str.contains "ZF(@" s1))
(check-sat) ; expect unsat
(pop)
