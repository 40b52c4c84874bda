package dev.clew.app.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.outcome.Effort;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.outcome.Status;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The random methods are worth exploring, and an exploration that is not complete is noticed. */
@Tag("once")
class RandomMethodsTest {

  private static final long SEED = CompletenessTest.SEED;
  private static final List<RandomMethod> METHODS =
      RandomMethods.generate(SEED, CompletenessTest.METHODS);

  @TempDir private static Path folder;

  @BeforeAll
  static void compile() {
    Javac.compile(RandomMethods.sources(SEED, METHODS), List.of(), folder);
  }

  @Test
  void theMethodsEndAndTheirOutcomesVary() {
    HostClasses classes = new HostClasses(folder);
    long outcomes = 0;
    long exceptions = 0;
    int dull = 0;
    for (RandomMethod method : METHODS) {
      var found = new Exhaustive(method, classes).outcomes();
      outcomes += found.size();
      exceptions += found.stream().filter(outcome -> outcome.contains("Exception")).count();
      dull += found.size() < 3 ? 1 : 0;
    }
    assertThat(outcomes).isGreaterThan(5L * METHODS.size());
    assertThat(exceptions).isGreaterThan(METHODS.size() / 2);
    assertThat(dull).isLessThan(METHODS.size() / 5);
  }

  @Test
  void theMethodsAreSmallAndAlwaysTheSame() {
    assertThat(METHODS).hasSizeGreaterThanOrEqualTo(500);
    assertThat(METHODS).allMatch(method -> method.inputs() <= 1000);
    assertThat(METHODS.stream().mapToLong(m -> m.text().lines().count()).average().orElseThrow())
        .isBetween(20.0, 60.0);
    assertThat(RandomMethods.generate(SEED, 500)).isEqualTo(METHODS.subList(0, 500));
  }

  @Test
  void enumerationItselfIsComplete() {
    HostClasses classes = new HostClasses(folder);
    for (RandomMethod method : METHODS.subList(0, 50)) {
      Exhaustive exhaustive = new Exhaustive(method, classes);
      assertThat(exhaustive.problems(exhaustive.explore())).isEmpty();
    }
  }

  @Test
  void whatIsMissedInventedOrFoundTooOftenIsNoticed() {
    Exhaustive exhaustive = new Exhaustive(METHODS.get(0), new HostClasses(folder));
    List<ExploredPath> all = exhaustive.explore().paths();
    assertThat(exhaustive.problems(complete(all.subList(all.size() - 1, all.size()))))
        .anyMatch(problem -> problem.startsWith("missed: "));
    ExploredPath some = all.get(0);
    Outcome wrong = new Outcome.Threw("java.lang.Error", null, new Site("", "", 1));
    List<ExploredPath> more = new ArrayList<>(all);
    more.addAll(all);
    more.add(new ExploredPath(List.of(), List.of(), some.inputs(), wrong, true));
    assertThat(exhaustive.problems(complete(more)))
        .contains("invented: java.lang.Error: null in line 1")
        .anyMatch(problem -> problem.contains("but this JVM"))
        .anyMatch(problem -> problem.contains("can differ"));
    assertThat(exhaustive.problems(new Exploration(Status.TIMEOUT, Map.of(), all, Effort.NONE)))
        .containsExactly("is TIMEOUT: {}");
  }

  private static Exploration complete(List<ExploredPath> paths) {
    return new Exploration(Status.COMPLETE, Map.of(), paths, Effort.NONE);
  }
}
