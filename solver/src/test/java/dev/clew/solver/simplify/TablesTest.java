package dev.clew.solver.simplify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.Language;
import java.math.BigInteger;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What is said about texts that are known, unit by unit, is what the operators say. */
class TablesTest {

  private final ExprFactory f = Simplifier.factory();
  private final Symbol n = f.symbol("n", Sort.INTEGER);
  private final Symbol s = f.symbol("s", Sort.STRING);

  @Test
  void unitsOfTablesAreThoseOfTheText() {
    for (String table : new String[] {"a", "aaa", "abc", "01230120022455012623010202", "zab+/"}) {
      Expr code = f.apply(StringOp.CODE_AT, f.string(table), n);
      assertThat(code.is(StringOp.CODE_AT)).as(table).isFalse();
      for (int i = -3; i < table.length() + 3; i++) {
        int expected = i >= 0 && i < table.length() ? table.charAt(i) : 0;
        assertThat(at(code, i)).as(table + " at " + i).isEqualTo(expected);
      }
    }
  }

  private static final String LONG = "qwertyuiopasdfghjklzxcvbnmqazwsxedcrfvtgbyhnujmik";

  @Test
  void tablesWithoutOrderStayAsTheyAre() {
    assertThat(f.apply(StringOp.CODE_AT, f.string(LONG), n).is(StringOp.CODE_AT)).isTrue();
  }

  private int at(Expr code, int index) {
    Value value = Value.of(BigInteger.valueOf(index));
    return new Evaluator(Assignment.of(Map.of(n, value))).evaluate(code).asInteger().intValue();
  }

  @Test
  void textsThatAreEqualButForCaseAreALanguage() {
    for (char c = 0; c < 128; c++) {
      Language language = Objects.requireNonNull(CaseFolds.like(String.valueOf(c)));
      for (int unit = 0; unit <= Character.MAX_VALUE; unit++) {
        String other = String.valueOf((char) unit);
        if (language.accepts(other) != other.equalsIgnoreCase(String.valueOf(c))) {
          assertThat((int) c).as("U+%04X is like", unit).isEqualTo(unit);
        }
      }
    }
    assertThat(CaseFolds.like("stra\u00DFe")).isNull();
  }

  @Test
  void comparisonWithAKnownTextIsMembership() {
    assertThat(f.apply(StringOp.EQUALS_IGNORE_CASE, f.string("Max-Age"), s).is(StringOp.IN))
        .isTrue();
  }
}
