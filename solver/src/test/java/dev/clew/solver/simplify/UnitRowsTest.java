package dev.clew.solver.simplify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is found in rows of single units is what Java finds, and asks no text but its units. */
@Tag("once")
class UnitRowsTest {

  private static final int ROUNDS = 4_000;

  private final ExprFactory f = Simplifier.factory();
  private final Symbol s = f.symbol("s", Sort.STRING);
  private final Symbol c = f.symbol("c", Sort.CHAR);
  private final Random random = new Random(7);

  /** A row as a term, and what it is under the values of a round. */
  private record Row(Expr term, String text) {}

  @Test
  void searchesAreThoseOfJava() {
    for (int round = 0; round < ROUNDS; round++) {
      String word = word(4);
      char unit = word(1).charAt(0);
      Assignment values = Assignment.of(Map.of(s, Value.of(word), c, Value.ofRaw(Sort.CHAR, unit)));
      Evaluator evaluator = new Evaluator(values);
      Row whole = row(random.nextInt(6), word, unit);
      Row part = random.nextBoolean() ? constant(random.nextInt(3)) : row(1, word, unit);
      assertThat(evaluator.holds(both(StringOp.CONTAINS, whole, part)))
          .isEqualTo(whole.text.contains(part.text));
      assertThat(evaluator.holds(both(StringOp.STARTS_WITH, whole, part)))
          .isEqualTo(whole.text.startsWith(part.text));
      assertThat(evaluator.holds(both(StringOp.ENDS_WITH, whole, part)))
          .isEqualTo(whole.text.endsWith(part.text));
      assertThat(evaluator.holds(f.eq(whole.term, part.term)))
          .isEqualTo(whole.text.equals(part.text));
      assertThat(number(evaluator, f.apply(StringOp.LENGTH, whole.term)))
          .isEqualTo(whole.text.length());
      Expr place = f.apply(StringOp.INDEX_OF, whole.term, part.term, f.integerConst(0));
      assertThat(number(evaluator, place)).isEqualTo(whole.text.indexOf(part.text));
    }
  }

  @Test
  void whatIsAskedOfRowsIsAskedOfTheirUnits() {
    Expr row = join(join(unit(code(0)), f.string("-")), unit(code(1)));
    for (Expr asked :
        List.of(
            f.apply(StringOp.CONTAINS, row, f.string("x")),
            f.apply(StringOp.STARTS_WITH, row, f.string("a-")),
            f.apply(StringOp.ENDS_WITH, row, f.string("-b")),
            f.eq(row, f.string("a-b")))) {
      new PostOrder()
          .visit(asked, each -> assertThat(each.is(StringOp.CONCAT)).as("%s", asked).isFalse());
    }
    assertThat(f.apply(StringOp.STARTS_WITH, unit(code(0)), f.string("ab")))
        .isEqualTo(f.bool(false));
    assertThat(f.eq(row, f.string("a+b"))).isEqualTo(f.bool(false));
    assertThat(f.apply(StringOp.LENGTH, row)).isEqualTo(f.integerConst(3));
  }

  /** A code that may be no unit at all stays what it is. */
  @Test
  void whatMayBeNoUnitIsNoPartOfARow() {
    Symbol any = f.symbol("n", Sort.INTEGER);
    Expr row = join(unit(any), unit(code(0)));
    Evaluator beyond = new Evaluator(Assignment.of(Map.of(any, Value.of(BigInteger.valueOf(-1)))));
    assertThat(number(beyond, f.apply(StringOp.LENGTH, row))).isEqualTo(1);
    assertThat(beyond.holds(f.eq(row, f.string("\0")))).isTrue();
  }

  private static long number(Evaluator evaluator, Expr term) {
    return evaluator.evaluate(term).asInteger().longValueExact();
  }

  private Expr both(StringOp op, Row whole, Row part) {
    return f.apply(op, whole.term, part.term);
  }

  private Row row(int parts, String word, char unit) {
    Row row = new Row(f.string(""), "");
    for (int i = 0; i < parts; i++) {
      int place = random.nextInt(5);
      Row next =
          switch (random.nextInt(3)) {
            case 0 -> constant(1);
            case 1 ->
                new Row(
                    unit(code(place)),
                    place < word.length() ? word.substring(place, place + 1) : "\0");
            default -> new Row(unit(f.apply(BitsOp.UNSIGNED_VALUE, c)), String.valueOf(unit));
          };
      row = new Row(join(row.term, next.term), row.text + next.text);
    }
    return row;
  }

  private Row constant(int length) {
    String text = word(length);
    return new Row(f.string(text), text);
  }

  private String word(int length) {
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < length; i++) {
      word.append("ab\uffff".charAt(random.nextInt(3)));
    }
    return word.toString();
  }

  private Expr code(int place) {
    return f.apply(StringOp.CODE_AT, s, f.integerConst(place));
  }

  private Expr unit(Expr code) {
    return f.apply(StringOp.FROM_CODE, code);
  }

  private Expr join(Expr a, Expr b) {
    return f.apply(StringOp.CONCAT, a, b);
  }
}
