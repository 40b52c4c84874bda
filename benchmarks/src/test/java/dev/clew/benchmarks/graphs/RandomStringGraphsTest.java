package dev.clew.benchmarks.graphs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Solver;
import dev.clew.solver.Verdict.Reason;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RandomStringGraphsTest {

  private static final int GRAPHS = 300;
  private static final long SEED = 0;
  private static final Duration TIMEOUT = Duration.ofMillis(200);

  @Test
  void automataAndUnrolledStringsAgreeAboutRandomStringGraphs() {
    List<GraphAnswer> first = answers("automata");
    List<GraphAnswer> second = answers("unrolled");
    List<String> wrong = new ArrayList<>();
    for (int i = 0; i < GRAPHS; i++) {
      if (first.get(i).contradicts(second.get(i))) {
        wrong.add(first.get(i).word() + " " + StringGraphSource.graph(SEED, i));
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(first.stream().map(GraphAnswer::word)).contains("sat", "unsat");
  }

  @Test
  void everyGraphIsTheSameWhenItIsMadeAgain() {
    for (int i = 0; i < GRAPHS; i++) {
      StringGraph graph = StringGraphSource.graph(SEED, i);
      assertThat(StringGraphSource.graph(SEED, i)).hasToString(graph.toString());
    }
  }

  /** None is a crash or a model that does not hold. */
  private static List<GraphAnswer> answers(String name) {
    List<GraphAnswer> answers;
    try (Solver solver = StringSolvers.named(name)) {
      answers = RandomStringGraphs.decide(solver, SEED, GRAPHS, TIMEOUT);
    }
    for (GraphAnswer answer : answers) {
      assertThat(answer.word())
          .as(() -> StringGraphSource.graph(SEED, answer.number()).toString())
          .isNotIn(Reason.FAILED.name(), Reason.WRONG_MODEL.name(), Reason.UNSUPPORTED.name());
    }
    return answers;
  }
}
