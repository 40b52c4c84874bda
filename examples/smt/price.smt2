; A price in euros becomes cents by (int) (price * 100). Which prices lose a cent?
; double price;  long cents = Math.round(price * 100);  (int) (price * 100) != cents
(set-logic QF_BVFP)
(define-fun hundred () Float64 ((_ to_fp 11 53) RNE 100.0))
(declare-const price Float64)
(define-fun product () Float64 (fp.mul RNE price hundred))

(assert (fp.lt ((_ to_fp 11 53) RNE 19.0) price))
(assert (fp.lt price ((_ to_fp 11 53) RNE 20.0)))
(assert (distinct ((_ fp.to_sbv 32) RTZ product)
                  ((_ fp.to_sbv 32) RNA product)))
(check-sat) ; expect sat
(get-value (price product))

; As a mathematical integer, the two never differ by more than one.
(declare-const down Int)
(declare-const near Int)
(assert (= down (sbv_to_int ((_ fp.to_sbv 32) RTZ product))))
(assert (= near (sbv_to_int ((_ fp.to_sbv 32) RNA product))))
(push)
(assert (= near (+ down 1)))
(check-sat) ; expect sat
(pop)
