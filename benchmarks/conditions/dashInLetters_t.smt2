; s.matches("[a-z]+") && s.length() > 3 && s.contains("-"): never
(set-logic QF_SLIA)
(declare-const s String)
(assert (str.in_re s (re.+ (re.range "a" "z"))))
(assert (> (str.len s) 3))
(assert (str.contains s "-"))
(check-sat)
