package dev.clew.app.explore;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Random methods over objects and arrays, always the same for a seed. What a method returns is a
 * number that only constants are added to, so that each way through it has an outcome of its own.
 */
final class RandomHeapMethods {

  /** A random method: its parameters are types by name, in order. */
  record Generated(String className, String name, Map<String, String> parameters, String text) {
    Generated {
      parameters = new LinkedHashMap<>(parameters);
    }
  }

  /** The classes whose objects are inputs. */
  static final Map<String, String> CLASSES =
      Map.of(
          "Shape.java",
          "interface Shape {\n  int area(int k);\n  default int twice() { return area(2); }\n}\n",
          "Node.java",
          """
          class Node implements Shape {
            int v;
            boolean flag;
            Node next;
            Shape shape;
            int[] data;
            public int area(int k) { return flag ? v : k; }
            int depth(int most) { return next == null || most == 0 ? 0 : 1 + next.depth(most - 1); }
          }
          """,
          "Sub.java",
          """
          class Sub extends Node {
            short v;
            @Override public int area(int k) { return next == this ? k : super.area(k) + v; }
            @Override int depth(int most) { return most; }
          }
          """,
          "Leaf.java",
          """
          final class Leaf implements Shape {
            int w;
            Color color;
            public int area(int k) { return color == Color.RED ? w / k : w; }
            @Override public int twice() { return 7; }
          }
          """,
          "Color.java",
          """
          enum Color {
            RED, GREEN { @Override int weight() { return 2; } }, BLUE;
            int weight() { return ordinal() == 0 ? 1 : 0; }
          }
          """);

  private static final int METHODS_PER_CLASS = 100;
  private static final List<Map.Entry<String, String>> PARAMETERS =
      List.of(
          Map.entry("p", "Node"),
          Map.entry("q", "Node"),
          Map.entry("s", "Shape"),
          Map.entry("l", "Leaf"),
          Map.entry("u", "Sub"),
          Map.entry("a", "int[]"),
          Map.entry("b", "int[]"),
          Map.entry("g", "Node[]"),
          Map.entry("m", "int[][]"),
          Map.entry("i", "java.lang.Integer"),
          Map.entry("j", "java.lang.Integer"),
          Map.entry("c", "Color"),
          Map.entry("o", "java.lang.Object"),
          Map.entry("h", "java.lang.Object[]"),
          Map.entry("k", "int"),
          Map.entry("z", "boolean"));

  private RandomHeapMethods() {}

  static List<Generated> generate(long seed, int count) {
    Random random = new Random(seed);
    List<Generated> methods = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      methods.add(method(random, "Heap" + i / METHODS_PER_CLASS, "m" + i));
    }
    return methods;
  }

  /** All files that declare the methods and what they use. */
  static Map<String, String> sources(List<Generated> methods) {
    Map<String, StringBuilder> bodies = new LinkedHashMap<>();
    for (Generated method : methods) {
      bodies.computeIfAbsent(method.className(), name -> new StringBuilder()).append(method.text());
    }
    Map<String, String> sources = new LinkedHashMap<>(CLASSES);
    bodies.forEach(
        (name, text) -> sources.put(name + ".java", "final class " + name + " {\n" + text + "}\n"));
    return sources;
  }

  private static Generated method(Random random, String className, String name) {
    Map<String, String> parameters = parameters(random);
    List<String> declared = new ArrayList<>();
    parameters.forEach((parameter, type) -> declared.add(type + " " + parameter));
    String head = "  static int " + name + "(" + String.join(", ", declared) + ") {\n";
    RandomHeapStatements statements = new RandomHeapStatements(random, parameters);
    String text = head + statements.text() + "    return t;\n  }\n\n";
    return new Generated(className, name, parameters, text);
  }

  private static Map<String, String> parameters(Random random) {
    Map<String, String> parameters = new LinkedHashMap<>();
    int wanted = random.nextInt(5) == 0 ? 3 : 2;
    while (parameters.size() < wanted) {
      var chosen = PARAMETERS.get(random.nextInt(PARAMETERS.size()));
      parameters.put(chosen.getKey(), chosen.getValue());
    }
    return parameters;
  }
}
