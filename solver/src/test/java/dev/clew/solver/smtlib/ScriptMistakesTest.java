package dev.clew.solver.smtlib;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.solver.smtlib.syntax.ScriptException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScriptMistakesTest {
  private final Scripts scripts = new Scripts();

  @Test
  void whatWasAnsweredBeforeAMistakeStands() {
    assertThatThrownBy(() -> scripts.run("(check-sat)\n  (assert 1)\n(check-sat)"))
        .isInstanceOf(ScriptException.class)
        .hasMessage("s.smt2:2:11: the term has sort Int, expected Bool");
    assertThat(scripts.output()).isEqualToIgnoringNewLines("sat");
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
    assertThatThrownBy(() -> scripts.run(script))
        .isInstanceOf(ScriptException.class)
        .hasMessage(message);
  }

  @Test
  void namesOfWhatIsMissingCanBeDeclared() {
    scripts.run(
        "(declare-sort Set 0)(declare-sort Seq 0)(declare-fun select (Set Int) Seq)(declare-const -5 Set)");
    assertThat(scripts.output()).isEmpty();
  }

  @Test
  void aMistakeIsOneLineWhateverTheScriptHolds() {
    assertThatThrownBy(() -> scripts.run("(assert |a\r\n\tb|)"))
        .hasMessage("s.smt2:1:9: unknown symbol 'a b'");
    assertThatThrownBy(() -> scripts.run("(declare-const \"a\nb\" Int)"))
        .hasMessage("s.smt2:1:16: found '\"a b\"', expected a symbol");
    assertThatThrownBy(() -> scripts.run("(assert " + "x".repeat(1_000_000) + ")"))
        .satisfies(mistake -> assertThat(mistake.getMessage()).hasSizeLessThan(400));
  }

  @Test
  void anAnswerThatContradictsTheStatusIsNoted() {
    ScriptResult result =
        scripts.result(
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
}
