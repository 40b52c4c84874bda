; if (s.charAt(0) == '-' && !s.matches("-\\d+,\\d{3}")) {
;   int i = s.lastIndexOf(',');
;   if (i != -1) { int x = Integer.parseInt(s.substring(i + 1)); if (x >= 100) { … } }
; }
(set-logic QF_SLIA)
(define-fun digit () RegLan (re.range "0" "9"))
(declare-const s String)
(declare-const before String)
(declare-const s1 String)
(declare-const i Int)

(assert (= (str.at s 0) "-"))
(assert (not (str.in_re s (re.++ (str.to_re "-") (re.+ digit) (str.to_re ",") ((_ re.^ 3) digit)))))
(assert (= s (str.++ before "," s1)))
(assert (not (str.contains s1 ",")))
(assert (= i (str.len before)))
(assert (str.in_re s1 (re.+ digit)))
(assert (>= (str.to_int s1) 100))
(push)
(check-sat) ; expect sat
(get-value (s s1 i))
(pop)

; With one more digit in front of the comma and three behind it, the format would be right.
(assert (= (str.len s1) 3))
(assert (str.in_re before (re.++ (str.to_re "-") (re.+ digit))))
(check-sat) ; expect unsat
