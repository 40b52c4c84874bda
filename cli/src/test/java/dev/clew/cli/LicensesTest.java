package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The runnable jar names the libraries that it contains, and carries their licences. */
@Tag("once")
class LicensesTest {

  private static final String FOLDER = "META-INF/licenses/";

  /** A line of the notice: coordinates, licence, name of the text. */
  private static final Pattern ROW = Pattern.compile("(?m)^([\\w.-]+:[\\w.-]+) +(\\S+) +(\\S+)$");

  /** Groups and libraries that only the tests of this module use: none of them is in the jar. */
  private static final Set<String> FOR_TESTS =
      Set.of(
          "org.assertj",
          "org.seleniumhq.selenium",
          "io.opentelemetry",
          "com.google.guava",
          "com.google.auto.service",
          "com.google.errorprone",
          "com.google.j2objc",
          "org.jetbrains",
          "com.deque.html.axe-core",
          "net.bytebuddy",
          "com.tngtech.archunit",
          "org.slf4j",
          "jakarta.servlet",
          "org.apache.maven.surefire");

  @Test
  void everyLibraryOfTheJarIsInTheNotice() {
    Set<String> known = new TreeSet<>(rows().keySet());
    known.addAll(FOR_TESTS);
    assertThat(libraries()).allMatch(jar -> known.stream().anyMatch(each -> isOf(jar, each)));
  }

  @Test
  void theNoticeNamesNothingThatIsGone() {
    assertThat(rows().keySet())
        .allMatch(each -> libraries().stream().anyMatch(jar -> isOf(jar, each)));
  }

  @Test
  void everyTextThatTheNoticeNamesIsInTheJar() {
    assertThat(rows()).hasSizeGreaterThan(10);
    assertThat(rows().values())
        .allSatisfy(text -> assertThat(resource(text)).hasSizeGreaterThan(500));
    for (String text : List.of("LGPL-3.0.txt", "GPL-3.0.txt")) {
      assertThat(resource(text)).contains("GENERAL PUBLIC LICENSE");
    }
  }

  /** From coordinates to the name of the text. */
  private static Map<String, String> rows() {
    return ROW.matcher(resource("NOTICE"))
        .results()
        .collect(Collectors.toMap(row -> row.group(1), row -> row.group(3)));
  }

  /** The jars on this class path, Clew's own aside, as paths in a local repository. */
  private static List<String> libraries() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(jar -> jar.endsWith(".jar"))
        .map(jar -> jar.replace(File.separatorChar, '/'))
        .filter(jar -> !jar.contains("/dev/clew/") && !jar.contains("/target/"))
        .toList();
  }

  /** A local repository has the group as folders, then a folder for the artifact. */
  private static boolean isOf(String jar, String library) {
    int colon = library.indexOf(':');
    String folder =
        colon < 0
            ? library.replace('.', '/')
            : library.substring(0, colon).replace('.', '/') + "/" + library.substring(colon + 1);
    return jar.contains("/" + folder + "/");
  }

  private static String resource(String name) {
    try (InputStream text =
        LicensesTest.class.getClassLoader().getResourceAsStream(FOLDER + name)) {
      assertThat(text).as(name).isNotNull();
      return new String(text.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
