; s.matches("[0-9]{5}") && Integer.parseInt(s) > 1023 && Integer.parseInt(s) < 65536
(set-logic QF_SLIA)
(declare-const s String)
(assert (str.in_re s ((_ re.^ 5) (re.range "0" "9"))))
(assert (> (str.to_int s) 1023))
(assert (< (str.to_int s) 65536))
(check-sat)
