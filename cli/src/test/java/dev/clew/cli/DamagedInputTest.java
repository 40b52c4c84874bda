package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.run.ExitCode;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.StreamSupport;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that cannot be used, beside one that can: each costs itself alone. */
@Tag("once")
class DamagedInputTest {

  private static final String MANIFEST = "Manifest-Version: 1.0\nMulti-Release: true\n\n";

  private static final String GOOD =
      """
      public class Good {
        public static int share(int x) { return 10 / x; }
      }
      """;

  private static final String USES =
      """
      public class Uses {
        Dependency field;
        static Dependency shared;
        public static int plain(int a) { return 10 / a; }
        public static int takes(Dependency d, int a) { return 11 / a; }
        public static int calls(int a) { return Dependency.twice(a) / a; }
        public static int sometimes(int a) {
          if (a == 5) { return Dependency.twice(a); }
          return 12 / a;
        }
        public static Dependency gives(int a) { return 13 / a > 1 ? null : shared; }
        public static int declares(int a) throws Failure { return 14 / a; }
        @Mark public int ofObject(int a) { return 16 / a; }
        public static int tests(Object o) { return o instanceof Dependency ? 1 : o.hashCode(); }
      }
      """;

  @TempDir private Path folder;
  private Workbench bench;

  @BeforeEach
  void compile() throws IOException {
    bench = new Workbench(folder);
    bench.compile("Good", GOOD);
  }

  private byte[] good() throws IOException {
    return Files.readAllBytes(bench.classes().resolve("Good.class"));
  }

  private void write(String name, byte[] content) throws IOException {
    Path file = bench.classes().resolve(name);
    Files.createDirectories(file.getParent());
    Files.write(file, content);
  }

  private static byte[] withVersion(byte[] file, int major, int minor) {
    byte[] changed = file.clone();
    changed[4] = (byte) (minor >> 8);
    changed[5] = (byte) minor;
    changed[6] = (byte) (major >> 8);
    changed[7] = (byte) major;
    return changed;
  }

  @Test
  void whatIsWrongWithAFileIsOneLineWithItsNameAndTheRestIsExplored() throws IOException {
    int newest = Runtime.version().feature() + 44;
    write("Empty.class", new byte[0]);
    write("Short.class", Arrays.copyOf(good(), 100));
    write("Text.class", "no class at all".getBytes(StandardCharsets.UTF_8));
    write("Future.class", withVersion(good(), newest + 1, 0));
    write("Preview.class", withVersion(good(), newest, 0xFFFF));
    write("elsewhere/Good.class", good());
    write("Refused.class", SpecialClasses.withoutReturn("Refused"));
    write("module-info.class", good());
    write("java/lang/Own.class", SpecialClasses.withSubroutine("java/lang/Own"));

    int exitCode = bench.run("explore", bench.classes().toString());

    assertThat(exitCode).isZero();
    List<String> log = bench.log().lines().toList();
    assertThat(log)
        .hasSize(8)
        .allMatch(line -> line.startsWith("clew: skipped: "))
        .allMatch(line -> line.contains(" cannot be analysed: "));
    assertThat(bench.log())
        .contains("skipped: Empty cannot", "Truncated class file")
        .contains("skipped: Short cannot", "skipped: Text cannot", "Incompatible magic value")
        .contains("skipped: Future cannot", "compile with --release")
        .contains("skipped: Preview cannot", "uses preview features of Java")
        .contains("skipped: elsewhere.Good cannot", "holds class Good")
        .contains("skipped: Refused cannot", "has code that the JVM refuses")
        .contains("skipped: java.lang.Own cannot", "from the JDK only");
    assertThat(bench.results().get("skipped")).hasSize(8);
    assertThat(bench.results().get("targets").findValuesAsText("class")).containsOnly("Good");
    assertThat(bench.run("explore", "--strict", bench.classes().toString())).isEqualTo(3);
    assertThat(bench.run("explore", "java.lang.Own")).isEqualTo(2);
    assertThat(bench.log().lines()).singleElement().asString().contains("from the JDK only");
  }

  @Test
  void whereNothingCanBeAnalysedThatIsBadInput() throws IOException {
    Path alone = Files.createDirectories(folder.resolve("alone"));
    Files.write(alone.resolve("Bad.class"), new byte[3]);
    assertThat(bench.run("check", alone.toString())).isEqualTo(2);
    assertThat(bench.log().lines()).hasSize(1).allMatch(line -> line.contains("Bad"));
  }

  @Test
  void aJarThatIsNoneAndDamagedOrRepeatedEntriesCostThemselvesAlone() throws IOException {
    Path noJar = Files.writeString(folder.resolve("none.jar"), "not a zip file");
    Path jar = folder.resolve("some.jar");
    try (OutputStream out = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      add(zip, "META-INF/MANIFEST.MF", MANIFEST.getBytes(StandardCharsets.UTF_8));
      add(zip, "Good.class", good());
      add(zip, "Gooe.class", good());
      add(zip, "META-INF/versions/9/Bad.class", new byte[7]);
      add(zip, "module-info.class", good());
    }
    // two entries of one name, which no tool writes
    byte[] bytes = Files.readAllBytes(jar);
    Files.write(jar, replaced(bytes, "Gooe.class", "Good.class"));
    int exitCode = bench.run("explore", "-cp", "", noJar.toString(), jar.toString());
    assertThat(exitCode).as(bench.log()).isZero();
    assertThat(bench.log().lines()).hasSize(2).allMatch(line -> line.startsWith("clew: skipped: "));
    assertThat(bench.log()).contains("none.jar", "Bad cannot be analysed");
  }

  /** A few hundred kilobytes of a jar that are a hundred times as long when they are read. */
  @Test
  void anEntryThatIsLongerThanAnyClassCostsItselfAlone() throws IOException {
    Path jar = folder.resolve("long.jar");
    try (OutputStream out = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      add(zip, "Good.class", good());
      zip.putNextEntry(new ZipEntry("Long.class"));
      zip.write(good());
      for (int i = 0; i <= 64; i++) {
        zip.write(new byte[1 << 20]);
      }
    }
    assertThat(bench.run("explore", "-cp", "", jar.toString())).as(bench.log()).isZero();
    assertThat(bench.log().lines())
        .singleElement()
        .asString()
        .contains("Long cannot be analysed", "longer than 64 MiB");
  }

  /** A name that no file can have is looked for nowhere, and no file outside is looked at. */
  @Test
  void whatAClassSaysOfItsSourceMayBeAnything() throws IOException {
    Path other =
        Files.writeString(folder.resolve("Other.java"), "class Good { int foundOutside; }");
    for (String source : List.of("A\0.java", "../../Other.java", other.toString(), "")) {
      write("Good.class", SpecialClasses.withSource(good(), source));

      assertThat(bench.run("check", bench.classes().toString(), "--hunt=no"))
          .as(bench.log())
          .isEqualTo(ExitCode.FOUND.number());
      assertThat(Files.readString(bench.out().resolve("report.html")))
          .doesNotContain("foundOutside");
    }
  }

  private static void add(ZipOutputStream zip, String name, byte[] content) throws IOException {
    zip.putNextEntry(new ZipEntry(name));
    zip.write(content);
    zip.closeEntry();
  }

  private static byte[] replaced(byte[] bytes, String from, String to) {
    Charset latin = StandardCharsets.ISO_8859_1;
    return new String(bytes, latin).replace(from, to).getBytes(latin);
  }

  @Test
  void aMissingClassCostsOnlyWhatNeedsItAsOnTheJvm() throws IOException {
    Path sources = Files.createDirectories(folder.resolve("sources"));
    Files.writeString(sources.resolve("Uses.java"), USES);
    Files.writeString(
        sources.resolve("Dependency.java"),
        "public class Dependency { public static int twice(int x) { return 2 * x; } }");
    Files.writeString(
        sources.resolve("Below.java"),
        "public class Below extends Dependency { public int b(int x) { return 1 / x; } }");
    Files.writeString(sources.resolve("Failure.java"), "class Failure extends Exception {}");
    Files.writeString(
        sources.resolve("Mark.java"),
        "@java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)"
            + " @interface Mark {}");
    bench.compile(sources);
    for (String missing : List.of("Dependency", "Failure", "Mark")) {
      Files.delete(bench.classes().resolve(missing + ".class"));
    }

    int exitCode = bench.run("check", "--null-inputs=no", bench.classes().toString());

    assertThat(exitCode).as(bench.log()).isEqualTo(ExitCode.FOUND.number());
    assertThat(bench.log().lines())
        .hasSize(1)
        .allMatch(
            line ->
                line.contains(
                    "Below cannot be analysed: class Dependency is not on the class path"));
    assertThat(bench.errors())
        .containsExactly(
            "Good.java:2 ArithmeticException",
            "Uses.java:12 ArithmeticException",
            "Uses.java:13 ArithmeticException",
            "Uses.java:4 ArithmeticException",
            "Uses.java:9 ArithmeticException");
    assertThat(
            bench.results().get("targets").findValues("reasons").stream()
                .flatMap(reasons -> StreamSupport.stream(reasons.spliterator(), false))
                .filter(reason -> reason.get("code").textValue().equals("missing-class"))
                .map(reason -> reason.get("detail").textValue()))
        .hasSizeGreaterThan(3)
        .containsOnly("Dependency");
  }

  @Test
  void subroutinesOfOldClassFilesAreFollowed() throws IOException {
    write("Old.class", SpecialClasses.withSubroutine("Old"));
    assertThat(bench.run("check", "Old")).as(bench.log()).isEqualTo(ExitCode.FOUND.number());
    assertThat(bench.log()).isEmpty();
    assertThat(bench.lines()).anyMatch(line -> line.contains("ArithmeticException"));
    assertThat(bench.results().get("targets").findValuesAsText("status")).containsOnly("complete");
    assertThat(bench.printed()).contains("2 paths confirmed");
  }
}
