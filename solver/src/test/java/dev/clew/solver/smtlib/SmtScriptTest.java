package dev.clew.solver.smtlib;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class SmtScriptTest {
  private final Scripts scripts = new Scripts();

  @Test
  void aScriptIsAnsweredCommandByCommand() {
    assertThat(
            scripts.run(
                """
                (set-logic QF_BV)
                (set-info :source |anything
                  at all|)
                (declare-const x (_ BitVec 4))
                (declare-fun y () (_ BitVec 4))
                (assert (= (bvadd x y) #x0))
                (assert (bvugt x #xe))
                (check-sat)
                (get-value (x y (bvmul x y)))
                (assert (= x y))
                (check-sat)
                (exit)
                (this is not read
                """))
        .isEqualTo(
            """
            sat
            ((x #xf)
             (y #x1)
             ((bvmul x y) #xf))
            unsat
            """);
  }

  @Test
  void pushAndPopScopeAssertionsAndDeclarations() {
    assertThat(
            scripts.run(
                """
                (declare-const x Bool)
                (push)
                (assert x)
                (push 2)
                (declare-const y (_ BitVec 2))
                (declare-sort S 0)
                (define-sort Two () (_ BitVec 2))
                (define-fun f ((a Bool)) Bool (not a))
                (assert (f x))
                (check-sat)
                (get-info :assertion-stack-levels)
                (pop 2)
                (declare-const y Bool)
                (declare-sort S 0)
                (declare-const Two Bool)
                (define-fun f ((a Bool) (b Bool)) Bool (and a b))
                (assert (f x y))
                (check-sat)
                (pop 1)
                (assert (not x))
                (check-sat)
                (get-model)
                """))
        .isEqualTo(
            """
            unsat
            (:assertion-stack-levels 3)
            sat
            sat
            (
              (define-fun x () Bool false)
            )
            """);
  }

  @Test
  void globalDeclarationsOutliveTheirLevel() {
    assertThat(
            scripts.run(
                """
                (set-option :global-declarations true)
                (push 1)
                (declare-const x Bool)
                (assert (! x :named a))
                (pop 1)
                (assert (not a))
                (check-sat)
                (reset-assertions)
                (assert x)
                (check-sat)
                (reset)
                (declare-const x (_ BitVec 1))
                (get-option :global-declarations)
                """))
        .isEqualTo("sat\nsat\nfalse\n");
  }

  @Test
  void resetAssertionsForgetsDeclarationsThatAreNotGlobal() {
    scripts.run(
        "(declare-const x Bool)(push 1)(assert x)(reset-assertions)(declare-const x Int)(check-sat)");
    assertThat(scripts.output()).isEqualToIgnoringNewLines("sat");
    assertThat(scripts.queries().get(0).conjuncts()).isEmpty();
  }

  @Test
  void parametersShadowAndAreSubstitutedAtOnce() {
    assertThat(
            scripts.run(
                """
                (declare-const x (_ BitVec 4))
                (declare-const y (_ BitVec 4))
                (define-fun f ((x (_ BitVec 4)) (y (_ BitVec 4))) (_ BitVec 4)
                  (let ((x y) (z x)) (concat ((_ extract 1 0) x) ((_ extract 1 0) z))))
                (define-fun g ((y (_ BitVec 4))) (_ BitVec 4) (f y x))
                (define-const k (_ BitVec 4) (g #x1))
                (define-fun abs ((x (_ BitVec 4))) (_ BitVec 4) (ite (bvslt x #x0) (bvneg x) x))
                (assert (= x #x2))
                (assert (= y #x3))
                (check-sat)
                (get-value ((f x y) (f y x) (g y) k (abs #xe)))
                """))
        .isEqualTo(
            """
            sat
            (((f x y) #xe)
             ((f y x) #xb)
             ((g y) #xb)
             (k #x9)
             ((abs #xe) #x2))
            """);
  }

  @Test
  void sortsCanBeDefinedWithParameters() {
    assertThat(
            scripts.run(
                """
                (set-logic QF_UFBVFP)
                (declare-sort U 0)
                (define-sort First (A B) A)
                (define-sort Word () (_ BitVec 16))
                (declare-const w (First Word Bool))
                (declare-const u (First U Int))
                (declare-const v U)
                (declare-fun f (U Word) Float16)
                (assert (distinct u v))
                (assert (= w #x0003))
                (assert (fp.isZero (f u w)))
                (check-sat)
                (get-value (u v w))
                """))
        .isEqualTo(
            """
            sat
            ((u (as @U_0 U))
             (v (as @U_1 U))
             (w #x0003))
            """);
  }

  @Test
  void infosAndOptions() {
    assertThat(
            scripts.run(
                """
                (get-info :name)
                (get-info :version)
                (get-info :error-behavior)
                (get-info :reason-unknown)
                (get-info :all-statistics)
                (get-info :whatever)
                (set-option :whatever (a b))
                (get-option :whatever)
                (get-option :random-seed)
                (get-option :nothing)
                (set-option :regular-output-channel "/tmp/x")
                (echo "say ""hi"" twice")
                (minimize x)
                (declare-const x Int)
                (assert (= x 1000))
                (check-sat)
                (get-info :reason-unknown)
                """))
        .isEqualTo(
            """
            (:name "Clew")
            (:version "1.2.3")
            (:error-behavior immediate-exit)
            unsupported
            (:all-statistics (("brute" :queries 0 :sat 0 :unsat 0 :unknown 0 :milliseconds 0)))
            unsupported
            (a b)
            0
            unsupported
            unsupported
            "say ""hi"" twice"
            unsupported
            unknown
            (:reason-unknown incomplete)
            """);
  }

  @Test
  void successIsPrintedOnRequestWhereNothingElseIs() {
    assertThat(scripts.run("(set-option :print-success true)(set-logic ALL)(check-sat)(foo)(exit)"))
        .isEqualTo("success\nsuccess\nsat\nunsupported\nsuccess\n");
  }

  @Test
  void theTimeoutOfACheckIsTheScriptsOwn() {
    scripts.run(
        "(check-sat)(set-option :timeout 60000)(check-sat)(set-option :tlimit-per 0)(check-sat)");
    List<Duration> left = scripts.queries().stream().map(q -> q.budget().remaining()).toList();
    assertThat(left.get(0)).isLessThanOrEqualTo(Duration.ofSeconds(3));
    assertThat(left.get(1)).isBetween(Duration.ofSeconds(4), Duration.ofSeconds(60));
    assertThat(left.get(2)).isGreaterThan(Duration.ofDays(100));
  }

  @Test
  void manyDefinitionsInARowAreFine() {
    StringBuilder script = new StringBuilder("(declare-const x0 (_ BitVec 2))\n");
    for (int i = 1; i <= 50_000; i++) {
      script.append("(define-fun x%d () (_ BitVec 2) (bvadd x%d #b01))\n".formatted(i, i - 1));
    }
    assertThat(scripts.run(script + "(assert (= x50000 #b11))(check-sat)(get-value (x0))"))
        .isEqualTo("sat\n((x0 #b11))\n");
  }
}
