; After the login a shop sends its customer to an address from the request, if that is one of its own:
;   if (url.startsWith("https://shop.example")) redirect(url);
(set-logic QF_SLIA)
(declare-const host String)
(declare-const path String)
(define-fun url () String (str.++ "https://" host path))

(define-fun label () RegLan (re.+ (re.range "a" "z")))
(assert (str.in_re host (re.++ label (re.+ (re.++ (str.to_re ".") label)))))
(assert (str.in_re path (re.opt (re.++ (str.to_re "/") re.all))))
(assert (distinct host "shop.example"))

; Can an address of another host pass?
(push)
(assert (str.prefixof "https://shop.example" url))
(check-sat) ; expect sat
(get-value (host path url))
(pop)

; And if the check asks for the slash, too? Nothing of any length can.
(assert (str.prefixof "https://shop.example/" url))
(check-sat) ; expect unsat
