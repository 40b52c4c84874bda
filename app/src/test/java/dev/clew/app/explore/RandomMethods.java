package dev.clew.app.explore;

import dev.clew.app.explore.RandomMethod.Range;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Random methods, always the same for a seed. */
final class RandomMethods {

  private static final int METHODS_PER_CLASS = 10;
  private static final int MOST_INPUTS = 200;
  private static final List<Range> RANGES =
      List.of(
          new Range("int", "a", -2, 2),
          new Range("int", "b", 0, 3),
          new Range("boolean", "c", 0, 1),
          new Range("byte", "d", -1, 2),
          new Range("short", "e", -2, 1),
          new Range("char", "f", 0, 3),
          new Range("long", "g", -2, 2),
          new Range("byte", "h", 125, 127),
          new Range("int", "i", Integer.MIN_VALUE, Integer.MIN_VALUE + 2),
          new Range("char", "j", 97, 100));

  private RandomMethods() {}

  static List<RandomMethod> generate(long seed, int count) {
    Random random = new Random(seed);
    List<RandomMethod> methods = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      methods.add(method(random, "Random" + i / METHODS_PER_CLASS, "m" + i));
    }
    return methods;
  }

  /** The files that declare the methods, with their own helpers in each class. */
  static Map<String, String> sources(long seed, List<RandomMethod> methods) {
    Map<String, StringBuilder> bodies = new LinkedHashMap<>();
    for (RandomMethod method : methods) {
      bodies.computeIfAbsent(method.className(), name -> new StringBuilder()).append(method.text());
    }
    Map<String, String> sources = new LinkedHashMap<>();
    Random random = new Random(~seed);
    bodies.forEach(
        (name, text) ->
            sources.put(
                name + ".java", "final class " + name + " {\n" + text + helpers(random) + "}\n"));
    return sources;
  }

  private static RandomMethod method(Random random, String className, String name) {
    List<Range> parameters = parameters(random);
    List<String> ints = new ArrayList<>(List.of("x", "y"));
    List<String> booleans = new ArrayList<>();
    List<String> assigned = new ArrayList<>(List.of("x", "y"));
    for (Range range : parameters) {
      switch (range.type()) {
        case "boolean" -> booleans.add(range.name());
        case "long" -> ints.add("(int) " + range.name());
        default -> {
          ints.add(range.name());
          ints.add(small(range));
          ints.add(small(range));
          assigned.add(range.name());
        }
      }
    }
    booleans.add("(z > " + random.nextInt(9) + "L)");
    RandomExpressions expressions = new RandomExpressions(random, ints, booleans, true);
    RandomStatements statements = new RandomStatements(expressions, assigned);
    statements.block(3 + random.nextInt(3), 2);
    String head = head(name, parameters) + locals(parameters, random);
    String text = head + statements.text() + "    return t;\n  }\n\n";
    return new RandomMethod(className, name, parameters, text);
  }

  /** The parameter, or its distance from a far end of its range. */
  private static String small(Range range) {
    boolean isFar = range.low() < -9 || range.low() > 9;
    return isFar ? "(" + range.name() + " - (" + range.low() + "))" : range.name();
  }

  private static List<Range> parameters(Random random) {
    List<Range> parameters = new ArrayList<>();
    int inputs = 1;
    int wanted = 2 + random.nextInt(3);
    while (parameters.size() < wanted) {
      Range range = RANGES.get(random.nextInt(RANGES.size()));
      if (!parameters.contains(range)) {
        if (inputs * range.size() > MOST_INPUTS) {
          break;
        }
        inputs *= range.size();
        parameters.add(range);
      }
    }
    return parameters;
  }

  private static String head(String name, List<Range> parameters) {
    List<String> declared = parameters.stream().map(p -> p.type() + " " + p.name()).toList();
    StringBuilder text = new StringBuilder();
    text.append("  static long ").append(name).append('(');
    text.append(String.join(", ", declared)).append(") {\n");
    for (Range range : parameters) {
      if (!range.isBoolean()) {
        String p = range.name();
        text.append(
            "    if (" + p + " < " + range.low() + " || " + p + " > " + range.high() + ") {\n");
        text.append("      return " + RandomMethod.OUTSIDE + ";\n    }\n");
      }
    }
    return text.toString();
  }

  private static String locals(List<Range> parameters, Random random) {
    String x = start(parameters.get(0));
    String y = start(parameters.get(parameters.size() - 1));
    return "    long t = 1;\n    int x = "
        + x
        + ";\n    int y = "
        + y
        + ";\n    long z = x + y;\n"
        + "    int[] r = {"
        + random.nextInt(3)
        + ", x, y};\n";
  }

  private static String start(Range range) {
    return range.isBoolean() ? "(" + range.name() + " ? 1 : 0)" : "(int) " + small(range);
  }

  private static String helpers(Random random) {
    StringBuilder text = new StringBuilder();
    RandomExpressions expressions =
        new RandomExpressions(random, List.of("p", "q"), List.of(), false);
    for (int i = 0; i < 3; i++) {
      text.append("  private static int h" + i + "(int p, int q) {\n");
      text.append("    if (" + expressions.condition(1) + ") {\n");
      text.append("      return " + expressions.number(1) + ";\n    }\n");
      text.append("    if (p == " + (random.nextInt(9) - 4) + ") {\n");
      text.append("      throw new IllegalArgumentException(\"h" + i + "\");\n    }\n");
      text.append("    return " + expressions.number(1) + ";\n  }\n\n");
    }
    return text.append("  private static int down(int n) {\n")
        .append("    return n <= 0 ? 0 : 1 + down(n - 1);\n  }\n")
        .toString();
  }
}
