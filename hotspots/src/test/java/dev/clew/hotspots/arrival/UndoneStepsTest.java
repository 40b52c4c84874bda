package dev.clew.hotspots.arrival;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import org.junit.jupiter.api.Test;

class UndoneStepsTest {

  private final ExprFactory terms = new ExprFactory(Rewriter.NONE);
  private final Symbol name = terms.symbol("name", Sort.STRING);

  @Test
  void anInputIsTheWordItself() {
    assertThat(value(name, "' or '1'='1")).isEqualTo("' or '1'='1");
  }

  @Test
  void whatWasReplacedIsPutBackFromTheLastStepToTheFirst() {
    Expr doubled = replaced(StringOp.REPLACE_ALL, name, "'", "''");
    Expr decoded = replaced(StringOp.REPLACE_ALL, doubled, "%27", "'");
    assertThat(value(decoded, "' or 1=1")).isEqualTo("%27 or 1=1");
  }

  @Test
  void whatIsTakenOutOnceStandsInFront() {
    assertThat(value(replaced(StringOp.REPLACE_ONE, name, "'", ""), "' or 1")).isEqualTo("'' or 1");
  }

  @Test
  void aPatternThatStandsForItsTextIsPutBackAsWell() {
    Expr first = match("'", "");
    assertThat(value(first, "' or 1")).isEqualTo("'' or 1");
    assertThat(UndoneSteps.guess(match("[']", ""), "' or 1")).isEmpty();
    assertThat(UndoneSteps.guess(match("'", "$0"), "' or 1")).isEmpty();
  }

  private Expr match(String pattern, String by) {
    Expr flags = terms.integerConst(0);
    return terms.apply(
        StringOp.REPLACE_FIRST_MATCH, name, terms.string(pattern), flags, terms.string(by));
  }

  @Test
  void whatIsCutOutWhereItIsFoundStandsInFront() {
    Expr hasQuote = terms.apply(StringOp.CONTAINS, name, terms.string("'"));
    Expr cut = terms.ite(hasQuote, terms.apply(StringOp.TRIM, name), name);
    assertThat(value(cut, "' or 1=1")).isEqualTo("'' or 1=1");
    Expr two = terms.ite(hasQuote, terms.symbol("other", Sort.STRING), name);
    assertThat(UndoneSteps.guess(two, "a")).isEmpty();
  }

  @Test
  void blanksAndCasesAreLeftAsTheyAre() {
    Expr lower = terms.apply(StringOp.TO_LOWER, terms.apply(StringOp.TRIM, name));
    assertThat(value(lower, "a' b")).isEqualTo("a' b");
  }

  @Test
  void whatIsPutTogetherIsNotGuessed() {
    Expr both = terms.apply(StringOp.CONCAT, name, terms.symbol("other", Sort.STRING));
    assertThat(UndoneSteps.guess(both, "a")).isEmpty();
  }

  private String value(Expr made, String word) {
    return UndoneSteps.guess(made, word).orElseThrow().value();
  }

  private Expr replaced(StringOp op, Expr text, String from, String to) {
    return terms.apply(op, text, terms.string(from), terms.string(to));
  }
}
