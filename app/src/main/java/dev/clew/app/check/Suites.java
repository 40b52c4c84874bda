package dev.clew.app.check;

import dev.clew.app.UserException;
import dev.clew.app.check.Checking.Case;
import dev.clew.app.options.Options;
import dev.clew.app.options.ResultSettings;
import dev.clew.app.options.TrialSettings;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.junit.SuiteMaker;
import dev.clew.junit.SuiteOptions;
import dev.clew.junit.SuiteReport;
import dev.clew.junit.run.SuiteException;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.output.Finding;
import dev.clew.output.Results;
import dev.clew.output.TargetResult;
import dev.clew.replay.Replay;
import dev.clew.replay.process.ConfinedJvms;
import dev.clew.solver.Budget;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/** Collects calls, and has tests written of them. For one thread. */
public final class Suites implements BiConsumer<MethodInfo, List<Case>> {

  /**
   * Tests, and the results that name them.
   *
   * @param results with a name for each path that became a test
   */
  public record Written(SuiteReport report, Results results) {}

  private final Program program;
  private final ConfinedJvms jvms;
  private final Options options;
  private final Map<MethodInfo, List<Case>> cases = new LinkedHashMap<>();

  /**
   * @param jvms where tests are run
   */
  public Suites(Program program, ConfinedJvms jvms, Options options) {
    this.program = program;
    this.jvms = jvms;
    this.options = options;
  }

  /** Calls of one target, instead of those that it had before. */
  @Override
  public void accept(MethodInfo target, List<Case> calls) {
    cases.put(target, calls);
  }

  private Stream<Case> all() {
    return cases.values().stream().flatMap(List::stream);
  }

  /**
   * Tests of all calls, or as many as are needed; what there is no time for is dropped.
   *
   * @throws UserException if they cannot be written
   */
  public Written tests(Results results, Path out, Budget budget) throws InterruptedException {
    SuiteOptions wanted =
        suiteOptions(out)
            .withAllPaths(options.get(ResultSettings.ALL_PATHS))
            .withOthers(options.get(TrialSettings.TEST_SOURCES))
            .refined(cases.keySet());
    return write(all().toList(), results, wanted, budget);
  }

  /** A test for each error that was found, as far as there is time. */
  public Written reproducers(Results results, Path out, Budget budget) throws InterruptedException {
    Set<String> shown = new HashSet<>();
    for (TargetResult target : results.targets()) {
      target.findings().stream()
          .filter(Finding::isError)
          .forEach(finding -> shown.add(name(target) + " " + finding.path()));
    }
    List<Case> errors =
        all().filter(each -> shown.contains(name(each.target()) + " " + each.path())).toList();
    return write(errors, results, suiteOptions(out).withAllPaths(true), budget);
  }

  private SuiteOptions suiteOptions(Path out) {
    return SuiteOptions.to(out).withVersion(options.get(TrialSettings.JUNIT));
  }

  private Written write(List<Case> chosen, Results results, SuiteOptions wanted, Budget budget)
      throws InterruptedException {
    IdentityHashMap<Replay, Case> origins = new IdentityHashMap<>();
    List<SuiteCase> suiteCases = new ArrayList<>();
    for (Case each : chosen) {
      SuiteCase suiteCase = new SuiteCase(each.target(), each.replay(), each.isError());
      origins.put(each.replay(), each);
      suiteCases.add(suiteCase);
    }
    try {
      SuiteReport report = new SuiteMaker(program, wanted, jvms).make(suiteCases, budget);
      return new Written(report, named(results, report, origins));
    } catch (SuiteException e) {
      throw failure(e);
    }
  }

  /** What a user is told of tests that cannot be made. */
  public static UserException failure(SuiteException e) {
    String problem = String.valueOf(e.getMessage());
    return problem.contains("; ")
        ? UserException.of(problem)
        : new UserException(problem, "name another place with --out, or another --jdk");
  }

  private static Results named(
      Results results, SuiteReport report, IdentityHashMap<Replay, Case> origins) {
    Map<String, Map<Integer, String>> byTarget = new HashMap<>();
    for (SuiteReport.KeptTest test : report.kept()) {
      Case origin = origins.get(test.of().replay());
      if (origin != null) {
        byTarget
            .computeIfAbsent(name(origin.target()), t -> new HashMap<>())
            .put(origin.path(), test.name());
      }
    }
    List<TargetResult> targets = new ArrayList<>();
    for (TargetResult target : results.targets()) {
      targets.add(target.withTests(byTarget.getOrDefault(name(target), Map.of())));
    }
    return results.withTargets(targets);
  }

  private static String name(MethodInfo target) {
    return target.owner() + "#" + target.name() + target.descriptor();
  }

  private static String name(TargetResult target) {
    return target.className() + "#" + target.method();
  }
}
