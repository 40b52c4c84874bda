package dev.clew.solver.simplify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Op;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.RandomTerms;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.TermSubstitution;
import dev.clew.solver.expr.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A simplified term has the value of the term as it was written, whatever the assignment. */
@Tag("once")
class SimplifierAgainstEvaluatorTest {

  private static final List<List<Sort>> FAMILIES =
      List.of(
          List.of(Sort.bits(1), Sort.bits(2), Sort.bits(3)),
          List.of(Sort.BYTE, Sort.CHAR, Sort.INT, Sort.LONG),
          List.of(Sort.bits(63), Sort.bits(64), Sort.bits(65), Sort.bits(130)),
          List.of(Sort.FLOAT, Sort.DOUBLE, Sort.INT, Sort.LONG),
          List.of(Sort.floating(3, 4), Sort.floating(2, 3), Sort.bits(7), Sort.bits(5)),
          List.of(Sort.floating(5, 11), Sort.floating(15, 113), Sort.bits(16), Sort.bits(128)),
          List.of(Sort.INTEGER, Sort.bits(4), Sort.INT),
          List.of(Sort.INT, Sort.REFERENCE, Sort.STRING, Sort.ROUNDING));

  private static final int TERMS = 8_000;
  private static final int ASSIGNMENTS = 8;

  @ParameterizedTest(name = "sort family {0}")
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
  void simplifiedTermsHaveTheSameValue(int family) {
    Random random = new Random(1_000 + family);
    long cases = 0;
    int smaller = 0;
    for (int i = 0; i < TERMS; i++) {
      // Most rules look at two nested operators: shallow terms meet their corners more often.
      boolean shallow = i % 8 != 0;
      RandomTerms terms =
          new RandomTerms(new ExprFactory(Rewriter.NONE), random, FAMILIES.get(family));
      Expr written = terms.bool(shallow ? 3 : 5);
      ExprFactory simplifying = Simplifier.factory();
      TermSubstitution simplification = TermSubstitution.copyInto(simplifying);
      smaller += size(simplification.apply(written)) < size(written) ? 1 : 0;
      for (int j = 0; j < ASSIGNMENTS; j++) {
        Map<Symbol, Value> values = new HashMap<>();
        terms.symbols().forEach(symbol -> values.put(symbol, terms.value(symbol.sort())));
        cases += compareAllSubterms(written, simplification, simplifying, values);
      }
    }
    System.out.printf(
        "simplifier against evaluator, %s: %,d subterms, %,d of %,d terms became smaller%n",
        FAMILIES.get(family), cases, smaller, TERMS);
    assertThat(smaller).isPositive();
  }

  private static long compareAllSubterms(
      Expr written,
      TermSubstitution simplification,
      ExprFactory simplifying,
      Map<Symbol, Value> values) {
    Evaluator plain = new Evaluator(Assignment.of(values));
    Evaluator simplified = new Evaluator(in(simplifying, values));
    long[] cases = {0};
    new PostOrder()
        .visit(
            written,
            expr -> {
              cases[0]++;
              assertThat(simplified.evaluate(simplification.apply(expr)))
                  .as(() -> describe(expr) + " under " + values)
                  .isEqualTo(plain.evaluate(expr));
            });
    return cases[0];
  }

  @Test
  void theRandomTermsUseEveryOperator() {
    Set<Op> used = new HashSet<>();
    Random random = new Random(7);
    for (List<Sort> family : FAMILIES) {
      for (int i = 0; i < 300; i++) {
        RandomTerms terms = new RandomTerms(new ExprFactory(Rewriter.NONE), random, family);
        new PostOrder()
            .visit(
                terms.bool(5),
                expr -> {
                  if (expr instanceof Apply apply) {
                    used.add(apply.op());
                  }
                });
      }
    }
    List<Op> all = new ArrayList<>();
    all.addAll(List.of(CoreOp.values()));
    all.addAll(List.of(BitsOp.values()));
    all.addAll(List.of(FloatOp.values()));
    all.addAll(List.of(IntegerOp.values()));
    assertThat(used).containsAll(all);
  }

  private static Assignment in(ExprFactory factory, Map<Symbol, Value> values) {
    Map<Symbol, Value> copied = new HashMap<>();
    values.forEach(
        (symbol, value) -> copied.put(factory.symbol(symbol.name(), symbol.sort()), value));
    return Assignment.of(copied);
  }

  private static int size(Expr root) {
    int[] count = {0};
    new PostOrder().visit(root, expr -> count[0]++);
    return count[0];
  }

  private static String describe(Expr root) {
    StringBuilder text = new StringBuilder();
    new PostOrder()
        .visit(
            root, expr -> text.append('#').append(expr.id()).append('=').append(expr).append("; "));
    return text.toString();
  }
}
