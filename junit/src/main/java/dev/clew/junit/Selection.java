package dev.clew.junit;

import dev.clew.junit.mutation.KillingCases;
import dev.clew.junit.run.SuiteBench;
import dev.clew.junit.run.SuiteException;
import dev.clew.junit.source.Suite;
import dev.clew.junit.source.cases.PlannedTest;
import dev.clew.junit.source.cases.SuiteCase;
import java.io.IOException;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Chooses tests, has them tried, and chooses others in the place of those that fail. Only what is
 * chosen is compiled and run: of thousands of paths that is often one in a hundred.
 */
final class Selection {

  private final SuiteBench bench;
  private final List<Suite> suites;
  private final KillingCases killing;
  private final boolean allPaths;
  private final List<SuiteCase> preferred;
  private final IdentityHashMap<SuiteCase, PlannedTest> passed = new IdentityHashMap<>();
  private final Set<SuiteCase> failed = identitySet();
  private Set<SuiteCase> tried = identitySet();
  private List<SuiteCase> chosen = List.of();
  private List<SuiteCase> shownByOthers = List.of();

  /**
   * @param suites with all tests that there could be
   * @param killing finds those that show mistakes
   * @param allPaths whether all are wanted, instead of as few as are needed
   * @param preferred those that are chosen as long as all of them pass; may be none
   */
  Selection(
      SuiteBench bench,
      List<Suite> suites,
      KillingCases killing,
      boolean allPaths,
      List<SuiteCase> preferred) {
    this.preferred = List.copyOf(preferred);
    this.killing = killing;
    this.bench = bench;
    this.suites = suites;
    this.allPaths = allPaths;
  }

  private static Set<SuiteCase> identitySet() {
    return Collections.newSetFromMap(new IdentityHashMap<>());
  }

  /** The chosen tests, all of which passed; none in the place of others once time is short. */
  List<Suite> make() throws IOException, InterruptedException, SuiteException {
    while (true) {
      List<SuiteCase> left = cases(suites).filter(each -> !failed.contains(each)).toList();
      chosen = allPaths ? left : withoutNeedless(fitting(left));
      if (bench.lacksTime()) {
        chosen = chosen.stream().filter(passed::containsKey).toList();
        return with(chosen);
      }
      if (tried.containsAll(chosen) && passed.keySet().containsAll(chosen)) {
        return with(chosen);
      }
      tryOut(chosen); // all together: one may leave something behind for another
    }
  }

  private List<SuiteCase> fitting(List<SuiteCase> left) throws InterruptedException {
    boolean areGood = !preferred.isEmpty() && preferred.stream().noneMatch(failed::contains);
    return areGood ? preferred : enough(left, killing);
  }

  private List<SuiteCase> withoutNeedless(List<SuiteCase> cases) {
    List<SuiteCase> needed = NeedlessTests.without(cases, bench.texts(with(cases)));
    Set<SuiteCase> others = identitySet();
    others.addAll(cases);
    others.removeAll(needed);
    shownByOthers = List.copyOf(others);
    return needed;
  }

  /** What is not needed because tests of other calls perform it in their assertions. */
  List<SuiteCase> shownByOthers() {
    return shownByOthers;
  }

  /** Those that reach all that is reached, and show the mistakes that others show. */
  static List<SuiteCase> enough(List<SuiteCase> left, KillingCases killing)
      throws InterruptedException {
    List<SuiteCase> more = killing.with(Minimiser.smallest(left), inOrderOfCost(left));
    IdentityHashMap<SuiteCase, Set<Object>> shown = new IdentityHashMap<>();
    for (SuiteCase each : more) {
      shown.put(each, killing.shownBy(each));
    }
    Set<SuiteCase> wanted = identitySet();
    wanted.addAll(killing.goesOn() ? Minimiser.needed(more, shown) : more);
    return left.stream().filter(wanted::contains).toList();
  }

  private static List<SuiteCase> inOrderOfCost(List<SuiteCase> cases) {
    return cases.stream().sorted(Comparator.comparingInt(ReadingCost::of)).toList();
  }

  /** What could be tests and is not needed; variants nobody has asked for. */
  List<SuiteCase> superfluous() {
    Set<SuiteCase> needed = identitySet();
    needed.addAll(chosen);
    return cases(suites)
        .filter(each -> !each.isVariant() && !needed.contains(each) && !failed.contains(each))
        .toList();
  }

  private void tryOut(List<SuiteCase> some)
      throws IOException, InterruptedException, SuiteException {
    List<Suite> named = with(some).stream().map(Suite::renamed).toList();
    List<Suite> verified = bench.verified(named);
    tried = identitySet();
    tried.addAll(some);
    passed.keySet().removeAll(tried);
    for (Suite suite : verified) {
      suite.tests().forEach(test -> passed.put(test.of(), test));
    }
    some.stream().filter(each -> !passed.containsKey(each)).forEach(this::fail);
  }

  /** What cannot be trusted with some values cannot with others: no variant takes its place. */
  private void fail(SuiteCase failing) {
    failed.add(failing);
    cases(suites)
        .filter(each -> each.isVariant() && each.target().equals(failing.target()))
        .filter(each -> !passed.containsKey(each))
        .forEach(failed::add);
  }

  private List<Suite> with(List<SuiteCase> wanted) {
    Set<SuiteCase> some = identitySet();
    some.addAll(wanted);
    return suites.stream()
        .map(
            suite ->
                suite.with(
                    test ->
                        some.contains(test.of())
                            ? Stream.of(passed.getOrDefault(test.of(), test))
                            : Stream.empty()))
        .filter(suite -> !suite.tests().isEmpty())
        .toList();
  }

  private static Stream<SuiteCase> cases(List<Suite> suites) {
    return suites.stream().flatMap(suite -> suite.tests().stream()).map(PlannedTest::of);
  }
}
