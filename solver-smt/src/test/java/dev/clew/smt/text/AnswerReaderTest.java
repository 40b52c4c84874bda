package dev.clew.smt.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.util.List;
import org.junit.jupiter.api.Test;

class AnswerReaderTest {

  private final ExprFactory terms = new ExprFactory(Rewriter.NONE);
  private final Symbol s = terms.symbol("s", Sort.STRING);
  private final Symbol t = terms.symbol("t", Sort.STRING);

  @Test
  void stringsThatAreTooLongToSpellAreLeftOut() {
    String described =
        "((s (str.++ \"/ \" (witness ((@var.witness String))"
            + " (! (= (str.len @var.witness) 2147483631) :witness (98 0))) \"%n\")) (t \"b\"))";
    assertThat(AnswerReader.values(List.of(s, t), described)).containsOnlyKeys(t);
    assertThat(AnswerReader.hasDescription(described)).isTrue();
  }

  @Test
  void stringsThatAreSpeltAreTaken() {
    String spelt = "((s \"(witness\") (t \"\"))";
    assertThat(AnswerReader.values(List.of(s, t), spelt))
        .containsEntry(s, Value.of("(witness"))
        .containsEntry(t, Value.of(""));
    assertThat(AnswerReader.hasDescription(spelt)).isFalse();
  }
}
