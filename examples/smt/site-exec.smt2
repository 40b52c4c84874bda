; void siteExec(String cmd) {
;   int sp = cmd.indexOf(' ');
;   int j = sp == -1 ? cmd.lastIndexOf('/') : cmd.lastIndexOf('/', sp);
;   String result = cmd.substring(j), path = "/home/ftp/bin";
;   if (result.length() + path.length() > 32) return;
;   if ((path + result).contains("%n")) throw new Exception("THREAT");
;   execute(path + result);
; }
(set-logic QF_SLIA)
(declare-const cmd String)
(declare-const before String)
(declare-const name String)
(declare-const tail String)
(define-fun result () String (str.++ "/" name tail))
(define-fun path () String "/home/ftp/bin")
(define-fun sp () Int (str.indexof cmd " " 0))

; What is left of the space, if there is one, ends with the name.
(assert (= cmd (str.++ before result)))
(assert (not (str.contains name "/")))

(push)
(assert (= sp (- 1)))
(assert (= tail ""))
(assert (<= (+ (str.len result) (str.len path)) 32))
(assert (str.contains (str.++ path result) "%n"))
(check-sat) ; expect sat
(get-value (cmd))
(pop)

(push)
(assert (>= sp 0))
(assert (= (+ (str.len before) 1 (str.len name)) sp))
(assert (<= (+ (str.len result) (str.len path)) 32))
(assert (str.contains (str.++ path result) "%n"))
(check-sat) ; expect sat
(get-value (cmd))
(pop)

; A threat needs three characters.
(push)
(assert (= sp (- 1)))
(assert (= tail ""))
(assert (< (str.len result) 3))
(assert (str.contains (str.++ path result) "%n"))
(check-sat) ; expect unsat
(pop)
