package dev.clew.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.process.ConfinedJvms;
import dev.clew.replay.recipe.NoRecipeException;
import dev.clew.replay.recipe.RecipeMaker;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Abstract classes that nobody extends, made on a real JVM. */
class SubclassesTest {

  private static final String BASES =
      """
      package bases;
      public class Bases {
        public abstract static class Shut { abstract int hidden(); public int ask() { return 1; } }
        public abstract static class Open { protected Open() {} protected abstract int shown();
          public int ask() { return shown(); } }
      }
      """;

  private static final String SOURCE =
      """
      package shop;
      import java.io.*;
      import java.util.*;
      import java.util.function.*;

      class Guest {
        abstract static class Shape {
          abstract int area();
          protected abstract String name();
          void grow() {}
          public String toString() { return name() + area(); }
        }
        static String twice(Shape s) { return s + "," + s.area(); }
        static Shape same(Shape s) { return s; }

        abstract static class All {
          abstract boolean z(); abstract byte b(); abstract short s(); abstract char c();
          abstract int i(); abstract long j(long a, double b); abstract float f();
          abstract double d(double a); abstract int[] array(); abstract void nothing(int x);
        }
        static String all(All a) {
          a.nothing(1);
          return a.z() + "," + a.b() + "," + a.s() + "," + (int) a.c() + "," + a.i() + ","
              + a.j(1, 2) + "," + a.f() + "," + a.d(1) + "," + a.array();
        }

        abstract static class Early {
          final int first;
          int second;
          private int third;
          Early(int third) { this.third = third; first = next(); }
          abstract int next();
          void setThird(int x) { third = x; }
        }
        static int early(Early e) { return 1000 * e.first + 100 * e.second + 10 * e.third + e.next(); }

        static int fill(Early e) { e.second = 9; return e.next(); }

        abstract static class Bound<T extends Comparable<T>> implements Supplier<T>, Predicate<String> {
          abstract void put(List<T> all, T... more);
          public boolean isEqual(Object x) { return x == get(); }
        }
        static String bound(Bound<Integer> b) { return b.get() + "," + b.test("x") + b.negate().test(""); }

        abstract static class Both implements Comparable<Both> {
          abstract int over(int x); abstract int over(String x);
        }
        static int both(Both b) { return 100 * b.over(1) + 10 * b.over("") + b.compareTo(b); }

        abstract static class Refuses { Refuses() { throw new IllegalStateException("no"); } abstract int f(); }
        static int refused(Refuses r) { return r.f(); }
        abstract static class Private { private int x; private Private() {} abstract int f(); }
        static int secret(Private p) { return p.f() + p.x; }
        sealed abstract static class Closed { abstract int f(); }
        static final class Only extends Closed { int f() { return 1; } }
        static int closed(Closed c) { return c.f(); }

        static class Whole {
          final int x;
          Whole(int x) { this.x = x; }
          public String query(String s) { throw new IllegalStateException(s); }
          protected int size(int a, long b) { return -1; }
          public final int count() { return 5; }
        }
        static String whole(Whole w) { return w.query("a") + w.size(1, 2) + w.query("b") + w.count(); }
        static int untold(Whole w) { return w.size(1, 2); }

        static int shut(bases.Bases.Shut s) { return s.ask(); }
        static int open(bases.Bases.Open o) { return o.ask(); }
        static int read(Reader r) throws IOException { return r.read(); }
        static int in(InputStream in) throws IOException { return in.read() + in.available(); }
        static String run(TimerTask t) { t.run(); return "ran" + t.cancel(); }
        static boolean buffer(java.nio.Buffer b) { return b.isDirect(); }
        static String constant(Enum<?> e) { return e.name(); }
      }
      """;

  @TempDir static Path folder;
  private static Program program;
  private static RecipeMaker recipes;
  private static ConfinedJvms jvms;
  private static Replayer replayer;

  @BeforeAll
  static void compile() throws Exception {
    Path guest = Files.writeString(folder.resolve("Guest.java"), SOURCE);
    Path bases = Files.writeString(folder.resolve("Bases.java"), BASES);
    String[] words = {
      "-proc:none", "-nowarn", "-g", "-d", folder.toString(), guest.toString(), bases.toString()
    };
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, words)).isZero();
    program = new Program(ClassPath.open(Jdk.running(), List.of(folder)));
    recipes = new RecipeMaker(program);
    jvms = ConfinedJvms.of(program.classPath(), Set.of());
    replayer = new Replayer(jvms, Duration.ofSeconds(2));
  }

  @AfterAll
  static void end() {
    replayer.close();
    jvms.close();
  }

  /** Calls a method of one parameter with a stub of a type that has fields and answers. */
  private static Replay run(String name, String type, Object... fields) throws Exception {
    MethodInfo method =
        program.load("shop/Guest").methods().stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElseThrow();
    Map<String, Datum> all = new LinkedHashMap<>();
    for (int i = 0; i < fields.length; i += 2) {
      all.put((String) fields[i], datum(fields[i + 1], 100 + i));
    }
    Datum stub = new Datum.Instance(type, 1, all, /* stub= */ true);
    Input input = new Input(method.parameterNames().get(0), type, stub);
    return replayer.run(recipes.make(method, List.of(input)));
  }

  private static Datum datum(Object value, int number) {
    if (value instanceof Datum datum) {
      return datum;
    }
    return value instanceof String text ? new Datum.Text(text, number) : new Datum.Primitive(value);
  }

  private static Object returned(Replay replay) {
    assertThat(replay.ending()).isInstanceOf(Ending.Returned.class);
    Picture picture = ((Ending.Returned) replay.ending()).value();
    return picture instanceof Picture.Text text
        ? text.value()
        : ((Picture.Primitive) picture).value();
  }

  @Test
  void abstractMethodsAnswerAndOthersKeepTheirCode() throws Exception {
    Replay replay =
        run("twice", "shop.Guest$Shape", "area()#1", 3, "name()#1", "box", "area()#2", 4);

    assertThat(returned(replay)).isEqualTo("box3,4");
    assertThat(replay.recipe().isPublic()).isTrue();
    assertThat(replay.recipe().hasStubs()).isTrue();
    assertThat(replay.recipe().breaksContracts()).isFalse();
    assertThat(run("same", "shop.Guest$Shape").ending())
        .isEqualTo(new Ending.Returned(new Picture.Ref(1)));
  }

  @Test
  void answersAreOfAllTypes() throws Exception {
    Replay told =
        run(
            "all",
            "shop.Guest$All",
            "z()#1",
            true,
            "b()#1",
            (byte) -1,
            "s()#1",
            (short) -2,
            "c()#1",
            '\uffff',
            "i()#1",
            Integer.MIN_VALUE,
            "j()#1",
            Long.MAX_VALUE,
            "f()#1",
            Float.NaN,
            "d()#1",
            -0.0);

    assertThat(returned(told))
        .isEqualTo("true,-1,-2,65535,-2147483648,9223372036854775807,NaN,-0.0,null");
    assertThat(returned(run("all", "shop.Guest$All"))).isEqualTo("false,0,0,0,0,0,0.0,0.0,null");
  }

  @Test
  void noAnswerIsUsedUpWhileTheConstructorRuns() throws Exception {
    Replay replay =
        run("early", "shop.Guest$Early", "second", 2, "third", 3, "next()#1", 4, "first", 0);

    assertThat(returned(replay)).isEqualTo(234);
    assertThat(replay.recipe().isPublic()).isTrue();
  }

  @Test
  void whatACallChangesInItIsSeenAndItsAnswersAreNot() throws Exception {
    Replay replay = run("fill", "shop.Guest$Early", "next()#1", 4);

    assertThat(((Ending.Returned) replay.ending()).effects())
        .singleElement()
        .satisfies(
            effect -> {
              Picture.Fields after = (Picture.Fields) effect.after();
              assertThat(after.type()).isEqualTo("shop.Guest$Early");
              assertThat(after.fields())
                  .containsOnlyKeys("first", "second", "third")
                  .containsEntry("second", new Picture.Primitive(9));
            });
  }

  @Test
  void fieldsThatNoConstructorMakesAreWrittenAndThatIsTold() throws Exception {
    Replay replay = run("early", "shop.Guest$Early", "first", 7, "next()#1", 4);

    assertThat(returned(replay)).isEqualTo(7004);
    assertThat(replay.recipe().isPublic()).isFalse();
    Replay hidden = run("secret", "shop.Guest$Private", "x", 5, "f()#1", 6);
    assertThat(returned(hidden)).isEqualTo(11);
    assertThat(hidden.recipe().isPublic()).isFalse();
  }

  @Test
  void whatInterfacesAndGenericTypesLeaveOpenAnswersToo() throws Exception {
    Datum seven =
        new Datum.Instance(
            "java.lang.Integer", 9, Map.of("value", new Datum.Primitive(7)), /* stub= */ false);
    assertThat(
            returned(
                run(
                    "bound",
                    "shop.Guest$Bound",
                    "get()#1",
                    seven,
                    "test()#1",
                    true,
                    "test()#2",
                    true)))
        .isEqualTo("7,truefalse");
    assertThat(
            returned(
                run("both", "shop.Guest$Both", "over()#1", 1, "over()#2", 2, "compareTo()#1", 3)))
        .isEqualTo(123);
  }

  @Test
  void methodsWithCodeAnswerWhereTheyAreTold() throws Exception {
    Replay replay =
        run("whole", "shop.Guest$Whole", "query()#1", "x", "size()#1", 3, "query()#2", "y");

    assertThat(returned(replay)).isEqualTo("x3y5");
    assertThat(replay.recipe().isPublic()).isTrue();
    assertThat(replay.recipe().hasStubs()).isTrue();
    assertThat(returned(run("untold", "shop.Guest$Whole"))).isEqualTo(-1);
  }

  @Test
  void classesOfOtherPackagesAreExtendedWhereThatIsAllowed() throws Exception {
    Replay open = run("open", "bases.Bases$Open", "shown()#1", 8);
    assertThat(returned(open)).isEqualTo(8);
    assertThat(open.recipe().isPublic()).isTrue();

    Replay shut = run("shut", "bases.Bases$Shut");
    assertThat(returned(shut)).isEqualTo(1);
    assertThat(shut.recipe().isPublic()).isFalse();
  }

  @Test
  void classesOfTheLibraryAreExtended() throws Exception {
    Replay reader = run("read", "java.io.Reader", "read()#1", 1);
    assertThat(returned(reader)).isEqualTo(0);
    assertThat(reader.recipe().isPublic()).isTrue();
    assertThat(reader.recipe().breaksContracts()).isTrue();
    assertThat(returned(run("in", "java.io.InputStream", "read()#1", 65))).isEqualTo(65);
    Replay task = run("run", "java.util.TimerTask");
    assertThat(returned(task)).isEqualTo("ranfalse");
    assertThat(task.recipe().breaksContracts()).isFalse();
  }

  @Test
  void aConstructorThatThrowsMakesNothing() throws Exception {
    Replay replay = run("refused", "shop.Guest$Refuses", "f()#1", 1);

    assertThat(returned(replay)).isEqualTo(1);
    assertThat(replay.recipe().isPublic()).isFalse();
  }

  @Test
  void whatNobodyMayExtendIsNotMade() {
    assertThatThrownBy(() -> run("closed", "shop.Guest$Closed"))
        .isInstanceOf(NoRecipeException.class)
        .hasMessageContaining("sealed");
    assertThatThrownBy(() -> run("constant", "java.lang.Enum"))
        .isInstanceOf(NoRecipeException.class)
        .hasMessageContaining("must not be extended");
    assertThatThrownBy(() -> run("buffer", "java.nio.Buffer"))
        .isInstanceOf(NoRecipeException.class);
  }
}
