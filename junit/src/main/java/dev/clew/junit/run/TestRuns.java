package dev.clew.junit.run;

import dev.clew.engine.program.path.ClassPath;
import dev.clew.junit.launch.SuiteServer;
import dev.clew.junit.source.JUnitVersion;
import dev.clew.replay.Permission;
import dev.clew.replay.guard.GuardedClasses;
import dev.clew.replay.process.ForkedJvm;
import dev.clew.replay.process.HarnessFolder;
import dev.clew.replay.process.JavaCommand;
import dev.clew.solver.Budget;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
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

  private final ClassPath target;
  private final List<Path> places;
  private final JUnitVersion version;
  private final Set<Permission> allowed;
  private final Duration limit;

  /**
   * @param places the tests' and JUnit's
   * @param limit for one test
   */
  TestRuns(
      ClassPath target,
      List<Path> places,
      JUnitVersion version,
      Set<Permission> allowed,
      Duration limit) {
    this.target = target;
    this.places = List.copyOf(places);
    this.version = version;
    this.allowed = Set.copyOf(allowed);
    this.limit = limit;
  }

  /**
   * What went wrong, for those where something did; in the order given, as far as there is time.
   */
  Map<TestId, Failure> run(List<TestId> tests, Budget budget) throws InterruptedException {
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

  private ForkedJvm<String> start(Budget budget) throws IOException, InterruptedException {
    return ForkedJvm.start(this::command, in -> in.readUTF(), budget.remaining());
  }

  private List<String> command(HarnessFolder folder) throws IOException {
    GuardedClasses.write(target, folder.patches());
    for (Class<?> type : SuiteServer.CLASSES) {
      copy(type, folder.classes());
    }
    List<String> words = JavaCommand.start(target, folder);
    words.add("-ea");
    words.add("--patch-module=java.base=" + folder.patches());
    words.add("--add-exports=java.base/dev.clew.harness.guard=ALL-UNNAMED");
    List<String> path = new ArrayList<>();
    places.forEach(place -> path.add(place.toString()));
    path.addAll(JavaCommand.places(target));
    path.add(folder.classes().toString());
    words.addAll(List.of("-cp", String.join(File.pathSeparator, path)));
    words.add(SuiteServer.class.getName());
    words.add(folder.scratch().toString());
    words.add(allowed.stream().map(Permission::word).sorted().collect(Collectors.joining(",")));
    words.add(version == JUnitVersion.FOUR ? SuiteServer.FOUR : "5");
    return words;
  }

  private static void copy(Class<?> type, Path folder) throws IOException {
    String path = type.getName().replace('.', '/') + ".class";
    Path file = folder.resolve(path);
    Files.createDirectories(file.getParent());
    try (InputStream bytes = type.getClassLoader().getResourceAsStream(path)) {
      if (bytes == null) {
        throw new IOException("no class file: " + path);
      }
      Files.copy(bytes, file);
    }
  }
}
