package dev.clew.solver.smtlib.syntax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.solver.smtlib.Terms;
import dev.clew.solver.smtlib.syntax.SExpr.Group;
import java.io.StringReader;
import org.junit.jupiter.api.Test;

class SExprReaderTest {

  @Test
  void whatIsReadIsPrintedTheSame() {
    String text = "(a (b 12 1.5 #xaF #b01) () \"q\"\"q\" |x y| :key)";
    assertThat(SmtText.of(Terms.read(text))).isEqualTo(text);
  }

  @Test
  void expressionsComeOneByOneAndThenNull() {
    SExprReader reader = reader("(a) b\n(c)");
    assertThat(SmtText.of(reader.next())).isEqualTo("(a)");
    assertThat(SmtText.of(reader.next())).isEqualTo("b");
    assertThat(SmtText.of(reader.next())).isEqualTo("(c)");
    assertThat(reader.next()).isNull();
    assertThat(reader.next()).isNull();
  }

  @Test
  void positionsAreThoseOfTheFirstCharacter() {
    Group group = (Group) reader("  (f\n  (g x))").next();
    assertThat(group.position()).isEqualTo(new ScriptPosition("f", 1, 3));
    assertThat(group.get(1).position()).isEqualTo(new ScriptPosition("f", 2, 3));
    assertThat(((Group) group.get(1)).get(1).position()).isEqualTo(new ScriptPosition("f", 2, 6));
  }

  @Test
  void anOpenCommandIsReportedWhereItStarts() {
    SExprReader reader = reader("(a)\n (b (c");
    reader.next();
    assertThatThrownBy(reader::next).hasMessage("f:2:2: command is not closed, expected ')'");
  }

  @Test
  void aParenthesisTooManyIsReportedWhereItStands() {
    SExprReader reader = reader("(a))");
    reader.next();
    assertThatThrownBy(reader::next).hasMessage("f:1:4: ')' without '(', expected a command");
  }

  @Test
  void depthIsBoundedByMemoryOnly() {
    int depth = 500_000;
    String text = "(".repeat(depth) + "x" + ")".repeat(depth);
    assertThat(SmtText.of(Terms.read(text))).isEqualTo(text);
  }

  @Test
  void manySmallExpressionsAreRead() {
    SExprReader reader = reader("(assert (and a b c))\n".repeat(300_000));
    int count = 0;
    for (SExpr next = reader.next(); next != null; next = reader.next()) {
      count++;
    }
    assertThat(count).isEqualTo(300_000);
  }

  @Test
  void symbolsAreWrittenBetweenBarsWhereTheyMustBe() {
    assertThat(SmtText.symbol("a.b")).isEqualTo("a.b");
    assertThat(SmtText.symbol("a b")).isEqualTo("|a b|");
    assertThat(SmtText.symbol("1a")).isEqualTo("|1a|");
    assertThat(SmtText.symbol("")).isEqualTo("||");
    assertThat(SmtText.symbol("let")).isEqualTo("|let|");
    assertThat(SmtText.symbol("é")).isEqualTo("|é|");
  }

  private static SExprReader reader(String text) {
    return new SExprReader("f", new StringReader(text));
  }
}
