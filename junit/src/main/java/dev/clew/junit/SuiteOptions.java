package dev.clew.junit;

import dev.clew.engine.program.MethodInfo;
import dev.clew.junit.source.syntax.JUnitVersion;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What suites are wanted.
 *
 * @param allPaths whether to keep a test of each case, not only as many as are needed
 * @param out the folder that sources are written to, below their packages
 * @param limit for one test
 * @param others folders of other sources: names of classes there are not used
 * @param isRefined whether calls like the given ones are tried, to have tests that say more
 * @param targets methods of which calls may be tried that are like none
 * @param libraries what tests need beside JUnit
 */
public record SuiteOptions(
    JUnitVersion version,
    boolean allPaths,
    Path out,
    Duration limit,
    List<Path> others,
    boolean isRefined,
    Set<MethodInfo> targets,
    List<Path> libraries) {
  public SuiteOptions {
    libraries = List.copyOf(libraries);
    others = List.copyOf(others);
    targets = Collections.unmodifiableSet(new LinkedHashSet<>(targets));
  }

  /** As few tests of JUnit 5 as are needed. */
  public static SuiteOptions to(Path out) {
    return new SuiteOptions(
        JUnitVersion.FIVE,
        /* allPaths= */ false,
        out,
        Duration.ofSeconds(10),
        List.of(),
        /* isRefined= */ false,
        Set.of(),
        List.of());
  }

  public SuiteOptions withVersion(JUnitVersion other) {
    return new SuiteOptions(other, allPaths, out, limit, others, isRefined, targets, libraries);
  }

  public SuiteOptions withAllPaths(boolean all) {
    return new SuiteOptions(version, all, out, limit, others, isRefined, targets, libraries);
  }

  public SuiteOptions withLimit(Duration other) {
    return new SuiteOptions(version, allPaths, out, other, others, isRefined, targets, libraries);
  }

  public SuiteOptions withOthers(List<Path> folders) {
    return new SuiteOptions(version, allPaths, out, limit, folders, isRefined, targets, libraries);
  }

  /**
   * With values that people would choose, what mistakes would change, and looks at effects.
   *
   * @param methods that are to be tested
   */
  public SuiteOptions refined(Set<MethodInfo> methods) {
    return new SuiteOptions(
        version, allPaths, out, limit, others, /* isRefined= */ true, methods, libraries);
  }

  /** With jars or folders of classes that tests use. */
  public SuiteOptions withLibraries(List<Path> places) {
    return new SuiteOptions(version, allPaths, out, limit, others, isRefined, targets, places);
  }
}
