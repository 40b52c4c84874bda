package dev.clew.engine.program.path;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.clew.engine.program.Jars;
import dev.clew.engine.program.Sources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ClassPathTest {

  @TempDir Path temp;
  private Path one;
  private Path two;

  @BeforeEach
  void compileTwoFolders() {
    one = temp.resolve("one");
    two = temp.resolve("two");
    Sources.compile(one, "package p; public class A { int one; }", "public class Top {}");
    Sources.compile(two, "package p; public class A { int two; }", "package p; class B {}");
  }

  @Test
  void theFirstEntryThatHasAClassWins() throws IOException {
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of(two, one))) {
      assertThat(path.find("p/A").orElseThrow().location())
          .isEqualTo(two.resolve("p/A.class").toString());
      assertThat(path.find("Top").orElseThrow().read())
          .isEqualTo(Files.readAllBytes(one.resolve("Top.class")));
      assertThat(path.find("p/A").orElseThrow().isJdk()).isFalse();
    }
  }

  @Test
  void anInterruptWaitsUntilAClassIsRead() throws IOException {
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of(one))) {
      ClassFile own = path.find("p/A").orElseThrow();
      ClassFile ofJdk = path.find("java/lang/Object").orElseThrow();
      Thread.currentThread().interrupt();
      byte[] first = own.read();
      byte[] second = ofJdk.read();
      boolean wasInterrupted = Thread.interrupted();

      assertThat(first).isEqualTo(own.read());
      assertThat(second).isEqualTo(ofJdk.read());
      assertThat(wasInterrupted).isTrue();
    }
  }

  @Test
  void namesComeEntryByEntryAndSortedWithoutRepetition() throws IOException {
    Path jar = Jars.pack(temp.resolve("two.jar"), false, Map.of("", two));
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of(one, jar))) {
      assertThat(path.classNames()).containsExactly("Top", "p/A", "p/B");
    }
  }

  @Test
  void aJarIsReadLikeAFolder() throws IOException {
    Path jar = Jars.pack(temp.resolve("one.jar"), false, Map.of("", one));
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of(jar))) {
      ClassFile file = path.find("p/A").orElseThrow();

      assertThat(file.location()).isEqualTo(jar + "!/p/A.class");
      assertThat(file.read()).isEqualTo(Files.readAllBytes(one.resolve("p/A.class")));
    }
  }

  @Test
  void aMultiReleaseJarGivesTheNewestVersionThatIsNotTooNew() throws IOException {
    Path jar =
        Jars.pack(
            temp.resolve("many.jar"),
            true,
            Map.of("", one, "META-INF/versions/11/", two, "META-INF/versions/99/", one));
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of(jar))) {
      ClassFile file = path.find("p/A").orElseThrow();

      assertThat(file.location()).isEqualTo(jar + "!/META-INF/versions/11/p/A.class");
      assertThat(file.read()).isEqualTo(Files.readAllBytes(two.resolve("p/A.class")));
      assertThat(path.classNames()).containsExactly("Top", "p/A", "p/B");
    }
  }

  @Test
  void versionsInAnOrdinaryJarDoNotCount() throws IOException {
    Path jar =
        Jars.pack(temp.resolve("plain.jar"), false, Map.of("", one, "META-INF/versions/11/", two));
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of(jar))) {
      assertThat(path.find("p/A").orElseThrow().location()).isEqualTo(jar + "!/p/A.class");
      assertThat(path.find("p/B")).isEmpty();
      assertThat(path.classNames()).containsExactly("Top", "p/A");
    }
  }

  @Test
  void packagesOfTheJdkAreTheJdksAlone() throws IOException {
    Path fake = temp.resolve("fake");
    Path string = Files.createDirectories(fake.resolve("java/lang")).resolve("String.class");
    Path unknown = string.resolveSibling("Unknown.class");
    Path sax = Files.createDirectories(fake.resolve("org/xml/sax")).resolve("Unknown.class");
    for (Path file : List.of(string, unknown, sax)) {
      Files.write(file, new byte[] {1});
    }
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of(fake))) {
      ClassFile file = path.find("java/lang/String").orElseThrow();

      assertThat(file.isJdk()).isTrue();
      assertThat(file.read()).hasSizeGreaterThan(1000);
      assertThat(file.location()).endsWith("!/modules/java.base/java/lang/String.class");
      assertThat(path.find("java/lang/Unknown")).isEmpty();
      assertThat(path.find("org/xml/sax/Unknown")).isEmpty();
      assertThat(path.classNames()).isEmpty();
    }
  }

  @Test
  void packagesAboveAndBesideThoseOfTheJdkAreFree() throws IOException {
    Path own = temp.resolve("own");
    Sources.compile(
        own, "package javax; public class A {}", "package javax.annotation; public class B {}");
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of(own))) {
      assertThat(path.find("javax/A")).isPresent();
      assertThat(path.find("javax/annotation/B")).isPresent();
    }
  }

  @Test
  void modulesBesidesTheBaseAreFound() throws IOException {
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of())) {
      assertThat(path.find("java/sql/Connection").orElseThrow().location())
          .contains("/modules/java.sql/");
      assertThat(path.find("java/util/logging/Logger")).isPresent();
      assertThat(path.find("sun/misc/Unsafe")).isPresent();
      assertThat(path.jdkClassNames())
          .hasSizeGreaterThan(10_000)
          .contains("java/lang/Object")
          .doesNotContain("module-info")
          .isSorted();
    }
  }

  @Test
  void namesThatNoFileCanHaveAreNotFound() throws IOException {
    Files.write(temp.resolve("Outside.class"), new byte[] {1});
    try (ClassPath path = ClassPath.open(Jdk.running(), List.of(one))) {
      for (String name : List.of("", "/", "p/", "p", "../Outside", "a\0b", "p\\A", "p//A", "[I")) {
        assertThat(path.find(name)).as("%s", name).isEmpty();
      }
    }
  }

  @Test
  void anEntryThatIsMissingOrBrokenIsNamed() throws IOException {
    Path missing = temp.resolve("missing.jar");
    Path broken = Files.write(temp.resolve("broken.jar"), new byte[] {1, 2, 3});

    assertThatExceptionOfType(ClassPathException.class)
        .isThrownBy(() -> ClassPath.open(Jdk.running(), List.of(one, missing)))
        .withMessage("there is no %s; take it off the class path or build it first", missing);
    assertThatExceptionOfType(ClassPathException.class)
        .isThrownBy(() -> ClassPath.open(Jdk.running(), List.of(one, broken)))
        .withMessageStartingWith(broken + " is not a folder or a jar: ");
    assertThatExceptionOfType(ClassPathException.class)
        .isThrownBy(() -> ClassPath.open(Jdk.at(one), List.of()))
        .withMessageContaining("is not the home of a JDK 9 or newer");
  }

  @Test
  void closingClosesTheJars() throws IOException {
    Path jar = Jars.pack(temp.resolve("one.jar"), false, Map.of("", one));
    ClassPath path = ClassPath.open(Jdk.running(), List.of(jar));
    ClassFile file = path.find("Top").orElseThrow();
    path.close();

    assertThatExceptionOfType(IllegalStateException.class).isThrownBy(file::read);
  }

  @Test
  void theCurrentFolderIsAFolderLikeAnyOther() {
    FolderSource here = new FolderSource(Path.of("."));

    assertThat(here.resourceFile("pom.xml")).isEqualTo(Path.of("./pom.xml"));
    assertThat(here.resourceFile("../pom.xml")).isNull();
  }
}
