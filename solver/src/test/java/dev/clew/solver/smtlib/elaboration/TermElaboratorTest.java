package dev.clew.solver.smtlib.elaboration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Value;
import dev.clew.solver.smtlib.Terms;
import dev.clew.solver.smtlib.syntax.ScriptException;
import java.math.BigInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("once")
class TermElaboratorTest {

  private final Terms terms = new Terms();

  @Test
  void letBindsInParallel() {
    assertThat(integer("(let ((x 1) (y 2)) (let ((x y) (y x)) (- (* 10 x) y)))")).isEqualTo(19);
    assertThat(integer("(let ((x 1)) (let ((x 2) (y x)) (+ (* 10 x) y)))")).isEqualTo(21);
  }

  @Test
  void aBindingEndsWithItsLet() {
    assertThat(integer("(let ((x 1)) (+ (let ((x 5)) x) x (let ((x (+ x 10))) x)))")).isEqualTo(17);
    assertThatThrownBy(() -> terms.term("(+ (let ((x 1)) x) x)"))
        .hasMessageStartingWith("t:1:20: unknown symbol 'x'");
  }

  @Test
  void aLocalNameShadowsATheorys() {
    assertThat(integer("(let ((true 3) (RNE 4)) (+ true RNE))")).isEqualTo(7);
    assertThatThrownBy(() -> terms.term("(let ((abs 1)) (abs 2))"))
        .hasMessage("t:1:17: 'abs' is a term here, expected a function");
  }

  @Test
  void barsDoNotMakeAnotherSymbol() {
    assertThat(integer("(let ((|x| 1)) x)")).isEqualTo(1);
    assertThat(integer("(let ((|let| 1) (|a b| 2)) (+ |let| |a b|))")).isEqualTo(3);
    assertThat(integer("(|+| 1 2)")).isEqualTo(3);
  }

  @Test
  void annotationsDoNotChangeATerm() {
    assertThat(integer("(! (+ 1 (! 2 :named two)) :pattern (x y) :flag :weight 3)")).isEqualTo(3);
    assertThat(integer("(+ two two)")).isEqualTo(4);
  }

  @Test
  void deepNestingOfAllKindsNeedsNoStack() {
    int depth = 200_000;
    assertThat(asWritten("(+ 1 ".repeat(depth) + "0" + ")".repeat(depth))).isEqualTo(depth);
    String chain = "(let ((x (+ x 1))) ".repeat(depth);
    assertThat(asWritten("(let ((x 0)) " + chain + "x" + ")".repeat(depth) + ")")).isEqualTo(depth);
  }

  @Test
  void deepNestingOfRarerKindsNeedsNoStackEither() {
    int depth = 50_000;
    String inBinding = "(let ((x ".repeat(depth) + "7" + ")) x)".repeat(depth);
    assertThat(integer(inBinding)).isEqualTo(7);
    assertThat(terms.holds("(not ".repeat(depth) + "true" + ")".repeat(depth))).isTrue();
    assertThat(integer("(! ".repeat(depth) + "7" + " :weight 1)".repeat(depth))).isEqualTo(7);
    String attribute = "(".repeat(depth) + ")".repeat(depth);
    assertThat(integer("(! 7 :note " + attribute + ")")).isEqualTo(7);
  }

  @Test
  void manyArgumentsAreFine() {
    assertThat(integer("(+" + " 1".repeat(200_000) + ")")).isEqualTo(200_000);
  }

  @Test
  void sharedTermsAreBuiltOnce() {
    StringBuilder text = new StringBuilder("(let ((x #x01)) ");
    int levels = 200;
    text.append("(let ((x (bvadd x x))) ".repeat(levels))
        .append("x")
        .append(")".repeat(levels + 1));
    assertThat(terms.value(text.toString())).isEqualTo(Value.zero(terms.term("#x00").sort()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "(bvadf #x01 #x02) ~ t:1:2: unknown symbol 'bvadf'; did you mean 'bvadd'?",
        "nonsense ~ t:1:1: unknown symbol 'nonsense'",
        "(bvadd #x01 #b1) ~ t:1:13: argument 2 of 'bvadd' has sort (_ BitVec 1), expected (_ BitVec 8)",
        "(bvadd 1 2) ~ t:1:8: argument 1 of 'bvadd' has sort Int, expected a bit-vector",
        "(+ #x01 1) ~ t:1:4: argument 1 of '+' has sort (_ BitVec 8), expected Int",
        "(and true 1) ~ t:1:11: argument 2 of 'and' has sort Int, expected Bool",
        "(ite 1 2 3) ~ t:1:6: argument 1 of 'ite' has sort Int, expected Bool",
        "(ite true 2 #b0) ~ t:1:13: argument 3 of 'ite' has sort (_ BitVec 1), expected Int",
        "(= 1 2 true) ~ t:1:8: argument 3 of '=' has sort Bool, expected Int",
        "(not) ~ t:1:1: a function without arguments in parentheses, expected arguments",
        "(not true true) ~ t:1:2: 'not' has 2 arguments, expected 1",
        "(= 1) ~ t:1:2: '=' has 1 argument, expected at least 2",
        "not ~ t:1:1: 'not' has no arguments, expected 1",
        "bvumulo ~ t:1:1: 'bvumulo' has no arguments, expected 2",
        "fp.min ~ t:1:1: 'fp.min' has no arguments, expected 2",
        "concat ~ t:1:1: 'concat' has no arguments, expected at least 2",
        "(_ to_fp 8 24) ~ t:1:1: 'to_fp' has no arguments, expected a bit pattern, or a rounding mode and a number",
        "(true true) ~ t:1:2: 'true' has 1 argument, expected none",
        "((_ not 1) true) ~ t:1:2: 'not' has 1 index, expected none",
        "(extract #x00) ~ t:1:2: 'extract' has no indices, expected 2",
        "((_ extract 8 0) #x00) ~ t:1:2: 'extract' of bits 8 to 0 from (_ BitVec 8), expected the higher bit first, both below the width",
        "((_ extract 0 1) #x00) ~ t:1:2: 'extract' of bits 0 to 1 from (_ BitVec 8), expected the higher bit first, both below the width",
        "((_ extract a 1) #x00) ~ t:1:13: index of 'extract', expected a numeral",
        "((_ repeat 0) #x00) ~ t:1:12: index 0 of 'repeat', expected a numeral from 1 to 16777216",
        "((_ repeat 9999999) #x00) ~ t:1:2: a bit-vector of width 79999992 is not supported, expected at most 16777216",
        "((_ zero_extend 99999999999) #x00) ~ t:1:17: index 99999999999 of 'zero_extend', expected a numeral from 0 to 16777216",
        "(_ bv256 8) ~ t:1:1: 256 does not fit in (_ BitVec 8), expected a number below two to the power of the width",
        "bv3 ~ t:1:1: 'bv3' has no indices, expected 1",
        "(_ +oo 1 24) ~ t:1:8: index 1 of '+oo', expected a numeral from 2 to 30",
        "(fp.add RNE (_ NaN 8 24) (_ NaN 11 53)) ~ t:1:26: argument 3 of 'fp.add' has sort (_ FloatingPoint 11 53), expected (_ FloatingPoint 8 24)",
        "(fp.add (_ NaN 8 24) (_ NaN 8 24)) ~ t:1:2: 'fp.add' has 2 arguments, expected 3",
        "(fp.sqrt 1 2) ~ t:1:10: argument 1 of 'fp.sqrt' has sort Int, expected RoundingMode",
        "(fp #b00 #b00 #b0) ~ t:1:5: argument 1 of 'fp' has sort (_ BitVec 2), expected (_ BitVec 1)",
        "(fp #b0 #b0 #b0) ~ t:1:9: argument 2 of 'fp' has sort (_ BitVec 1), expected 2 to 30 bits of exponent",
        "((_ to_fp 8 24) #x00) ~ t:1:17: argument 1 of 'to_fp' has sort (_ BitVec 8), expected (_ BitVec 32)",
        "((_ divisible 0) 3) ~ t:1:2: index 0 of 'divisible', expected a positive numeral",
        "() ~ t:1:1: found (), expected a term",
        ":key ~ t:1:1: found ':key', expected a term",
        "let ~ t:1:1: 'let' is a reserved word, expected a term",
        "(let () 1) ~ t:1:1: this is no let, expected (let ((x term) …) term)",
        "(let ((x)) 1) ~ t:1:7: this binds nothing, expected (x term)",
        "(let ((x 1) (x 2)) 1) ~ t:1:13: 'x' is bound twice, expected another name",
        "(let ((1 1)) 1) ~ t:1:8: found '1', expected a symbol",
        "(! true) ~ t:1:1: an annotation without attributes, expected (! term :keyword …)",
        "(! true true) ~ t:1:9: found 'true', expected a keyword",
        "(! true :named) ~ t:1:9: :named without a name, expected a symbol",
        "(! true :named and) ~ t:1:16: 'and' is declared already, expected another name",
        "((f) 1) ~ t:1:2: this is no identifier, expected a symbol or (_ symbol index …)",
        "(_ x) ~ t:1:1: this is no identifier, expected a symbol or (_ symbol index …)",
        "(as true Int) ~ t:1:1: 'true' has sort Bool, expected Int",
        "(as true Foo) ~ t:1:10: unknown sort 'Foo'",
        "(forall ((x Int)) true) ~ t:1:1: 'forall' is not supported",
        "(exists ((x Int)) true) ~ t:1:1: 'exists' is not supported",
        "(str.len x) ~ t:1:10: unknown symbol 'x'",
        "(str.len 1) ~ t:1:10: argument 1 of 'str.len' has sort Int, expected String",
        "(select 1 2) ~ t:1:2: arrays are not supported",
        "((as const (Array Int Int)) 0) ~ t:1:13: arrays are not supported",
        "(/ 1 2) ~ t:1:2: '/' is not supported, because the sort Real is not supported",
      })
  void mistakesAreNamedWithTheirPlace(String term, String message) {
    assertThatThrownBy(() -> terms.term(term))
        .isInstanceOf(ScriptException.class)
        .hasMessage(message);
  }

  @Test
  void anExceptionHasItsParts() {
    try {
      terms.term("(and\n true 1)");
      assertThat(true).as("must throw").isFalse();
    } catch (ScriptException e) {
      assertThat(e.file()).isEqualTo("t");
      assertThat(e.line()).isEqualTo(2);
      assertThat(e.column()).isEqualTo(7);
      assertThat(e.what()).isEqualTo("argument 2 of 'and' has sort Int");
      assertThat(e.expected()).isEqualTo("Bool");
    }
  }

  private BigInteger asWritten(String text) {
    return new Evaluator(Assignment.EMPTY).evaluate(terms.term(text)).asInteger();
  }

  private BigInteger integer(String text) {
    return terms.value(text).asInteger();
  }
}
