package dev.clew.app.check;

import dev.clew.app.UserException;
import dev.clew.app.check.Checking.Case;
import dev.clew.app.options.Options;
import dev.clew.app.options.Settings;
import dev.clew.engine.program.Program;
import dev.clew.junit.SuiteMaker;
import dev.clew.junit.SuiteOptions;
import dev.clew.junit.SuiteReport;
import dev.clew.junit.run.SuiteException;
import dev.clew.junit.source.SuiteCase;
import dev.clew.output.Results;
import dev.clew.output.TargetResult;
import dev.clew.replay.process.ConfinedJvms;
import dev.clew.solver.Budget;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Collects calls, and has tests written of them. For one thread. */
public final class Suites implements Consumer<Case> {

  /**
   * Tests, and the results that name them.
   *
   * @param results with a name for each path that became a test
   */
  public record Written(SuiteReport report, Results results) {}

  private final Program program;
  private final ConfinedJvms jvms;
  private final Options options;
  private final List<Case> cases = new ArrayList<>();

  /**
   * @param jvms where tests are run
   */
  public Suites(Program program, ConfinedJvms jvms, Options options) {
    this.program = program;
    this.jvms = jvms;
    this.options = options;
  }

  @Override
  public void accept(Case each) {
    cases.add(each);
  }

  /**
   * Tests of all calls, or as many as are needed; what there is no time for is dropped.
   *
   * @throws UserException if they cannot be written
   */
  public Written tests(Results results, Path out, Budget budget) throws InterruptedException {
    SuiteOptions wanted =
        suiteOptions(out)
            .withAllPaths(options.get(Settings.ALL_PATHS))
            .withOthers(options.get(Settings.TEST_SOURCES))
            .refined();
    return write(cases, results, wanted, budget);
  }

  /** A test for each error that was found, as far as there is time. */
  public Written reproducers(Results results, Path out, Budget budget) throws InterruptedException {
    List<Case> errors = cases.stream().filter(each -> each.isError() && each.isFinding()).toList();
    return write(errors, results, suiteOptions(out).withAllPaths(true), budget);
  }

  private SuiteOptions suiteOptions(Path out) {
    return SuiteOptions.to(out).withVersion(options.get(Settings.JUNIT));
  }

  private Written write(List<Case> chosen, Results results, SuiteOptions wanted, Budget budget)
      throws InterruptedException {
    IdentityHashMap<SuiteCase, Case> origins = new IdentityHashMap<>();
    List<SuiteCase> suiteCases = new ArrayList<>();
    for (Case each : chosen) {
      SuiteCase suiteCase = new SuiteCase(each.target(), each.replay(), each.isError());
      origins.put(suiteCase, each);
      suiteCases.add(suiteCase);
    }
    try {
      SuiteReport report = new SuiteMaker(program, wanted, jvms).make(suiteCases, budget);
      return new Written(report, named(results, report, origins));
    } catch (SuiteException e) {
      String problem = String.valueOf(e.getMessage());
      throw problem.contains("; ")
          ? UserException.of(problem)
          : new UserException(problem, "name another place with --out, or another --jdk");
    }
  }

  private static Results named(
      Results results, SuiteReport report, IdentityHashMap<SuiteCase, Case> origins) {
    Map<String, Map<Integer, String>> byTarget = new HashMap<>();
    for (SuiteReport.KeptTest test : report.kept()) {
      Case origin = origins.get(test.of());
      if (origin != null) {
        String target = origin.target().owner() + "#" + origin.target().name();
        byTarget
            .computeIfAbsent(target + origin.target().descriptor(), t -> new HashMap<>())
            .put(origin.path(), test.name());
      }
    }
    List<TargetResult> targets = new ArrayList<>();
    for (TargetResult target : results.targets()) {
      String name = target.className() + "#" + target.method();
      targets.add(target.withTests(byTarget.getOrDefault(name, Map.of())));
    }
    return results.withTargets(targets);
  }
}
