package dev.clew.engine.program;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.program.Program.Scope;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("once")
final class SubtypeSetTest {

  @TempDir Path temp;

  @Test
  void concreteSubtypesComeInTheOrderOfTheClassPath() throws IOException {
    Path one = temp.resolve("one");
    Path two = temp.resolve("two");
    Sources.compile(
        one,
        "interface I {}",
        "abstract class A implements I {}",
        "class Z implements I {}",
        "class Y extends A {}",
        "enum E implements I { ONE, TWO { } }");
    Sources.compile(
        two,
        "interface I {}",
        "interface J extends I {}",
        "record X() implements J {}",
        "class Z {}");
    Path jar = Jars.pack(temp.resolve("two.jar"), false, Map.of("", two));
    try (Guest guest = new Guest(one, jar)) {
      SubtypeSet found = guest.program.concreteSubtypes(guest.load("I"), Scope.CLASS_PATH);

      assertThat(found.classes()).map(ClassInfo::name).containsExactly("E", "E$1", "Y", "Z", "X");
      assertThat(found.problems()).isEmpty();
      assertThat(guest.program.concreteSubtypes(guest.load("I"), Scope.CLASS_PATH)).isSameAs(found);
    }
  }

  @Test
  void waysThroughTheJdkCount() throws IOException {
    Sources.compile(
        temp,
        "class Own extends java.util.AbstractList<String> {"
            + " public String get(int i) { return null; } public int size() { return 0; } }",
        "class Other {}",
        "class Below extends Own implements Comparable<Below> {"
            + " public int compareTo(Below b) { return 0; } }");
    try (Guest guest = new Guest(temp)) {
      assertThat(namesBelow(guest, "java/util/Collection", Scope.CLASS_PATH))
          .containsExactly("Below", "Own");
      assertThat(namesBelow(guest, "java/lang/Comparable", Scope.CLASS_PATH))
          .containsExactly("Below");
      assertThat(namesBelow(guest, "java/lang/Object", Scope.CLASS_PATH))
          .containsExactly("java/lang/Object", "Below", "Other", "Own");
      assertThat(namesBelow(guest, "java/lang/String", Scope.CLASS_PATH))
          .containsExactly("java/lang/String");
      assertThat(namesBelow(guest, "Own", Scope.CLASS_PATH)).containsExactly("Own", "Below");
    }
  }

  @Test
  void theJdksClassesCountWhenAskedFor() throws IOException {
    Sources.compile(
        temp,
        "class Own extends Number implements Comparable<Own> {"
            + " public int intValue() { return 0; } public long longValue() { return 0; }"
            + " public float floatValue() { return 0; } public double doubleValue() { return 0; }"
            + " public int compareTo(Own o) { return 0; } }");
    try (Guest guest = new Guest(temp)) {
      assertThat(namesBelow(guest, "java/lang/Number", Scope.CLASS_PATH_AND_JDK))
          .startsWith("Own")
          .contains("java/lang/Integer", "java/math/BigDecimal", "java/lang/Double")
          .doesNotContain("java/lang/Number", "java/lang/String");
    }
  }

  @Test
  void whatCannotBeUsedIsReportedAndLeftOut() throws IOException {
    Sources.compile(
        temp,
        "class A {}",
        "class B extends A {}",
        "class C extends B implements Runnable { public void run() {} }",
        "class Gone {}",
        "class D extends Gone {}",
        "class Broken extends A {}");
    Files.delete(temp.resolve("Gone.class"));
    Files.write(temp.resolve("Broken.class"), new byte[] {1, 2, 3});
    try (Guest guest = new Guest(temp)) {
      SubtypeSet found = guest.program.concreteSubtypes(guest.load("A"), Scope.CLASS_PATH);

      assertThat(found.classes()).map(ClassInfo::name).containsExactly("A", "B", "C");
      assertThat(found.problems())
          .map(LinkageProblem::explanation)
          .singleElement()
          .asString()
          .startsWith(temp.resolve("Broken.class") + " is not a valid class file");
    }
  }

  @Test
  void classesThatAreTheirOwnSupertypesDoNotTrapTheSearch() throws IOException {
    Sources.compile(temp, "class A {}", "class B extends A {}", "class C {}");
    Path changed = Files.createDirectories(temp.resolve("changed"));
    Sources.compile(changed, "class B {}", "class A extends B {}");
    Files.write(temp.resolve("A.class"), Files.readAllBytes(changed.resolve("A.class")));
    try (Guest guest = new Guest(temp)) {
      SubtypeSet found =
          guest.program.concreteSubtypes(guest.load("java/lang/Runnable"), Scope.CLASS_PATH);

      assertThat(found.classes()).isEmpty();
    }
  }

  private static List<String> namesBelow(Guest guest, String name, Scope scope) {
    return guest.program.concreteSubtypes(guest.load(name), scope).classes().stream()
        .map(ClassInfo::name)
        .toList();
  }
}
