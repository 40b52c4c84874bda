; void f(String s1, String s2) {
;   if (s1.startsWith(" ") && s1.equals(s2)) {
;     String trimmed = s1.trim();
;     if (trimmed.endsWith("ab")) { … } else if (!s1.equals(s2)) { … }
;   }
;   if (s1.indexOf("a") == 5) { … }
; }
(set-logic QF_SLIA)
(define-fun blank () RegLan (re.* (re.range "\u{0}" " ")))
(define-fun blank-at-an-end () RegLan
  (re.union (re.++ (re.range "\u{0}" " ") re.all) (re.++ re.all (re.range "\u{0}" " "))))
(declare-const s1 String)
(declare-const s2 String)
(declare-const trimmed String)
(declare-const before String)
(declare-const after String)

(assert (str.prefixof " " s1))
(assert (= s1 s2))
(assert (= s1 (str.++ before trimmed after)))
(assert (str.in_re before blank))
(assert (str.in_re after blank))
(assert (not (str.in_re trimmed blank-at-an-end)))
(assert (= (str.indexof s1 "a" 0) 5))

(push)
(assert (not (str.suffixof "ab" trimmed)))
(assert (not (= s1 s2)))
(check-sat) ; expect unsat
(pop)

(push)
(assert (str.suffixof "ab" trimmed))
(check-sat) ; expect sat
(get-value (s1 trimmed))
(pop)
