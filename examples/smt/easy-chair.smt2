; boolean accepts(String url) {
;   int last = url.lastIndexOf('/');
;   if (last < 0 || !url.substring(last + 1).contains("EasyChair") || !url.startsWith("http://")) return false;
;   String host = url.substring(7, last);
;   if (host.startsWith("www.")) host = host.substring(4);
;   return host.equals("google.com") || host.equals("live.com");
; }
(set-logic QF_SLIA)
(declare-const url String)
(declare-const before String)
(declare-const query String)
(define-fun last () Int (str.len before))
(define-fun host () String (str.substr url 7 (- last 7)))

(assert (= url (str.++ before "/" query)))
(assert (not (str.contains query "/")))
(assert (str.contains query "EasyChair"))
(assert (str.prefixof "http://" url))

(push)
(assert (>= last 7))
(assert (str.prefixof "www." host))
(assert (= (str.substr host 4 (- (str.len host) 4)) "google.com"))
(check-sat) ; expect sat
(get-value (url))
(pop)

(push)
(assert (>= last 7))
(assert (not (str.prefixof "www." host)))
(assert (= host "live.com"))
(check-sat) ; expect sat
(pop)

; The host of "http://EasyChair" cannot be taken.
(push)
(assert (< last 7))
(check-sat) ; expect sat
(get-value (url))
(assert (< last 6))
(check-sat) ; expect unsat
(pop)

(push)
(assert (>= last 7))
(assert (not (str.prefixof "www." host)))
(assert (= host "www.google.com"))
(check-sat) ; expect unsat
(pop)
