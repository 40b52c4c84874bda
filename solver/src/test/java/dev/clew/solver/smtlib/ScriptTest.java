package dev.clew.solver.smtlib;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Rewriter;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScriptTest {

  private final BruteForceSolver solver = new BruteForceSolver();
  private final StringWriter out = new StringWriter();

  @Test
  void aScriptIsAnsweredCommandByCommand() {
    assertThat(
            run(
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
            run(
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
            run(
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
    run(
        "(declare-const x Bool)(push 1)(assert x)(reset-assertions)(declare-const x Int)(check-sat)");
    assertThat(out.toString()).isEqualToIgnoringNewLines("sat");
    assertThat(solver.queries().get(0).conjuncts()).isEmpty();
  }

  @Test
  void parametersShadowAndAreSubstitutedAtOnce() {
    assertThat(
            run(
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
            run(
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
  void modelsShowElementsAndFunctions() {
    assertThat(
            run(
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
            run(
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
  void namedAssertionsMakeTheCore() {
    assertThat(
            run(
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
            run(
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
            run(
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

  @Test
  void infosAndOptions() {
    assertThat(
            run(
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
    assertThat(run("(set-option :print-success true)(set-logic ALL)(check-sat)(foo)(exit)"))
        .isEqualTo("success\nsuccess\nsat\nunsupported\nsuccess\n");
  }

  @Test
  void theTimeoutOfACheckIsTheScriptsOwn() {
    run("(check-sat)(set-option :timeout 60000)(check-sat)(set-option :tlimit-per 0)(check-sat)");
    List<Duration> left = solver.queries().stream().map(q -> q.budget().remaining()).toList();
    assertThat(left.get(0)).isLessThanOrEqualTo(Duration.ofSeconds(3));
    assertThat(left.get(1)).isBetween(Duration.ofSeconds(4), Duration.ofSeconds(60));
    assertThat(left.get(2)).isGreaterThan(Duration.ofDays(100));
  }

  @Test
  void anAnswerThatContradictsTheStatusIsNoted() {
    ScriptResult result =
        result(
            """
            (set-info :status unsat)
            (check-sat)
            (check-sat)
            (set-info :status sat)
            (check-sat)
            (set-info :status unknown)
            (assert false)
            (check-sat)
            """);
    assertThat(result.answers())
        .extracting(ScriptResult.Answer::contradictsStatus)
        .containsExactly(true, false, false, false);
    assertThat(result.answers()).extracting(ScriptResult.Answer::line).containsExactly(2, 3, 5, 8);
    assertThat(result.answers())
        .extracting(ScriptResult.Answer::word)
        .containsExactly("sat", "sat", "sat", "unsat");
    assertThat(result.hasUnknown()).isFalse();
  }

  @Test
  void whatWasAnsweredBeforeAMistakeStands() {
    assertThatThrownBy(() -> run("(check-sat)\n  (assert 1)\n(check-sat)"))
        .isInstanceOf(ScriptException.class)
        .hasMessage("s.smt2:2:11: the term has sort Int, expected Bool");
    assertThat(out.toString()).isEqualToIgnoringNewLines("sat");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "check-sat ~ s.smt2:1:1: this is no command, expected (command …)",
        "() ~ s.smt2:1:1: this is no command, expected (command …)",
        "(check-sat 1) ~ s.smt2:1:1: 'check-sat' has other arguments, expected (check-sat)",
        "(declare-const x) ~ s.smt2:1:1: 'declare-const' has other arguments, expected (declare-const symbol sort)",
        "(declare-const x Boool) ~ s.smt2:1:18: unknown sort 'Boool'; did you mean 'Bool'?",
        "(declare-const x Real) ~ s.smt2:1:18: the sort Real is not supported",
        "(declare-const x (Seq (_ BitVec 8))) ~ s.smt2:1:19: sequences other than strings are not supported",
        "(declare-fun f (RegLan) Int) ~ s.smt2:1:14: functions of regular expressions are not supported",
        "(declare-const x (RegEx Int)) ~ s.smt2:1:25: sort 'RegEx' of Int, expected String",
        "(declare-const x (Array Int Int)) ~ s.smt2:1:19: arrays are not supported",
        "(declare-const x (Set Int)) ~ s.smt2:1:19: sets are not supported",
        "(declare-const x (-> Int Int)) ~ s.smt2:1:19: functions as values are not supported",
        "(declare-const x (_ FiniteField 7)) ~ s.smt2:1:18: finite fields are not supported",
        "(assert (= 5 -5)) ~ s.smt2:1:14: unknown symbol '-5'; did you mean '(- 5)'?",
        "(declare-const x (_ BitVec 0)) ~ s.smt2:1:28: index 0 of 'BitVec', expected a numeral from 1 to 16777216",
        "(declare-const x (_ FloatingPoint 8)) ~ s.smt2:1:18: 'FloatingPoint' has 1 index, expected 2",
        "(declare-const x (_ FloatingPoint 31 24)) ~ s.smt2:1:35: index 31 of 'FloatingPoint', expected a numeral from 2 to 30",
        "(assert (fp.isZero ((_ to_fp 53 11) RNE 0))) ~ s.smt2:1:30: index 53 of 'to_fp', expected a numeral from 2 to 30",
        "(assert (fp.isZero (fp #b0 #x00000000 #b1))) ~ s.smt2:1:28: argument 2 of 'fp' has sort (_ BitVec 32), expected 2 to 30 bits of exponent",
        "(declare-const x (Bool)) ~ s.smt2:1:18: this is no sort, expected (name sort …)",
        "(declare-const x (Bool Int)) ~ s.smt2:1:18: sort 'Bool' applied, expected it alone",
        "(declare-const x 5) ~ s.smt2:1:18: found '5', expected a sort",
        "(declare-fun f (#b1) Int) ~ s.smt2:1:17: found '#b1', expected a sort",
        "(declare-const x ()) ~ s.smt2:1:18: this is no sort, expected (name sort …)",
        "(declare-const let Int) ~ s.smt2:1:16: 'let' is a reserved word, expected another name",
        "(declare-const true Int) ~ s.smt2:1:16: 'true' is declared already, expected another name",
        "(declare-sort Bool 0) ~ s.smt2:1:15: 'Bool' is declared already, expected another name",
        "(declare-sort U 1) ~ s.smt2:1:17: sorts with parameters are not supported",
        "(declare-const x Int)(declare-fun x () Bool) ~ s.smt2:1:35: 'x' is declared already, expected another name",
        "(declare-fun f Int Bool) ~ s.smt2:1:16: found 'Int', expected a list of sorts",
        "(declare-fun f (Int) Bool)(assert (f true)) ~ s.smt2:1:38: argument 1 of 'f' has sort Bool, expected Int",
        "(declare-fun f (Int) Bool)(assert f) ~ s.smt2:1:35: 'f' has no arguments, expected 1",
        "(declare-const x Bool)(assert (x true)) ~ s.smt2:1:32: 'x' has 1 argument, expected none",
        "(define-fun f ((x Int)) Bool x) ~ s.smt2:1:30: the body has sort Int, expected Bool",
        "(define-fun f ((x Int) (x Int)) Int x) ~ s.smt2:1:24: parameter 'x' occurs twice, expected another name",
        "(define-fun f (x) Int x) ~ s.smt2:1:16: this is no parameter, expected (symbol sort)",
        "(define-fun f ((x Int)) Int (! x :named n)) ~ s.smt2:1:41: 'n' names a term with parameters, expected none",
        "(define-sort P (A) (_ BitVec A)) ~ s.smt2:1:30: index of 'BitVec', expected a numeral",
        "(define-sort P (A) A)(declare-const x P) ~ s.smt2:1:39: sort 'P' without parameters, expected 1",
        "(define-sort P (A) A)(declare-const x (P Int Int)) ~ s.smt2:1:40: sort 'P' has 2 parameters, expected 1",
        "(define-fun-rec f ((x Int)) Int x) ~ s.smt2:1:1: recursive functions are not supported",
        "(declare-datatypes () ()) ~ s.smt2:1:1: datatypes are not supported",
        "(pop 1) ~ s.smt2:1:1: 'pop' of 1 levels, expected at most 0",
        "(push x) ~ s.smt2:1:7: found 'x', expected a numeral",
        "(push 1000000) ~ s.smt2:1:7: numeral 1000000, expected a smaller one",
        "(set-option :timeout soon) ~ s.smt2:1:22: found 'soon', expected milliseconds",
        "(set-option :print-success 1) ~ s.smt2:1:28: found '1', expected true or false",
        "(set-option timeout 1) ~ s.smt2:1:13: found 'timeout', expected a keyword",
        "(echo hi) ~ s.smt2:1:7: found 'hi', expected a string literal",
        "(get-value x) ~ s.smt2:1:12: found 'x', expected a list of terms",
        "(assert (! true :named a))(assert (! true :named a)) ~ s.smt2:1:50: 'a' is declared already, expected another name",
      })
  void mistakesAreNamedWithTheirPlace(String script, String message) {
    assertThatThrownBy(() -> run(script)).isInstanceOf(ScriptException.class).hasMessage(message);
  }

  @Test
  void namesOfWhatIsMissingCanBeDeclared() {
    run(
        "(declare-sort Set 0)(declare-sort Seq 0)(declare-fun select (Set Int) Seq)(declare-const -5 Set)");
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void aMistakeIsOneLineWhateverTheScriptHolds() {
    assertThatThrownBy(() -> run("(assert |a\r\n\tb|)"))
        .hasMessage("s.smt2:1:9: unknown symbol 'a b'");
    assertThatThrownBy(() -> run("(declare-const \"a\nb\" Int)"))
        .hasMessage("s.smt2:1:16: found '\"a b\"', expected a symbol");
    assertThatThrownBy(() -> run("(assert " + "x".repeat(1_000_000) + ")"))
        .satisfies(mistake -> assertThat(mistake.getMessage()).hasSizeLessThan(400));
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
    run(declarations + assertions + "(check-sat)(get-model)");
    String[] reply = out.toString().split("\\R", 2);
    assertThat(reply[0]).isEqualTo("sat");
    String model = reply[1].strip();
    String definitions = model.substring(1, model.length() - 1);
    out.getBuffer().setLength(0);
    assertThat(run("(declare-sort U 0)" + definitions + assertions + "(check-sat)"))
        .isEqualTo("sat\n");
    assertThat(solver.queries().get(1).conjuncts()).hasSize(6);
  }

  @Test
  void manyDefinitionsInARowAreFine() {
    StringBuilder script = new StringBuilder("(declare-const x0 (_ BitVec 2))\n");
    for (int i = 1; i <= 50_000; i++) {
      script.append("(define-fun x%d () (_ BitVec 2) (bvadd x%d #b01))\n".formatted(i, i - 1));
    }
    assertThat(run(script + "(assert (= x50000 #b11))(check-sat)(get-value (x0))"))
        .isEqualTo("sat\n((x0 #b11))\n");
  }

  private String run(String script) {
    result(script);
    return out.toString().replace(System.lineSeparator(), "\n");
  }

  private ScriptResult result(String script) {
    Script runner =
        new Script(
            new ExprFactory(Rewriter.NONE),
            solver,
            new PrintWriter(out),
            Duration.ofSeconds(3),
            "1.2.3");
    return runner.run("s.smt2", new StringReader(script));
  }
}
