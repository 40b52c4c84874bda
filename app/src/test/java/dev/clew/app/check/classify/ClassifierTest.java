package dev.clew.app.check.classify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.Sources;
import dev.clew.app.entry.Entry;
import dev.clew.app.entry.EntryMaker;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.targets.TargetSet;
import dev.clew.app.targets.Targets;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.Site;
import dev.clew.output.Finding;
import dev.clew.replay.Replay;
import dev.clew.replay.TraceFrame;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassifierTest {

  @Test
  void onlyANullThatSomebodyRefusesIsRefused(@TempDir Path classes) throws IOException {
    Sources.compile(
        classes,
        "C.java",
        """
        import java.util.function.Supplier;
        public class C {
          public static void f(String s) {
            java.util.Objects.requireNonNull(s);
            Supplier<String> made = s::trim;
          }
        }
        """);
    assertThat(kind(classes, 4)).isEqualTo("precondition");
    assertThat(kind(classes, 5)).isNotEqualTo("precondition");
  }

  @Test
  void whatIsHandedStraightToTheLibraryIsBetweenTheCallerAndTheLibrary(@TempDir Path classes)
      throws IOException {
    Sources.compile(
        classes,
        "C.java",
        """
        import java.util.*;
        public class C {
          private final List<String> items = new ArrayList<>();
          public static Object f(String s) {
            return s.isEmpty() ? null : Character.UnicodeBlock.forName(s);
          }
          public static Object straight(String s) {
            return Character.UnicodeBlock.forName(s);
          }
          public static Object through(String s) {
            return straight(s);
          }
          public static Object part(String s) {
            return straight(s.trim());
          }
          public Object get(int at) {
            return items.get(at);
          }
          public Object before(int at) {
            return items.get(at - 1);
          }
          public Object put(int at, int n) { return items.set(at, String.valueOf(n)); }
          public static char unit(String s, int at) {
            return s.charAt(at);
          }
          public static Class<?> cast(Object o) {
            return (Class<?>) o;
          }
          public static Class<?> look(Object o, int n) {
            return n > 3 ? (Class<?>) o : null;
          }
          public static int[] room(int n) {
            return new int[n];
          }
          public static int[] half(int n) {
            return new int[n / 2 - 1];
          }
        }
        """);
    TraceFrame block =
        new TraceFrame(new Site("java.lang.Character$UnicodeBlock", "forName", 1), true);
    TraceFrame straight = new TraceFrame(new Site("C", "straight", 8), false);
    TraceFrame list = new TraceFrame(new Site("java.util.ArrayList", "get", 1), true);
    TraceFrame set = new TraceFrame(new Site("java.util.ArrayList", "set", 1), true);
    TraceFrame charAt = new TraceFrame(new Site("java.lang.String", "charAt", 1), true);
    String illegal = "java.lang.IllegalArgumentException";
    String index = "java.lang.IndexOutOfBoundsException";
    String cast = "java.lang.ClassCastException";
    String negative = "java.lang.NegativeArraySizeException";
    assertThat(isRefused(classes, illegal, block, at("f", 5))).isFalse();
    assertThat(isRefused(classes, illegal, block, straight)).isTrue();
    assertThat(isRefused(classes, illegal, block, straight, at("through", 11))).isTrue();
    assertThat(isRefused(classes, illegal, block, straight, at("part", 14))).isFalse();
    assertThat(isRefused(classes, "java.lang.NumberFormatException", block, straight)).isFalse();
    assertThat(isRefused(classes, index, list, at("get", 17))).isTrue();
    assertThat(isRefused(classes, index, list, at("before", 20))).isFalse();
    assertThat(isRefused(classes, index, set, at("put", 22))).isTrue();
    assertThat(isRefused(classes, index, charAt, at("unit", 24))).isFalse();
    assertThat(isRefused(classes, cast, at("cast", 27))).isTrue();
    assertThat(isRefused(classes, cast, at("look", 30))).isFalse();
    assertThat(isRefused(classes, negative, at("room", 33))).isTrue();
    assertThat(isRefused(classes, negative, at("half", 36))).isFalse();
  }

  @Test
  void whoAsksForMoreThanThereIsMakesAMistake(@TempDir Path classes) throws IOException {
    Sources.compile(
        classes,
        "C.java",
        """
        import java.util.*;
        public class C {
          private final Iterator<String> items = new ArrayList<String>().iterator();
          public Object f() { return items.next(); }
          public Object any(List<String> s) { return s.iterator().next(); }
        }
        """);
    TraceFrame next = new TraceFrame(new Site("java.util.ArrayList$Itr", "next", 1), true);
    String none = "java.util.NoSuchElementException";
    assertThat(isRefused(classes, none, next, at("f", 4))).isTrue();
    assertThat(isRefused(classes, none, next, at("any", 5))).isFalse();
  }

  @Test
  void callsThatNobodyMeansAreTheCallersMistake(@TempDir Path classes) throws IOException {
    Sources.compile(
        classes,
        "C.java",
        """
        public class C extends java.io.StringWriter {
          public static class Lost extends RuntimeException {
            public Lost(String s) { super(s.trim()); }
            @Override public String getMessage() { return "lost"; }
          }
          public void put(String text, int from, int count) {}
          public static <E extends Enum<E>> void name(Class<E> type) {}
        }
        """);
    String nothing = "java.lang.NullPointerException";
    Datum kind = new Datum.ClassLiteral("java.lang.Enum");
    Datum some = new Datum.ClassLiteral("java.lang.Thread$State");
    assertThat(isAbsurd(classes, "C#name", nothing, List.of(kind))).isTrue();
    assertThat(isAbsurd(classes, "C#name", nothing, List.of(some))).isFalse();
    assertThat(isAbsurd(classes, "C$Lost#<init>", nothing, List.of(new Datum.Null()))).isTrue();
    assertThat(isAbsurd(classes, "C$Lost#getMessage", nothing, List.of(text("a")))).isFalse();

    String deep = "java.lang.StackOverflowError";
    Datum inItself = new Datum.Array("Object[]", 3, List.of(text("a"), new Datum.Ref(3)));
    Datum around = new Datum.Array("Object[]", 4, List.of(inItself));
    Datum twice = new Datum.Array("Object[]", 4, List.of(text("a"), new Datum.Ref(1)));
    assertThat(isAbsurd(classes, "C#put", deep, List.of(around))).isTrue();
    assertThat(isAbsurd(classes, "C#put", deep, List.of(twice))).isFalse();
    assertThat(isAbsurd(classes, "C#put", nothing, List.of(around))).isFalse();

    String path = "java.nio.file.InvalidPathException";
    assertThat(isAbsurd(classes, "C#put", path, List.of(text("a\0")))).isTrue();
    assertThat(isAbsurd(classes, "C#put", path, List.of(text("a")))).isFalse();
  }

  private static Datum text(String text) {
    return new Datum.Text(text, 1);
  }

  private static boolean isAbsurd(
      Path classes, String target, String exception, List<Datum> arguments) throws IOException {
    Options options = Options.defaults().with(ExplorationSettings.CLASS_PATH, classes.toString());
    try (TargetSet targets = Targets.resolve(List.of(target), options, note -> {})) {
      List<Input> inputs =
          arguments.stream().map(each -> new Input("input", "java.lang.Object", each)).toList();
      return new AbsurdCalls(targets.program())
          .isIn(
              targets.methods().get(0),
              inputs,
              new Replay.Ending.Threw(exception, "why", List.of()));
    }
  }

  @Test
  void nullIsForbiddenInTheCallsThatMakeTheReceiver(@TempDir Path classes) throws IOException {
    Sources.compile(
        classes,
        "C.java",
        """
        public class C {
          @interface NonNull {}
          private final String name;
          public C(@NonNull String name) { this.name = name; }
          public int f() { return name.length(); }
        }
        """);
    Options options = Options.defaults().with(ExplorationSettings.CLASS_PATH, classes.toString());
    try (TargetSet targets = Targets.resolve(List.of("C#f"), options, note -> {})) {
      Entry driven =
          new EntryMaker(targets.program()).constructing(targets.methods().get(0)).get(0);
      String input = driven.explored().parameterNames().get(0);
      Replay.Ending.Threw threw =
          new Replay.Ending.Threw("java.lang.NullPointerException", "why", List.of(at("f", 5)));
      assertThat(
              new Classifier(targets.program(), /* areNullsWanted= */ false)
                  .of(
                      driven,
                      List.of(new Input(input, "java.lang.String", new Datum.Null())),
                      threw)
                  .orElseThrow()
                  .kind())
          .isEqualTo(Finding.Kind.PRECONDITION);
    }
  }

  @Test
  void aNegativeNumberIsTheCallersMistakeWhereNoCodeLooksAtSigns(@TempDir Path classes)
      throws IOException {
    Sources.compile(
        classes,
        "C.java",
        """
        public class C {
          public static String repeat(String s, int count) {
            return new String(new char[count * 2]).replace("\\0", s);
          }
          public static char checked(String s, int at) {
            return at > 3 ? ' ' : s.charAt(at + 1);
          }
          public static char signed(String s, int at) {
            return at < -5 ? ' ' : at < 0 ? s.charAt(at) : 'x';
          }
          public static int bucket(int[] table, int key) {
            return table[key % table.length];
          }
          public static String part(String s, int from) {
            return s.substring(from, Math.min(from + 2, s.length()));
          }
          public static int distance(int[] table, long from, int to) {
            return table[Math.abs(to)];
          }
        }
        """);
    assertThat(isCallersMistake(classes, "repeat", "count", 3)).isTrue();
    assertThat(isCallersMistake(classes, "checked", "at", 6)).isTrue();
    assertThat(isCallersMistake(classes, "signed", "at", 9)).isFalse();
    assertThat(isCallersMistake(classes, "bucket", "key", 12)).isFalse();
    assertThat(isCallersMistake(classes, "part", "from", 15)).isTrue();
    assertThat(isCallersMistake(classes, "distance", "to", 18)).isFalse();
  }

  @Test
  void aNegativeNumberThatAnObjectWasGivenIsTheCallersMistake(@TempDir Path classes)
      throws IOException {
    Sources.compile(
        classes,
        "C.java",
        """
        public class C {
          int width;
          public static char[] row(C c) {
            return new char[c.width];
          }
          public static char[] rest(C c) {
            return new char[c.width % 3];
          }
        }
        """);
    Datum negative =
        new Datum.Instance("C", 1, Map.of("width", new Datum.Primitive(-1)), /* stub= */ false);
    assertThat(isCallersMistake(classes, "row", new Input("c", "C", negative), 4)).isTrue();
    assertThat(isCallersMistake(classes, "rest", new Input("c", "C", negative), 7)).isFalse();
  }

  private static boolean isCallersMistake(Path classes, String method, String parameter, int line)
      throws IOException {
    Input negative = new Input(parameter, "int", new Datum.Primitive(-7));
    return isCallersMistake(classes, method, negative, line);
  }

  private static boolean isCallersMistake(Path classes, String method, Input negative, int line)
      throws IOException {
    Options options = Options.defaults().with(ExplorationSettings.CLASS_PATH, classes.toString());
    try (TargetSet targets = Targets.resolve(List.of("C#" + method), options, note -> {})) {
      Replay.Ending.Threw threw =
          new Replay.Ending.Threw(
              "java.lang.ArrayIndexOutOfBoundsException", "-7", List.of(at(method, line)));
      return new Classifier(targets.program(), /* areNullsWanted= */ false)
              .of(new Entry.Direct(targets.methods().get(0)), List.of(negative), threw)
              .orElseThrow()
              .kind()
          == Finding.Kind.PRECONDITION;
    }
  }

  @Test
  void aCallThatComesBeforeTheOneThatSetsTheFieldIsTheCallersMistake(@TempDir Path classes)
      throws IOException {
    Sources.compile(
        classes,
        "C.java",
        """
        public class C {
          private String[] found; public String[] found() { return found; }
          private String name; public String name() { return name; }
          private String given = String.valueOf(found);
          private String none; String others;
          public int f() {
            return found.length + name.length() + given.length() + none.length() + others.length()
                + early.length() + late.length();
          }
          public int g() {
            int sum = 0;
            for (String each : found) sum += each.length();
            return sum;
          }
          public void scan() {
            found = new String[0];
          }
          private void setName(String s) {
            name = s;
          }
          private String early; { prepare(); } private void prepare() { early = "a"; }
          private String late; public void start() { fill(); } private void fill() { late = "a"; }
          public void setGiven(String s) {
            given = s;
          }
        }
        """);
    assertThat(isTooEarly(classes, "this.found", at("f", 7))).isTrue();
    assertThat(isTooEarly(classes, "this.name", at("f", 7))).isFalse();
    assertThat(isTooEarly(classes, "this.given", at("f", 7))).isFalse();
    assertThat(isTooEarly(classes, "this.none", at("f", 7))).isFalse();
    assertThat(isTooEarly(classes, "this.others", at("f", 7))).isTrue();
    assertThat(isTooEarly(classes, "this.early", at("f", 8))).isFalse();
    assertThat(isTooEarly(classes, "this.late", at("f", 8))).isTrue();
    assertThat(isTooEarly(classes, "C.found()", at("f", 7))).isTrue();
    assertThat(isTooEarly(classes, "C.name()", at("f", 7))).isFalse();
    assertThat(isTooEarly(classes, "<local2>", at("g", 12))).isTrue();
  }

  private static boolean isTooEarly(Path classes, String what, TraceFrame place)
      throws IOException {
    Options options = Options.defaults().with(ExplorationSettings.CLASS_PATH, classes.toString());
    try (TargetSet targets = Targets.resolve(List.of("C#f"), options, note -> {})) {
      String named = what.contains("(") ? "the return value of \"" : "\"";
      String message = "Cannot read the array length because " + named + what + "\" is null";
      Replay.Ending.Threw threw =
          new Replay.Ending.Threw("java.lang.NullPointerException", message, List.of(place));
      return new Classifier(targets.program(), /* areNullsWanted= */ false)
              .of(new Entry.Direct(targets.methods().get(0)), List.of(), threw)
              .orElseThrow()
              .kind()
          == Finding.Kind.PRECONDITION;
    }
  }

  private static TraceFrame at(String method, int line) {
    return new TraceFrame(new Site("C", method, line), false);
  }

  private static boolean isRefused(Path classes, String exception, TraceFrame... trace)
      throws IOException {
    return kind(classes, exception, trace) == Finding.Kind.PRECONDITION;
  }

  @Test
  void whatAnAuthorThrowsAsAClassOfTheirOwnIsMeant(@TempDir Path classes) throws IOException {
    Sources.compile(
        classes,
        "C.java",
        """
        public class C {
          static class Invalid extends IllegalArgumentException {}
          static class Failed extends RuntimeException {}
          public static void f(String s) {
            s.trim();
            throw new UnsupportedOperationException();
          }
          public static void some(String s) {
            if (s.isEmpty()) throw new UnsupportedOperationException("empty");
          }
          public void none(String s) {
            if (s.isEmpty()) throw new UnsupportedOperationException("empty");
          }
        }
        """);
    TraceFrame line = at("f", 5); // traces may be made to begin elsewhere
    assertThat(kind(classes, "C$Invalid", line)).isEqualTo(Finding.Kind.PRECONDITION);
    assertThat(kind(classes, "C$Failed", line)).isEqualTo(Finding.Kind.INTENDED);
    String unsupported = "java.lang.UnsupportedOperationException";
    assertThat(kind(classes, unsupported, at("f", 6))).isEqualTo(Finding.Kind.INTENDED);
    assertThat(kind(classes, unsupported, at("some", 9))).isEqualTo(Finding.Kind.EXPLICIT);
    assertThat(kind(classes, unsupported, at("none", 12))).isEqualTo(Finding.Kind.INTENDED);
  }

  private static Finding.Kind kind(Path classes, String exception, TraceFrame... trace)
      throws IOException {
    Options options = Options.defaults().with(ExplorationSettings.CLASS_PATH, classes.toString());
    try (TargetSet targets = Targets.resolve(List.of("C#f"), options, note -> {})) {
      Replay.Ending.Threw threw = new Replay.Ending.Threw(exception, "why", List.of(trace));
      return new Classifier(targets.program(), /* areNullsWanted= */ false)
          .of(new Entry.Direct(targets.methods().get(0)), List.of(), threw)
          .orElseThrow()
          .kind();
    }
  }

  private static String kind(Path classes, int line) throws IOException {
    Options options = Options.defaults().with(ExplorationSettings.CLASS_PATH, classes.toString());
    try (TargetSet targets = Targets.resolve(List.of("C#f"), options, note -> {})) {
      TraceFrame library =
          new TraceFrame(new Site("java.util.Objects", "requireNonNull", 209), true);
      TraceFrame caller = new TraceFrame(new Site("C", "f", line), false);
      Replay.Ending.Threw threw =
          new Replay.Ending.Threw("java.lang.NullPointerException", null, List.of(library, caller));
      return new Classifier(targets.program(), /* areNullsWanted= */ false)
          .of(new Entry.Direct(targets.methods().get(0)), List.of(), threw)
          .orElseThrow()
          .rule()
          .id();
    }
  }
}
