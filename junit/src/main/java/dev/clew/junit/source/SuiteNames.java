package dev.clew.junit.source;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.junit.source.cases.PlannedTest;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.junit.source.syntax.Identifiers;
import dev.clew.junit.source.syntax.Members;
import dev.clew.junit.source.words.InputWords;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** Which class a test goes to. */
public final class SuiteNames {

  /**
   * One class of tests for each class under test, and another for what is wrong with it.
   *
   * @param type internal name of a class that has a name; local ones belong to those around them
   * @param ending of the name of the class of tests
   */
  private record Place(String type, String ending) {}

  private SuiteNames() {}

  /** Suites in the order of their first cases. */
  public static List<Suite> group(List<SuiteCase> cases) {
    return group(cases, path -> false);
  }

  /**
   * The same.
   *
   * @param isTaken whether a name is another class's, as the path of its file below a folder of
   *     sources
   */
  public static List<Suite> group(List<SuiteCase> cases, Predicate<String> isTaken) {
    Map<Place, List<PlannedTest>> byPlace = new LinkedHashMap<>();
    for (SuiteCase each : cases) {
      byPlace
          .computeIfAbsent(
              new Place(named(each.target().owner()), ending(each)), p -> new ArrayList<>())
          .add(new PlannedTest(each, ""));
    }
    Set<String> taken = new HashSet<>();
    List<Suite> suites = new ArrayList<>();
    byPlace.forEach(
        (place, tests) -> {
          String packageName =
              place.type().substring(0, Math.max(place.type().lastIndexOf('/'), 0));
          String stem = stem(place.type());
          String ending = place.ending();
          Suite suite = new Suite(packageName, stem + ending, byMethod(tests)).renamed();
          for (int i = 2; isTaken.test(suite.path()) || !taken.add(suite.path()); i++) {
            suite = new Suite(packageName, stem + i + ending, suite.tests());
          }
          suites.add(suite);
        });
    return suites;
  }

  private static String ending(SuiteCase of) {
    return of.sentence().isPresent() ? "ExploitTest" : of.isError() ? "ErrorTest" : "Test";
  }

  /** The tests of a method side by side. */
  private static List<PlannedTest> byMethod(List<PlannedTest> tests) {
    Map<MethodInfo, List<PlannedTest>> groups = new LinkedHashMap<>();
    for (PlannedTest test : tests) {
      groups.computeIfAbsent(test.of().target(), m -> new ArrayList<>()).add(test);
    }
    return groups.values().stream().flatMap(List::stream).toList();
  }

  /** Compilers number what has no name of its own. */
  private static String named(ClassInfo type) {
    boolean isLocal =
        Members.nesting(type).filter(nesting -> nesting.outerName() == null).isPresent();
    return isLocal ? type.name().replaceFirst("\\$\\d.*$", "") : type.name();
  }

  /** {@code OuterInner} for an inner class. */
  private static String stem(String type) {
    String name = type.substring(type.lastIndexOf('/') + 1);
    StringBuilder stem = new StringBuilder();
    for (String part : name.split("\\$", -1)) {
      stem.append(Identifiers.capitalised(InputWords.letters(part)));
    }
    return stem.toString();
  }
}
