package dev.clew.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A small program that is changed in many ways: code, classes, a file that it reads, and lines. */
final class ChangingProgram {

  /** What there is to change. */
  enum Change {
    BODY,
    NEW_SUBCLASS,
    DELETED_CLASS,
    RESOURCE,
    LINES,
    ORDER,
    NULL_PASSED,
    OPTION
  }

  private final Path folder;
  private final Random random;
  private final int[] numbers = {3, 7, 11, 2};
  private final List<Integer> shapes = new ArrayList<>(List.of(1));
  private String resource = "abc";
  private int comments;
  private boolean isSwapped;
  private boolean passesNull;
  private int revisits = 4;
  private int next = 2;

  ChangingProgram(Path folder, long seed) {
    this.folder = folder;
    this.random = new Random(seed);
  }

  Change change() {
    Change change = Change.values()[random.nextInt(Change.values().length)];
    apply(change);
    return change;
  }

  void apply(Change change) {
    switch (change) {
      case BODY -> numbers[random.nextInt(numbers.length)] = random.nextInt(20);
      case NEW_SUBCLASS -> shapes.add(next++);
      case DELETED_CLASS -> {
        if (shapes.size() > 1) {
          shapes.remove(random.nextInt(shapes.size()));
        }
      }
      case RESOURCE -> resource = "x".repeat(random.nextInt(4));
      case LINES -> comments = random.nextInt(9);
      case ORDER -> isSwapped = !isSwapped;
      case NULL_PASSED -> passesNull = !passesNull;
      case OPTION -> revisits = 1 + random.nextInt(5);
    }
  }

  String revisits() {
    return Integer.toString(revisits);
  }

  /** Compiles it anew, into an empty folder. */
  void build(Workbench bench) throws IOException {
    Path sources = folder.resolve("sources");
    clear(sources);
    clear(bench.classes());
    for (Map.Entry<String, String> each : sources().entrySet()) {
      Files.writeString(sources.resolve(each.getKey() + ".java"), each.getValue());
    }
    bench.compile(sources);
    Files.writeString(bench.classes().resolve("size.txt"), resource);
  }

  private static void clear(Path place) throws IOException {
    if (Files.exists(place)) {
      try (Stream<Path> all = Files.walk(place)) {
        all.sorted(Comparator.reverseOrder()).forEach(ChangingProgram::delete);
      }
    }
    Files.createDirectories(place);
  }

  private static void delete(Path file) {
    try {
      Files.delete(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Map<String, String> sources() {
    Map<String, String> sources = new TreeMap<>();
    String blank = "// a comment\n".repeat(comments);
    sources.put("Shape", "public interface Shape { int area(int n); }");
    for (int number : shapes) {
      sources.put(
          "Shape" + number,
          "public final class Shape%d implements Shape { public int area(int n) { return n / (n - %d); } }"
              .formatted(number, number));
    }
    List<String> methods =
        new ArrayList<>(
            List.of(
                "  public static int plus(int n) { return n > %d ? n + %d : 1; }\n"
                    .formatted(numbers[0], numbers[1]),
                "  public static int length(String s) { return s.length() %% 5; }\n".formatted()));
    if (isSwapped) {
      methods.add(methods.remove(0));
    }
    sources.put("Maths", blank + "public class Maths {\n" + String.join(blank, methods) + "}");
    sources.put(
        "Cart",
        """
        public class Cart {
          public static int total(int n) { return Maths.plus(n) / (n - %d); }
          public static int largest(Shape shape, int n) { return shape.area(n); }
          public static int sum(int n) { int s = 0; for (int i = 0; i < n; i++) { s += i; } return s; }
          public static int size() throws java.io.IOException {
            return Cart.class.getResourceAsStream("size.txt").readAllBytes().length;
          }
        }
        """
            .formatted(numbers[2]));
    sources.put(
        "Alone",
        blank
            + """
            public class Alone {
              public static boolean is(Object o) { return o instanceof Shape; }
              public static int number(int n) { return n == %d ? 1 / (n - %d) : n; }
              static int call() { return Maths.length(%s); }
            }
            """
                .formatted(numbers[3], numbers[3], passesNull ? "null" : "\"a\""));
    return sources;
  }
}
