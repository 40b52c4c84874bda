package dev.clew.solver.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class MixedSearchTest {

  private final Terms t = new Terms();
  private final Symbol x = t.doubleSymbol("x");
  private final Symbol y = t.doubleSymbol("y");
  private final Symbol f = t.floatSymbol("f");
  private final Symbol i = t.intSymbol("i");
  private final Symbol j = t.intSymbol("j");
  private final Symbol k = t.intSymbol("k");
  private final Function sin = Terms.real("Math.sin", Math::sin);
  private final Function cos = Terms.real("Math.cos", Math::cos);

  @Test
  void theSideOfADisjunctionThatCanHold() {
    Found.valuesFor(
        t.or(t.gt(t.call(sin, x), t.of(2.0)), t.eq(t.mul(i, t.of(7)), t.of(49))),
        t.gt(x, t.of(0.0)));
  }

  @Test
  void aGrade() {
    Expr lower = t.ite(t.gt(i, t.of(70)), t.of(3), t.of(4));
    Expr grade = t.ite(t.gt(i, t.of(90)), t.of(1), t.ite(t.gt(i, t.of(80)), t.of(2), lower));
    Found.valuesFor(t.eq(grade, t.of(3)));
  }

  private Expr table(int rows) {
    Expr table = t.of(0);
    for (int row = 0; row < rows; row++) {
      table = t.ite(t.eq(i, t.of(row * row * 7919 + 13)), t.of(row * 31 % 41), table);
    }
    return table;
  }

  @Test
  void aRowOfATable() {
    Found.valuesFor(t.eq(table(40), t.of(29)));
  }

  @Test
  void aRowOfATableThatIsAddedTo() {
    Found.valuesFor(t.eq(t.add(table(40), j), t.of(29)), t.lt(j, t.of(5)), t.gt(j, t.of(-5)));
  }

  @Test
  void fiveUnknownsOfThreeSorts() {
    Found.valuesFor(
        t.gt(t.add(t.call(sin, x), t.call(cos, y)), t.of(1.9)),
        t.eq(t.cast(Sort.INT, x), i),
        t.gt(i, t.of(20)),
        t.eq(t.bits(BitsOp.XOR, i, j), t.of(0x5a5a)),
        t.eq(t.add(f, t.of(0.5f)), t.of(3.25f)),
        t.lt(y, t.neg(x)));
  }

  @Test
  void fiveUnknownsThatDependOnEachOther() {
    Symbol l = t.longSymbol("l");
    Expr wide = t.factory.convert(BitsOp.SIGN_EXTEND, Sort.LONG, k);
    Found.valuesFor(
        t.eq(t.add(t.add(i, j), k), t.of(119)),
        t.eq(t.mul(i, j), k),
        t.gt(i, t.of(1)),
        t.gt(j, t.of(1)),
        t.lt(i, t.of(50)),
        t.lt(j, t.of(50)),
        t.gt(k, t.of(0)),
        t.gt(t.mul(x, t.toDouble(k)), t.of(1e6)),
        t.lt(t.mul(x, x), t.of(1e10)),
        t.eq(wide, t.sub(l, t.of(1L << 40))));
  }

  @Test
  void booleansThatChoose() {
    Symbol p = t.symbol("p", Sort.BOOL);
    Symbol q = t.symbol("q", Sort.BOOL);
    Found.valuesFor(
        t.factory.eq(t.factory.eq(p, q), t.lt(i, t.of(-7))),
        t.ite(p, t.eq(i, t.of(12)), t.eq(i, t.of(-12))),
        t.or(t.not(q), t.eq(j, t.of(3))),
        t.not(t.eq(t.ite(q, i, j), t.of(0))));
  }

  @Test
  void aFunctionThatHasOnlyATable() {
    Function get = Function.uninterpreted("get", List.of(Sort.INT), Sort.INT);
    Found.valuesFor(
        t.eq(t.call(get, i), t.of(7)),
        t.eq(t.call(get, j), t.of(8)),
        t.eq(t.call(get, t.call(get, j)), i),
        t.gt(i, t.of(100)));
  }

  @Test
  void aFunctionThatThrowsForMostArguments() {
    Function picky =
        Function.runnable(
            "picky",
            List.of(Sort.INT),
            Sort.INT,
            args -> Value.of(100 / (args.get(0).asInt() % 10 == 3 ? 2 : 0)));
    Found.valuesFor(t.eq(t.call(picky, i), t.of(50)), t.gt(i, t.of(1000)));
  }

  @Test
  void stringsReferencesAndRoundingModes() {
    Symbol text = t.symbol("text", Sort.STRING);
    Symbol first = t.symbol("first", Sort.REFERENCE);
    Symbol second = t.symbol("second", Sort.REFERENCE);
    Expr nothing = t.factory.constant(Value.NULL);
    Found.valuesFor(
        t.factory.eq(text, t.factory.constant(Value.of("needle"))),
        t.not(t.factory.eq(first, nothing)),
        t.not(t.factory.eq(second, nothing)),
        t.not(t.factory.eq(first, second)));
  }

  @Test
  void theHintIsWhereItStarts() {
    Expr far = t.eq(t.call(sin, x), t.of(Math.sin(123456.789)));
    Assignment hint = Assignment.of(Map.of(x, Value.of(123456.789)));
    try (LocalSearch search = new LocalSearch()) {
      Verdict verdict = search.check(new Query(List.of(far), hint, Budget.unlimited()));
      assertThat(verdict).isEqualTo(new Verdict.Sat(hint));
    }
  }
}
