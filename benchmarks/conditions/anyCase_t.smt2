; s.length() == 4 && s.equalsIgnoreCase("true") for ASCII, unit by unit
(set-logic QF_SLIA)
(declare-const s String)
(assert (= (str.len s) 4))
(assert (or (= (str.at s 0) "t") (= (str.at s 0) "T")))
(assert (or (= (str.at s 1) "r") (= (str.at s 1) "R")))
(assert (or (= (str.at s 2) "u") (= (str.at s 2) "U")))
(assert (or (= (str.at s 3) "e") (= (str.at s 3) "E")))
(check-sat)
