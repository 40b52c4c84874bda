package dev.clew.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.jvm.JvmIntegers;
import dev.clew.solver.print.TermPrinter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The whole chain decides random conjunctions over small domains exactly as trying all values. */
@Tag("once")
class ChainAgainstEnumerationTest {

  private static final int CASES = 20_000;

  private record Unknown(Symbol symbol, int least, int most) {}

  private final Random random = new Random(20_000);
  private ExprFactory factory = SolverStack.terms();
  private JvmIntegers jvm = new JvmIntegers(factory);

  @Test
  void theChainAnswersAsEnumerationDoes() {
    int satisfiable = 0;
    Solver solver = SolverStack.create();
    for (int i = 0; i < CASES; i++) {
      if (i % 500 == 0) {
        // A new target: terms and caches start anew.
        solver.close();
        solver = SolverStack.create();
        factory = SolverStack.terms();
        jvm = new JvmIntegers(factory);
      }
      satisfiable += compare(solver) ? 1 : 0;
    }
    solver.close();
    System.out.printf(
        "chain against enumeration: %,d conjunctions, %,d satisfiable, none unknown%n",
        CASES, satisfiable);
    assertThat(satisfiable).isBetween(CASES / 10, CASES * 9 / 10);
  }

  private boolean compare(Solver solver) {
    List<Unknown> unknowns = unknowns();
    List<Expr> conjuncts = new ArrayList<>();
    for (Unknown unknown : unknowns) {
      conjuncts.add(jvm.ge(unknown.symbol(), factory.intConst(unknown.least())));
      conjuncts.add(jvm.le(unknown.symbol(), factory.intConst(unknown.most())));
    }
    for (int i = 1 + random.nextInt(4); i > 0; i--) {
      conjuncts.add(condition(unknowns, 2));
    }
    boolean expected = enumerate(unknowns, 0, new HashMap<>(), conjuncts);
    Verdict verdict = solver.check(Query.of(conjuncts, Budget.of(Duration.ofMinutes(1))));
    assertThat(verdict)
        .as(() -> conjuncts.stream().map(TermPrinter::print).toList().toString())
        .isInstanceOf(expected ? Verdict.Sat.class : Verdict.Unsat.class);
    if (verdict instanceof Verdict.Sat sat) {
      assertThat(new Evaluator(sat.assignment()).allHold(conjuncts)).isTrue();
    }
    return expected;
  }

  private List<Unknown> unknowns() {
    List<Unknown> unknowns = new ArrayList<>();
    int count = 1 + random.nextInt(4);
    for (int i = 0; i < count; i++) {
      int least = random.nextInt(9) - 6;
      int most = least + random.nextInt(count > 2 ? 6 : 16);
      unknowns.add(new Unknown(factory.symbol("x" + i, Sort.INT), least, most));
    }
    return unknowns;
  }

  private boolean enumerate(
      List<Unknown> unknowns, int at, Map<Symbol, Value> values, List<Expr> conjuncts) {
    if (at == unknowns.size()) {
      return new Evaluator(Assignment.of(values)).allHold(conjuncts);
    }
    Unknown unknown = unknowns.get(at);
    for (int value = unknown.least(); value <= unknown.most(); value++) {
      values.put(unknown.symbol(), Value.of(value));
      if (enumerate(unknowns, at + 1, values, conjuncts)) {
        return true;
      }
    }
    return false;
  }

  private Expr condition(List<Unknown> unknowns, int depth) {
    Expr x = term(unknowns, depth);
    Expr y = term(unknowns, depth);
    return switch (random.nextInt(depth > 0 ? 10 : 6)) {
      case 0 -> jvm.lt(x, y);
      case 1 -> jvm.le(x, y);
      case 2, 3 -> jvm.eq(x, y);
      case 4 -> jvm.ne(x, y);
      case 5 -> jvm.gt(x, y);
      case 6 -> factory.not(condition(unknowns, depth - 1));
      case 7 -> factory.and(condition(unknowns, depth - 1), condition(unknowns, depth - 1));
      default -> factory.or(condition(unknowns, depth - 1), condition(unknowns, depth - 1));
    };
  }

  private Expr term(List<Unknown> unknowns, int depth) {
    if (depth == 0 || random.nextInt(4) == 0) {
      return random.nextInt(3) == 0
          ? factory.intConst(random.nextInt(8) == 0 ? random.nextInt() : random.nextInt(13) - 6)
          : unknowns.get(random.nextInt(unknowns.size())).symbol();
    }
    Expr x = term(unknowns, depth - 1);
    Expr y = term(unknowns, depth - 1);
    return switch (random.nextInt(15)) {
      case 0, 1, 2 -> jvm.add(x, y);
      case 3, 4 -> jvm.sub(x, y);
      case 5, 6 -> jvm.mul(x, y);
      case 7 -> jvm.div(x, y);
      case 8 -> jvm.rem(x, y);
      case 9 -> jvm.and(x, y);
      case 10 -> jvm.or(x, y);
      case 11 -> jvm.xor(x, y);
      case 12 -> jvm.shl(x, y);
      case 13 -> jvm.shr(x, y);
      default -> factory.ite(condition(unknowns, 0), x, jvm.ushr(y, x));
    };
  }
}
