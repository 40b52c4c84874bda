package dev.clew.solver.strings.graph;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.simplify.Simplifier;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is made of strings that are known is computed. */
class KnownTextsTest {

  private final ExprFactory f = Simplifier.factory();
  private final Expr s = f.symbol("s", Sort.STRING);
  private final Expr t = f.symbol("t", Sort.STRING);
  private final Expr u = f.symbol("u", Sort.STRING);

  private Expr is(Expr string, String text) {
    return f.eq(string, f.string(text));
  }

  @Test
  void oneConjunctTellsTheNext() {
    Expr reversed = f.eq(t, f.apply(StringOp.REVERSE_UNITS, s));
    Expr doubled = f.eq(u, f.apply(StringOp.CONCAT, t, t));
    assertThat(KnownTexts.toldIn(List.of(doubled, reversed, is(s, "ab")), f))
        .containsExactly(is(u, "baba"), is(t, "ba"), is(s, "ab"));
  }

  @Test
  void numbersAreTold() {
    Expr i = f.symbol("i", Sort.INTEGER);
    Expr one = f.eq(i, f.integerConst(1));
    Expr unit = is(f.apply(StringOp.SLICE, f.string("abc"), i, i), "b");
    assertThat(KnownTexts.toldIn(List.of(unit, one), f)).containsExactly(f.bool(true), one);
  }

  @Test
  void aStringIsNotTwoTexts() {
    assertThat(KnownTexts.toldIn(List.of(is(s, "a"), is(s, "b")), f))
        .containsExactly(is(s, "a"), f.bool(false));
  }

  @Test
  void whatIsNotKnownStaysAsItIs() {
    Expr starts = f.apply(StringOp.STARTS_WITH, t, s);
    List<Expr> unknown = List.of(starts, f.not(is(s, "a")), f.eq(s, t));
    assertThat(KnownTexts.toldIn(unknown, f)).isEqualTo(unknown);
  }
}
