package dev.clew.junit.run;

import dev.clew.engine.program.Program;
import dev.clew.junit.run.Dropped.Reason;
import dev.clew.junit.run.TestRuns.Failure;
import dev.clew.junit.run.TestRuns.TestId;
import dev.clew.junit.source.Suite;
import dev.clew.junit.source.SuiteSource;
import dev.clew.junit.source.SuiteWriter;
import dev.clew.junit.source.cases.Manner;
import dev.clew.junit.source.cases.PlannedTest;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.junit.source.syntax.JUnitVersion;
import dev.clew.replay.process.ConfinedJvms;
import dev.clew.replay.process.JvmStartException;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Where suites are compiled and run until nothing is left to complain about. What does not work as
 * people write it is tried without the effects of its call, then exactly as it was replayed, then
 * it is dropped.
 */
public final class SuiteBench {

  /**
   * Of the runs after the first. Backwards, each test has those after it that it had before it:
   * what one leaves behind for another shows in one of the two.
   */
  private enum Order {
    AS_WRITTEN {
      @Override
      void change(List<TestId> tests) {}
    },
    BACKWARDS {
      @Override
      void change(List<TestId> tests) {
        Collections.reverse(tests);
      }
    },
    SHUFFLED {
      @Override
      void change(List<TestId> tests) {
        Collections.shuffle(tests, new Random(0));
      }
    };

    abstract void change(List<TestId> tests);

    List<TestId> of(List<TestId> tests) {
      List<TestId> changed = new ArrayList<>(tests);
      change(changed);
      return changed;
    }
  }

  /** Most runs of a suite that nothing is wrong with. */
  private static final int USUAL_RUNS = 4;

  private final SuiteWriter writer;
  private final SuiteCompiler compiler;
  private final TestRuns runs;
  private final Path folder;
  private final Path classes;
  private final Budget budget;
  private final List<Dropped> dropped = new ArrayList<>();
  private List<Suite> ready = List.of();
  private int round;
  private int runsAhead = USUAL_RUNS;

  /**
   * @param libraries what tests need beside JUnit
   * @param folder for sources and classes
   * @param jvms where tests are run
   * @param limit for one test
   * @param budget for all of it; what there is no time for is dropped
   */
  public SuiteBench(
      Program program,
      JUnitVersion version,
      List<Path> libraries,
      Path folder,
      ConfinedJvms jvms,
      Duration limit,
      Budget budget)
      throws IOException, SuiteException {
    this.budget = budget;
    this.folder = folder;
    this.classes = folder.resolve("classes");
    List<Path> library = new ArrayList<>(JUnitLibrary.places(version, folder.resolve("junit.jar")));
    library.addAll(libraries);
    List<Path> places = new ArrayList<>(List.of(classes));
    places.addAll(library);
    this.writer = new SuiteWriter(program, version);
    this.compiler = new SuiteCompiler(program.classPath(), library);
    this.runs = new TestRuns(jvms, places, version, limit);
  }

  /** What was dropped so far. */
  public List<Dropped> dropped() {
    return List.copyOf(dropped);
  }

  /** Whether something was dropped since there was no time for it. */
  public boolean lacksTime() {
    return dropped.stream().anyMatch(each -> each.reason() == Reason.NO_TIME);
  }

  /** Those that compile without a warning, pass, and pass again in other orders. */
  public List<Suite> verified(List<Suite> suites)
      throws IOException, InterruptedException, SuiteException {
    List<Suite> compiled = compiled(suites.stream().map(this::writable).toList());
    Map<TestId, Failure> failures = run(ids(compiled));
    // What passes after a remedy did so without the others, which may have made it fail.
    List<Order> others = new ArrayList<>(List.of(Order.values()));
    if (failures.isEmpty()) {
      others.remove(Order.AS_WRITTEN);
    }
    while (!failures.isEmpty()) {
      compiled = compiled(change(compiled, failures, this::remedied));
      List<TestId> again = new ArrayList<>(ids(compiled));
      again.retainAll(failures.keySet());
      failures = run(again);
    }
    return steady(compiled, others);
  }

  /**
   * Those that pass in other orders as well; what depends on the order may be the effects. Few
   * tests have few orders, and each is run once: a JVM takes half a second to start.
   */
  private List<Suite> steady(List<Suite> suites, List<Order> orders)
      throws IOException, InterruptedException, SuiteException {
    List<Suite> left = suites;
    Set<List<TestId>> tried = new HashSet<>();
    if (!orders.contains(Order.AS_WRITTEN)) {
      tried.add(ids(left));
    }
    for (Order order : orders) {
      List<TestId> next = order.of(ids(left));
      if (!tried.add(next)) {
        continue;
      }
      left = change(left, run(next), this::calmed);
      if (isOther(left, suites)) {
        return verified(left);
      }
    }
    return left;
  }

  /**
   * Those that pass in the order that JUnit runs them in, which depends on their names: to be asked
   * once they have those that they keep.
   */
  public List<Suite> inOrderOfJUnit(List<Suite> suites)
      throws JvmStartException, InterruptedException {
    Comparator<TestId> order =
        Comparator.comparingInt((TestId test) -> test.method().hashCode())
            .thenComparing(TestId::method);
    List<TestId> tests =
        suites.stream().flatMap(suite -> ids(List.of(suite)).stream().sorted(order)).toList();
    return change(
        suites, run(tests), (test, failure) -> drop(test, reason(failure, Reason.FLAKY), failure));
  }

  /**
   * Each run gets its part of what is left, so that what it has no time for leaves time for the
   * others; none gets more than half, since a compiler may follow.
   */
  private Map<TestId, Failure> run(List<TestId> tests)
      throws JvmStartException, InterruptedException {
    Budget part = budget.atMost(budget.remaining().dividedBy(runsAhead));
    runsAhead = Math.max(2, runsAhead - 1);
    return runs.run(tests, part);
  }

  private static Reason reason(Failure failure, Reason usual) {
    return failure.isLate() ? Reason.NO_TIME : usual;
  }

  private Stream<PlannedTest> drop(PlannedTest test, Reason reason, Failure failure) {
    return drop(test, reason, failure.why());
  }

  private Stream<PlannedTest> calmed(PlannedTest test, Failure failure) {
    return !failure.isFatal() && test.remedies().contains(Manner.MODEST)
        ? Stream.of(test.in(Manner.MODEST))
        : drop(test, reason(failure, Reason.FLAKY), failure);
  }

  /** Whether there are tests that are not among those of before. */
  private static boolean isOther(List<Suite> suites, List<Suite> before) {
    Set<PlannedTest> known =
        before.stream().flatMap(suite -> suite.tests().stream()).collect(Collectors.toSet());
    return suites.stream().anyMatch(suite -> !known.containsAll(suite.tests()));
  }

  private Suite writable(Suite suite) {
    return suite.with(
        test ->
            writer
                .objection(test.of(), test.manner())
                .map(why -> drop(test, Reason.NOT_WRITTEN, why))
                .orElse(Stream.of(test)));
  }

  /** What becomes of a test that something is wrong with. */
  private interface Remedy {
    Stream<PlannedTest> apply(PlannedTest test, Failure failure);
  }

  private static List<Suite> change(
      List<Suite> suites, Map<TestId, Failure> failures, Remedy remedy) {
    return suites.stream()
        .map(
            suite ->
                suite.with(
                    test -> {
                      Failure why = failures.get(new TestId(suite.className(), test.name()));
                      return why == null ? Stream.of(test) : remedy.apply(test, why);
                    }))
        .filter(suite -> !suite.tests().isEmpty())
        .toList();
  }

  private Stream<PlannedTest> remedied(PlannedTest test, Failure failure) {
    return failure.isFatal()
        ? drop(test, reason(failure, Reason.FAILED), failure)
        : remedied(test, Reason.FAILED, failure.why());
  }

  private Stream<PlannedTest> remedied(PlannedTest test, Reason reason, String why) {
    return test.remedies().stream()
        .filter(manner -> writer.objection(test.of(), manner).isEmpty())
        .findFirst()
        .map(manner -> Stream.of(test.in(manner)))
        .orElseGet(() -> drop(test, reason, why));
  }

  private Stream<PlannedTest> drop(PlannedTest test, Reason reason, String why) {
    dropped.add(new Dropped(test.of(), reason, why));
    return Stream.empty();
  }

  private static List<TestId> ids(List<Suite> suites) {
    return suites.stream()
        .flatMap(
            suite -> suite.tests().stream().map(test -> new TestId(suite.className(), test.name())))
        .toList();
  }

  /**
   * Those that compile, with the warnings suppressed that they give. What has just been compiled is
   * not compiled again: a compiler takes most of a second to start.
   */
  public List<Suite> compiled(List<Suite> suites)
      throws IOException, InterruptedException, SuiteException {
    List<Suite> left = suites.stream().filter(suite -> !suite.tests().isEmpty()).toList();
    while (!left.isEmpty() && !left.equals(ready)) {
      deleteAll(classes);
      List<SuiteSource> sources = left.stream().map(writer::write).toList();
      Path place = folder.resolve("sources" + round++);
      Complaints complaints =
          Complaints.of(compiler.compile(sources, place, classes, budget), sources, place);
      List<Suite> next =
          left.stream()
              .map(suite -> suite.with(test -> remedied(test, complaints)))
              .filter(suite -> !suite.tests().isEmpty())
              .toList();
      ready = next.equals(left) ? left : List.of();
      left = next;
    }
    return left;
  }

  private Stream<PlannedTest> remedied(PlannedTest test, Complaints complaints) {
    Optional<String> error = complaints.error(test);
    if (error.isPresent()) {
      return remedied(test, Reason.NOT_COMPILED, error.get());
    }
    PlannedTest quiet = test;
    for (String warning : complaints.warnings(test)) {
      quiet = quiet.suppressing(warning);
    }
    return Stream.of(quiet);
  }

  /** The text of each test, by its case; nothing for those that cannot be written. */
  public Map<SuiteCase, String> texts(List<Suite> suites) {
    Map<SuiteCase, String> texts = new HashMap<>();
    for (Suite suite : suites) {
      Suite written =
          suite.with(
              test ->
                  writer.objection(test.of(), test.manner()).isEmpty()
                      ? Stream.of(test)
                      : Stream.empty());
      SuiteSource source = writer.write(written);
      List<String> lines = source.text().lines().toList();
      for (SuiteSource.Span span : source.spans()) {
        List<String> own = lines.subList(span.first() - 1, span.last());
        texts.put(span.test().of(), String.join("\n", own));
      }
    }
    return texts;
  }

  /** The text of a suite. */
  public String source(Suite suite) {
    return writer.write(suite).text();
  }

  private static void deleteAll(Path root) throws IOException {
    if (!Files.exists(root)) {
      return;
    }
    try (Stream<Path> paths = Files.walk(root)) {
      for (Path each : paths.sorted(Collections.reverseOrder()).toList()) {
        Files.deleteIfExists(each);
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
