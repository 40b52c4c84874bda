package dev.clew.engine.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Classes that cannot be loaded, and what is said about them. */
final class LoadingErrorsTest {

  @TempDir Path folder;

  @ParameterizedTest(name = "{0} becomes {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          class A {}                 | final class A {}                   | class B extends A {}
          class A {}                 | interface A {}                     | class B extends A {}
          interface A {}             | class A {}                         | class B implements A {}
          interface A {}             | class A {}                         | interface B extends A {}
          class A {}                 | sealed class A permits C {} final class C extends A {} | class B extends A {}
          interface A {}             | sealed interface A permits C {} final class C implements A {} | class B implements A {}
          package q; public class A {} | package q; class A {}            | class B extends q.A {}
          package q; public interface A {} | package q; interface A {}    | class B implements q.A {}
          class A {}                 | class A extends B {}               | class B extends A {}
          interface A {}             | interface A extends B {}           | interface B extends A {}
          """)
  void theErrorIsTheJvms(String before, String after, String subclass) throws IOException {
    Sources.compile(folder, before, subclass);
    Path changed = Files.createDirectories(folder.resolveSibling("changed"));
    Sources.compile(changed, after, subclass.replaceAll("(extends|implements) (q\\.)?A", ""));
    String name = before.startsWith("package q") ? "q/A" : "A";
    for (String each : List.of(name, "C")) {
      Path file = changed.resolve(each + ".class");
      if (Files.exists(file)) {
        Files.write(folder.resolve(each + ".class"), Files.readAllBytes(file));
      }
    }

    String expected = HotSpot.outcomeOfLoading(folder, "B");
    assertThat(expected).isNotEqualTo("fine");
    try (Guest guest = new Guest(folder)) {
      assertThat(guest.outcomeOfLoading("B")).isEqualTo(expected);
      assertThat(guest.outcomeOfLoading("B")).as("the second time").isEqualTo(expected);
    }
  }

  @Test
  void aMissingClassAndAMissingSuperclassAreTheJvmsErrors() throws IOException {
    Sources.compile(folder, "class A {}", "class B extends A {}", "class C extends B {}");
    Files.delete(folder.resolve("A.class"));
    try (Guest guest = new Guest(folder)) {
      for (String name : List.of("p.Nowhere", "A", "B", "C")) {
        assertThat(guest.outcomeOfLoading(name)).isEqualTo(HotSpot.outcomeOfLoading(folder, name));
      }
      assertThat(problemOf(guest, "C").explanation()).isEqualTo("class A is not on the class path");
    }
  }

  @Test
  void theErrorOfACircleDoesNotDependOnWhatWasAskedBefore() throws IOException {
    Sources.compile(folder, "class A {}", "class B extends A {}");
    Path changed = Files.createDirectories(folder.resolveSibling("changed"));
    Sources.compile(changed, "class B {}", "class A extends B {}");
    Files.copy(
        changed.resolve("A.class"),
        folder.resolve("A.class"),
        java.nio.file.StandardCopyOption.REPLACE_EXISTING);
    try (Guest guest = new Guest(folder)) {
      for (String name : List.of("A", "B", "A")) {
        assertThat(guest.outcomeOfLoading(name))
            .isEqualTo("java/lang/ClassCircularityError: " + name)
            .isEqualTo(HotSpot.outcomeOfLoading(folder, name));
      }
    }
  }

  @Test
  void aFileUnderAnotherNameIsTheJvmsErrorAndItsFileIsNamed() throws IOException {
    Sources.compile(folder, "package p; class A {}");
    Files.copy(folder.resolve("p/A.class"), folder.resolve("B.class"));
    try (Guest guest = new Guest(folder)) {
      assertThat(guest.outcomeOfLoading("B")).isEqualTo(HotSpot.outcomeOfLoading(folder, "B"));
      assertThat(problemOf(guest, "B").explanation())
          .isEqualTo(
              "%s holds class p.A; put the folder that contains its package on the class path"
                  .formatted(folder.resolve("B.class")));
    }
  }

  @Test
  void aFileThatIsTooNewIsTheJvmsErrorAndTheRemedyIsNamed() throws IOException {
    int running = Runtime.version().feature();
    writeWithVersion(running + 45);
    try (Guest guest = new Guest(folder)) {
      assertThat(guest.outcomeOfLoading("A")).isEqualTo(HotSpot.outcomeOfLoading(folder, "A"));
      assertThat(problemOf(guest, "A").explanation())
          .isEqualTo(
              "%s is of Java %d, and at most Java %d can be used here; compile with --release %d or choose a newer JDK"
                  .formatted(folder.resolve("A.class"), running + 1, running, running));
    }
  }

  @Test
  void filesUpToJava26AreReadAndNoneBeyond() throws IOException {
    for (int major = 45; major <= 72; major++) {
      writeWithVersion(major);
      try (ClassPath classPath = ClassPath.open(Jdk.running(), List.of(folder))) {
        Program program = new Program(classPath, new FileVersion(99, 0));
        if (major <= 70) {
          assertThat(program.load("A").header().version().major()).isEqualTo(major);
        } else {
          assertThatCode(() -> program.load("A"))
              .hasMessage(
                  "%s is of Java %d, and at most Java 26 can be used here; compile with --release 26",
                  folder.resolve("A.class"), major - 44);
        }
      }
    }
  }

  private void writeWithVersion(int major) throws IOException {
    writeWithVersion(major, 0);
  }

  private void writeWithVersion(int major, int minor) throws IOException {
    Sources.compile(folder, "class A { int f; void m() {} }");
    Path file = folder.resolve("A.class");
    byte[] bytes = Files.readAllBytes(file);
    bytes[4] = (byte) (minor >> 8);
    bytes[5] = (byte) minor;
    bytes[7] = (byte) major;
    Files.write(file, bytes);
  }

  @Test
  void versionsThatNoJvmRunsAndPreviewsAreTheJvmsErrors() throws IOException {
    int running = Runtime.version().feature() + 44;
    List<FileVersion> versions =
        List.of(
            new FileVersion(running, 0xFFFF),
            new FileVersion(running - 1, 0xFFFF),
            new FileVersion(running, 3),
            new FileVersion(44, 0),
            new FileVersion(3, 0),
            new FileVersion(55, 7));
    for (FileVersion version : versions) {
      writeWithVersion(version.major(), version.minor());
      try (Guest guest = new Guest(folder)) {
        assertThat(guest.outcomeOfLoading("A")).isEqualTo(HotSpot.outcomeOfLoading(folder, "A"));
      }
    }
  }

  @Test
  void noClassThatCanBeReadIsRefusedIfTheJvmLinksIt() throws IOException {
    Sources.compile(
        folder,
        "class A implements Comparable<A> { long f; String s; Object[] o = {this};"
            + " public int compareTo(A a) { try { f += a.f * 2; s = a.s + f; }"
            + " catch (RuntimeException e) { return e.hashCode(); } finally { o = null; }"
            + " for (int i = 0; i < 3; i++) { f += i; } return s == null ? 1 : (int) f; } }");
    Path file = folder.resolve("A.class");
    byte[] bytes = Files.readAllBytes(file);
    Random random = new Random(5);
    int refused = 0;
    for (int round = 0; round < 1_500; round++) {
      byte[] damaged = bytes.clone();
      damaged[10 + random.nextInt(damaged.length - 10)] = (byte) random.nextInt();
      Files.write(file, damaged);
      Optional<String> refusal = refusal();
      if (refusal.isPresent()) {
        refused++;
      }
      // a JVM does not look at every attribute that a reader of class files stumbles over
      if (refusal.isPresent() && !refusal.get().contains("Damaged content")) {
        assertThat(HotSpot.outcomeOfLinking(folder, "A"))
            .as("round " + round + ": " + refusal.get())
            .isNotEqualTo("fine");
      }
    }
    assertThat(refused).isBetween(300, 1_400);
  }

  private Optional<String> refusal() throws IOException {
    try (Guest guest = new Guest(folder)) {
      guest.verify("A");
      return Optional.empty();
    } catch (LinkageException e) {
      return Optional.of(e.problem().explanation());
    }
  }

  @Test
  void whateverIsCutOffTheAnswerIsAProblemThatNamesTheFile() throws IOException {
    Sources.compile(
        folder,
        "@Deprecated record A(int i, String s) { static final long L = 4;"
            + " int m() { try { return i; } finally { System.out.println(); } } }");
    Path file = folder.resolve("A.class");
    byte[] bytes = Files.readAllBytes(file);
    for (int length = 0; length < bytes.length; length++) {
      Files.write(file, Arrays.copyOf(bytes, length));
      try (Guest guest = new Guest(folder)) {
        assertThat(problemOf(guest, "A").explanation())
            .startsWith(file + " is not a valid class file: ")
            .doesNotContain("\n");
      }
    }
  }

  @Test
  void whateverIsDamagedNothingWorseThanAProblemHappens() throws IOException {
    Sources.compile(
        folder,
        "record A(int i, String s) implements Comparable<A> {"
            + " public int compareTo(A a) { switch (s) { case \"x\": return 1; default: return i; } }"
            + " Runnable r() { return () -> System.out.println(i + s); } }");
    Path file = folder.resolve("A.class");
    byte[] bytes = Files.readAllBytes(file);
    Random random = new Random(3);
    int problems = 0;
    for (int round = 0; round < 3_000; round++) {
      byte[] damaged = bytes.clone();
      for (int i = random.nextInt(3); i >= 0; i--) {
        damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
      }
      Files.write(file, damaged);
      problems += readAll() ? 0 : 1;
    }
    assertThat(problems).isBetween(300, 2_900);
  }

  /** Whether the class A and all its code can be read; anything but a problem is a failed test. */
  private boolean readAll() throws IOException {
    try (Guest guest = new Guest(folder)) {
      for (MethodInfo method : guest.load("A").methods()) {
        if (method.hasCode()) {
          method.readBody().handlers();
        }
        method.parameterNames();
      }
      return true;
    } catch (LinkageException e) {
      assertThat(e.problem().throwable()).startsWith("java/lang/");
      return false;
    }
  }

  private static LinkageProblem problemOf(Guest guest, String name) {
    try {
      throw new AssertionError("loaded " + guest.load(name));
    } catch (LinkageException e) {
      return e.problem();
    }
  }
}
