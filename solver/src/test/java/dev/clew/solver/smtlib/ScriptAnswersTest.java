package dev.clew.solver.smtlib;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What a check says: models, values, cores. */
class ScriptAnswersTest {
  private final Scripts scripts = new Scripts();

  @Test
  void modelsShowElementsAndFunctions() {
    assertThat(
            scripts.run(
                """
                (declare-sort U 0)
                (declare-const |an u| U)
                (declare-const v U)
                (declare-fun f (U Int) Bool)
                (declare-fun unused (Bool) Int)
                (define-fun g () Bool (f v 3))
                (assert (distinct |an u| v))
                (assert g)
                (check-sat)
                (get-model)
                (get-value ((f |an u| 3) |an u|))
                """))
        .isEqualTo(
            """
            sat
            (
              (define-fun |an u| () U (as @U_0 U))
              (define-fun v () U (as @U_1 U))
              (define-fun f ((x!0 U) (x!1 Int)) Bool true)
              (define-fun unused ((x!0 Bool)) Int 0)
            )
            (((f |an u| 3) true)
             (|an u| (as @U_0 U)))
            """);
  }

  @Test
  void whatTheStandardLeavesOpenIsPartOfTheModel() {
    assertThat(
            scripts.run(
                """
                (declare-const x Int)
                (assert (= (div x 0) 4))
                (assert (not (= (mod x 0) (mod x 7))))
                (check-sat)
                (get-model)
                (get-value ((div 5 0) (div x 0)))
                """))
        .isEqualTo(
            """
            sat
            (
              (define-fun x () Int (- 10))
              (define-fun @div0 ((x!0 Int)) Int 4)
              (define-fun @mod0 ((x!0 Int)) Int (- 10))
            )
            (((div 5 0) 4)
             ((div x 0) 4))
            """);
  }

  @Test
  void printedModelsReadBackAndSatisfyTheAssertions() {
    String declarations =
        """
        (declare-sort U 0)
        (declare-const u U)
        (declare-const b Bool)
        (declare-const i Int)
        (declare-const v (_ BitVec 5))
        (declare-const h (_ BitVec 4))
        (declare-const x (_ FloatingPoint 3 4))
        (declare-const r RoundingMode)
        (declare-fun f (U Int) (_ BitVec 2))
        """;
    String assertions =
        """
        (assert (not (= u (as @U_0 U))))
        (assert (= b (< i (- 8))))
        (assert (bvugt v #b00011))
        (assert (= (bvmul h h) #x9))
        (assert (fp.lt x (fp.neg ((_ to_fp 3 4) r 1.3))))
        (assert (= (f u i) #b10))
        """;
    scripts.run(declarations + assertions + "(check-sat)(get-model)");
    String[] reply = scripts.output().split("\\R", 2);
    assertThat(reply[0]).isEqualTo("sat");
    String model = reply[1].strip();
    String definitions = model.substring(1, model.length() - 1);
    scripts.clear();
    assertThat(scripts.run("(declare-sort U 0)" + definitions + assertions + "(check-sat)"))
        .isEqualTo("sat\n");
    assertThat(scripts.queries().get(1).conjuncts()).hasSize(6);
  }

  @Test
  void namedAssertionsMakeTheCore() {
    assertThat(
            scripts.run(
                """
                (set-option :produce-unsat-cores true)
                (declare-const p Bool)
                (assert (! p :named first))
                (assert (or p (not p)))
                (assert (! (not first) :named |the second|))
                (check-sat)
                (get-unsat-core)
                (get-model)
                """))
        .isEqualTo(
            """
            unsat
            (first |the second|)
            (error "no model: the latest answer is not sat")
            """);
  }

  @Test
  void assumptionsHoldForOneCheck() {
    assertThat(
            scripts.run(
                """
                (declare-const p Bool)
                (assert (! p :named a))
                (check-sat-assuming ((not p)))
                (get-unsat-assumptions)
                (check-sat-assuming (p true))
                (check-sat)
                (get-assignment)
                (get-assertions)
                """))
        .isEqualTo("unsat\n((not p))\nsat\nsat\n((a true))\n((! p :named a))\n");
  }

  @Test
  void anAnswerIsForgottenWhenTheAssertionsChange() {
    assertThat(
            scripts.run(
                """
                (get-model)
                (declare-const p Bool)
                (check-sat)
                (declare-const q Bool)
                (get-value (q))
                (assert p)
                (get-value (p))
                (get-unsat-core)
                (get-unsat-assumptions)
                (get-assignment)
                """))
        .isEqualTo(
            """
            (error "no model: the latest answer is not sat")
            sat
            ((q false))
            (error "no value: the latest answer is not sat")
            (error "no core: the latest answer is not unsat")
            (error "no assumptions: the latest answer is not unsat")
            (error "no assignment: the latest answer is not sat")
            """);
  }
}
