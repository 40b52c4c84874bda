package dev.clew.junit.run;

import dev.clew.junit.launch.SuiteServer;
import dev.clew.junit.source.syntax.JUnitVersion;
import dev.clew.replay.process.ConfinedJvms;
import dev.clew.replay.process.ForkedJvm;
import dev.clew.replay.process.JvmPlan;
import dev.clew.replay.process.JvmStartException;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Runs compiled tests one after the other, in a JVM that may not reach out. */
final class TestRuns {

  /** A test by the name of its class and its own. */
  record TestId(String className, String method) {}

  /**
   * What went wrong with a test.
   *
   * @param isFatal whether the JVM was of no use afterwards
   * @param isLate whether there was no time left for it
   */
  record Failure(String why, boolean isFatal, boolean isLate) {

    private static final Failure NO_TIME =
        new Failure("the time was up", /* isFatal= */ true, /* isLate= */ true);

    Failure(String why, boolean isFatal) {
      this(why, isFatal, /* isLate= */ false);
    }
  }

  /** So many deaths, and there is no point in another start. */
  private static final int MOST_DEATHS = 20;

  private final ConfinedJvms jvms;
  private final JvmPlan plan;
  private final Duration limit;

  /**
   * @param places the tests' and JUnit's
   * @param limit for one test
   */
  TestRuns(ConfinedJvms jvms, List<Path> places, JUnitVersion version, Duration limit) {
    this.jvms = jvms;
    List<Path> path = new ArrayList<>(places);
    path.addAll(jvms.places());
    this.plan =
        JvmPlan.of(SuiteServer.class)
            .withClasses(SuiteServer.CLASSES)
            .withOptions("-ea")
            .withPlaces(path)
            .withArguments(List.of(version == JUnitVersion.FOUR ? SuiteServer.FOUR : "5"));
    this.limit = limit;
  }

  /**
   * What went wrong, for those where something did; in the order given, as far as there is time.
   *
   * @throws JvmStartException when they cannot be run, which is not for the tests to blame
   */
  Map<TestId, Failure> run(List<TestId> tests, Budget budget)
      throws JvmStartException, InterruptedException {
    Map<TestId, Failure> failures = new HashMap<>();
    ForkedJvm<String> jvm = null;
    int deaths = 0;
    try {
      for (TestId test : tests) {
        if (budget.exhausted()) {
          failures.put(test, Failure.NO_TIME);
          continue;
        }
        try {
          jvm = jvm != null && jvm.isAlive() ? jvm : start(budget);
          String failure = ask(jvm, test, budget);
          if (!failure.isEmpty()) {
            failures.put(test, new Failure(failure, /* isFatal= */ false));
          }
        } catch (IOException e) {
          if (e instanceof JvmStartException notStarted && !budget.exhausted()) {
            throw notStarted;
          }
          failures.put(
              test,
              budget.exhausted()
                  ? Failure.NO_TIME
                  : new Failure(String.valueOf(e.getMessage()), /* isFatal= */ true));
          close(jvm);
          jvm = null;
          if (++deaths > MOST_DEATHS) {
            Failure last = new Failure("the JVM that runs it died too often", /* isFatal= */ true);
            tests.stream()
                .skip(tests.indexOf(test))
                .forEach(each -> failures.putIfAbsent(each, last));
            break;
          }
        }
      }
    } finally {
      close(jvm);
    }
    return failures;
  }

  private static void close(@Nullable ForkedJvm<String> jvm) {
    if (jvm != null) {
      jvm.close();
    }
  }

  private String ask(ForkedJvm<String> jvm, TestId test, Budget budget)
      throws IOException, InterruptedException {
    return jvm.ask(
        out -> {
          out.writeUTF(test.className());
          out.writeUTF(test.method());
        },
        budget.atMost(limit).remaining());
  }

  private ForkedJvm<String> start(Budget budget) throws JvmStartException, InterruptedException {
    return jvms.start(plan, in -> in.readUTF(), budget.remaining());
  }
}
