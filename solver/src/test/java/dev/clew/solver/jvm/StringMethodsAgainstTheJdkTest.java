package dev.clew.solver.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.simplify.Simplifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every method on strings, its term against the JDK, and its domain against what the JDK throws.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class StringMethodsAgainstTheJdkTest {

  private static final int CALLS = 1_000;
  private static final int FOLDED = 50;

  private long inside;
  private long outside;
  private int methods;

  static Stream<StringRow> rows() {
    return Stream.of(
            StringRows.strings(),
            StringRows.search(),
            NumeralRows.numerals(),
            CharacterRows.characters(),
            CharacterRows.patterns())
        .flatMap(List::stream);
  }

  @AfterAll
  void printCounts() {
    System.out.printf(
        "%d methods on strings against the JDK: %,d calls returned, %,d threw%n",
        methods, inside, outside);
    assertThat(outside).isGreaterThan(10_000);
  }

  @ParameterizedTest
  @MethodSource("rows")
  void aTermHasTheValueThatTheJdkGivesAndADomainWhereItGivesOne(StringRow row) {
    long before = inside;
    for (Rewriter rewriter : List.of(Rewriter.NONE, new Simplifier())) {
      ExprFactory factory = new ExprFactory(rewriter);
      StringRow.Methods methodsOn = StringRow.Methods.on(factory);
      Symbol[] symbols = symbols(row, factory);
      Expr term = row.term().build(methodsOn, symbols);
      Expr domain = row.domain().build(methodsOn, symbols);
      StringSamples samples = new StringSamples(row.name().hashCode());
      for (int i = 0; i < CALLS; i++) {
        List<Value> arguments = arguments(row, samples);
        check(row, arguments, term, domain, assignment(symbols, arguments));
        if (i < FOLDED) {
          Expr[] constants = arguments.stream().map(factory::constant).toArray(Expr[]::new);
          Expr folded = row.term().build(methodsOn, constants);
          Expr foldedDomain = row.domain().build(methodsOn, constants);
          check(row, arguments, folded, foldedDomain, Assignment.EMPTY);
        }
      }
    }
    methods++;
    assertThat(inside - before).isPositive();
  }

  private static List<Value> arguments(StringRow row, StringSamples samples) {
    List<Value> arguments = new ArrayList<>();
    for (Sort sort : row.parameters()) {
      arguments.add(samples.next(sort));
    }
    return arguments;
  }

  private void check(
      StringRow row, List<Value> arguments, Expr term, Expr domain, Assignment assignment) {
    Optional<Value> expected;
    try {
      expected = Optional.of(row.oracle().compute(new StringRow.StringArguments(arguments)));
    } catch (IllegalArgumentException | IndexOutOfBoundsException thrown) {
      expected = Optional.empty();
    } catch (IllegalStateException notAsked) {
      return;
    }
    Evaluator evaluator = new Evaluator(assignment);
    assertThat(evaluator.evaluate(domain).asBoolean())
        .as(() -> "domain of " + row + arguments)
        .isEqualTo(expected.isPresent());
    if (expected.isPresent()) {
      assertThat(evaluator.evaluate(term)).as(() -> row + "" + arguments).isEqualTo(expected.get());
      inside++;
    } else {
      outside++;
    }
  }

  private static Symbol[] symbols(StringRow row, ExprFactory factory) {
    Symbol[] symbols = new Symbol[row.parameters().size()];
    for (int i = 0; i < symbols.length; i++) {
      symbols[i] = factory.symbol("x" + i, row.parameters().get(i));
    }
    return symbols;
  }

  private static Assignment assignment(Symbol[] symbols, List<Value> arguments) {
    Map<Symbol, Value> values = new HashMap<>();
    for (int i = 0; i < symbols.length; i++) {
      values.put(symbols[i], arguments.get(i));
    }
    return Assignment.of(values);
  }
}
