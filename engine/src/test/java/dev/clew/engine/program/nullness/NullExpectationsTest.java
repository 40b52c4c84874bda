package dev.clew.engine.program.nullness;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.Sources;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names of methods and fields that begin with "may" are those that null is expected for. */
class NullExpectationsTest {

  private static final String MARKS =
      """
      package marks;
      import java.lang.annotation.*;
      public @interface Marks {
        @Target(ElementType.TYPE_USE) @interface Nullable {}
        @interface CheckForNull {}
        @interface NonNull {}
        @interface NullMarked {}
        @interface NullUnmarked {}
        @interface Autowired {}
        @interface Service {}
      }
      """;

  private static final String CODE =
      """
      package code;
      import java.util.*;
      public class Code {
        static int mayBeCompared(String s) { return s == null ? 0 : s.length(); }
        static int mayBeComparedLate(String s) { int n = s.length(); if (s != null) n++; return n; }
        static int mayBeCopied(String s) { String t = s; return t == null ? 0 : 1; }
        static int mayBeCast(Object o) { String t = (String) o; return t == null ? 0 : 1; }
        static boolean mayBeAsked(Object o) { return Objects.isNull(o); }
        static boolean mayBeEqual(long n, Object o) { return Objects.equals("a", o); }
        static String mayBeReplaced(Object o) { return Objects.toString(o, "none"); }
        static Object mayBeElse(Object o) { return Objects.requireNonNullElse(o, "none"); }
        static Object mayBeOptional(Object o) { return Optional.ofNullable(o); }
        static int mayBeCaught(String s) {
          try { return s.length(); } catch (NullPointerException e) { return 0; }
        }
        static int mayBePassedOn(String s) { return mayBeComparedLate(s); }
        static int mayBePassedTwice(int n, String s) { return mayBePassedOn(s); }
        static int mayBePassedRound(String s, int n) {
          return n == 0 ? mayBePassedRound(s, n - 1) : mayBePassedOn(s);
        }
        static int mayBeGivenNull(String s) { return s.length(); }
        static int gives(int n) { return mayBeGivenNull(null) + new Code(null, "a").mayCount(null); }
        int mayCount(String s) { return s.length(); }

        static class Equal { public boolean equals(Object o) { return o.hashCode() == 1; } }
        static class Other { public boolean equals(String s) { return s.isEmpty(); } }

        static int used(String s) { return s.length(); }
        static int usedAndPassed(String s) { return s.length() + mayBeCompared(s); }
        static int mayBeUsedOrPassed(String s, int n) {
          return n > 0 ? s.length() : mayBeCompared(s);
        }
        static int required(String s) { Objects.requireNonNull(s); return mayBeCompared(s); }
        static int refusing(String s) {
          if (s == null) throw new IllegalStateException("s");
          return s.length();
        }
        static int passedToRefusing(String s) { return refusing(s) + s.length(); }
        static void check(boolean holds, Object message) { if (!holds) throw new Error(); }
        static int checking(String s) { check(s != null && s.isEmpty(), "s"); return s.length(); }
        static int passedToChecking(String s) { return checking(s); }
        static int passedToCatching(String s) { return mayBeCaught(s) + s.length(); }
        static class Pair {
          private final String left;
          Pair(String left) { this.left = left; }
          public boolean equals(Object o) { return o instanceof Pair p && Objects.equals(left, p.left); }
          public int hashCode() { return Objects.hash(left) + (left == null ? 1 : 2); }
        }
        static int asserted(String s) { assert s != null; return s.length(); }
        static int comparedWithOther(String s, String t) { return s.equals(t) ? 1 : 0; }
        static int replaced(String s) { s = gives(0) + ""; return s == null ? 0 : 1; }
        static void round(String s) { if (s.isEmpty()) other(s); }
        static void other(String s) { round(s); }
        static int fromArray(String[] s) { return s[0] == null ? 0 : 1; }

        String mayBeUnassigned;
        private final String mayBePassed;
        private String mayBeSetToNull = "a";
        private Object mayBeComparedField = "b";
        private Object mayBeLookedUp;
        private final String given;
        private final List<String> list = new ArrayList<>();

        Code(String mayBePassed, String given) { this.mayBePassed = mayBePassed; this.given = given; }
        Code(String given) { this("", given); }
        void clear() { mayBeSetToNull = null; list.clear(); }
        void look(Map<String, String> map) { mayBeLookedUp = map.get("x"); }
        boolean compare() { return mayBeComparedField != null; }

        interface Store {
          String mayFind(String key);
          String find(String key);
          Store next();
        }
        static int ask(Store store) {
          String found = store.mayFind("a");
          return found == null ? 0 : found.length() + store.find("b").length();
        }
        static String mayReturn(int n) { return n > 0 ? "a" : null; }
        static String returns(int n) { return n > 0 ? "a" : "b"; }
      }
      """;

  private static final String ANNOTATED =
      """
      package code;
      import marks.Marks.*;
      import java.util.*;
      @NullMarked
      public class Annotated {
        static int mayBeType(@Nullable String s) { return s.length(); }
        static int mayBeDeclared(int n, @CheckForNull String s) { return s.length(); }
        static int plain(String s) { return Code.mayBeCompared(s); }
        static int marked(@NonNull String s) { return Code.mayBeCompared(s); }
        static int element(List<@Nullable String> s) { return s.size(); }
        static int array(@Nullable String[] s) { return s.length; }
        static int mayBeArray(String @Nullable [] s) { return s.length; }
        static int mayBeNested(Map.@Nullable Entry<String, String> s) { return s.hashCode(); }
        @Nullable String mayBeField = "";
        String field;
        static @Nullable String mayReturn() { return ""; }
        static String returns() { return null; }

        static class Inner { static int plain(String s) { return Code.mayBePassedOn(s); } }

        @NullUnmarked
        static class Unmarked { static int mayPass(String s) { return Code.mayBePassedOn(s); } }

        @Service
        static class Bean {
          @Autowired private Code injected;
          Code code;
          Bean(Code code) { if (injected != null) this.code = code; }
          Bean(Code code, String s) { Code.mayBePassedOn(s); }
        }
      }
      """;

  @TempDir static Path folder;
  private static Program program;
  private static NullExpectations expectations;

  @BeforeAll
  static void compile() {
    Sources.compile(folder, MARKS);
    Sources.compile(folder, CODE, ANNOTATED);
    program = new Program(ClassPath.open(Jdk.running(), List.of(folder)));
    expectations = new NullExpectations(program);
  }

  private static Set<String> parameters(String type) {
    return program.load(type).methods().stream()
        .filter(method -> !method.isConstructor() && !method.isSynthetic())
        .filter(
            method ->
                IntStream.range(0, method.signature().parameters().size())
                    .filter(i -> method.signature().parameters().get(i).isReference())
                    .anyMatch(i -> expectations.ofParameter(method, i)))
        .map(MethodInfo::name)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> fields(String type) {
    return program.load(type).fields().stream()
        .filter(field -> field.type().isReference() && expectations.ofField(field))
        .map(FieldInfo::name)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> results(String type) {
    return program.load(type).methods().stream()
        .filter(method -> method.signature().result().isReference())
        .filter(expectations::ofResult)
        .map(MethodInfo::name)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Names that begin with "may", without those of methods that take nothing. */
  private static Set<String> named(ClassInfo type, boolean takeSomething) {
    return type.methods().stream()
        .filter(method -> method.name().startsWith("may"))
        .filter(
            method -> method.descriptor().contains("(") && takesReference(method) == takeSomething)
        .map(MethodInfo::name)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static boolean takesReference(MethodInfo method) {
    return method.signature().parameters().stream().anyMatch(each -> each.isReference());
  }

  @Test
  void parametersThatCodeComparesOrPassesNullForMayBeNull() {
    assertThat(parameters("code/Code"))
        .containsExactlyElementsOf(named(program.load("code/Code"), true));
  }

  @Test
  void equalsHasToAnswerForNull() {
    assertThat(parameters("code/Code$Equal")).containsExactly("equals");
    assertThat(parameters("code/Code$Other")).isEmpty();
  }

  @Test
  void parametersAreAsAnnotationsSay() {
    assertThat(parameters("code/Annotated"))
        .containsExactlyElementsOf(named(program.load("code/Annotated"), true));
    assertThat(parameters("code/Annotated$Inner")).isEmpty();
    assertThat(parameters("code/Annotated$Unmarked")).containsExactly("mayPass");
  }

  @Test
  void fieldsThatMayBeNullAreComparedOrLeftOutOrGivenNull() {
    assertThat(fields("code/Code")).allMatch(name -> name.startsWith("may")).hasSize(5);
    assertThat(fields("code/Annotated")).containsExactly("mayBeField");
    assertThat(fields("code/Annotated$Bean")).isEmpty();
  }

  @Test
  void methodsThatAllObjectsHaveSayNothingOfFields() {
    assertThat(fields("code/Code$Pair")).isEmpty();
  }

  @Test
  void whatAContainerPassesIsNeverNull() {
    for (MethodInfo constructor : program.load("code/Annotated$Bean").methods()) {
      for (int i = 0; i < constructor.signature().parameters().size(); i++) {
        assertThat(expectations.ofParameter(constructor, i)).as("%s", constructor).isFalse();
      }
    }
    assertThat(ContainerMembers.hasInjected(program.load("code/Annotated$Bean"))).isTrue();
    assertThat(ContainerMembers.hasInjected(program.load("code/Code"))).isFalse();
  }

  @Test
  void whatCallersCompareWithNullMayBeReturned() {
    assertThat(results("code/Code$Store")).containsExactly("mayFind");
    assertThat(results("code/Code")).containsExactly("mayReturn");
    assertThat(results("code/Annotated")).containsExactly("mayReturn");
    assertThat(results("java/util/Map")).contains("get").doesNotContain("keySet");
  }
}
