package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.run.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.Remapper;

/**
 * Class files that are damaged at random, beside two that are not: the errors of these are found
 * every time. In each round a hundred files are damaged, five copies of each of twenty, every one
 * in a way of its own. {@code -Dmutations.rounds=50} tries 5,000 of them, {@code
 * -Dmutations.first=12} begins with that round, and {@code -Dmutations.of=damaged3/Point} damages
 * one file alone.
 */
@Tag("once")
class MutatedClassesTest {

  private static final Path SOURCES = Path.of("src/damaged/java/damaged");
  private static final int ROUNDS = Integer.getInteger("mutations.rounds", 1);
  private static final int FIRST = Integer.getInteger("mutations.first", 0);
  private static final int COPIES = 5;
  private static final String OF = System.getProperty("mutations.of", ".*");
  private static final List<String> KNOWN =
      List.of("First.java:3 ArithmeticException", "Second.java:3 NullPointerException");

  @TempDir private Path folder;

  @Test
  void theErrorsOfTheOthersAreFoundWhateverIsWrongWithSome() throws IOException {
    Workbench bench = new Workbench(folder);
    bench.compile(SOURCES);
    Path sources = bench.classes().resolve("damaged");
    Map<Path, byte[]> originals = new TreeMap<>();
    for (int copy = 0; copy < COPIES; copy++) {
      originals.putAll(copied(sources, "damaged" + copy));
    }
    originals.keySet().removeIf(file -> file.toString().contains("$")); // these stay as they are
    assertThat(originals).hasSize(20 * COPIES);
    delete(sources);
    goodOnes(bench);
    ConcurrentLinkedQueue<Throwable> uncaught = new ConcurrentLinkedQueue<>();
    Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
    Thread.setDefaultUncaughtExceptionHandler((thread, e) -> uncaught.add(e));
    List<String> failures = new ArrayList<>();
    try {
      for (int round = FIRST; round < FIRST + ROUNDS; round++) {
        damage(originals, round);
        String failure = failure(bench) + (uncaught.isEmpty() ? "" : "uncaught " + uncaught.poll());
        if (!failure.isEmpty()) {
          failures.add("round " + round + ": " + failure);
        }
      }
    } finally {
      Thread.setDefaultUncaughtExceptionHandler(before);
    }
    assertThat(failures).isEmpty();
  }

  /** The same classes in another package, written beside the first; files by their places. */
  private static Map<Path, byte[]> copied(Path classes, String packageName) throws IOException {
    Map<Path, byte[]> copies = new TreeMap<>();
    Path target = Files.createDirectories(classes.resolveSibling(packageName));
    try (Stream<Path> found = Files.list(classes)) {
      for (Path file : found.toList()) {
        ClassWriter writer = new ClassWriter(0);
        new ClassReader(Files.readAllBytes(file))
            .accept(new ClassRemapper(writer, moving(packageName)), 0);
        Path copy = target.resolve(file.getFileName());
        copies.put(copy, writer.toByteArray());
        Files.write(copy, writer.toByteArray());
      }
    }
    return copies;
  }

  private static Remapper moving(String packageName) {
    return new Remapper(Opcodes.ASM9) {
      @Override
      public String map(String name) {
        return name.startsWith("damaged/") ? packageName + name.substring(7) : name;
      }
    };
  }

  private static void delete(Path classes) throws IOException {
    try (Stream<Path> found = Files.list(classes)) {
      for (Path file : found.toList()) {
        Files.delete(file);
      }
    }
  }

  /** One is explored before those that are damaged, and one after them. */
  private static void goodOnes(Workbench bench) throws IOException {
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
  }

  private static void damage(Map<Path, byte[]> originals, int round) throws IOException {
    int number = 0;
    for (Map.Entry<Path, byte[]> each : originals.entrySet()) {
      Random random = new Random((round * 100L + number++) * 7_919L);
      boolean isWanted = each.getKey().toString().matches(".*" + OF + "\\.class");
      byte[] mutated = ClassMutator.mutate(each.getValue(), random);
      Files.write(each.getKey(), isWanted ? mutated : each.getValue());
    }
  }

  private static String other(String log) {
    return log.lines()
        .filter(line -> !line.startsWith("clew: skipped: "))
        .collect(Collectors.joining("\n"));
  }

  /** What is wrong with a run; empty if nothing is. */
  private static String failure(Workbench bench) throws IOException {
    int exitCode =
        bench.run(
            "check",
            bench.classes().toString(),
            "--null-inputs=yes",
            "--max-revisits=2",
            "--time-budget",
            "3000s");
    boolean isFound = exitCode == ExitCode.FOUND.number() && bench.errors().containsAll(KNOWN);
    return isFound && !bench.log().contains("\tat ")
        ? ""
        : "exit code " + exitCode + ", " + bench.errors() + "\n" + other(bench.log());
  }
}
