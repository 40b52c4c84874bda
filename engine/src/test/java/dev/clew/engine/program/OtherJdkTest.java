package dev.clew.engine.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.engine.program.path.OtherJdks;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The library of another JDK than the running one: newer or older, as the machine has it. */
final class OtherJdkTest {

  @TempDir Path temp;
  private Path home;

  @BeforeEach
  void findAnotherJdk() throws IOException {
    Optional<Path> other = OtherJdks.findOne();
    assumeTrue(other.isPresent(), "there is no second JDK under /usr/lib/jvm to read");
    home = other.orElseThrow();
  }

  @Test
  void itsClassesAreOfItsVersion() throws IOException {
    try (ClassPath path = ClassPath.open(Jdk.at(home), List.of())) {
      ClassInfo list = new Program(path).load("java/util/List");

      assertThat(path.featureVersion()).isNotEqualTo(Runtime.version().feature());
      assertThat(list.header().version().java()).isEqualTo(path.featureVersion());
      assertThat(list.file().location())
          .isEqualTo(home + "!/modules/java.base/java/util/List.class");
      assertThat(list.method("getFirst", "()Ljava/lang/Object;").isPresent())
          .isEqualTo(path.featureVersion() >= 21);
    }
  }

  @Test
  void allClassesOfItsBaseModuleLoadAndTheirCodeIsRead() throws IOException {
    try (ClassPath path = ClassPath.open(Jdk.at(home), List.of())) {
      Program program = new Program(path);
      int bodies = 0;
      for (String name : path.jdkClassNames()) {
        if (name.startsWith("java/util/") || name.startsWith("java/lang/")) {
          ClassInfo info = program.load(name);
          assertThat(info.isSubtypeOf(program.load("java/lang/Object"))).isTrue();
          bodies += info.isInterface() ? 0 : readBodies(info);
        }
      }
      assertThat(bodies).isGreaterThan(10_000);
    }
  }

  private static int readBodies(ClassInfo info) {
    int bodies = 0;
    for (MethodInfo method : info.methods()) {
      if (method.hasCode()) {
        assertThat(method.readBody().instructions().size()).isPositive();
        bodies++;
      }
    }
    return bodies;
  }

  @Test
  void itDecidesWhatAMultiReleaseJarHolds() throws IOException {
    Path one = temp.resolve("one");
    Path two = temp.resolve("two");
    Sources.compile(one, "public class A { int one; }");
    Sources.compile(two, "public class A { int two; }");
    Path jar =
        Jars.pack(temp.resolve("many.jar"), true, Map.of("", one, "META-INF/versions/20/", two));
    try (ClassPath path = ClassPath.open(Jdk.at(home), List.of(jar))) {
      assertThat(new Program(path).load("A").fields())
          .map(FieldInfo::name)
          .containsExactly(path.featureVersion() >= 20 ? "two" : "one");
    }
  }

  @Test
  void bothLibrariesCanBeOpenAtOnce() throws IOException {
    try (ClassPath other = ClassPath.open(Jdk.at(home), List.of());
        ClassPath running = ClassPath.open(Jdk.running(), List.of())) {
      int one = new Program(other).load("java/lang/String").header().version().java();
      int two = new Program(running).load("java/lang/String").header().version().java();

      assertThat(one).isNotEqualTo(two);
      assertThat(two).isEqualTo(Runtime.version().feature());
    }
  }
}
