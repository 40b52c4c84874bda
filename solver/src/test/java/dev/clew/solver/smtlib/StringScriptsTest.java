package dev.clew.solver.smtlib;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import dev.clew.solver.simplify.Simplifier;
import dev.clew.solver.smtlib.syntax.SExpr;
import dev.clew.solver.smtlib.syntax.ScriptException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whole scripts about strings. */
class StringScriptsTest {

  private static final List<Value> STRINGS =
      Stream.of("", "a", "b", "ab", "ba", "aa", "\"\\u{61}\ud800\u0000").map(Value::of).toList();

  private final BruteForceSolver solver = new BruteForceSolver(Map.of(Sort.STRING, STRINGS));

  @Test
  void stringsAreDeclaredAssertedAndShown() {
    assertThat(
            run(
                """
                (set-logic QF_SLIA)
                (set-option :strings-exp true)
                (declare-fun x () String)
                (declare-const y String)
                (define-fun twice ((s String)) String (str.++ s s))
                (assert (= (twice x) y))
                (assert (distinct x ""))
                (check-sat)
                (get-value (x y (str.len y)))
                (push 1)
                (assert (= y "ab"))
                (check-sat)
                (pop 1)
                (check-sat-assuming ((= x "b")))
                """))
        .isEqualTo("sat\n((x \"a\")\n (y \"aa\")\n ((str.len y) 2))\nunsat\nunsat\n");
  }

  @Test
  void functionsMayTakeAndGiveStrings() {
    assertThat(
            run(
                """
                (declare-fun f (String Int) String)
                (declare-const x String)
                (assert (= (f x 1) "ab"))
                (check-sat)
                (get-model)
                """))
        .isEqualTo(
            """
            sat
            (
              (define-fun f ((x!0 String) (x!1 Int)) String "ab")
              (define-fun x () String "")
            )
            """);
  }

  @Test
  void printedStringsReadBack() {
    String script = "(declare-const x String)(assert (> (str.len x) 4))(check-sat)(get-value (x))";
    String printed = run(script);
    assertThat(printed).isEqualTo("sat\n((x \"\"\"\\u{5c}u{61}\\u{d800}\\u{0}\"))\n");
    String literal = printed.substring(printed.indexOf("x ") + 2, printed.indexOf("))"));
    assertThat(Terms.read(literal)).isInstanceOf(SExpr.Atom.class);
    assertThat(new Terms().value(literal)).isEqualTo(STRINGS.get(6));
  }

  @Test
  void aDeclaredRegularExpressionIsWhatAnAssertionSaysItIs() {
    assertThat(
            run(
                """
                (declare-const r RegLan)
                (declare-const s (RegEx String))
                (declare-const x String)
                (push)
                (assert (= r (re.+ (str.to_re "b"))))
                (assert (str.in_re x r))
                (assert (= (re.++ r r) s))
                (check-sat)
                (get-value (x r (re.* r)))
                (get-model)
                (assert (str.in_re x s))
                (check-sat)
                (pop)
                (assert (= r re.allchar))
                (assert (str.in_re x r))
                (check-sat)
                (get-value (x s))
                """))
        .isEqualTo(
            """
            sat
            ((x "b")
             (r (re.+ (str.to_re "b")))
             ((re.* r) (re.* r)))
            (
              (define-fun r () RegLan (re.+ (str.to_re "b")))
              (define-fun s () RegLan (re.++ r r))
              (define-fun x () String "b")
            )
            unsat
            sat
            ((x "a")
             (s re.none))
            """);
  }

  @Test
  void otherUsesOfAnUnknownLanguageAreNamed() {
    String declared = "(declare-const r RegLan)(declare-const x String)";
    for (String use :
        List.of(
            "(assert (str.in_re x r))",
            "(assert (= r (re.* r)))",
            "(assert (not (= r re.all)))",
            "(assert (str.in_re x (str.to_re x)))",
            "(assert (str.in_re x (ite (= x \"\") re.all re.none)))",
            "(define-fun f ((q RegLan)) Bool (str.in_re x q))",
            "(check-sat-assuming ((= r re.all)))")) {
      assertThatThrownBy(() -> run(declared + use))
          .as(use)
          .isInstanceOf(ScriptException.class)
          .hasMessageContaining("a regular expression that is not constant is not supported");
    }
  }

  @Test
  void anEqualityOfOtherSortsIsNoDefinition() {
    assertThat(
            run(
                "(declare-const p Bool)(declare-const x String)(assert (= x \"a\"))"
                    + "(assert (= p true))(check-sat)(get-value (p x))"))
        .isEqualTo("sat\n((p true)\n (x \"a\"))\n");
  }

  private String run(String script) {
    StringWriter out = new StringWriter();
    new SmtScript(Simplifier.factory(), solver, new PrintWriter(out), Duration.ofSeconds(9), "1")
        .run("s.smt2", new StringReader(script));
    return out.toString().replace(System.lineSeparator(), "\n");
  }
}
