package dev.clew.junit.source;

import dev.clew.junit.source.cases.PlannedTest;
import dev.clew.junit.source.words.TestNames;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The tests of one class.
 *
 * @param packageName internal
 */
public record Suite(String packageName, String simpleName, List<PlannedTest> tests) {
  public Suite {
    tests = List.copyOf(tests);
  }

  /** With its package, as Java writes it. */
  public String className() {
    return packageName.isEmpty() ? simpleName : packageName.replace('/', '.') + "." + simpleName;
  }

  /** Where its file belongs below a folder of sources. */
  public String path() {
    return className().replace('.', '/') + ".java";
  }

  /** With others in the place of its tests, or none. */
  public Suite with(Function<PlannedTest, Stream<PlannedTest>> change) {
    return new Suite(packageName, simpleName, tests.stream().flatMap(change).toList());
  }

  /** With names that say how its tests differ from each other. */
  public Suite renamed() {
    List<String> names = TestNames.of(tests.stream().map(PlannedTest::told).toList());
    List<PlannedTest> renamed = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      renamed.add(tests.get(i).named(names.get(i)));
    }
    return new Suite(packageName, simpleName, renamed);
  }
}
