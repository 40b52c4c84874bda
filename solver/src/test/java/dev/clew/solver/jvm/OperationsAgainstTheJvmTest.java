package dev.clew.solver.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.simplify.Simplifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every operation of the package, term against compiled Java. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class OperationsAgainstTheJvmTest {

  private static final int BOUNDARY_CASES = 1000;
  private static final int RANDOM_CASES = 400;

  private long cases;

  @AfterAll
  void printCount() {
    System.out.printf("operations against the JVM: %d cases%n", cases);
    assertThat(cases).isGreaterThan(100_000);
  }

  static Stream<Row> rows() {
    return Stream.of(
            IntegerRows.ints(),
            IntegerRows.longs(),
            IntegerRows.conversions(),
            FloatRows.floats(),
            FloatRows.doubles(),
            FloatRows.conversions(),
            IntegerMathRows.arithmetic(),
            IntegerMathRows.roundedDivision(),
            IntegerMathRows.overflows(),
            IntegerMathRows.unsigned(),
            IntegerMathRows.bits(),
            FloatMathRows.arithmetic(),
            FloatMathRows.rounding(),
            FloatMathRows.patterns(),
            FloatMathRows.functions())
        .flatMap(List::stream);
  }

  @ParameterizedTest
  @MethodSource("rows")
  void aTermHasTheValueThatJavaComputes(Row row) {
    int compared = 0;
    for (Rewriter rewriter : List.of(Rewriter.NONE, new Simplifier())) {
      ExprFactory factory = new ExprFactory(rewriter);
      Operations operations = Operations.on(factory);
      Symbol[] symbols = symbols(row, factory);
      Expr open = row.term().build(operations, symbols);
      for (List<Value> arguments : samples(row)) {
        Optional<Value> expected = expected(row, arguments);
        if (expected.isPresent()) {
          Expr closed = row.term().build(operations, constants(factory, arguments));
          assertThat(new Evaluator(assignment(symbols, arguments)).evaluate(open))
              .as("%s%s with symbols", row, arguments)
              .isEqualTo(expected.get());
          assertThat(new Evaluator(Assignment.EMPTY).evaluate(closed))
              .as("%s%s with constants", row, arguments)
              .isEqualTo(expected.get());
          compared++;
        }
      }
    }
    assertThat(compared).isPositive();
    cases += compared;
  }

  private static List<List<Value>> samples(Row row) {
    List<List<Value>> samples =
        new ArrayList<>(Samples.combinations(row.parameters(), BOUNDARY_CASES));
    Random random = new Random(row.name().hashCode());
    for (int i = 0; i < RANDOM_CASES; i++) {
      samples.add(row.parameters().stream().map(sort -> Samples.random(sort, random)).toList());
    }
    return samples;
  }

  private static Optional<Value> expected(Row row, List<Value> arguments) {
    try {
      return Optional.of(row.oracle().compute(new Arguments(arguments)));
    } catch (ArithmeticException | IllegalArgumentException unspecified) {
      return Optional.empty();
    }
  }

  private static Symbol[] symbols(Row row, ExprFactory factory) {
    Symbol[] symbols = new Symbol[row.parameters().size()];
    for (int i = 0; i < symbols.length; i++) {
      symbols[i] = factory.symbol("x" + i, row.parameters().get(i));
    }
    return symbols;
  }

  private static Expr[] constants(ExprFactory factory, List<Value> arguments) {
    return arguments.stream().map(factory::constant).toArray(Expr[]::new);
  }

  private static Assignment assignment(Symbol[] symbols, List<Value> arguments) {
    Map<Symbol, Value> values = new HashMap<>();
    for (int i = 0; i < symbols.length; i++) {
      values.put(symbols[i], arguments.get(i));
    }
    return Assignment.of(values);
  }
}
