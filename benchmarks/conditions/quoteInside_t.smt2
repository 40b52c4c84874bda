; s.startsWith("\"") && s.endsWith("\"") && s.length() > 2 && s.indexOf(34, 1) < s.length() - 1
(set-logic QF_SLIA)
(declare-const s String)
(assert (str.prefixof """" s))
(assert (str.suffixof """" s))
(assert (> (str.len s) 2))
(assert (< (str.indexof s """" 1) (- (str.len s) 1)))
(check-sat)
