package dev.clew.app.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.Sources;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.targets.TargetSet;
import dev.clew.app.targets.Targets;
import dev.clew.engine.explore.ExplorationListener;
import dev.clew.engine.explore.Explorer;
import dev.clew.engine.outcome.Effort;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExplorationFailure;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.outcome.Status;
import dev.clew.engine.program.MethodInfo;
import dev.clew.output.Results;
import dev.clew.output.TargetResult;
import dev.clew.output.Trials;
import dev.clew.solver.Budget;
import dev.clew.solver.Cancellation;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class AnalysisTest {

  /** What a test does in the place of exploring a method. */
  private interface Fake {
    Exploration explore(String method, Budget budget, ExplorationListener found) throws Exception;
  }

  @TempDir private static Path classes;
  private final Cancellation cancellation = new Cancellation();
  private final List<String> heard = Collections.synchronizedList(new ArrayList<>());

  @BeforeAll
  static void compile() throws IOException {
    Sources.compile(
        classes,
        "A.java",
        "public class A { private A() {} public void a() {} public void b(int x) {}"
            + " public void c() {} }");
  }

  @Test
  void everyTargetIsExploredInItsTurn() throws IOException {
    Results results = run(Options.defaults(), (method, budget, found) -> complete());
    assertThat(results.command()).isEqualTo("explore");
    assertThat(results.targets())
        .extracting(TargetResult::title)
        .containsExactly("A.a()", "A.b(int)", "A.c()", "new A()");
    TargetResult second = results.targets().get(1);
    assertThat(second.className()).isEqualTo("A");
    assertThat(second.method()).isEqualTo("b(I)V");
    assertThat(second.source()).contains("A.java");
    assertThat(heard)
        .containsExactly(
            "1/4 A.a()",
            "end A.a()",
            "2/4 A.b(int)",
            "end A.b(int)",
            "3/4 A.c()",
            "end A.c()",
            "4/4 new A()",
            "end new A()");
  }

  @Test
  void theExplorerGetsWhatTheOptionsSay() throws IOException {
    List<String> asked = new ArrayList<>();
    Options options =
        Options.defaults()
            .with(ExplorationSettings.SEED, "7")
            .with(ExplorationSettings.JOBS, "3")
            .with(ExplorationSettings.STRATEGY, "bfs")
            .with(ExplorationSettings.MAX_REVISITS, "2");
    Explorer explorer =
        (target, bounds, strategy, seed, jobs, budget, listener) -> {
          asked.add(bounds.maxRevisits() + " " + strategy + " " + seed + " " + jobs);
          return complete();
        };
    run(options, explorer);
    assertThat(asked).hasSize(4).containsOnly("2 BFS 7 3");
  }

  @Test
  void theTimeIsSharedAndWhatIsLeftGoesOn() throws IOException {
    List<Duration> shares = new ArrayList<>();
    run(
        Options.defaults().with(ExplorationSettings.TIME_BUDGET, "100s"),
        (method, budget, found) -> {
          shares.add(budget.remaining());
          return complete();
        });
    assertThat(shares.get(0)).isLessThanOrEqualTo(Duration.ofSeconds(25));
    assertThat(shares).isSorted();
    assertThat(shares.get(3)).isGreaterThan(shares.get(0)).isLessThan(Duration.ofSeconds(100));
  }

  @Test
  void whoHasTooLittleTimeGetsMoreAfterAShortLookAtAll() throws IOException {
    List<String> asked = Collections.synchronizedList(new ArrayList<>());
    Results results =
        run(
            Options.defaults().with(ExplorationSettings.TIME_BUDGET, "60s"),
            (method, budget, found) -> {
              boolean isAgain = asked.contains(method);
              asked.add(method);
              if (method.equals("a") || (method.equals("b") && isAgain)) {
                return complete();
              }
              List<ExploredPath> paths = isAgain ? List.of() : List.of(path(0));
              return new Exploration(Status.TIMEOUT, Map.of(), paths, Effort.NONE);
            });
    assertThat(asked).containsExactly("a", "b", "c", "<init>", "b", "c", "<init>");
    assertThat(results.targets())
        .extracting(target -> target.exploration().status())
        .containsExactly(Status.COMPLETE, Status.COMPLETE, Status.TIMEOUT, Status.TIMEOUT);
    // the second time found less and was not complete: no reason to forget the first
    assertThat(results.targets().get(2).exploration().paths()).hasSize(1);
  }

  @Test
  void aCrashIsAResultAndTheOthersGoOn() throws IOException {
    Results results =
        run(
            Options.defaults(),
            (method, budget, found) -> {
              if (method.equals("b")) {
                found.pathEnded(path(1));
                found.pathEnded(path(0, 2));
                throw new ExplorationFailure(List.of(0, 1, 1), new IllegalStateException("oops"));
              }
              return complete();
            });
    assertThat(results.targets())
        .extracting(target -> target.exploration().status())
        .containsExactly(Status.COMPLETE, Status.FAILED, Status.COMPLETE, Status.COMPLETE);
    Exploration failed = results.targets().get(1).exploration();
    assertThat(failed.paths())
        .extracting(ExploredPath::decisions)
        .containsExactly(List.of(0, 2), List.of(1));
    assertThat(failed.reasons().keySet())
        .containsExactly(
            new Reason(
                ReasonCode.INTERNAL_ERROR,
                "java.lang.IllegalStateException: oops after decisions [0, 1, 1]"));
    assertThat(heard).contains("crash A.b(int)");
  }

  @Test
  void aCrashBesideExploringCostsItsTargetAlone() throws IOException {
    Options options = Options.defaults().with(ExplorationSettings.CLASS_PATH, classes.toString());
    Explorer explorer = (target, bounds, strategy, seed, jobs, budget, found) -> complete();
    try (TargetSet targets = Targets.resolve(List.of("A"), options, note -> {})) {
      Results results =
          new Analysis(options, (program, given, jvms) -> explorer, listener())
              .run(
                  "check",
                  targets,
                  Budget.of(options.timeFor(targets.classes()), cancellation),
                  (target, time, exploring) -> {
                    if (target.name().equals("b")) {
                      throw new IllegalStateException("oops");
                    }
                    Exploration explored = exploring.explore(target, time.share());
                    return new TargetProcedure.Result(explored, Optional.empty());
                  });
      assertThat(results.targets())
          .extracting(target -> target.exploration().status())
          .containsExactly(Status.COMPLETE, Status.FAILED, Status.COMPLETE, Status.COMPLETE);
      assertThat(heard).contains("crash A.b(int)");
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void timeThatIsKeptForNothingGoesToTargetsThatHadNone(boolean needsEnding) throws IOException {
    Options options = Options.defaults().with(ExplorationSettings.CLASS_PATH, classes.toString());
    Explorer explorer = (target, bounds, strategy, seed, jobs, budget, found) -> complete();
    TargetProcedure procedure =
        new TargetProcedure() {
          @Override
          public Result perform(MethodInfo target, TimeSlice time, Exploring exploring) {
            return new Result(exploring.explore(target, time.share()), Optional.empty());
          }

          @Override
          public boolean needsEnding(TargetResult result) {
            return needsEnding;
          }
        };
    try (TargetSet targets = Targets.resolve(List.of("A"), options, note -> {})) {
      Results results =
          new Analysis(options, (program, given, jvms) -> explorer, listener())
              .run(
                  "check",
                  targets,
                  Budget.of(Duration.ZERO, cancellation),
                  () -> Budget.of(Duration.ofMinutes(5), cancellation),
                  procedure);
      assertThat(results.targets())
          .hasSize(4)
          .extracting(target -> target.exploration().status())
          .containsOnly(needsEnding ? Status.TIMEOUT : Status.COMPLETE);
    }
  }

  /** Half of it is for what comes after the search; a call that was begun may take that, too. */
  @Test
  void whatIsBegunInTheReserveMayGoOnUntilItsEnd() throws IOException {
    Options options = Options.defaults().with(ExplorationSettings.CLASS_PATH, classes.toString());
    Explorer explorer = (target, bounds, strategy, seed, jobs, budget, found) -> complete();
    List<TimeSlice> slices = new ArrayList<>();
    TargetProcedure procedure =
        new TargetProcedure() {
          @Override
          public Result perform(MethodInfo target, TimeSlice time, Exploring exploring) {
            slices.add(time);
            return new Result(exploring.explore(target, time.share()), Optional.empty());
          }

          @Override
          public boolean needsEnding(TargetResult result) {
            return false;
          }
        };
    try (TargetSet targets = Targets.resolve(List.of("A"), options, note -> {})) {
      new Analysis(options, (program, given, jvms) -> explorer, listener())
          .run(
              "check",
              targets,
              Budget.of(Duration.ZERO, cancellation),
              () -> Budget.of(Duration.ofHours(2), cancellation),
              procedure);
    }
    Duration half = Duration.ofHours(1);
    assertThat(slices).hasSize(8);
    assertThat(slices.subList(4, 8))
        .allMatch(slice -> slice.share().remaining().compareTo(half) <= 0)
        .allMatch(slice -> slice.run().remaining().compareTo(half) > 0);
  }

  @Test
  void aCallHasAllTheTimeOnlyWhereNoTargetIsLeftThatNothingIsKnownOf() throws IOException {
    Options options = Options.defaults().with(ExplorationSettings.CLASS_PATH, classes.toString());
    Explorer explorer = (target, bounds, strategy, seed, jobs, budget, found) -> complete();
    List<Duration> patience = new ArrayList<>();
    try (TargetSet targets = Targets.resolve(List.of("A"), options, note -> {})) {
      new Analysis(options, (program, given, jvms) -> explorer, listener())
          .run(
              "check",
              targets,
              Budget.of(Duration.ofMinutes(30), cancellation),
              (target, time, exploring) -> {
                patience.add(time.patience());
                return new TargetProcedure.Result(
                    exploring.explore(target, time.share()), Optional.empty());
              });
    }
    Duration look = Duration.ofMinutes(10);
    assertThat(patience).hasSize(4);
    assertThat(patience.subList(0, 3)).allMatch(each -> each.compareTo(look) < 0);
    assertThat(patience.get(3)).isGreaterThan(look);
  }

  @Test
  void ofTargetsThatWereNotEnteredThoseComeFirstThatHadTheLeastTime() throws IOException {
    Options options = Options.defaults().with(ExplorationSettings.CLASS_PATH, classes.toString());
    Explorer explorer =
        (target, bounds, strategy, seed, jobs, budget, found) ->
            new Exploration(Status.TIMEOUT, Map.of(), List.of(), Effort.NONE);
    List<String> turns = new ArrayList<>();
    TargetProcedure procedure =
        new TargetProcedure() {
          @Override
          public Result perform(MethodInfo target, TimeSlice time, Exploring exploring) {
            turns.add(target.name());
            long waited = target.name().equals("a") ? 1_000_000 : 0;
            Trials trials =
                new Trials(
                    List.of(),
                    List.of(),
                    new Trials.Count(0, 1),
                    new Trials.Count(0, 0),
                    waited,
                    Map.of());
            return new Result(exploring.explore(target, time.share()), Optional.of(trials));
          }

          @Override
          public boolean isEntered(MethodInfo target, TargetResult result) {
            return false;
          }

          @Override
          public boolean needsEnding(TargetResult result) {
            return true;
          }
        };
    try (TargetSet targets = Targets.resolve(List.of("A"), options, note -> {})) {
      new Analysis(options, (program, given, jvms) -> explorer, listener())
          .run("check", targets, Budget.of(Duration.ofMinutes(30), cancellation), procedure);
    }
    assertThat(turns.subList(0, 8))
        .containsExactly("a", "b", "c", "<init>", "b", "c", "<init>", "a");
  }

  @Test
  void whatCallsOfOthersHaveReachedIsLookedAtLast() throws IOException {
    Options options = Options.defaults().with(ExplorationSettings.CLASS_PATH, classes.toString());
    Explorer explorer = (target, bounds, strategy, seed, jobs, budget, found) -> complete();
    List<String> turns = new ArrayList<>();
    TargetProcedure procedure =
        new TargetProcedure() {
          @Override
          public Result perform(MethodInfo target, TimeSlice time, Exploring exploring) {
            turns.add(target.name());
            return new Result(exploring.explore(target, time.share()), Optional.empty());
          }

          @Override
          public boolean isReached(MethodInfo target) {
            return target.name().equals("b") && turns.contains("a");
          }
        };
    try (TargetSet targets = Targets.resolve(List.of("A"), options, note -> {})) {
      new Analysis(options, (program, given, jvms) -> explorer, listener())
          .run("check", targets, Budget.of(Duration.ofMinutes(30), cancellation), procedure);
    }
    assertThat(turns).containsExactly("a", "c", "<init>", "b");
  }

  @Test
  void anErrorOfTheJvmIsACrashToo() throws IOException {
    Results results =
        run(
            Options.defaults(),
            (method, budget, found) -> {
              throw new StackOverflowError();
            });
    assertThat(results.targets())
        .allMatch(target -> target.exploration().status() == Status.FAILED)
        .hasSize(4);
  }

  @Test
  void whoIsLateIsLeftBehindButItsPathsAreKept() throws IOException {
    CountDownLatch never = new CountDownLatch(1);
    Results results =
        run(
            Options.defaults().with(ExplorationSettings.TIME_BUDGET, "400ms"),
            (method, budget, found) -> {
              found.pathEnded(path(0));
              never.await();
              return complete();
            });
    Exploration first = results.targets().get(0).exploration();
    assertThat(first.status()).isEqualTo(Status.TIMEOUT);
    assertThat(first.paths()).hasSize(1);
    assertThat(first.reasons().keySet()).extracting(Reason::code).containsExactly("not-stopped");
    assertThat(first.effort().paths()).isEqualTo(1);
    Exploration last = results.targets().get(3).exploration();
    assertThat(last.status()).isEqualTo(Status.TIMEOUT);
  }

  @Test
  void whoIsLateKeepsItsStatisticsAndWhatItLeftOut() throws IOException {
    CountDownLatch never = new CountDownLatch(1);
    Reason bound = new Reason(ReasonCode.MAX_REVISITS, "too often");
    Effort effort = new Effort(1, 2, 3, 1, 1, 1, 4, 5, 6, 7);
    Results results =
        run(
            Options.defaults().with(ExplorationSettings.TIME_BUDGET, "400ms"),
            (method, budget, found) -> {
              found.explorationStarted(
                  () -> new Exploration(Status.BOUNDED, Map.of(bound, 2L), List.of(), effort));
              found.pathEnded(path(0));
              never.await();
              return complete();
            });
    Exploration first = results.targets().get(0).exploration();
    assertThat(first.status()).isEqualTo(Status.TIMEOUT);
    assertThat(first.effort()).isEqualTo(effort);
    assertThat(first.reasons()).containsEntry(bound, 2L).hasSize(2);
    assertThat(first.paths()).hasSize(1);
  }

  @Test
  void moreThreadsThanHelpAreNotStarted() throws IOException {
    List<Integer> asked = new ArrayList<>();
    run(
        Options.defaults().with(ExplorationSettings.JOBS, "5000"),
        (target, bounds, strategy, seed, jobs, budget, listener) -> {
          asked.add(jobs);
          return complete();
        });
    int most = Math.max(8, Runtime.getRuntime().availableProcessors());
    assertThat(asked).hasSize(4).containsOnly(most);
  }

  @Test
  void aCancellationKeepsWhatThereIsAndStartsNothingMore() throws IOException {
    Results results =
        run(
            Options.defaults(),
            (method, budget, found) -> {
              if (method.equals("b")) {
                found.pathEnded(path(0));
                cancellation.request();
                assertThat(budget.exhausted()).isTrue();
                return new Exploration(Status.TIMEOUT, Map.of(), List.of(path(0)), Effort.NONE);
              }
              return complete();
            });
    assertThat(results.targets())
        .extracting(target -> target.exploration().status())
        .containsExactly(Status.COMPLETE, Status.TIMEOUT, Status.TIMEOUT, Status.TIMEOUT);
    assertThat(results.targets().get(1).exploration().paths()).hasSize(1);
    assertThat(results.targets().get(2).exploration().reasons().keySet())
        .extracting(Reason::code)
        .containsExactly("not-started");
  }

  @Test
  void interruptingTheThreadIsACancellation() throws IOException {
    Thread caller = Thread.currentThread();
    Results results =
        run(
            Options.defaults(),
            (method, budget, found) -> {
              caller.interrupt();
              while (!budget.exhausted()) {
                Thread.onSpinWait();
              }
              return new Exploration(Status.TIMEOUT, Map.of(), List.of(), Effort.NONE);
            });
    assertThat(cancellation.requested()).isTrue();
    assertThat(results.targets()).hasSize(4);
  }

  @Test
  void sourcesOfOtherClassesAreKnown() throws IOException {
    Site site = new Site("java.lang.Math", "addExact", 1);
    Outcome threw = new Outcome.Threw("java.lang.ArithmeticException", null, site);
    Site nowhere = new Site("made.at.RunTime", "run", 1);
    Outcome strange = new Outcome.Threw("java.lang.Error", null, nowhere);
    Results results =
        run(
            Options.defaults(),
            (method, budget, found) ->
                new Exploration(
                    Status.COMPLETE,
                    Map.of(),
                    List.of(
                        new ExploredPath(List.of(), List.of(), List.of(), threw, true),
                        new ExploredPath(List.of(), List.of(), List.of(), strange, true)),
                    Effort.NONE));
    assertThat(results.targets().get(0).sourceOf(site)).contains("Math.java");
    assertThat(results.targets().get(0).sourceOf(nowhere)).isEmpty();
  }

  private Results run(Options options, Fake fake) throws IOException {
    return run(
        options,
        (target, bounds, strategy, seed, jobs, budget, listener) -> {
          try {
            return fake.explore(target.name(), budget, listener);
          } catch (RuntimeException e) {
            throw e;
          } catch (Exception e) {
            throw new IllegalStateException(e);
          }
        });
  }

  private Results run(Options options, Explorer explorer) throws IOException {
    List<String> names = List.of("A");
    Options withClasses = options.with(ExplorationSettings.CLASS_PATH, classes.toString());
    try (TargetSet targets = Targets.resolve(names, withClasses, note -> {})) {
      return new Analysis(withClasses, (program, given, jvms) -> explorer, listener())
          .explore(targets, Budget.of(withClasses.timeFor(targets.classes()), cancellation));
    }
  }

  private AnalysisListener listener() {
    return new AnalysisListener() {
      @Override
      public void targetStarted(int number, int count, String title) {
        heard.add(number + "/" + count + " " + title);
      }

      @Override
      public void targetCrashed(String title, Throwable failure) {
        heard.add("crash " + title);
      }

      @Override
      public void targetEnded(TargetResult result) {
        heard.add("end " + result.title());
      }
    };
  }

  private static ExploredPath path(Integer... decisions) {
    Outcome outcome = new Outcome.Returned("void", null, new Site("A", "a", 1));
    return new ExploredPath(List.of(decisions), List.of(), List.of(), outcome, true);
  }

  private static Exploration complete() {
    return new Exploration(Status.COMPLETE, Map.of(), List.of(), Effort.NONE);
  }
}
