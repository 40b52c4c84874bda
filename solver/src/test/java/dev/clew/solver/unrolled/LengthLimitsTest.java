package dev.clew.solver.unrolled;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.LongestText;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How long strings are by what single conditions say of them. */
class LengthLimitsTest {

  private final ExprFactory terms = new ExprFactory(Rewriter.NONE);
  private final Symbol s = terms.symbol("s", Sort.STRING);
  private final Symbol t = terms.symbol("t", Sort.STRING);
  private final Symbol n = terms.symbol("n", Sort.INTEGER);

  private Expr op(StringOp op, Expr... args) {
    return terms.apply(op, args);
  }

  private Expr number(long number) {
    return terms.integerConst(number);
  }

  private Expr atMost(Expr text, long length) {
    return terms.apply(IntegerOp.LE, op(StringOp.LENGTH, text), number(length));
  }

  private long longest(Symbol symbol, Expr... conjuncts) {
    return LengthLimits.of(List.of(conjuncts)).most(symbol);
  }

  @Test
  void whatIsEqualToAPartOfAShortTextIsShort() {
    Expr part = op(StringOp.SPLIT_PART, s, terms.string(","), number(0), number(0), number(1));
    assertThat(longest(t, atMost(s, 7), terms.eq(t, part))).isEqualTo(7);
    assertThat(longest(t, atMost(s, 7), terms.eq(t, op(StringOp.TRIM, s)))).isEqualTo(7);
    assertThat(longest(t, atMost(s, 7), terms.eq(t, op(StringOp.REVERSE, s)))).isEqualTo(7);
  }

  @Test
  void termsThatShareTheirPartsAreLookedAtOnlySoOften() {
    Expr text = s;
    Expr sum = n;
    for (int i = 0; i < 60; i++) {
      text = op(StringOp.CONCAT, text, text);
      sum = terms.apply(IntegerOp.ADD, sum, sum);
    }
    Expr few = op(StringOp.CONCAT, t, op(StringOp.CONCAT, s, s));

    assertThat(longest(s, terms.eq(text, terms.string("abc")))).isEqualTo(3);
    assertThat(longest(n, terms.apply(IntegerOp.LE, sum, number(7)))).isEqualTo(LengthLimits.NONE);
    assertThat(longest(s, terms.eq(few, terms.string("abc")))).isEqualTo(3);
  }

  @Test
  void aUnitIsOneUnitLong() {
    assertThat(longest(t, terms.eq(t, op(StringOp.FROM_CODE, n)))).isEqualTo(1);
  }

  @Test
  void replacingUnitsByUnitsMakesNothingLonger() {
    Expr replaced = op(StringOp.REPLACE_ALL, s, terms.string(","), terms.string(";"));
    assertThat(longest(t, atMost(s, 5), terms.eq(t, replaced))).isEqualTo(5);
    Expr longer = op(StringOp.REPLACE_ALL, s, terms.string(","), terms.string(", "));
    assertThat(longest(t, atMost(s, 5), terms.eq(t, longer))).isEqualTo(LengthLimits.NONE);
  }

  @Test
  void positionsLieInTheText() {
    Expr found = op(StringOp.FIND_BOUND, s, terms.string("a"), number(0), number(0), number(1));
    LengthLimits limits = LengthLimits.of(List.of(atMost(s, 9), terms.eq(n, found)));
    assertThat(limits.most(n)).isEqualTo(9);
    assertThat(limits.least(n)).isEqualTo(-1);
  }

  @Test
  void theLongestTextIsTheSameToEveryPass() {
    Symbol short_ = terms.text("short", 6);
    for (StringOp op : List.of(StringOp.TRIM, StringOp.STRIP_LEADING, StringOp.REVERSE_UNITS)) {
      assertThat(LongestText.of(op(op, short_))).isEqualTo(6);
      assertThat(longest(t, atMost(s, 6), terms.eq(t, op(op, s)))).isEqualTo(6);
    }
  }

  @Test
  void aTextOfManySharedPartsHasNoLimitInsteadOfTakingForever() {
    Expr doubled = terms.text("short", 1);
    for (int i = 0; i < 40; i++) {
      doubled = op(StringOp.CONCAT, doubled, doubled);
    }
    assertThat(LongestText.of(doubled)).isEqualTo(LongestText.UNLIMITED);
  }
}
