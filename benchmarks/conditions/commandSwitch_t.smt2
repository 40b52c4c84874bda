; none of four commands, then the fifth
(set-logic QF_SLIA)
(declare-const s String)
(assert (not (= s "start")))
(assert (not (= s "stop")))
(assert (not (= s "status")))
(assert (not (= s "restart")))
(assert (= s "reload"))
(check-sat)
