; After the login a shop sends its customer to an address from the request, if that is one of its own:
;   if (url.startsWith("https://shop.example")) redirect(url);
; A browser goes to the host, which ends at the first slash after "https://".
(set-logic QF_SLIA)
(declare-const url String)
(define-fun slash () Int (str.indexof url "/" 8))
(define-fun host () String (str.substr url 8 (- slash 8)))
(define-fun letters () RegLan (re.+ (re.range "a" "z")))

(assert (str.in_re host (re.++ letters (re.+ (re.++ (str.to_re ".") letters)))))
(assert (distinct host "shop.example"))

; Can an address of another host pass?
(push)
(assert (str.prefixof "https://shop.example" url))
(check-sat) ; expect sat
(get-value (url host))
(pop)

; And if the check asks for the slash, too? No address of any length can.
(assert (str.prefixof "https://shop.example/" url))
(check-sat) ; expect unsat
