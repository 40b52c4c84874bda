package dev.clew.engine.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Classes that were compiled against others than those they meet: what we say is what the JVM says,
 * word for word.
 */
final class LinkageErrorsTest {

  @TempDir Path folder;

  /**
   * @param error what is expected, lest both sides agree on nothing going wrong
   * @param receiver the class of the object that is called
   * @param before sources to compile first; one has a class Main with a static method run()
   * @param after sources to compile over them, alone
   */
  record Story(
      String title, String error, String receiver, List<String> before, List<String> after) {
    @Override
    public String toString() {
      return title;
    }
  }

  private static final String CONFLICT_IN_INTERFACE =
      Runtime.version().feature() < 25 ? "AbstractMethodError" : "IncompatibleClassChangeError";

  private static final String RUN = "public class Main { public static void run() { %s } }";

  private static Story story(String title, String error, String code, String before, String after) {
    List<String> sources = List.of(before.split("---"));
    return new Story(
        title,
        error,
        "B",
        Stream.concat(sources.stream(), Stream.of(RUN.formatted(code))).toList(),
        List.of(after.split("---")));
  }

  static List<Story> stories() {
    String empty = "public class B extends A {}";
    return List.of(
        story(
            "a static method is gone",
            "NoSuchMethodError",
            "A.m(1, new long[0][], \"\");",
            "public class A { static int m(int i, long[][] l, String s) { return 0; } }---" + empty,
            "public class A { static int m(int i) { return 0; } }"),
        story(
            "a method is gone from a superclass",
            "NoSuchMethodError",
            "new B().m();",
            "public class A { void m() {} }---" + empty,
            "public class A {}"),
        story(
            "a constructor is gone",
            "NoSuchMethodError",
            "new B(3);",
            "public class A { public A() {} public A(int i) {} }---"
                + "public class B extends A { public B(int i) {} }",
            "public class B extends A { public B() {} }"),
        story(
            "a static method became an instance method",
            "IncompatibleClassChangeError",
            "A.m(7);",
            "public class A { static int m(int i) { return 0; } }---" + empty,
            "public class A { int m(int i) { return 0; } }"),
        story(
            "an instance method became static",
            "IncompatibleClassChangeError",
            "new B().m(null);",
            "public class A { void m(String[] s) {} }---" + empty,
            "public class A { static void m(String[] s) {} }"),
        story(
            "an instance field became static",
            "IncompatibleClassChangeError",
            "int i = new B().f;",
            "public class A { int f; }---" + empty,
            "public class A { static int f; }"),
        story(
            "a static field became an instance field",
            "IncompatibleClassChangeError",
            "B.f = 3;",
            "public class A { static int f; }---" + empty,
            "public class A { int f; }"),
        story(
            "a field is gone",
            "NoSuchFieldError",
            "B.f = null;",
            "public class A { static String[] f; }---" + empty,
            "public class A { static String f; }"),
        story(
            "a method became private",
            "IllegalAccessError",
            "new B().m();",
            "public class A { void m() {} }---" + empty,
            "public class A { private void m() {} }"),
        story(
            "a field became private",
            "IllegalAccessError",
            "new B().f = 1;",
            "public class A { int f; }---" + empty,
            "public class A { private int f; }"),
        story(
            "a static field became final",
            "IllegalAccessError",
            "A.f = 1;",
            "public class A { static int f; }---" + empty,
            "public class A { static final int f = Integer.parseInt(\"1\"); }"),
        story(
            "an instance field became final",
            "IllegalAccessError",
            "new A().f = 1;",
            "public class A { int f; }---" + empty,
            "public class A { final int f = Integer.parseInt(\"1\"); }"),
        story(
            "a class became an interface under invokevirtual",
            "IncompatibleClassChangeError",
            "A a = null; a = A.make(); a.m();",
            "public class A { static A make() { return null; } public void m() {} }---" + empty,
            "public interface A { static A make() { return null; } void m(); }"),
        story(
            "a class became an interface under invokestatic",
            "IncompatibleClassChangeError",
            "A.m(3L);",
            "public class A { public static void m(long l) {} }---public class B {}",
            "public interface A { static void m(long l) {} }"),
        story(
            "an interface became a class under invokestatic",
            "IncompatibleClassChangeError",
            "A.m(3L);",
            "public interface A { static void m(long l) {} }---public class B {}",
            "public class A { public static void m(long l) {} }"),
        story(
            "an interface became a class under invokeinterface",
            "IncompatibleClassChangeError",
            "C.make().m();",
            "public interface A { void m(); }---"
                + "public class B implements A { public void m() {} }---"
                + "public class C { static A make() { return null; } }",
            "public class A { public void m() {} }"),
        story(
            "a default method became static",
            "IncompatibleClassChangeError",
            "A a = new B(); a.m();",
            "public interface A { default void m() {} }---public class B implements A {}",
            "public interface A { static void m() {} }"),
        story(
            "a default method became abstract",
            "AbstractMethodError",
            "A a = new B(); a.m(1, null);",
            "public interface A { default int m(int i, Object[] o) { return 1; } }---"
                + "public class B implements A {}",
            "public interface A { int m(int i, Object[] o); }"),
        story(
            "a default method became abstract, called on the class",
            "AbstractMethodError",
            "new B().m();",
            "public interface A { default void m() {} }---public class B implements A {}",
            "public interface A { void m(); }"),
        story(
            "a method of a superclass became abstract",
            "AbstractMethodError",
            "new B().m();",
            "public class A { public void m() {} }---" + empty,
            "public abstract class A { public abstract void m(); }"),
        story(
            "an abstract method came between",
            "AbstractMethodError",
            "Z z = new B(); z.m();",
            "public class Z { public void m() {} }---public class A extends Z {}---" + empty,
            "public abstract class A extends Z { public abstract void m(); }"),
        story(
            "a method got lost that an interface wants",
            "AbstractMethodError",
            "I i = new B(); i.m();",
            "public interface I { void m(); }---public class A { public void m() {} }---"
                + "public class B extends A implements I {}",
            "public class A {}"),
        story(
            "a method that an interface wants became protected",
            "IllegalAccessError",
            "I i = new B(); i.m();",
            "public interface I { void m(); }---public class A { public void m() {} }---"
                + "public class B extends A implements I {}",
            "public class A { protected void m() {} }"),
        story(
            "a method that an interface wants became private",
            "AbstractMethodError",
            "I i = new B(); i.m();",
            "public interface I { void m(); }---public class A { public void m() {} }---"
                + "public class B extends A implements I {}",
            "public class A { private void m() {} }"),
        story(
            "two interfaces disagree, called on one of them",
            CONFLICT_IN_INTERFACE,
            "I i = new B(); i.m();",
            "public interface I { default void m() {} }---public interface J { }---"
                + "public class B implements I, J {}",
            "public interface J { default void m() {} }"),
        story(
            "two interfaces disagree, called on the class",
            "IncompatibleClassChangeError",
            "new B().m();",
            "public interface I { default void m() {} }---public interface J { }---"
                + "public class B implements I, J {}",
            "public interface J { default void m() {} }"),
        story(
            "two interfaces disagree, called on the one above both",
            CONFLICT_IN_INTERFACE,
            "K k = new B(); k.m();",
            "public interface K { void m(); }---"
                + "public interface I extends K { default void m() {} }---"
                + "public interface J extends K { }---public class B implements I, J {}",
            "public interface J extends K { default void m() {} }"),
        story(
            "two interfaces disagree below another, called on the class",
            "IncompatibleClassChangeError",
            "new B().m();",
            "public interface K { void m(); }---"
                + "public interface I extends K { default void m() {} }---"
                + "public interface J extends K { }---public interface L extends J {}---"
                + "public class A implements I {}---public class B extends A implements L {}",
            "public interface J extends K { default void m() {} }"),
        story(
            "a class is no longer public",
            "IllegalAccessError",
            "q.Q.m();",
            "package q; public class Q { public static void m() {} }---public class B {}",
            "package q; class Q { public static void m() {} }"),
        story(
            "a protected method is called from a stranger",
            "IllegalAccessError",
            "new q.Q().m();",
            "package q; public class Q { public void m() {} }---public class B extends q.Q {}",
            "package q; public class Q { protected void m() {} }"),
        story(
            "a method of another package is package-private",
            "IllegalAccessError",
            "q.Q.m();",
            "package q; public class Q { public static void m() {} }---public class B extends q.Q {}",
            "package q; public class Q { static void m() {} }"),
        story(
            "a protected field of another package",
            "IllegalAccessError",
            "q.Q.f = 1;",
            "package q; public class Q { public static int f; }---public class B extends q.Q {}",
            "package q; public class Q { protected static int f; }"));
  }

  @ParameterizedTest
  @MethodSource("stories")
  void theErrorIsTheJvms(Story story) throws IOException {
    Sources.compile(folder, story.before().toArray(String[]::new));
    Sources.compile(folder, story.after().toArray(String[]::new));

    String expected = HotSpot.outcomeOfRunning(folder, "Main");
    assertThat(expected).startsWith("java/lang/" + story.error() + ": ");
    try (Guest guest = new Guest(folder)) {
      assertThat(guest.outcomeOfRunning("Main", story.receiver())).isEqualTo(expected);
    }
  }

  @Test
  void aSuperCallThatInterfacesDisagreeAboutIsTheJvmsErrorToo() throws IOException {
    Sources.compile(
        folder,
        "public interface I { default void m() {} }",
        "public interface J { }",
        "public class A implements I, J {}",
        "public class Main extends A {"
            + " public static void run() { new Main().m(); } public void m() { super.m(); } }");
    Sources.compile(folder, "public interface J { default void m() {} }");

    try (Guest guest = new Guest(folder)) {
      MethodReference reference = MethodReference.of("A", "m", "()V", false);
      assertThatExceptionOfType(LinkageException.class)
          .isThrownBy(() -> guest.linker.specialMethod(guest.load("Main"), reference))
          .extracting(e -> e.problem().throwable() + ": " + e.problem().message())
          .isEqualTo(HotSpot.outcomeOfRunning(folder, "Main"));
    }
  }

  @Test
  void whatWasNotChangedStillLinks() throws IOException {
    for (Story story : stories()) {
      Sources.compile(folder, story.before().toArray(String[]::new));
      try (Guest guest = new Guest(folder)) {
        assertThat(guest.outcomeOfRunning("Main", story.receiver()))
            .as(story.title())
            .isEqualTo("fine");
      }
    }
  }
}
