; (s + "a").equals("b" + s): never
(set-logic QF_SLIA)
(declare-const s String)
(assert (> (str.len s) 0))
(assert (= (str.++ s "a") (str.++ "b" s)))
(check-sat)
