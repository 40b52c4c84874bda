package dev.clew.solver.print;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.RandomTerms;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Terms of every sort print, and two that print alike mean the same. */
@Tag("once")
class PrinterIsUnambiguousTest {

  private static final int TERMS = 12_000;
  private static final int INPUTS = 12;

  /** Not sixteen bits, where the text leaves open what a symbol is. */
  static Stream<List<Sort>> sorts() {
    return Stream.of(
        List.of(Sort.bits(1), Sort.bits(2), Sort.bits(3)),
        List.of(Sort.BYTE, Sort.INT, Sort.LONG),
        List.of(Sort.bits(63), Sort.LONG, Sort.bits(65), Sort.bits(130)),
        List.of(Sort.FLOAT, Sort.DOUBLE, Sort.INT, Sort.LONG),
        List.of(Sort.floating(3, 4), Sort.floating(2, 3), Sort.bits(7), Sort.bits(5)),
        List.of(Sort.INTEGER, Sort.bits(4), Sort.INT),
        List.of(Sort.INT, Sort.REFERENCE, Sort.STRING, Sort.ROUNDING));
  }

  @ParameterizedTest
  @MethodSource("sorts")
  void termsThatPrintAlikeHaveTheSameValues(List<Sort> sorts) {
    Random random = new Random(sorts.size());
    ExprFactory factory = new ExprFactory(Rewriter.NONE);
    RandomTerms source = new RandomTerms(factory, random, sorts);
    List<Evaluator> evaluators = new ArrayList<>();
    for (int i = 0; i < INPUTS; i++) {
      Map<Symbol, Value> values = new HashMap<>();
      source.symbols().forEach(symbol -> values.put(symbol, source.value(symbol.sort())));
      evaluators.add(new Evaluator(Assignment.of(values)));
    }
    Map<String, Expr> seen = new HashMap<>();
    int alike = 0;
    for (int i = 0; i < TERMS; i++) {
      Sort sort = i % 3 == 0 ? Sort.BOOL : sorts.get(random.nextInt(sorts.size()));
      Expr term = source.term(sort, 1 + i % 3);
      Expr other = seen.putIfAbsent(sort + " " + TermPrinter.print(term), term);
      if (other != null && other != term) {
        alike++;
        for (Evaluator evaluator : evaluators) {
          assertThat(evaluator.evaluate(term))
              .as("%s: %s and %s", TermPrinter.print(term), term, other)
              .isEqualTo(evaluator.evaluate(other));
        }
      }
    }
    assertThat(alike).isPositive();
  }
}
