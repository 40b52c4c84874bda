package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Class files that are damaged at random, each beside two that are not: the errors of these are
 * found every time. {@code -Dmutations=5000} tries more of them, {@code -Dmutations.first=123} from
 * that one on.
 */
@Tag("once")
class MutatedClassesTest {

  private static final Path SOURCES = Path.of("src/damaged/java/damaged");
  private static final int COUNT = Integer.getInteger("mutations", 30);
  private static final int FIRST = Integer.getInteger("mutations.first", 0);
  private static final List<String> KNOWN =
      List.of("First.java:3 ArithmeticException", "Second.java:3 NullPointerException");

  @TempDir private Path folder;

  @Test
  void theErrorsOfTheOthersAreFoundWhateverIsWrongWithOne() throws IOException {
    Workbench bench = new Workbench(folder);
    bench.compile(SOURCES);
    List<Path> files;
    try (Stream<Path> found = Files.list(bench.classes().resolve("damaged"))) {
      files = found.sorted().filter(file -> !file.toString().contains("$")).toList();
    }
    assertThat(files).hasSize(20);
    ConcurrentLinkedQueue<Throwable> uncaught = new ConcurrentLinkedQueue<>();
    Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
    Thread.setDefaultUncaughtExceptionHandler((thread, e) -> uncaught.add(e));
    List<String> failures = new ArrayList<>();
    try {
      for (int i = FIRST; i < FIRST + COUNT; i++) {
        failures.addAll(tried(i, files.get(i % files.size())));
        if (!uncaught.isEmpty()) {
          failures.add(i + ": " + uncaught.poll());
        }
      }
    } finally {
      Thread.setDefaultUncaughtExceptionHandler(before);
    }
    assertThat(failures).isEmpty();
  }

  /** What is wrong with a run. */
  private List<String> tried(int number, Path original) throws IOException {
    Random random = new Random(number * 7_919L);
    byte[] mutated = ClassMutator.mutate(Files.readAllBytes(original), random);
    Workbench bench = new Workbench(folder.resolve("run" + number));
    bench.compile(
        "First",
        """
        package apart;
        public class First {
          public static int half(int x) { return x / (x - 2); }
        }
        """);
    bench.compile(
        "Second",
        """
        package zone;
        public class Second {
          public static int size(String s) { return s.length(); }
        }
        """);
    Path damaged = bench.classes().resolve("damaged").resolve(original.getFileName());
    Files.createDirectories(damaged.getParent());
    Files.write(damaged, mutated);
    int exitCode =
        bench.run(
            "check", bench.classes().toString(), "--max-revisits=2", "--time-budget", "20s");
    List<String> failures = new ArrayList<>();
    if (exitCode != ExitCode.FOUND.number()) {
      failures.add("exit code " + exitCode);
    }
    if (!new TreeSet<>(bench.errors()).containsAll(KNOWN)) {
      failures.add("found " + bench.errors());
    }
    if (bench.log().contains("\tat ")) {
      failures.add("a stack trace");
    }
    if (failures.isEmpty()) {
      return List.of();
    }
    return List.of(number + " " + original.getFileName() + ": " + failures + " " + bench.log());
  }
}
