package dev.clew.solver.chain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.BruteForce;
import dev.clew.solver.Budget;
import dev.clew.solver.Layer;
import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.RandomTerms;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.simplify.Simplifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No layer, nor all of them together, changes what brute force answers. */
class LayersAgainstBruteForceTest {

  private static final int PATHS = 60;

  static Stream<Layer> layers() {
    return Stream.of(
        new RecentModels(8),
        new FlatteningLayer(),
        new SlicingLayer(),
        new ExactCache(1_000),
        new SubsetCache(1_000),
        new ValidatingSolver("brute force"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("layers")
  void aLayerAnswersAsBruteForceDoes(Layer layer) {
    BruteForce bottom = new BruteForce();
    Solver stacked = new Stacked(layer, bottom);
    int queries = comparePaths(stacked, new Random(layer.name().hashCode()));
    LayerStatistics statistics = stacked.statistics().get(0);
    assertThat(statistics.queries()).isEqualTo(queries);
    System.out.printf("%s: %s, asked below %d times%n", layer.name(), statistics, bottom.asked());
  }

  @Test
  void allLayersTogetherAnswerAsBruteForceDoes() {
    BruteForce bottom = new BruteForce();
    Solver solver = bottom;
    for (Layer layer : layers().sorted((a, b) -> b.name().compareTo(a.name())).toList()) {
      solver = new Stacked(layer, solver);
    }
    int queries = comparePaths(solver, new Random(5));
    assertThat(bottom.asked()).isLessThan(queries / 2);
  }

  /**
   * Walks random paths as an explorer does: asks for both sides of each guard, goes on with one.
   */
  private static int comparePaths(Solver solver, Random random) {
    ExprFactory factory = Simplifier.factory();
    RandomTerms terms =
        new RandomTerms(factory, random, List.of(Sort.bits(2), Sort.bits(3), Sort.bits(1)));
    List<Expr> guards = Stream.generate(() -> terms.bool(2)).limit(40).toList();
    int queries = 0;
    for (int path = 0; path < PATHS; path++) {
      List<Expr> conjuncts = new ArrayList<>();
      Assignment model = Assignment.EMPTY;
      for (int depth = 0; depth < 8; depth++) {
        Expr guard = guards.get(random.nextInt(guards.size()));
        for (Expr side : List.of(factory.not(guard), guard)) {
          List<Expr> asked = new ArrayList<>(conjuncts);
          asked.add(side);
          queries++;
          Verdict verdict = compare(solver, new Query(asked, model, Budget.unlimited()));
          if (verdict instanceof Verdict.Sat sat
              && conjuncts.size() < asked.size() - 1 + depth % 2) {
            conjuncts = asked;
            model = sat.assignment();
            break;
          }
        }
      }
    }
    return queries;
  }

  private static Verdict compare(Solver solver, Query query) {
    Verdict expected = new BruteForce().check(query);
    Verdict verdict = solver.check(query);
    assertThat(verdict.getClass())
        .as(() -> query.conjuncts().toString())
        .isEqualTo(expected.getClass());
    if (verdict instanceof Verdict.Sat sat) {
      assertThat(new Evaluator(sat.assignment()).allHold(query.conjuncts())).isTrue();
    } else if (verdict instanceof Verdict.Unsat unsat) {
      assertThat(query.conjuncts()).containsAll(unsat.core());
      assertThat(new BruteForce().check(query.withConjuncts(unsat.core())))
          .isInstanceOf(Verdict.Unsat.class);
    }
    return verdict;
  }
}
