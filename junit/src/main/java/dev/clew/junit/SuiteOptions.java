package dev.clew.junit;

import dev.clew.junit.source.JUnitVersion;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * What suites are wanted.
 *
 * @param allPaths whether to keep a test of each case, not only as many as are needed
 * @param out the folder that sources are written to, below their packages
 * @param limit for one test
 * @param others folders of other sources: names of classes there are not used
 * @param isRefined whether calls like the given ones are tried, to have tests that say more
 */
public record SuiteOptions(
    JUnitVersion version,
    boolean allPaths,
    Path out,
    Duration limit,
    List<Path> others,
    boolean isRefined) {
  public SuiteOptions {
    others = List.copyOf(others);
  }

  /** As few tests of JUnit 5 as are needed. */
  public static SuiteOptions to(Path out) {
    return new SuiteOptions(
        JUnitVersion.FIVE,
        /* allPaths= */ false,
        out,
        Duration.ofSeconds(10),
        List.of(),
        /* isRefined= */ false);
  }

  public SuiteOptions withVersion(JUnitVersion other) {
    return new SuiteOptions(other, allPaths, out, limit, others, isRefined);
  }

  public SuiteOptions withAllPaths(boolean all) {
    return new SuiteOptions(version, all, out, limit, others, isRefined);
  }

  public SuiteOptions withLimit(Duration other) {
    return new SuiteOptions(version, allPaths, out, other, others, isRefined);
  }

  public SuiteOptions withOthers(List<Path> folders) {
    return new SuiteOptions(version, allPaths, out, limit, folders, isRefined);
  }

  /** With values that people would choose, what mistakes would change, and looks at effects. */
  public SuiteOptions refined() {
    return new SuiteOptions(version, allPaths, out, limit, others, /* isRefined= */ true);
  }
}
