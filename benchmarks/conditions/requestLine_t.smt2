; s.startsWith("GET ") && s.endsWith(" HTTP/1.1") && s.length() == 24
(set-logic QF_SLIA)
(declare-const s String)
(assert (str.prefixof "GET " s))
(assert (str.suffixof " HTTP/1.1" s))
(assert (= (str.len s) 24))
(check-sat)
